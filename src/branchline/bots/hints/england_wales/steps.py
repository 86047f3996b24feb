"""In either game, ways over links, searched depth first."""

from __future__ import annotations

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.chains import own_step
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.routes import bit, other_end, take_step, why_no_step
from branchline.kernel import ALLOWED, NOBODY, SIDES, rule

MOST_NODES = 500
"""Of the search for routes from one city, and how many links it looks ahead."""
DEEPEST = 6


@rule
def next_step(board: Map, state: Network, owner: int, first: int, limit: int, own_only: bool) -> bool:
    """Depth first: go over the next link that was not tried from here; whether there is one."""
    depth = state.steps - first
    if depth == limit:
        return False
    for side in range(int(state.tried[depth]), SIDES):
        if own_only and own_step(board, state, owner, state.at, side) == NOBODY:
            continue
        if why_no_step(board, state, owner, side) == ALLOWED:
            state.tried[depth] = side + 1
            state.tried[depth + 1] = 0
            take_step(board, state, side)
            return True
    return False


@rule
def step_back(state: Network) -> None:
    state.steps -= 1
    state.visited ^= bit(state.at)
    state.at = other_end(state, state.path[state.steps], state.at)
