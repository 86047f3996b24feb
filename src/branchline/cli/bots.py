"""`branchline bots`: the bots of a game, from weakest to strongest."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.columns import keyed_table
from branchline.cli.grammar import add_command
from branchline.cli.words import say, speaking

if TYPE_CHECKING:
    from branchline.kernel.game import Game


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "bots")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    from branchline.bots import SEARCHING
    from branchline.bots.play.ladder import ladder

    game = branchline.load(args.game)
    # To name its bots, nothing of a game needs to be compiled.
    game.load_rules(compiled=False)
    listed = [bot | {"remark": _remark(game) if bot["id"] in SEARCHING else None} for bot in ladder(game)]
    if args.json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        rows = [(label, line) for bot in listed for label, line in _lines(bot)]
        print(keyed_table(("bot", "remark"), rows))
    return 0


def _remark(game: Game) -> str | None:
    """Whether there is a network to guide it, and whether the rules have changed since that was trained."""
    from branchline.bots.models.packaged import packaged_model
    from branchline.bots.search.master import usual_simulations

    metadata = packaged_model(game)
    if metadata is None:
        return say("bots-no-net" if usual_simulations(game, None) else "bots-no-search")
    if metadata.rules == game.rules:
        return None
    return say("bots-older-rules", rules=metadata.rules, now=game.rules)


def _lines(bot: dict[str, Any]) -> list[tuple[str, str]]:
    """What one should know about a bot, for people."""
    lines = [bot["characters"][speaking()], bot["remark"], *map(_strength, bot["strength"])]
    return [("" if at else bot["id"], line) for at, line in enumerate(filter(None, lines))]


def _strength(found: dict[str, Any]) -> str:
    return say("bots-strength", players=found["players"], against=found["against"], share=found["win_share"],
               fair=found["fair_share"])  # fmt: skip
