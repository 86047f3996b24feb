"""What is printed on a tile of Rock Island: its track in braille dots, or its name, and the pieces on it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from rich.text import Text

from branchline.cli.boards.rock_island.track import (
    Spot,
    arrow_away,
    edge_of,
    exit_dots,
    stop_of,
    track_dots,
)
from branchline.cli.colours import INK, WHITE, inverse, shaded
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard

LARGE, SMALL = 8, 6
"""The columns of a tile. It has half as many lines, which makes it about as high as wide."""
CREW, WATER = "▲", "~"
FRAME, CORNERS = "┌┐└┘", ((0, 0), (0, -1), (-1, 0), (-1, -1))
NAMES: dict[int, dict[str, tuple[str, ...]]] = {
    LARGE: {"chicago": ("", "CHICAGO"), "kansas_city": ("KANSAS", "CITY")},
    SMALL: {"chicago": ("CHI",), "kansas_city": ("KC",)},
}
CITIES = ("chicago", "kansas_city")
BRAILLE, BLANK_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80)), 0x2800

OPEN = {"land": "#f4efe0", "river": "#c9e0ee", "chicago": "#f6d3cb", "kansas_city": "#cfe6c8"}
HIDDEN = {"land": "#c8b890", "river": "#8fb4cf"}
SHADES = (1.0, 0.94, 1.04)
SEATS = ("#b3372b", "#1f5fa8", "#8a5a00", "#1f7a3d")


class Patch:
    """A character and a style for each place on a tile."""

    def __init__(self, wide: int, fill: str, style: str) -> None:
        self.wide, self.high = wide, wide // 2
        self._places = [[(fill, style)] * wide for _ in range(self.high)]

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        """Over what is there, in its style unless told otherwise."""
        for at, letter in enumerate(text, column):
            self._places[line][at] = (letter, style or self._places[line][at][1])

    def centre(self, line: int, text: str, style: str = "") -> None:
        self.write(line, (self.wide - len(text)) // 2, text, style)

    def line(self, line: int) -> Text:
        return Text.assemble(*self._places[line])

    def draw_dots(self, dots: Collection[Spot]) -> None:
        """Two dots by four make a character."""
        letters: dict[Spot, int] = {}
        for x, y in dots:
            place = (y // 4, x // 2)
            letters[place] = letters.get(place, BLANK_BRAILLE) | BRAILLE[y % 4][x % 2]
        for (line, column), letter in letters.items():
            self.write(line, column, chr(letter))

    def frame(self) -> None:
        for corner, (line, column) in zip(FRAME, CORNERS, strict=True):
            self.write(line % self.high, column % self.wide, corner)


def patches_of(loaded: LoadedBoard, view: dict[str, Any], wide: int) -> dict[str, Patch]:
    """Every cell of the field."""
    patches = {}
    for cell, lies in view["cells"].items():
        patches[cell] = tile_patch(loaded, lies, wide, cell, SHADES[shade_of(loaded, cell)])
        _add_pieces(loaded, view, cell, patches[cell])
    if view["turning"]:
        patches[view["turning"]["cell"]].frame()
    return patches


def tile_patch(loaded: LoadedBoard, lies: dict[str, Any], wide: int, name: str, shade: float = 1.0) -> Patch:
    """A tile: its track if it is open, else its name on its back; or a city."""
    ground = lies["ground"]
    colour = shaded((OPEN if lies["open"] or ground not in HIDDEN else HIDDEN)[ground], shade)
    patch = Patch(wide, WATER if ground == "river" else " ", f"{INK} on {colour}")
    if ground in CITIES:
        patch.draw_dots(exit_dots(loaded, ground, wide))
        _write_name(patch, ground)
    elif lies["open"] and lies["tile"]:
        patch.draw_dots(track_dots(loaded, lies["tile"], lies["rotation"] or 0, wide))
    else:
        patch.centre((wide // 2 - 1) // 2, f" {name} " if ground == "river" else name)
    return patch


def _write_name(patch: Patch, city: str) -> None:
    """Clear of the exits: Chicago's are in the west, Kansas City's in the east."""
    for line, name in enumerate(NAMES[patch.wide][city]):
        patch.write(line, patch.wide - len(name) if city == "chicago" else 0, name)


def _add_pieces(loaded: LoadedBoard, view: dict[str, Any], cell: str, patch: Patch) -> None:
    crews = [seat for seat, place in enumerate(view["crews"]) if place == cell]
    engines = [seat for seat, engine in enumerate(view["locomotives"]) if engine["cell"] == cell]
    lies = view["cells"][cell]
    if lies["ground"] in CITIES:
        _crowd(patch, lies["ground"], crews, engines)
        return
    taken = []
    for seat in engines:
        entry = view["locomotives"][seat]["entry"]
        taken.append(stop_of(loaded, lies, edge_of(loaded, entry), patch.wide))
        patch.write(*taken[-1], SEAT_LETTERS[seat] + arrow_away(loaded, entry), engine_style(seat))
    for seat in crews:
        line = next(line for line in (0, patch.high - 1) if all(line != stop for stop, _ in taken))
        patch.centre(line, CREW + SEAT_LETTERS[seat], crew_style(seat))


def _crowd(patch: Patch, city: str, crews: list[int], engines: list[int]) -> None:
    """In a city: the letters of all crews, and below them those of all locomotives."""
    first = 2 if city == "chicago" else 1
    if crews:
        patch.write(patch.high - 2, first - 1, CREW)
    for place, seat in enumerate(crews, first):
        patch.write(patch.high - 2, place, SEAT_LETTERS[seat], crew_style(seat))
    for place, seat in enumerate(engines, first):
        patch.write(patch.high - 1, place, SEAT_LETTERS[seat], engine_style(seat))


def crew_style(seat: int) -> str:
    return f"bold {WHITE} on {SEATS[seat]}"


def engine_style(seat: int) -> str:
    return inverse(SEATS[seat])


def shade_of(loaded: LoadedBoard, cell: str) -> int:
    """One of three, so that neighbours never share one."""
    row, column = divmod(loaded.labels["cell"].index(cell), loaded.data["field"]["cols"])
    return int(column - row // 2 - row) % len(SHADES)
