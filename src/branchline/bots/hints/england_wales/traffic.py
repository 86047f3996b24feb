"""What the network can still carry."""

from __future__ import annotations

from branchline.bots.hints.england_wales.links import MARKS, MONEY
from branchline.bots.hints.england_wales.steps import DEEPEST, MOST_NODES, next_step, step_back
from branchline.games.england_wales.components import COLOURS
from branchline.games.england_wales.cubes import has_cubes
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import LEVELS
from branchline.games.england_wales.normal.engines import upgrade_cost
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import load_cube, unload_cube
from branchline.kernel import NOBODY, Array, rule

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

NOW = MARKS + 16
"""Where things are in the room to work, behind those of links: how many cubes bring so much with the engine there is,
and with the next better one."""
SOON = NOW + VALUES
BEST_NOW = SOON + VALUES
"""By colour, of the cubes of one city."""
BEST_SOON = BEST_NOW + COLOURS
STOPPED = BEST_SOON + COLOURS
"""By depth: the colours that have found their city on the way."""
ROUTE = STOPPED + DEEPEST + 2


@rule
def traffic(board: Board, state: State, seat: int, actions: float, work: Array) -> float:
    """What the best deliveries bring that are left to make, with this engine or with the next."""
    for k in range(NOW, SOON + VALUES):
        work[k] = 0.0
    for city in range(board.cities):
        if has_cubes(state, city):
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
    load_cube(state, city, NOBODY)
    state.tried[0] = 0
    work[STOPPED] = 0.0
    for _ in range(MOST_NODES):
        if next_step(board, state, seat, 0, min(state.engine[seat] + 1, DEEPEST), False):
            arrive(board, state, seat, work)
        elif state.steps == 0:
            break
        else:
            step_back(state)
    for colour in range(COLOURS):
        note_value(work, NOW, work[BEST_NOW + colour], state.cubes[city, colour])
        note_value(work, SOON, work[BEST_SOON + colour], state.cubes[city, colour])
    unload_cube(state)


@rule
def route_value(state: State, seat: int) -> float:
    """Points for own links on the way, less some for those of others."""
    value = 0.0
    for step in range(state.steps):
        value += 1.0 if state.owner[state.path[step]] == seat else -FOREIGN
    return value


@rule
def arrive(board: Board, state: State, seat: int, work: Array) -> None:
    """A cube of the city's colour would stop here; others go on."""
    colour = state.colour[state.at]
    stopped = int(work[STOPPED + state.steps - 1])
    work[STOPPED + state.steps] = stopped
    if colour == NOBODY or stopped >> colour & 1:
        return
    work[STOPPED + state.steps] = stopped | (1 << int(colour))
    value = route_value(state, seat)
    hotel = board.hotel[state.at]
    if hotel != NOBODY and state.held[seat, hotel] > 0:
        value += 1.0
    if state.steps <= state.engine[seat]:
        work[BEST_NOW + colour] = max(work[BEST_NOW + colour], value)
    work[BEST_SOON + colour] = max(work[BEST_SOON + colour], value)


@rule
def note_value(work: Array, counts: int, value: float, cubes: int) -> None:
    work[counts + min(max(int(2.0 * value), 0), VALUES - 1)] += cubes
