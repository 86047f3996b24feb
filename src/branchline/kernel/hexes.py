"""Hex boards: hexes with a point above, in rows, the odd rows shifted right by half a hex.

A new board writes a cell `row,column` and counts its sides anticlockwise from the east, as `SIDE_NAMES` has them.
Boards that were drawn before this was settled keep their own notation and order: they give `neighbour_table` the
steps to the six sides, and all else here holds in any order in which opposite sides are three apart.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from branchline.kernel.errors import BadBoard
from branchline.kernel.rules import rule

SIDES = 6
SIDE_NAMES = ("e", "ne", "nw", "w", "sw", "se")
STEPS = {
    "even_row": ((0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0)),
    "odd_row": ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0), (1, 1)),
}
"""Rows down and columns to the right, from a hex to that on each of its sides."""
NOWHERE = -1


@rule
def opposite(direction: int) -> int:
    return (direction + 3) % SIDES


@rule
def turned(direction: int, steps: int) -> int:
    """The direction some sixths of a circle further, the way the board counts them."""
    return (direction + steps) % SIDES


def neighbour_table(
    cells: Sequence[tuple[int, int]], offsets: Mapping[str, Sequence[Sequence[int]]] = STEPS, *, capacity: int
) -> Any:
    """For each cell (row, column) and each of the six sides the index of the cell there, or NOWHERE.

    >>> neighbour_table([(0, 0), (0, 1), (1, 0)], capacity=3).tolist()
    [[1, -1, -1, -1, -1, 2], [-1, -1, -1, 0, 2, -1], [-1, 1, 0, -1, -1, -1]]
    """
    if len(cells) > capacity:
        raise BadBoard("board-too-large", field="hexes", limit=capacity)
    table = np.full((capacity, SIDES), NOWHERE, np.int16)
    index = {cell: i for i, cell in enumerate(cells)}
    if len(index) != len(cells):
        raise BadBoard("board-repeats", field="hexes")
    for (row, column), here in index.items():
        for side, (down, right) in enumerate(offsets["odd_row" if row % 2 else "even_row"]):
            table[here, side] = index.get((row + down, column + right), NOWHERE)
    return table


def nearest(cell: tuple[int, int], places: Sequence[tuple[int, int]]) -> int:
    """Which of some places (row, column) lies nearest to a cell, the first of several; odd rows are shifted right.

    >>> nearest((1, 1), [(0, 0), (2, 2)])
    1
    """
    here = _spot(*cell)
    return min(range(len(places)), key=lambda k: math.dist(here, _spot(*places[k])))


def _spot(row: int, column: int) -> tuple[float, float]:
    return column + row % 2 / 2, row * math.sqrt(3) / 2
