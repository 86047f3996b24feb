"""Hex boards: cells in rows, every second row shifted by half a hex."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from branchline.kernel.errors import BadBoard
from branchline.kernel.rules import rule

SIDES = 6
NOWHERE = -1


@rule
def opposite(direction: int) -> int:
    return (direction + 3) % SIDES


@rule
def turned(direction: int, steps: int) -> int:
    """The direction some sixths of a circle further, anticlockwise."""
    return (direction + steps) % SIDES


def neighbour_table(
    cells: Sequence[tuple[int, int]], offsets: Mapping[str, Sequence[Sequence[int]]], capacity: int
) -> Any:
    """For each cell (row, column) and each of the six sides the index of the cell there, or NOWHERE.

    >>> steps = {"even_row": [[0, 1], [-1, 0], [-1, -1], [0, -1], [1, -1], [1, 0]],
    ...          "odd_row": [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, 0], [1, 1]]}
    >>> neighbour_table([(0, 0), (0, 1), (1, 0)], steps, 3).tolist()
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
