"""§7 Action rounds: what a company may do, and how it is carried through."""

from branchline.games.england_wales.reasons import MUST_STOP, NO_SUCH_CITY
from branchline.games.england_wales.routes import has_arrived
from branchline.games.england_wales.shares.actions import (
    is_abandon,
    is_build,
    is_cube,
    is_deliver,
    is_pass,
    is_second,
    is_side,
    is_start,
    is_tile,
    is_via,
    pack_build,
    pack_deliver,
    pack_pass,
    unpack_cube,
    unpack_second,
    unpack_side,
    unpack_start,
    unpack_tile,
    unpack_via,
)
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import (
    abandon_link,
    add_tile,
    is_without_links,
    list_seconds,
    list_sides,
    list_starts,
    list_tiles,
    start_link,
    why_no_build,
    why_no_city,
    why_no_first_tile,
    why_no_second,
    why_no_tile,
)
from branchline.games.england_wales.shares.components import (
    ACT,
    CUBE,
    FIRST_SIDE,
    NO,
    SECOND,
    START,
    TILE,
    VIA,
)
from branchline.games.england_wales.shares.deliveries import (
    abandon_delivery,
    choose_cube,
    deliver_cube,
    list_cubes,
    list_ways,
    move_cube,
    why_no_cube,
    why_no_deliver,
    why_no_via,
)
from branchline.games.england_wales.shares.events import ACTION_PASSED, NO_SECOND_LINK
from branchline.games.england_wales.shares.money import means
from branchline.games.england_wales.shares.reasons import (
    ACTION_UNDER_WAY,
    CHOOSE_ACTION,
    LINK_INCOMPLETE,
    THIRD_LINK,
    WAY_IS_OPEN,
)
from branchline.games.england_wales.shares.state import State
from branchline.kernel import ALLOWED, SIDES, Array, ask, emit, frame_argument, rule


@rule
def list_in_rounds(board: Board, state: State, phase: int, out: Array) -> int:
    if phase == ACT:
        return list_kinds(board, state, out)
    if phase == CUBE:
        return list_cubes(board, state, out)
    if phase == VIA:
        return list_ways(board, state, out)
    if phase == START:
        return list_starts(board, state, out)
    if phase == FIRST_SIDE:
        return list_sides(board, state, out)
    return list_tiles(board, state, out) if phase == TILE else list_seconds(board, state, out)


@rule
def can_act(board: Board, state: State) -> bool:
    return why_no_build(board, state) == ALLOWED or why_no_deliver(board, state) == ALLOWED


@rule
def list_kinds(board: Board, state: State, out: Array) -> int:
    """ES-7.2 Each kind of action of which a complete move exists; passing is always legal."""
    out[0] = pack_pass()
    count = 1
    if why_no_build(board, state) == ALLOWED:
        out[count] = pack_build()
        count += 1
    if why_no_deliver(board, state) == ALLOWED:
        out[count] = pack_deliver()
        count += 1
    return count


# --- why not -------------------------------------------------------------------------------------------------------


@rule
def why_no_action(board: Board, state: State, phase: int, action: int) -> int:
    """ES-7.2, ES-12.4 A kind of action first; then it is carried through."""
    if phase == ACT:
        if is_build(action):
            return why_no_build(board, state)
        if is_deliver(action):
            return why_no_deliver(board, state)
        return ALLOWED if is_pass(action) else CHOOSE_ACTION
    if phase == CUBE or phase == VIA:
        return why_not_delivering(board, state, phase, action)
    return why_not_building(board, state, phase, action)


@rule
def why_not_building(board: Board, state: State, phase: int, action: int) -> int:
    """ES-7.4, ES-7.5, ES-7.7"""
    if phase == SECOND:
        return why_no_second(board, state, unpack_second(action)) if is_second(action) else ACTION_UNDER_WAY
    if is_second(action):
        return THIRD_LINK if state.second else ACTION_UNDER_WAY
    budget = means(board, state, state.acting)
    if phase == START and is_start(action):
        city = unpack_start(action)
        if city >= board.cities:
            return NO_SUCH_CITY
        return why_no_city(board, state, city, is_without_links(state), budget)
    if phase == FIRST_SIDE and is_side(action):
        return why_no_first_tile(board, state, frame_argument(state, 0), unpack_side(action), budget)
    if phase == TILE and is_tile(action):
        return why_no_tile(board, state, unpack_tile(action))
    if phase == TILE and is_abandon(action):
        return WAY_IS_OPEN if can_lay_tile(board, state) else ALLOWED
    return LINK_INCOMPLETE if phase == TILE and is_pass(action) else ACTION_UNDER_WAY


@rule
def can_lay_tile(board: Board, state: State) -> bool:
    for side in range(SIDES):
        if why_no_tile(board, state, side) == ALLOWED:
            return True
    return False


@rule
def why_not_delivering(board: Board, state: State, phase: int, action: int) -> int:
    if phase == CUBE and is_cube(action):
        city, colour = unpack_cube(action)
        return why_no_cube(board, state, city, colour) if city < board.cities else NO_SUCH_CITY
    if phase == VIA and is_via(action):
        return why_no_via(board, state, unpack_via(action))
    if phase == VIA and is_abandon(action):
        return WAY_IS_OPEN if can_go_on(board, state) else ALLOWED
    return MUST_STOP if phase == CUBE and is_via(action) else ACTION_UNDER_WAY


@rule
def can_go_on(board: Board, state: State) -> bool:
    for side in range(SIDES):
        if why_no_via(board, state, side) == ALLOWED:
            return True
    return False


# --- carried out ---------------------------------------------------------------------------------------------------


@rule
def completes_action(board: Board, state: State, phase: int, action: int, log: Array) -> bool:
    """Carry out what was decided; whether the action is over by it."""
    seat = state.controller[state.acting]
    if is_abandon(action):
        abandon(board, state, phase, log)
        return True
    if phase == CUBE or phase == VIA:
        return go_on_delivering(board, state, phase, action, log)
    if phase == ACT:
        if is_build(action):
            ask(state, START, seat)
        elif is_deliver(action):
            ask(state, CUBE, seat)
        else:
            emit(log, ACTION_PASSED, state.acting)
            return True
        return False
    return go_on_building(board, state, phase, action, log)


@rule
def abandon(board: Board, state: State, phase: int, log: Array) -> None:
    """ES-12.3"""
    if phase == TILE:
        abandon_link(board, state, log)
    else:
        abandon_delivery(state, log)


@rule
def go_on_building(board: Board, state: State, phase: int, action: int, log: Array) -> bool:
    """ES-7.4, ES-7.5, ES-7.10"""
    seat = state.controller[state.acting]
    if phase == SECOND:
        if unpack_second(action) == NO:
            emit(log, NO_SECOND_LINK, state.acting)
            return True
        ask(state, START, seat)
    elif is_start(action):
        ask(state, FIRST_SIDE, seat, unpack_start(action))
    elif is_side(action):
        start_link(board, state, unpack_side(action), log)
        ask(state, TILE, seat)
    elif add_tile(board, state, unpack_tile(action), log):
        return not asks_for_second(board, state)
    return False


@rule
def asks_for_second(board: Board, state: State) -> bool:
    """ES-7.4, ES-7.8 After the first link, if another can be completed at the higher price."""
    if state.second:
        return False
    state.second = 1
    if why_no_build(board, state) != ALLOWED:
        return False
    ask(state, SECOND, state.controller[state.acting])
    return True


@rule
def go_on_delivering(board: Board, state: State, phase: int, action: int, log: Array) -> bool:
    if phase == CUBE:
        city, colour = unpack_cube(action)
        choose_cube(state, city, colour, log)
        ask(state, VIA, state.controller[state.acting])
        return False
    move_cube(board, state, unpack_via(action), log)
    if not has_arrived(state):
        return False
    deliver_cube(board, state, log)
    return True
