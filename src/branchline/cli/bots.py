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
    from branchline.bots import BOTS

    game = branchline.load(args.game)
    listed = [{"id": bot, **(_net(game) if bot == "net" else {"remark": None})} for bot in BOTS]
    if args.json:
        print(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        rows = [(bot["id"], line) for bot in listed for line in _lines(bot)]
        print(keyed_table(("bot", "remark"), rows))
    return 0


def _net(game: Game) -> dict[str, Any]:
    """How strong the bot that learned was found to be, or that another stands in; whether the rules have changed."""
    from branchline.bots.net import packed_net
    from branchline.bots.net_file import UnfitNet

    try:
        account = packed_net(game).account
    except UnfitNet as refusal:
        return {"remark": refusal.say(speaking())}
    older = None if account.rules == game.rules else say("bots-older-rules", rules=account.rules, now=game.rules)
    strength = [
        {"players": int(players), **found, "stands_in": found["against"] if account.is_weak(int(players)) else None}
        for players, found in sorted(account.figures.items())
    ]
    return {"remark": older, "strength": strength}


def _lines(bot: dict[str, Any]) -> list[str]:
    """What one should know about a bot, for people."""
    return [line for line in (bot["remark"], *map(_strength, bot.get("strength", []))) if line] or [""]


def _strength(found: dict[str, Any]) -> str:
    key = "bots-weak" if found["stands_in"] else "bots-strength"
    return say(key, players=found["players"], against=found["against"], share=found["win_share"],
               fair=found["fair_share"])  # fmt: skip
