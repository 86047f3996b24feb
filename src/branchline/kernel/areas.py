"""Area boards: areas of any shape, and the borders between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from branchline.kernel.errors import BadBoard

NONE = -1


@dataclass(frozen=True)
class AreaGraph:
    """Row a of `neighbour` and `border` lists the areas next to area a and the borders between, padded with NONE;
    row b of `ends` names the two areas of border b."""

    neighbour: Any
    border: Any
    ends: Any


def area_graph(areas: int, borders: Sequence[tuple[int, int]], capacity: int, most: int) -> AreaGraph:
    """The tables of a map, for records that hold `capacity` areas with at most `most` borders each.

    >>> graph = area_graph(3, [(0, 1), (1, 2)], capacity=4, most=2)
    >>> graph.neighbour.tolist()
    [[1, -1], [0, 2], [1, -1], [-1, -1]]
    >>> graph.border.tolist()
    [[0, -1], [0, 1], [1, -1], [-1, -1]]
    """
    if areas > capacity:
        raise BadBoard("board-too-large", field="areas", limit=capacity)
    neighbour = np.full((capacity, most), NONE, np.int16)
    border = np.full((capacity, most), NONE, np.int16)
    filled = [0] * capacity
    for number, (a, b) in enumerate(borders):
        if a == b or not (0 <= a < areas and 0 <= b < areas):
            raise BadBoard("board-border", field="borders", border=f"{a}-{b}")
        for here, there in ((a, b), (b, a)):
            if filled[here] == most:
                raise BadBoard("board-too-large", field="borders", limit=most)
            neighbour[here, filled[here]] = there
            border[here, filled[here]] = number
            filled[here] += 1
    return AreaGraph(neighbour, border, np.array(borders, np.int16).reshape(len(borders), 2))
