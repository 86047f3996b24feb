"""`branchline train`: a net teaches itself a game by playing against itself, on a GPU or, slowly, on a CPU."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.arguments import number_of
from branchline.cli.extras import need
from branchline.cli.grammar import add_command
from branchline.cli.words import BadCommand, say

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.train.self_play.settings import Settings

WHOLE = ("tables", "steps", "minibatch", "passes", "width", "input_width", "keep_every", "seed", "decisions",
         "greedy_games")  # fmt: skip
REAL = ("learning_rate", "entropy", "last_entropy", "trace", "varied", "earlier", "greedy_tables")
"""The settings that can be typed."""
COLUMNS = ("decisions", "games", "decisions_per_s", "entropy", "error", "drift", "against_earlier", "against_greedy")


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "train")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("--folder", required=True, help=say("help-train-folder"))
    parser.add_argument("--minutes", default="8", help=say("help-train-minutes"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda", help=say("help-train-device"))
    parser.add_argument("--players", metavar="2,3,4", help=say("help-train-players"))
    parser.add_argument("--again", action="store_true", help=say("help-train-again"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    for name in (*WHOLE, *REAL):
        parser.add_argument(
            f"--{name.replace('_', '-')}", metavar="N", help=say(f"help-train-{name.replace('_', '-')}")
        )


def run(args: Namespace) -> int:
    need("train")
    from branchline.train.self_play.session import Session

    game = branchline.load(args.game)
    minutes = _real(args.minutes, "--minutes")
    session = Session(game, settings_of(game, args), Path(args.folder), args.device, again=args.again)
    if session.settings.greedy_games and session.learner.student is None:
        print(say("train-greedy-first", games=session.settings.greedy_games), file=sys.stderr, flush=True)
    session.run(minutes, _told_as_json if args.json else _told_as_table())
    return 0


def settings_of(game: Game, args: Namespace) -> Settings:
    from branchline.train.self_play.settings import Settings

    chosen: dict[str, Any] = {}
    for names, read in ((WHOLE, number_of), (REAL, _real)):
        for name in names:
            if (text := getattr(args, name)) is not None:
                chosen[name] = read(text, f"--{name.replace('_', '-')}")
    numbers = args.players.split(",") if args.players else game.players
    players = tuple(game.check_players(number_of(str(number), "--players")) for number in numbers)
    return Settings(players=players, **chosen)


def _real(text: str, name: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadCommand("number", value=text, name=name, least=0) from None


def _told_as_json(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def _told_as_table() -> Callable[[dict[str, Any]], None]:
    """A line for each stretch of lessons, as they pass."""
    names = [say(f"train-{column.replace('_', '-')}") for column in COLUMNS]
    widths = [max(12, len(name)) for name in names]
    print("  ".join(name.rjust(width) for name, width in zip(names, widths, strict=True)), flush=True)

    def tell(line: dict[str, Any]) -> None:
        cells = [f"{line[column]:,}".rjust(width) for column, width in zip(COLUMNS, widths, strict=True)]
        print("  ".join(cells), flush=True, file=sys.stdout)

    return tell
