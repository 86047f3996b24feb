"""What the network can still carry."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristics.england_wales.links import LINKS_END, MONEY
from branchline.bots.heuristics.england_wales.steps import DEEPEST, MOST_NODES, begin_way, next_side, step_on
from branchline.games.england_wales.chains import cities_touched
from branchline.games.england_wales.components import COLOURS
from branchline.games.england_wales.cubes import has_cubes
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import LEVELS
from branchline.games.england_wales.normal.engines import upgrade_cost
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import link_at
from branchline.kernel import NOBODY, SIDES, Array, bit, rule

DELIVERIES = 0.55
"""The part of all actions that are deliveries, when many are left."""
LATER = 0.95
"""What each further delivery in the plan is worth against the one before: others may take the cube."""
TRAFFIC_WEIGHT = 0.7
"""The part of what could be delivered that counts."""
UPGRADE_LATER = 0.85
"""The part of what a better engine would carry that counts."""
FOREIGN = 0.45
"""Weight of a point for another player."""
VALUES = 24
"""Deliveries are counted by what they bring, in halves of a point."""

NOW = LINKS_END
"""Sections of the workspace, behind those of links: the number of cubes that bring so much with the engine there is,
and with the next better one."""
SOON = NOW + VALUES
BEST_NOW = SOON + VALUES
"""By colour, of the cubes of one city."""
BEST_SOON = BEST_NOW + COLOURS
STOPPED = BEST_SOON + COLOURS
"""By depth: the colours that have found their city on the way."""
BRINGS = STOPPED + DEEPEST + 2
"""By depth: points for own links on the way, less some for those of others."""
STEPS_LEFT = BRINGS + DEEPEST + 2
"""Of the search for routes from one city."""
ROUTE = STEPS_LEFT + 1


@rule
def traffic(board: Board, state: State, seat: int, actions: float, workspace: Array) -> float:
    """Value the best deliveries that are left to make, with this engine or with the next."""
    for k in range(NOW, SOON + VALUES):
        workspace[k] = 0.0
    touched = cities_touched(state, seat)
    for city in range(board.cities):
        if touched & bit(city) and has_cubes(state, city):
            find_routes(board, state, seat, city, workspace)
    deliveries = max(DELIVERIES * actions, min(actions, 3.0))
    value = best_of(workspace, NOW, deliveries)
    if state.engine[seat] < LEVELS and actions > 2.0:
        better = best_of(workspace, SOON, min(deliveries, actions - 1.0)) - MONEY * upgrade_cost(board, state, seat)
        value = max(value, value + UPGRADE_LATER * (better - value))
    return TRAFFIC_WEIGHT * value


@rule
def best_of(workspace: Array, counts: int, deliveries: float) -> float:
    value = 0.0
    weight = 1.0
    for k in range(VALUES - 1, 0, -1):
        cubes = workspace[counts + k]
        for _ in range(int(cubes)):
            if deliveries <= 0.0:
                return value
            value += weight * min(deliveries, 1.0) * 0.5 * k
            weight *= LATER
            deliveries -= 1.0
    return value


@rule
def find_routes(board: Board, state: State, seat: int, city: int, workspace: Array) -> None:
    """The best way for each colour that lies in a city, over all links, the first of them own."""
    for colour in range(COLOURS):
        workspace[BEST_NOW + colour] = 0.0
        workspace[BEST_SOON + colour] = 0.0
    search_routes(board, state, seat, city, workspace)
    for colour in range(COLOURS):
        if state.cubes[city, colour] > 0:
            note_value(workspace, NOW, workspace[BEST_NOW + colour], state.cubes[city, colour])
            note_value(workspace, SOON, workspace[BEST_SOON + colour], state.cubes[city, colour])


@rule
def search_routes(board: Board, state: State, seat: int, city: int, workspace: Array) -> None:
    """Depth first. The last two links of a way are looked at without going there; they count as steps all the same."""
    begin_way(state, city)
    workspace[STOPPED] = missing_colours(state, city)
    workspace[BRINGS] = 0.0
    here, depth, visited = city, 0, bit(city)
    workspace[STEPS_LEFT] = MOST_NODES
    farthest = min(state.engine[seat] + 1, DEEPEST)
    for _ in range(MOST_NODES if farthest > 0 else 0):
        if workspace[STEPS_LEFT] <= 0.0:
            break
        side = next_side(board, state, seat, here, state.tried[depth], visited, depth == 0)
        workspace[STEPS_LEFT] -= 1.0
        if side != NOBODY:
            there = int(state.far[here, side])
            arrive(board, state, seat, here, side, depth, workspace)
            if depth + 2 < farthest:
                here, depth = step_on(state, there, depth, side)
                visited |= bit(here)
            else:
                state.tried[depth] = side + 1
                if depth + 2 == farthest:
                    look_further(board, state, seat, there, depth + 1, visited | bit(there), workspace)
                workspace[STEPS_LEFT] -= 1.0
        elif depth == 0:
            break
        else:
            visited ^= bit(here)
            depth -= 1
            here = int(state.queue[depth])


@rule
def missing_colours(state: State, city: int) -> int:
    """Return the colours without a cube in a city, one bit each: nothing has to be found for them."""
    missing = 0
    for colour in range(COLOURS):
        if state.cubes[city, colour] == 0:
            missing |= 1 << colour
    return missing


@rule
def look_further(
    board: Board, state: State, seat: int, city: int, depth: int, visited: np.uint64, workspace: Array
) -> None:
    """Look at all cities one link beyond; each takes two steps, there and back."""
    stopped = int(workspace[STOPPED + depth])
    for side in range(SIDES):
        there = state.far[city, side]
        if workspace[STEPS_LEFT] > 0.0 and there != NOBODY and not visited & bit(there):
            workspace[STEPS_LEFT] -= 2.0
            if state.colour[there] != NOBODY and not stopped >> state.colour[there] & 1:
                arrive(board, state, seat, city, side, depth, workspace)


@rule
def route_value(state: State, seat: int) -> float:
    """Points for own links on the way, less some for those of others."""
    value = 0.0
    for step in range(state.steps):
        value += 1.0 if state.owner[state.path[step]] == seat else -FOREIGN
    return value


@rule
def arrive(board: Board, state: State, seat: int, city: int, side: int, depth: int, workspace: Array) -> None:
    """Arrive beyond this side of a city: a cube of that colour would stop there; others go on."""
    there, stopped = state.far[city, side], int(workspace[STOPPED + depth])
    own = state.owner[link_at(board, state, city, side)] == seat
    value = workspace[BRINGS + depth] + (1.0 if own else -FOREIGN)
    colour = state.colour[there]
    workspace[BRINGS + depth + 1] = value
    workspace[STOPPED + depth + 1] = stopped
    if colour == NOBODY or stopped >> colour & 1:
        return
    workspace[STOPPED + depth + 1] = stopped | (1 << int(colour))
    hotel = board.hotel[there]
    if hotel != NOBODY and state.held[seat, hotel] > 0:
        value += 1.0
    if depth < state.engine[seat]:
        workspace[BEST_NOW + colour] = max(workspace[BEST_NOW + colour], value)
    workspace[BEST_SOON + colour] = max(workspace[BEST_SOON + colour], value)


@rule
def note_value(workspace: Array, counts: int, value: float, cubes: int) -> None:
    workspace[counts + min(max(int(2.0 * value), 0), VALUES - 1)] += cubes
