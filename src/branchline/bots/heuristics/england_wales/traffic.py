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
from branchline.games.england_wales.routes import bit, link_at
from branchline.kernel import NOBODY, SIDES, Array, rule

DELIVERIES = 0.55
"""The part of all actions that are deliveries, when many are left."""
LATER = 0.95
"""What each further delivery in the plan is worth against the one before: others may take the cube."""
TRUST = 0.7
"""How much of what could be delivered to believe in."""
UPGRADE_LATER = 0.85
"""How much to believe in what a better engine would carry."""
FOREIGN = 0.45
"""What a point for another player costs."""
VALUES = 24
"""Deliveries are counted by what they bring, in halves of a point."""

NOW = LINKS_END
"""Where things are in the room to work, behind those of links: how many cubes bring so much with the engine there is,
and with the next better one."""
SOON = NOW + VALUES
BEST_NOW = SOON + VALUES
"""By colour, of the cubes of one city."""
BEST_SOON = BEST_NOW + COLOURS
STOPPED = BEST_SOON + COLOURS
"""By depth: the colours that have found their city on the way."""
BRINGS = STOPPED + DEEPEST + 2
"""By depth: points for own links on the way, less some for those of others."""
ROUTE = BRINGS + DEEPEST + 2


@rule
def traffic(board: Board, state: State, seat: int, actions: float, work: Array) -> float:
    """What the best deliveries bring that are left to make, with this engine or with the next."""
    for k in range(NOW, SOON + VALUES):
        work[k] = 0.0
    touched = cities_touched(state, seat)
    for city in range(board.cities):
        if touched & bit(city) and has_cubes(state, city):
            find_routes(board, state, seat, city, work)
    deliveries = max(DELIVERIES * actions, min(actions, 3.0))
    value = best_of(work, NOW, deliveries)
    if state.engine[seat] < LEVELS and actions > 2.0:
        better = best_of(work, SOON, min(deliveries, actions - 1.0)) - MONEY * upgrade_cost(board, state, seat)
        value = max(value, value + UPGRADE_LATER * (better - value))
    return TRUST * value


@rule
def best_of(work: Array, counts: int, deliveries: float) -> float:
    value = 0.0
    weight = 1.0
    for k in range(VALUES - 1, 0, -1):
        cubes = work[counts + k]
        for _ in range(int(cubes)):
            if deliveries <= 0.0:
                return value
            value += weight * min(deliveries, 1.0) * 0.5 * k
            weight *= LATER
            deliveries -= 1.0
    return value


@rule
def find_routes(board: Board, state: State, seat: int, city: int, work: Array) -> None:
    """The best way for each colour that lies in a city, over all links, the first of them own."""
    for colour in range(COLOURS):
        work[BEST_NOW + colour] = 0.0
        work[BEST_SOON + colour] = 0.0
    search_routes(board, state, seat, city, work)
    for colour in range(COLOURS):
        if state.cubes[city, colour] > 0:
            note_value(work, NOW, work[BEST_NOW + colour], state.cubes[city, colour])
            note_value(work, SOON, work[BEST_SOON + colour], state.cubes[city, colour])


@rule
def search_routes(board: Board, state: State, seat: int, city: int, work: Array) -> None:
    """Depth first. The last two links of a way are looked at without going there; they count as steps all the same."""
    begin_way(state, city)
    work[STOPPED] = missing_colours(state, city)
    work[BRINGS] = 0.0
    here, depth, visited, left = city, 0, bit(city), MOST_NODES
    farthest = min(state.engine[seat] + 1, DEEPEST)
    for _ in range(MOST_NODES if farthest > 0 else 0):
        if left <= 0:
            break
        side = next_side(board, state, seat, here, state.tried[depth], visited, depth == 0)
        left -= 1
        if side != NOBODY:
            there = int(state.far[here, side])
            arrive(board, state, seat, here, side, depth, work)
            if depth + 2 < farthest:
                here, depth = step_on(state, there, depth, side)
                visited |= bit(here)
            else:
                state.tried[depth] = side + 1
                if depth + 2 == farthest:
                    left = look_further(board, state, seat, there, depth + 1, visited | bit(there), left, work)
                left -= 1
        elif depth == 0:
            break
        else:
            visited ^= bit(here)
            depth -= 1
            here = int(state.queue[depth])


@rule
def missing_colours(state: State, city: int) -> int:
    """Those without a cube in a city, one bit each: nothing has to be found for them."""
    missing = 0
    for colour in range(COLOURS):
        if state.cubes[city, colour] == 0:
            missing |= 1 << colour
    return missing


@rule
def look_further(
    board: Board, state: State, seat: int, city: int, depth: int, visited: np.uint64, left: int, work: Array
) -> int:
    """All cities one link beyond; two steps for each, there and back. Returns how many steps are left."""
    stopped = int(work[STOPPED + depth])
    for side in range(SIDES):
        there = state.far[city, side]
        if left > 0 and there != NOBODY and not visited & bit(there):
            left -= 2
            if state.colour[there] != NOBODY and not stopped >> state.colour[there] & 1:
                arrive(board, state, seat, city, side, depth, work)
    return left


@rule
def route_value(state: State, seat: int) -> float:
    """Points for own links on the way, less some for those of others."""
    value = 0.0
    for step in range(state.steps):
        value += 1.0 if state.owner[state.path[step]] == seat else -FOREIGN
    return value


@rule
def arrive(board: Board, state: State, seat: int, city: int, side: int, depth: int, work: Array) -> None:
    """By this side of a city: a cube of the colour beyond would stop there; others go on."""
    there, stopped = state.far[city, side], int(work[STOPPED + depth])
    own = state.owner[link_at(board, state, city, side)] == seat
    value = work[BRINGS + depth] + (1.0 if own else -FOREIGN)
    colour = state.colour[there]
    work[BRINGS + depth + 1] = value
    work[STOPPED + depth + 1] = stopped
    if colour == NOBODY or stopped >> colour & 1:
        return
    work[STOPPED + depth + 1] = stopped | (1 << int(colour))
    hotel = board.hotel[there]
    if hotel != NOBODY and state.held[seat, hotel] > 0:
        value += 1.0
    if depth < state.engine[seat]:
        work[BEST_NOW + colour] = max(work[BEST_NOW + colour], value)
    work[BEST_SOON + colour] = max(work[BEST_SOON + colour], value)


@rule
def note_value(work: Array, counts: int, value: float, cubes: int) -> None:
    work[counts + min(max(int(2.0 * value), 0), VALUES - 1)] += cubes
