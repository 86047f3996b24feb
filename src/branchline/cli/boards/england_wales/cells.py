"""What is printed on a hex of the map of England and Wales."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.owners import COLOURS, GREY, owner_colour, owner_mark
from branchline.cli.cells import FAINT, WIDE, Cell, Cells
from branchline.cli.colours import INK, WHITE, readable_on

if TYPE_CHECKING:
    from branchline.kernel.match import Match

GROUND = {"plain": "#e9e4c9", "river": "#c4dce6", "mountain": "#cbb899"}
OPEN_END, EMPTY = "?", "∅"


def cells_of(match: Match, view: dict[str, Any]) -> Cells:
    data = match.board.data
    cells = {hex["id"]: land(hex["terrain"], hex["col"]) for hex in data["hexes"] if hex["terrain"] in GROUND}
    for link in view["links"]:
        for tile in link["tiles"]:
            cells[tile["hex"]] = with_track(cells[tile["hex"]], track(match, link["owner"], link["complete"]))
    for city in data["cities"]:
        cells[hex_label(city)] = city_cell(city["code"], view["cities"][city["id"]])
    return {_place(hex): cell for hex, cell in cells.items()}


def land(terrain: str, col: int) -> Cell:
    return Cell(str(col), style=f"{FAINT} on {GROUND[terrain]}")


def track(match: Match, owner: int, complete: bool) -> Cell:
    """Of an unfinished link, with a mark that says so."""
    mark = owner_mark(match, owner) + ("" if complete else OPEN_END)
    return Cell(mark, style=readable_on(owner_colour(match, owner)))


def with_track(cell: Cell, track: Cell) -> Cell:
    """A first track fills its hex; a second crosses it in the lower line."""
    return track if cell.top.isdigit() else replace(cell, bottom=track.top, lower=track.style)


def city_cell(code: str, city: dict[str, Any]) -> Cell:
    """The background is the colour it takes; below lie its cubes."""
    colour = COLOURS[city["colour"]] if city["colour"] else GREY
    cubes = cube_letters(city["cubes"]) or (EMPTY if city["emptied"] else "–")
    return Cell(code, cubes, f"bold {readable_on(colour)}", f"{INK} on {WHITE}")


def cube_letters(cubes: dict[str, int]) -> str:
    """`rry`: two red, one yellow. Where there is no room for all, the last letters are their number."""
    letters = "".join(say(f"letter-{colour}") * count for colour, count in cubes.items())
    return letters if len(letters) <= WIDE else f"{letters[: WIDE - 2]}+{len(letters) - WIDE + 2}"


def hex_label(place: dict[str, Any]) -> str:
    return f"{place['col']},{place['row']}"


def _place(hex: str) -> tuple[int, int]:
    col, row = hex.split(",")
    return int(row), int(col)
