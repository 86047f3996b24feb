"""Values the progress of major lines and of one's baron."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristics.england_wales.links import network_of
from branchline.games.england_wales.chains import ONE
from branchline.games.england_wales.normal.barons import is_fulfilled
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import CONNECTED
from branchline.games.england_wales.normal.state import State
from branchline.kernel import NOBODY, Array, bit, count_flags, first_flag, rule

LINE_WEIGHT = 0.5
BARON_WEIGHT = 0.6


@rule
def hexes_apart(board: Board, city: int, other: int) -> int:
    here, there = board.hex_of[city], board.hex_of[other]
    down = abs(board.row[here] - board.row[there])
    # In rows that lie half a hex further east, a column is half a hex more.
    right = abs(2 * board.column[here] + board.row[here] % 2 - 2 * board.column[there] - board.row[there] % 2)
    return max(down, (right + down) // 2)


@rule
def gap(board: Board, city: int, other: int, workspace: Array) -> float:
    """The part of the way between two cities that own links do not cover yet."""
    here, there = network_of(workspace, city), network_of(workspace, other)
    if here & bit(other):
        return 0.0
    least = hexes_apart(board, city, other)
    for _ in range(count_flags(here)):
        least = min(least, hexes_to_network(board, first_flag(here), there))
        here &= here - ONE
    return least / max(float(hexes_apart(board, city, other)), 1.0)


@rule
def hexes_to_network(board: Board, city: int, network: np.uint64) -> int:
    """Count the hexes from a city to the nearest of several."""
    least = hexes_apart(board, city, first_flag(network))
    for _ in range(count_flags(network) - 1):
        network &= network - ONE
        least = min(least, hexes_apart(board, city, first_flag(network)))
    return least


@rule
def lines_value(board: Board, state: State, actions: float, workspace: Array) -> float:
    """The progress of each line that nobody has."""
    value = 0.0
    for line in range(board.lines):
        if state.line_owner[line] == NOBODY:
            done = 1.0 - gap(board, board.line_ends[line, 0], board.line_ends[line, 1], workspace)
            value += LINE_WEIGHT * board.line_points[line] * done * done
    return value * min(1.0, actions / 5.0)


@rule
def baron_value(board: Board, state: State, seat: int, actions: float, workspace: Array) -> float:
    baron = state.baron[seat]
    if baron == NOBODY:
        return 0.0
    points = float(board.baron_points[baron])
    late = 1.0 - min(actions, 20.0) / 25.0
    if board.measure[baron] != CONNECTED:
        return points * late * BARON_WEIGHT if is_fulfilled(board, state, seat, baron) else 0.0
    worst = 0.0
    home = NOBODY
    for city in range(board.cities):
        if board.baron_cities[baron] & bit(city):
            if home == NOBODY:
                home = city
            else:
                worst = max(worst, gap(board, home, city, workspace))
    if worst == 0.0:
        return points
    return points * BARON_WEIGHT * (1.0 - worst) * (1.0 - worst) * min(1.0, actions / 5.0)
