"""The map of Railways of England and Wales: links in the colours of their owners, cubes on the cities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from branchline.envs.drawing.hexes import COLOURS, SEATS, SIDES, bend, centre, hexagon, track, whole
from branchline.envs.drawing.shapes import Disc, Drawing, Label, Polygon, Shape

if TYPE_CHECKING:
    from branchline.kernel.match import Match

TERRAIN = {"plain": "#dfe8cf", "river": "#c9dfe8", "mountain": "#d8cfb8"}
NO_OWNER = "#777777"


def draw(match: Match, view: Any) -> Drawing:
    data = match.board.data
    cities = {(city["row"], city["col"]): city for city in data["cities"]}
    shapes: list[Shape] = [
        hexagon(centre(one["row"], one["col"]), TERRAIN.get(one.get("terrain", ""), TERRAIN["plain"]))
        for one in data["hexes"]
    ]
    shapes += [shape for link in view["links"] for shape in _link(link, _owners(match))]
    shapes += [shape for city in cities.values() for shape in _city(city, view["cities"][city["id"]])]
    rows, cols = (max(one[axis] for one in data["hexes"]) + 1 for axis in ("row", "col"))
    return whole(shapes, rows, cols)


def _owners(match: Match) -> list[str]:
    """The companies own the links of the share game, the seats those of the other."""
    if "shares" in match.game.package.rpartition(".")[2]:
        return [COLOURS[name] for name in match.board.data["shares"]["companies"]]
    return list(SEATS)


def _link(link: dict[str, Any], owners: list[str]) -> Iterator[Shape]:
    colour = NO_OWNER if link["owner"] is None else owners[link["owner"]]
    for tile in link["tiles"]:
        col, row = map(int, tile["hex"].split(","))
        at = centre(row, col)
        sides = [SIDES.index(tile[key]) for key in ("enter", "leave") if tile[key]]
        yield from track(bend(at, sides[0], sides[-1]) if len(sides) == 2 else bend(at, sides[0], sides[0]), colour)


def _city(city: dict[str, Any], now: dict[str, Any]) -> Iterator[Shape]:
    at = centre(city["row"], city["col"])
    yield hexagon(at, "#f3ead2", "#6b6250")
    yield Disc(at, 9, COLOURS.get(now["colour"] or "", "#bdb6a4"))
    yield Label(at, city["code"], 9, "#ffffff" if now["colour"] not in (None, "yellow") else "#1d1b16")
    cubes = [colour for colour, count in now["cubes"].items() for _ in range(count)]
    for number, colour in enumerate(cubes):
        x, y = at[0] - 14 + 6 * (number % 5), at[1] + (11 if number < 5 else -16)
        yield Polygon([(x, y), (x + 5, y), (x + 5, y + 5), (x, y + 5)], COLOURS[colour], "#222222")
