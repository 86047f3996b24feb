"""§7 Deliver: one cube, over any number of links, with at least as many own ones as foreign."""

import numpy as np

from branchline.games.england_wales.cubes import count_emptied, has_cubes, take_cube
from branchline.games.england_wales.reasons import FIRST_LINK_NOT_OWN, NO_CUBE, NO_SUCH_CITY, WRONG_COLOUR
from branchline.games.england_wales.routes import (
    NONE,
    has_arrived,
    load_cube,
    own_reach,
    reach,
    take_step,
    unload_cube,
    why_no_step,
)
from branchline.games.england_wales.shares.actions import ABANDON, CUBE, VIA
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import DELIVER_CUBE, MOVING_CUBE
from branchline.games.england_wales.shares.ending import markers_to_end, trigger_end
from branchline.games.england_wales.shares.events import (
    CITY_EMPTIED,
    CUBE_CHOSEN,
    CUBE_DELIVERED,
    CUBE_MOVED,
    DELIVERY_ABANDONED,
    INCOME_ADVANCED,
)
from branchline.games.england_wales.shares.joined import is_connected, own_network
from branchline.games.england_wales.shares.own_links import balance_after, may_arrive
from branchline.games.england_wales.shares.reasons import NOTHING_TO_DELIVER, TOO_MANY_FOREIGN_LINKS, WAY_IS_OPEN
from branchline.games.england_wales.shares.state import State
from branchline.kernel import ALLOWED, SIDES, Array, bit, emit, rule

pack_cube, pack_via, pack_abandon = CUBE.rules.pack, VIA.rules.pack, ABANDON.rules.pack

# --- which cube ----------------------------------------------------------------------------------------------------


@rule
def why_no_cube(board: Board, state: State, city: int, colour: int) -> int:
    """ES-7.13, ES-7.15, ES-12.3 A cube that can arrive, as far as that is known."""
    if city >= board.cities:
        return NO_SUCH_CITY
    if state.cubes[city, colour] == 0:
        return NO_CUBE
    company = state.acting
    if not is_connected(state, company, city):
        return FIRST_LINK_NOT_OWN
    if can_arrive(board, state, city, colour, own_network(state, company, city, NONE)):
        return ALLOWED
    reached = own_reach(board, state, company, city, board.cities) & state.accepts[colour]
    return TOO_MANY_FOREIGN_LINKS if reached else WRONG_COLOUR


@rule
def arrives_alone(state: State, city: int, colour: int, own: np.uint64) -> bool:
    """Whether own links, which join these cities, suffice."""
    return own & state.accepts[colour] & ~bit(city) != NONE


@rule
def can_arrive(board: Board, state: State, city: int, colour: int, own: np.uint64) -> bool:
    if arrives_alone(state, city, colour, own):
        return True
    return may_arrive(board, state, state.acting, city, bit(city), 0, colour, True)


@rule
def why_no_deliver(board: Board, state: State) -> int:
    """Own links alone are looked at first."""
    for alone in range(1, -1, -1):
        own = NONE
        for city in range(board.cities):
            if not has_cubes(state, city) or not is_connected(state, state.acting, city):
                continue
            if not own & bit(city):
                own = own_network(state, state.acting, city, NONE)
            for colour in range(state.cubes.shape[1]):
                if state.cubes[city, colour] == 0:
                    continue
                if arrives_alone(state, city, colour, own) if alone else can_arrive(board, state, city, colour, own):
                    return ALLOWED
    return NOTHING_TO_DELIVER


@rule
def list_cubes(board: Board, state: State, out: Array, count: int) -> int:
    """What own links join is worked out once for all cities of a network."""
    own = NONE
    for city in range(board.cities):
        if not has_cubes(state, city) or not is_connected(state, state.acting, city):
            continue
        if not own & bit(city):
            own = own_network(state, state.acting, city, NONE)
        for colour in range(state.cubes.shape[1]):
            if state.cubes[city, colour] > 0 and can_arrive(board, state, city, colour, own):
                out[count] = pack_cube(city, colour)
                count += 1
    return count


@rule
def choose_cube(state: State, city: int, colour: int, log: Array) -> None:
    load_cube(state, city, colour)
    emit(log, CUBE_CHOSEN, state.acting, colour, city)


# --- which way -----------------------------------------------------------------------------------------------------


@rule
def balance(state: State) -> int:
    """ES-7.15 Own links less foreign ones on the way so far."""
    own = 0
    for step in range(state.steps):
        own += state.owner[state.path[step]] == state.acting
    return 2 * own - state.steps


@rule
def why_no_via(board: Board, state: State, side: int) -> int:
    """ES-7.13 to ES-7.18 Into a city of the colour only with enough own links; elsewhere if it may still arrive."""
    why = why_no_step(board, state, state.acting, side)
    if why != ALLOWED:
        return why
    there = state.far[state.at, side]
    after = balance_after(board, state, state.acting, balance(state), state.at, side)
    if state.colour[there] == state.cargo:
        return ALLOWED if after >= 0 else TOO_MANY_FOREIGN_LINKS
    if may_arrive(board, state, state.acting, there, state.visited | bit(there), after, state.cargo, False):
        return ALLOWED
    reached = reach(state, there, board.cities, state.visited) & state.accepts[state.cargo]
    return TOO_MANY_FOREIGN_LINKS if reached else WRONG_COLOUR


@rule
def why_not_abandon_delivery(board: Board, state: State) -> int:
    """ES-12.3 A cube that cannot go on is left where it was, and only then."""
    for side in range(SIDES):
        if why_no_via(board, state, side) == ALLOWED:
            return WAY_IS_OPEN
    return ALLOWED


@rule
def list_ways(board: Board, state: State, out: Array, count: int) -> int:
    for side in range(SIDES):
        if why_no_via(board, state, side) == ALLOWED:
            out[count] = pack_via(side)
            count += 1
    if count == 0:
        out[count] = pack_abandon()
        count += 1
    return count


@rule
def move_cube(board: Board, state: State, side: int, log: Array) -> int:
    before = state.at
    take_step(board, state, side)
    emit(log, CUBE_MOVED, state.acting, state.cargo, before, state.at)
    return DELIVER_CUBE if has_arrived(state) else MOVING_CUBE


@rule
def abandon_delivery(state: State, log: Array) -> None:
    emit(log, DELIVERY_ABANDONED, state.acting, state.origin)
    unload_cube(state)


# --- and what it brings --------------------------------------------------------------------------------------------


@rule
def deliver_cube(board: Board, state: State, log: Array) -> None:
    """ES-7.16, ES-7.19 The income markers of all companies on the way; the cube goes to the bag."""
    origin, colour = state.origin, state.cargo
    emit(log, CUBE_DELIVERED, state.acting, colour, origin, state.at)
    emptied = take_cube(state, origin, colour)
    state.bag[colour] += 1
    advance_incomes(board, state, log)
    unload_cube(state)
    if emptied:
        emit(log, CITY_EMPTIED, origin)
        if count_emptied(board, state) >= markers_to_end(board, state):
            trigger_end(state, log)


@rule
def advance_incomes(board: Board, state: State, log: Array) -> None:
    for company in range(board.companies):
        steps = 0
        for step in range(state.steps):
            steps += state.owner[state.path[step]] == company
        if steps > 0:
            state.income[company] += steps
            emit(log, INCOME_ADVANCED, company, steps)
