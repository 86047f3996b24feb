"""How far major lines and one's baron have come."""

from __future__ import annotations

from branchline.games.england_wales.chains import connected_to
from branchline.games.england_wales.normal.barons import is_fulfilled
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import CONNECTED
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import bit
from branchline.kernel import NOBODY, rule

LINE_TRUST = 0.5
BARON_TRUST = 0.6


@rule
def hexes_apart(board: Board, city: int, other: int) -> int:
    here, there = board.hex_of[city], board.hex_of[other]
    down = abs(board.row[here] - board.row[there])
    # In rows that lie half a hex further east, a column is half a hex more.
    right = abs(2 * board.column[here] + board.row[here] % 2 - 2 * board.column[there] - board.row[there] % 2)
    return max(down, (right + down) // 2)


@rule
def gap(board: Board, state: State, seat: int, city: int, other: int) -> float:
    """The part of the way between two cities that own links do not cover yet."""
    here = connected_to(board, state, seat, city)
    if here & bit(other):
        return 0.0
    there = connected_to(board, state, seat, other)
    least = hexes_apart(board, city, other)
    for one in range(board.cities):
        if here & bit(one):
            for two in range(board.cities):
                if there & bit(two):
                    least = min(least, hexes_apart(board, one, two))
    return least / max(float(hexes_apart(board, city, other)), 1.0)


@rule
def lines_worth(board: Board, state: State, seat: int, actions: float) -> float:
    """How far each line is that nobody has."""
    value = 0.0
    for line in range(board.lines):
        if state.line_owner[line] == NOBODY:
            done = 1.0 - gap(board, state, seat, board.line_ends[line, 0], board.line_ends[line, 1])
            value += LINE_TRUST * board.line_points[line] * done * done
    return value * min(1.0, actions / 5.0)


@rule
def baron_worth(board: Board, state: State, seat: int, actions: float) -> float:
    baron = state.baron[seat]
    if baron == NOBODY:
        return 0.0
    points = float(board.baron_points[baron])
    late = 1.0 - min(actions, 20.0) / 25.0
    if board.measure[baron] != CONNECTED:
        return points * late * BARON_TRUST if is_fulfilled(board, state, seat, baron) else 0.0
    worst = 0.0
    home = NOBODY
    for city in range(board.cities):
        if board.baron_cities[baron] & bit(city):
            if home == NOBODY:
                home = city
            else:
                worst = max(worst, gap(board, state, seat, home, city))
    if worst == 0.0:
        return points
    return points * BARON_TRUST * (1.0 - worst) * (1.0 - worst) * min(1.0, actions / 5.0)
