"""The field of Rock Island: open tiles with their tracks, crews and locomotives in the colours of the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from branchline.envs.drawing.hexes import SEATS, bend, centre, hexagon, towards, track, whole
from branchline.envs.drawing.shapes import Disc, Drawing, Label, Line, Point, Polygon, Shape

if TYPE_CHECKING:
    from branchline.kernel.match import Match

GROUND = {"land": "#dfe8cf", "river": "#c9dfe8"}
FACE_DOWN = "#b7a98a"
CITY = "#e9c46a"
RAIL = "#4a4038"


def draw(match: Match, view: Any) -> Drawing:
    tiles = {tile["id"]: tile for tile in match.board.data["tile_types"]}
    field = match.board.data["field"]
    shapes = [shape for name, cell in view["cells"].items() for shape in _cell(_at(name), cell, tiles)]
    for seat, cell in enumerate(view["crews"]):
        if cell:
            shapes += _crew(_beside(_at(cell), seat, -9), SEATS[seat])
    for seat, locomotive in enumerate(view["locomotives"]):
        if locomotive["cell"]:
            shapes.append(Disc(_beside(_at(locomotive["cell"]), seat, 6), 5, SEATS[seat]))
    return whole(shapes, field["rows"], field["cols"])


def _at(name: str) -> Point:
    return centre(ord(name[0]) - ord("A"), int(name[1:]) - 1)


def _beside(at: Point, seat: int, below: float) -> Point:
    """The pieces of all seats have room in one cell."""
    return at[0] - 12 + 8 * seat, at[1] + below


def _crew(at: Point, colour: str) -> list[Shape]:
    x, y = at
    return [Polygon([(x, y - 5), (x + 5, y + 4), (x - 5, y + 4)], colour, "#222222")]


def _cell(at: Point, cell: dict[str, Any], tiles: dict[str, Any]) -> Iterator[Shape]:
    ground = cell["ground"]
    if ground not in GROUND:
        yield hexagon(at, CITY)
        yield Label(at, ground[:2].title(), 11)
        return
    yield hexagon(at, GROUND[ground] if cell["open"] else FACE_DOWN)
    tile = tiles.get(cell["tile"] or "")
    for group in tile["groups"] if tile and cell["open"] else ():
        for line in group["lines"]:
            yield from _line(at, [(edge + cell["rotation"]) % 6 for edge in line])


def _line(at: Point, edges: list[int]) -> Iterator[Shape]:
    if len(edges) == 2:
        yield from track(bend(at, *edges), RAIL)
    else:
        yield Line([at, towards(at, edges[0])], RAIL, 4)
