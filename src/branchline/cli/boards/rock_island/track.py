"""The track on a tile of Rock Island: which edges it joins, and the dots it is drawn with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from branchline.kernel import SIDES, opposite

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard

ARROWS = ("→", "↘", "↙", "←", "↖", "↗")
MIDDLES = ((1.0, 0.5), (0.75, 1.0), (0.25, 1.0), (0.0, 0.5), (0.25, 0.0), (0.75, 0.0))
"""Where the middles of the edges lie on a tile of size 1, as the rows are laid like bricks."""
CENTRE = 0.5
SAMPLES = 64
STOPS = (0.5, 0.3, 0.7, 0.2)
"""How far along its line a locomotive may be drawn, best first."""

Spot = tuple[int, int]


def groups_of(loaded: LoadedBoard, tile: str, rotation: int) -> list[list[Spot]]:
    """The lines of a turned tile, as pairs of edges, group by group."""
    kind = next(kind for kind in loaded.data["tile_types"] if kind["id"] == tile)
    return [
        [((one + rotation) % SIDES, (other + rotation) % SIDES) for one, other in group["lines"]]
        for group in kind["groups"]
    ]


def edge_of(loaded: LoadedBoard, direction: str) -> int:
    edge = loaded.labels["direction"].index(direction)
    assert edge is not None
    return edge


def arrow_away(loaded: LoadedBoard, entry: str) -> str:
    """Where a locomotive heads that came in from this direction."""
    return ARROWS[opposite(edge_of(loaded, entry))]


def track_dots(loaded: LoadedBoard, tile: str, rotation: int, wide: int) -> frozenset[Spot]:
    return _dots(tuple(map(tuple, groups_of(loaded, tile, rotation))), wide)


@cache
def _dots(groups: tuple[tuple[Spot, ...], ...], wide: int) -> frozenset[Spot]:
    """The dots of all lines; where groups cross without meeting, the later one is interrupted."""
    dots: frozenset[Spot] = frozenset()
    for lines in groups:
        group = {dot for line in lines for step in range(SAMPLES + 1) for dot in _thick(line, step / SAMPLES, wide)}
        dots |= {(x, y) for x, y in group if all(max(abs(x - u), abs(y - v)) > 1 for u, v in dots)}
    return dots


def exit_dots(loaded: LoadedBoard, city: str, wide: int) -> set[Spot]:
    """Short stumps at the exits."""
    edges = loaded.data["cities"][city]["exits"]
    stump = range(SAMPLES // wide)
    return {dot for edge in edges for step in stump for dot in _thick((edge, opposite(edge)), step / SAMPLES, wide)}


def _thick(line: Spot, part: float, wide: int) -> Iterator[Spot]:
    """The dots under a point of a line: two by two."""
    size = 2 * wide
    x, y = (size * share for share in _point(line, part))
    for u, v in ((x + dx, y + dy) for dx in (-0.5, 0.5) for dy in (-0.5, 0.5)):
        if 0 <= u < size and 0 <= v < size:
            yield int(u), int(v)


def _point(line: Spot, part: float) -> tuple[float, float]:
    """A point of the curve that leaves both edges at a right angle."""
    (x1, y1), (x2, y2) = MIDDLES[line[0]], MIDDLES[line[1]]
    first, bend, last = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return first * x1 + bend * CENTRE + last * x2, first * y1 + bend * CENTRE + last * y2


def stop_of(loaded: LoadedBoard, lies: dict[str, Any], entry: int, wide: int) -> Spot:
    """Where a locomotive that came in over this edge is written: on its group, apart from those of other groups."""
    taken: list[Spot] = []
    for lines in groups_of(loaded, lies["tile"], lies["rotation"]):
        places = [_place(_point(lines[0], part), wide) for part in STOPS]
        taken.append(next(place for place in places if not any(overlap(place, other) for other in taken)))
        if any(entry in line for line in lines):
            break
    return taken[-1]


def _place(point: tuple[float, float], wide: int) -> Spot:
    """The line and the first column of two letters around a point."""
    x, y = point
    return min(int(y * wide / 2), wide // 2 - 1), min(max(round(x * wide) - 1, 0), wide - 2)


def overlap(place: Spot, other: Spot) -> bool:
    return place[0] == other[0] and abs(place[1] - other[1]) < 2
