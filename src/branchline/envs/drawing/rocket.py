"""The map of Rocket: lines in the colours of the companies, stations in those of the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from branchline.envs.drawing.hexes import SEATS, centre, hexagon, towards, track, whole
from branchline.envs.drawing.shapes import Disc, Drawing, Label, Line, Point, Shape

if TYPE_CHECKING:
    from branchline.kernel.match import Match

TOWNS = {"start": "#e8d9a8", "railway": "#d8e2dc", "city": "#f0c9a0"}
LAND = "#dfe8cf"


def draw(match: Match, view: Any) -> Drawing:
    data = match.board.data
    towns = {town["hex"]: town for town in data["towns"]}
    shapes = [shape for one in data["hexes"] for shape in _hex(one, towns.get(one["id"]))]
    lines = zip(data["companies"], view["companies"], strict=True)
    shapes += [shape for company, line in lines for shape in _company(company, line)]
    shapes += [Disc(_at(hex), 5, SEATS[seat]) for hex, seat in view["stations"].items()]
    return whole(shapes, data["row_range"][1] + 1, data["col_range"][1] + 1)


def _at(hex: str) -> Point:
    row, col = map(int, hex.split(","))
    return centre(row, col)


def _hex(one: dict[str, Any], town: dict[str, Any] | None) -> Iterator[Shape]:
    at = centre(one["row"], one["col"])
    yield hexagon(at, TOWNS[town["kind"]] if town else LAND)
    if town:
        yield Label((at[0], at[1] - 12), town["code"], 9)


def _company(company: dict[str, Any], line: dict[str, Any]) -> Iterator[Shape]:
    """The hexes of a line are in no order: those beside each other are joined."""
    if line["status"] == "absorbed":
        return
    colour, places = company["colour_hex"], [_at(hex) for hex in line["line"]]
    for number, place in enumerate(places):
        for other in places[:number]:
            if abs(place[0] - other[0]) + abs(place[1] - other[1]) < 49:
                yield from track([other, place], colour)
    if line["locomotive"]:
        at = _at(line["locomotive"])
        if line["facing"]:
            side = ("e", "se", "sw", "w", "nw", "ne").index(line["facing"])
            yield Line([at, towards(at, side, 0.9)], "#1d1b16", 3)
        yield Disc(at, 8, colour)
        yield Label(at, company["abbr"][:2], 8, "#ffffff")
