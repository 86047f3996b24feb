"""`branchline games`: what there is to play."""

from __future__ import annotations

import json
from argparse import Namespace
from textwrap import fill
from typing import Any

import branchline
from branchline.cli.columns import keyed_table, width
from branchline.cli.grammar import add_command
from branchline.cli.words import say, speaking


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "games")
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    games = [game.to_json() for game in branchline.catalogue().values()]
    if args.json:
        print(json.dumps(games, ensure_ascii=False, indent=2))
    else:
        _show(games)
    return 0


def _show(games: list[dict[str, Any]]) -> None:
    keys = ("id", "game", "players", "minutes", "weight", "year")
    print(keyed_table(keys, [_row(game) for game in games]))
    print()
    for game in games:
        print(fill(game["summaries"][speaking()], width()), end="\n\n")
    print(say("games-next", game=games[0]["id"]))


def _row(game: dict[str, Any]) -> list[str]:
    return [
        game["id"], game["names"][speaking()], _span(game["players"]), _span(game["minutes"]),
        f"{game['weight']:.1f} / 5", str(game["year"]),
    ]  # fmt: skip


def _span(numbers: list[int]) -> str:
    """`2–4`"""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
