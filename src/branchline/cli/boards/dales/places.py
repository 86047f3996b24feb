"""Where the names of areas stand on the map of the Dales family, and what stands beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

from branchline.cli.boards.dales.pieces import COLOURS, COMPANIES, CUBE, PEOPLE, here_in
from branchline.cli.colours import readable_on

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard

TALL = 0.44
"""Lines of the map for each column that the same distance takes to the right."""
SHORTEST_NAME = 4
FAR = 16
"""How many columns a name may stand from its place."""
HIGH_GROUND, OWNED = "^", "="
TOWN, GROUND = "bold", "cyan"


@dataclass(frozen=True)
class Name:
    """An area's name on the map: where it begins, how much room is kept for it, and what stands there."""

    row: int
    col: int
    text: str
    style: str

    @property
    def middle(self) -> tuple[int, int]:
        return self.row, self.col + len(self.text) // 2

    def covered(self) -> list[tuple[int, int]]:
        """Where no way is drawn: the name, and a cell after an owner's letter, which a track would seem to repeat."""
        return [(self.row, self.col + k) for k in range(len(self.text) + (OWNED in self.text))]

    def cells(self) -> Iterator[tuple[tuple[int, int], tuple[str, str]]]:
        for k, letter in enumerate(self.text):
            yield (self.row, self.col + k), (letter, self.style)


def names_on(loaded: LoadedBoard, view: dict[str, Any], columns: int) -> dict[str, Name]:
    """Towns are given their place first, then land for track, and high ground takes what is left."""
    areas = [area for area in loaded.data["areas"] if "part_of" not in area]
    shortened, scale = short_names([area["id"] for area in areas]), columns / loaded.data["canvas"]["width"]
    taken: set[tuple[int, int]] = set()
    names = {}
    for area in sorted(areas, key=lambda area: (area["town"] is None, not area["passable"])):
        name = _named(area, shortened[area["id"]])
        room = len(name) + (4 if area["town"] else 2 if area["goods"] else 0)
        row, col = _free(taken, area["at"], scale, room, columns)
        taken |= {(row, col + k) for k in range(-1, room + 1)}
        here = here_in(view, area["id"])
        names[area["id"]] = Name(row, col, name + _contents(here), _look(area, here["owners"]))
    return names


def short_names(ids: list[str]) -> dict[str, str]:
    """The beginning of each id that no other shares: enough to type, and short enough for the map.

    >>> short_names(["ribblehead", "ribblesdale", "dent", "dentdale", "pen_y_ghent"])
    {'ribblehead': 'ribbleh', 'ribblesdale': 'ribbles', 'dent': 'dent', 'dentdale': 'dentd', 'pen_y_ghent': 'pen_y'}
    """
    return {id: _short(id, [other for other in ids if other != id]) for id in ids}


def _short(id: str, others: list[str]) -> str:
    for length in range(SHORTEST_NAME, len(id)):
        if id[length - 1] != "_" and not any(other.startswith(id[:length]) for other in others):
            return id[:length]
    return id


def _named(area: dict[str, Any], short: str) -> str:
    if not area["passable"]:
        return HIGH_GROUND + short
    return short.upper() if area["town"] else short


def _free(taken: set[tuple[int, int]], at: list[float], scale: float, room: int, columns: int) -> tuple[int, int]:
    """The nearest row and column where there is room for a name."""
    home = round(at[1] * scale * TALL), round(at[0] * scale) - room // 2
    for down, right in _offsets():
        row, col = max(home[0] + down, 0), min(max(home[1] + right, 0), columns - room)
        if not any((row, col + k) in taken for k in range(room)):
            return row, col
    return home


def _offsets() -> list[tuple[int, int]]:
    """Steps away from a place, near ones first; a line counts as much as two columns."""
    return sorted(
        product(range(-FAR // 2, FAR // 2 + 1), range(-FAR, FAR + 1)), key=lambda o: 4 * o[0] ** 2 + o[1] ** 2
    )


def _contents(here: dict[str, Any]) -> str:
    """`=R` for an owner, a letter for each person, a dot for each cube."""
    owners = "".join(COMPANIES[owner] for owner in here["owners"])
    pieces = "".join(PEOPLE.get(piece, CUBE) * count for piece, count in here["pieces"].items())
    return (OWNED + owners if owners else "") + pieces


def _look(area: dict[str, Any], owners: list[str]) -> str:
    if owners:
        return "bold " + readable_on(COLOURS[owners[0]])
    if area["town"]:
        return TOWN
    return "" if area["passable"] else GROUND
