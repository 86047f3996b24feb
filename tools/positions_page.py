"""Writes the field tables of docs/positions.md from what the games declare; `--check` says whether they are stale."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from declared import meanings_in

import branchline
from branchline.cli.fields import fields_of, told
from branchline.kernel.game import Game
from branchline.kernel.record import Record

PAGE = Path(__file__).parents[1] / "docs" / "positions.md"
MARK = "<!-- What follows is written by `make docs`. -->\n"


def tables() -> str:
    """A table for each game, or for each family of games that share a record."""
    games: dict[type[Record], list[Game]] = {}
    for game in branchline.catalogue().values():
        games.setdefault(game.rulebook.State, []).append(game)
    return "\n".join(line for State, playing in games.items() for line in _table(State, playing))


def _table(State: type[Record], games: list[Game]) -> Iterator[str]:
    yield f"\n## {', '.join(game.name() for game in games)}\n"
    yield "| field | for each | holds | known to | |"
    yield "|---|---|---|---|---|"
    meanings = meanings_of(State)
    for name, field in fields_of(games[0]).items():
        axes, holds, known_to = told(field)
        yield f"| `{name}` | {axes} | {holds} | {known_to} | {meanings.get(name, '')} |"


def meanings_of(State: type[Record]) -> dict[str, str]:
    """What stands below a field in the source of its record."""
    meanings: dict[str, str] = {}
    for record in reversed(State.__mro__):
        if issubclass(record, Record) and record is not Record:
            meanings |= meanings_in(record)
    return meanings


def main() -> int:
    written = PAGE.read_text(encoding="utf-8")
    page = written.partition(MARK)[0] + MARK + tables() + "\n"
    if "--check" in sys.argv[1:]:
        if page != written:
            print(f"{PAGE.name} is stale: run “make docs”.", file=sys.stderr)
        return int(page != written)
    PAGE.write_text(page, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
