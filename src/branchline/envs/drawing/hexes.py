"""Maps of hexes that stand on a corner, odd rows half a hex to the right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin, sqrt

from branchline.envs.drawing.shapes import Drawing, Line, Point, Polygon, Shape

RADIUS = 20.0
WIDE = sqrt(3) * RADIUS
MARGIN = 12.0
SIDES = ("e", "se", "sw", "w", "nw", "ne")
"""Clockwise, as Rock Island numbers the edges of a tile."""
SEATS = ("#c0392b", "#2e86c1", "#239b56", "#d4ac0d", "#7d3c98")
COLOURS = {
    "red": "#c0392b", "yellow": "#f4d03f", "green": "#239b56", "blue": "#2e86c1", "purple": "#8e44ad",
    "black": "#2c2c2c", "white": "#fdfdf6", "brown": "#8b5a2b", "orange": "#e67e22",
}  # fmt: skip


def centre(row: int, col: int) -> Point:
    return MARGIN + WIDE * (col + 0.5 + row % 2 / 2), MARGIN + RADIUS * (1 + 1.5 * row)


def hexagon(at: Point, fill: str, edge: str = "#b9ad8e") -> Polygon:
    corners = [(at[0] + RADIUS * sin(k * pi / 3), at[1] - RADIUS * cos(k * pi / 3)) for k in range(6)]
    return Polygon(corners, fill, edge)


def towards(at: Point, side: int, share: float = 1.0) -> Point:
    """A point on the way from the middle of a hex to the middle of a side."""
    angle = side * pi / 3
    return at[0] + share * WIDE / 2 * cos(angle), at[1] + share * WIDE / 2 * sin(angle)


def bend(at: Point, first: int, second: int) -> list[Point]:
    """A track from one side to another, round the middle."""
    (ax, ay), (bx, by), (mx, my) = towards(at, first), towards(at, second), at
    steps = [k / 8 for k in range(9)]
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)
        for t in steps
    ]


def track(points: list[Point], colour: str) -> Iterator[Shape]:
    yield Line(points, "#fffdf5", 6)
    yield Line(points, colour, 4)


def whole(shapes: Iterable[Shape], rows: int, cols: int) -> Drawing:
    return Drawing(2 * MARGIN + WIDE * (cols + 0.5), 2 * MARGIN + RADIUS * (1.5 * rows + 0.5), list(shapes))
