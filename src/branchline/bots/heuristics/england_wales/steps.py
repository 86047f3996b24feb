"""In either game, ways over links, searched depth first."""

from __future__ import annotations

import numpy as np

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.routes import link_at, other_end, take_step
from branchline.kernel import NOBODY, SIDES, bit, rule

MOST_NODES = 500
"""Of the search for routes from one city, and how many links it looks ahead."""
DEEPEST = 6


@rule
def next_side(board: Map, state: Network, owner: int, city: int, side: int, visited: np.uint64, own: bool) -> int:
    """The first side from this one on by which a cube can leave a city for one that it has not visited, over a link of
    the owner if it has to be own; or NOBODY."""
    for k in range(side, SIDES):
        there = state.far[city, k]
        if there == NOBODY or visited & bit(there):
            continue
        if not own or state.owner[link_at(board, state, city, k)] == owner:
            return k
    return NOBODY


@rule
def begin_way(state: Network, city: int) -> None:
    """`queue` is the way so far, `tried` the next side to try at each of its cities."""
    state.tried[0] = 0
    state.queue[0] = city


@rule
def step_on(state: Network, there: int, depth: int, side: int) -> tuple[int, int]:
    """Follow the link on this side to the next city."""
    state.tried[depth] = side + 1
    state.tried[depth + 1] = 0
    state.queue[depth + 1] = there
    return there, depth + 1


@rule
def next_step(board: Map, state: Network, owner: int, first: int, limit: int) -> bool:
    """Depth first: go over the next link that was not tried from here; whether there is one."""
    depth = state.steps - first
    if depth == limit:
        return False
    side = next_side(board, state, owner, state.at, state.tried[depth], state.visited, state.steps == 0)
    if side == NOBODY:
        return False
    state.tried[depth] = side + 1
    state.tried[depth + 1] = 0
    take_step(board, state, side)
    return True


@rule
def step_back(state: Network) -> None:
    state.steps -= 1
    state.visited ^= bit(state.at)
    state.at = other_end(state, state.path[state.steps], state.at)
