"""The maps of the dales: areas, tracks on the borders they cross, pieces where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from branchline.envs.drawing.hexes import COLOURS, SEATS
from branchline.envs.drawing.shapes import Disc, Drawing, Label, Line, Polygon, Shape

if TYPE_CHECKING:
    from branchline.kernel.match import Match

LAND = {"company": "#f0d9b5", "arrow": "#e6d3ef", "plain": "#dfe8cf", "lowland": "#dfe8cf"}
OTHER = "#d6d0bf"
PIECES = COLOURS | {
    "stone": "#9e9e9e",
    "cheese": "#f0a830",
    "beer": "#fdfdf6",
    "mail": "#f4d03f",
    "objector": "#1d1b16",
}


def draw(match: Match, view: Any) -> Drawing:
    data = match.board.data
    places = {area["id"]: area["at"] for area in data["areas"]}
    shapes = [shape for area in data["areas"] for shape in _area(area)]
    shapes += [Line(line, "#8fb8cf", 4) for river in data["rivers"] for line in river["lines"]]
    borders = {border["id"]: border for border in data["borders"]}
    for name, owner in view["tracks"].items():
        shapes += _track(borders[name], places, owner)
    shapes += [_name(area, data["canvas"]["height"]) for area in data["areas"]]
    for name, area in view["areas"].items():
        shapes += _pieces(places[name], area)
    return Drawing(data["canvas"]["width"], data["canvas"]["height"], shapes)


def _area(area: dict[str, Any]) -> Iterator[Shape]:
    fill = LAND.get(area["town"] or "", LAND.get(area["kind"], OTHER)) if area["passable"] else OTHER
    for polygon in area["polygons"]:
        yield Polygon(polygon, fill, "#8d846c")


def _name(area: dict[str, Any], height: float) -> Label:
    x, y = area["at"]
    return Label((x, min(max(y - 14, 10), height - 10)), area["name"], 10)


def _track(border: dict[str, Any], places: dict[str, Any], owner: Any) -> Iterator[Shape]:
    """From one area through the middle of the border to the other."""
    colour = SEATS[owner] if isinstance(owner, int) else COLOURS.get(str(owner), "#444444")
    (ax, ay), (bx, by) = border["segment"]
    points = [tuple(places[border["a"]]), ((ax + bx) / 2, (ay + by) / 2), tuple(places[border["b"]])]
    yield Line(points, "#fffdf5", 9)
    yield Line(points, colour, 6)


def _pieces(at: Any, area: dict[str, Any]) -> Iterator[Shape]:
    pieces = [kind for kind, count in area["pieces"].items() for _ in range(count)]
    for number, kind in enumerate(pieces):
        yield Disc((at[0] - 5.5 * (len(pieces) - 1) + 11 * number, at[1] + 4), 5, PIECES.get(kind, "#999999"))
    for number, owner in enumerate(area["owners"]):
        colour = SEATS[owner] if isinstance(owner, int) else COLOURS.get(str(owner), "#999999")
        x, y = at[0] - 6 + 14 * number, at[1] + 12
        yield Polygon([(x, y), (x + 12, y), (x + 12, y + 8), (x, y + 8)], colour, "#222222")
