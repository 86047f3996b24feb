"""The map of England and Wales."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.cells import GROUND, cells_of, city_cell, land, track
from branchline.cli.boards.england_wales.owners import COLOURS, owner_colour, owner_mark, owner_name
from branchline.cli.colours import readable_on
from branchline.cli.hex_map import draw_map, sample
from branchline.cli.naming import game_word

if TYPE_CHECKING:
    from branchline.kernel.match import Match

SAMPLE: dict[str, Any] = {"colour": "red", "cubes": {"red": 2, "yellow": 1}, "emptied": False}
EMPTIED: dict[str, Any] = {"colour": None, "cubes": {}, "emptied": True}


def draw(match: Match, seat: int | None, width: int) -> Text:
    return draw_map(cells_of(match, match.view(seat)), _legend(match), width)


def _legend(match: Match) -> Iterator[Text]:
    yield from _owners(match)
    yield Text()
    samples = {terrain: land(terrain, 7) for terrain in GROUND} | {
        "track": track(match, 0, True), "open": track(match, 1, False),
        "city": city_cell("LO", SAMPLE), "emptied": city_cell("Ho", EMPTIED),
    }  # fmt: skip
    for key, cell in samples.items():
        yield from sample(cell, say(f"legend-{key}"))
    colours = [colour for colour in COLOURS if colour in match.board.data["goods"]["colours"]]
    letters = [f"{say(f'letter-{colour}')} {game_word(match, f'colour-{colour}')}" for colour in colours]
    yield from (Text(" " * 9 + "  ".join(letters[k : k + 2])) for k in range(0, len(letters), 2))


def _owners(match: Match) -> Iterator[Text]:
    """A line for each company, or where seats build for themselves for each seat."""
    labels = match.board.labels
    for owner in range(len(labels["company"].labels) if "company" in labels else match.players):
        style = readable_on(owner_colour(match, owner))
        yield Text.assemble("  ", (f"{owner_mark(match, owner):^5}", style), "  ", owner_name(match, owner))
