"""Writes the tables of docs/positions.md and docs/observations.md from what the games declare; `--check` says whether
they are stale."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import branchline
from branchline.bots.models.observe import observer_of
from branchline.cli.fields import describe, fields_of
from branchline.kernel.game import Game
from branchline.kernel.record import Record
from branchline.server.wire.meanings import meanings_in

DOCS = Path(__file__).parents[1] / "docs"
MARK = "<!-- What follows is written by `make docs`. -->\n"


def tables() -> str:
    """A table for each game, or for each family of games that share a record."""
    games: dict[type[Record], list[Game]] = {}
    for game in branchline.catalogue().values():
        games.setdefault(game.contract.State, []).append(game)
    return "\n".join(line for State, playing in games.items() for line in _table(State, playing))


def _table(State: type[Record], games: list[Game]) -> Iterator[str]:
    yield f"\n## {', '.join(game.name() for game in games)}\n"
    yield "| field | for each | holds | known to | |"
    yield "|---|---|---|---|---|"
    meanings = meanings_of(State)
    for name, field in fields_of(games[0]).items():
        axes, holds, known_to = describe(field)
        yield f"| `{name}` | {axes} | {holds} | {known_to} | {meanings.get(name, '')} |"


def meanings_of(State: type[Record]) -> dict[str, str]:
    """What stands below a field in the source of its record."""
    meanings: dict[str, str] = {}
    for record in reversed(State.__mro__):
        if issubclass(record, Record) and record is not Record:
            meanings |= meanings_in(record)
    return meanings


def observations() -> str:
    """A table for each game: where its fields stand in an observation."""
    return "\n".join(line for game in branchline.catalogue().values() for line in _observation(game))


def _observation(game: Game) -> Iterator[str]:
    layout = observer_of(game).layout
    yield f"\n## {game.name()}\n"
    yield f"{layout.size} numbers; fingerprint `{layout.fingerprint[:16]}`.\n"
    yield "| from | field | for each | places an entry | form | seen through it |"
    yield "|---|---|---|---|---|---|"
    for block in layout.blocks:
        axes = " × ".join(str(axis) if isinstance(axis, int) else axis.name for axis in block.field.axes)
        counts = " × ".join(map(str, block.counts))
        through = ", ".join(attribute.name for attribute in block.attributes)
        form = block.marks.form.replace("_", " ")
        entries = f"{axes} ({counts})" if block.counts else ""
        yield f"| {block.start} | `{block.name}` | {entries} | {block.entry_width} | {form} | {through} |"


PAGES = {"positions.md": tables, "observations.md": observations}


def main() -> int:
    stale = [name for name, write in PAGES.items() if _is_stale(DOCS / name, write(), "--check" in sys.argv[1:])]
    for name in stale:
        print(f"{name} is stale: run “make docs”.", file=sys.stderr)
    return int(bool(stale))


def _is_stale(path: Path, generated: str, only_check: bool) -> bool:
    written = path.read_text(encoding="utf-8")
    page = written.partition(MARK)[0] + MARK + generated + "\n"
    if not only_check:
        path.write_text(page, encoding="utf-8")
    return only_check and page != written


if __name__ == "__main__":
    sys.exit(main())
