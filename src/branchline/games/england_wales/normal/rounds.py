"""§5 Action rounds: the kinds of action, and how one is carried through."""

from branchline.games.england_wales.normal.actions import (
    is_build,
    is_card,
    is_cube,
    is_deliver,
    is_finish,
    is_grow,
    is_let,
    is_pass,
    is_place,
    is_resume,
    is_side,
    is_start,
    is_take,
    is_tile,
    is_upgrade,
    is_urbanise,
    is_via,
    pack_build,
    pack_deliver,
    pack_pass,
    pack_take,
    pack_upgrade,
    pack_urbanise,
    unpack_card,
    unpack_cube,
    unpack_finish,
    unpack_grow,
    unpack_place,
    unpack_resume,
    unpack_side,
    unpack_start,
    unpack_tile,
    unpack_via,
)
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import (
    add_tile,
    finish_build,
    resume_link,
    start_link,
    why_no_build,
    why_no_finish,
    why_no_resume,
    why_no_tile,
)
from branchline.games.england_wales.normal.cards import take_card, why_no_card, why_no_take
from branchline.games.england_wales.normal.components import (
    ACT,
    CHOOSE_CARD,
    CITY_GROWTH,
    CUBE,
    EXECUTIVE,
    FIRST_SIDE,
    GROW,
    INDUSTRY,
    INSPECT,
    NEW_INDUSTRY,
    PLACE,
    START,
    TILE,
    VIA,
)
from branchline.games.england_wales.normal.deliveries import (
    choose_cube,
    deliver_cube,
    move_cube,
    why_no_cube,
    why_no_deliver,
    why_no_via,
)
from branchline.games.england_wales.normal.engines import raise_engine, why_no_upgrade
from branchline.games.england_wales.normal.events import ACTION_PASSED
from branchline.games.england_wales.normal.inspection import ask_inspectors, let_it_pass, stop_delivery
from branchline.games.england_wales.normal.major_lines import score_lines
from branchline.games.england_wales.normal.money import pay
from branchline.games.england_wales.normal.reasons import ACTION_UNDER_WAY, CHOOSE_ACTION
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.normal.urbanising import draw_cubes, place_tile, why_no_place, why_no_urbanise
from branchline.games.england_wales.routes import has_arrived
from branchline.games.england_wales.track import why_no_first_side, why_no_start
from branchline.kernel import ALLOWED, Array, ask, emit, frame_argument, rule


@rule
def list_kinds(board: Board, state: State, out: Array) -> int:
    """EW-5.2, EW-5.3, EW-17.1 Each kind of action of which a complete move exists; passing is always legal."""
    out[0] = pack_pass()
    count = 1
    for action in (pack_build(), pack_urbanise(), pack_upgrade(), pack_deliver(), pack_take()):
        if why_no_kind(board, state, action) == ALLOWED:
            out[count] = action
            count += 1
    return count


# --- why not -------------------------------------------------------------------------------------------------------


@rule
def why_no_kind(board: Board, state: State, action: int) -> int:
    if is_pass(action):
        return ALLOWED
    if is_build(action):
        return why_no_build(board, state)
    if is_urbanise(action):
        return why_no_urbanise(board, state)
    if is_upgrade(action):
        return why_no_upgrade(state)
    if is_deliver(action):
        return why_no_deliver(board, state)
    return why_no_take(board, state) if is_take(action) else CHOOSE_ACTION


@rule
def why_no_part(board: Board, state: State, phase: int, action: int) -> int:
    """EW-5.4 What was begun is gone on with, or taken back."""
    if phase == START and is_start(action):
        return why_no_start(board, state, state.active, unpack_start(action))
    if phase == START and is_resume(action):
        city, side = unpack_resume(action)
        return why_no_resume(board, state, city, side)
    if phase == FIRST_SIDE and is_side(action):
        return why_no_first_side(board, state, state.active, frame_argument(state, 0), unpack_side(action))
    if phase == TILE and is_tile(action):
        return why_no_tile(board, state, unpack_tile(action))
    if phase == TILE and is_finish(action):
        return why_no_finish(board, state, unpack_finish(action))
    if phase == CUBE and is_cube(action):
        city, colour = unpack_cube(action)
        return why_no_cube(board, state, city, colour)
    if phase == VIA and is_via(action):
        return why_no_via(board, state, unpack_via(action))
    return why_no_other_part(board, state, phase, action)


@rule
def why_no_other_part(board: Board, state: State, phase: int, action: int) -> int:
    if (phase == PLACE or phase == INDUSTRY) and is_place(action):
        city, colour = unpack_place(action)
        return why_no_place(board, state, city, colour)
    if phase == CHOOSE_CARD and is_card(action):
        return why_no_card(board, state, unpack_card(action))
    return ALLOWED if phase == GROW and is_grow(action) else ACTION_UNDER_WAY


# --- carried out ---------------------------------------------------------------------------------------------------


@rule
def completes_action(board: Board, state: State, phase: int, action: int, log: Array) -> bool:
    """Carry out what was decided; whether the action is over by it."""
    if phase == ACT:
        return begin_action(board, state, action, log)
    if phase == START or phase == FIRST_SIDE or phase == TILE:
        return go_on_building(board, state, phase, action, log)
    if phase == CUBE or phase == VIA or phase == INSPECT:
        return go_on_delivering(board, state, phase, action, log)
    if phase == CHOOSE_CARD:
        return use_card(board, state, unpack_card(action), log)
    if phase == GROW:
        draw_cubes(state, unpack_grow(action), board.growth_cubes, log)
    else:
        urbanise(board, state, phase == PLACE, action, log)
    return True


@rule
def begin_action(board: Board, state: State, action: int, log: Array) -> bool:
    """EW-5.2, EW-5.3 The kind of action."""
    if is_build(action):
        ask(state, START, state.active)
    elif is_urbanise(action):
        ask(state, PLACE, state.active)
    elif is_deliver(action):
        ask(state, CUBE, state.active)
    elif is_take(action):
        ask(state, CHOOSE_CARD, state.active)
    elif is_upgrade(action):
        raise_engine(board, state, log)
        return True
    else:
        emit(log, ACTION_PASSED, state.active)
        return True
    return False


@rule
def go_on_building(board: Board, state: State, phase: int, action: int, log: Array) -> bool:
    """EW-6.2, EW-6.3, EW-14.4"""
    if is_finish(action):
        if finish_build(board, state, unpack_finish(action), log):
            score_lines(board, state, state.active, log)
        return True
    if is_start(action):
        ask(state, FIRST_SIDE, state.active, unpack_start(action))
        return False
    if is_tile(action):
        add_tile(board, state, unpack_tile(action), log)
        return False
    if phase == FIRST_SIDE:
        start_link(board, state, unpack_side(action), log)
    else:
        city, side = unpack_resume(action)
        resume_link(board, state, city, side, log)
    ask(state, TILE, state.active)
    return False


@rule
def urbanise(board: Board, state: State, costs: bool, action: int, log: Array) -> None:
    """EW-7.1, EW-11.22"""
    city, colour = unpack_place(action)
    if costs:
        pay(board, state, state.active, board.urbanise_cost, log)
    place_tile(board, state, city, colour, board.urbanise_cubes if costs else board.industry_cubes, log)


@rule
def go_on_delivering(board: Board, state: State, phase: int, action: int, log: Array) -> bool:
    """EW-9.1, EW-9.6, EW-11.24, EW-11.26"""
    if phase == CUBE:
        city, colour = unpack_cube(action)
        choose_cube(state, city, colour, log)
        ask(state, VIA, state.active)
        return False
    if phase == VIA:
        move_cube(board, state, unpack_via(action), log)
        if not has_arrived(state) or ask_inspectors(state, log):
            return False
    elif is_let(action):
        if not let_it_pass(state, log):
            return False
    else:
        stop_delivery(state, log)
        return True
    deliver_cube(board, state, log)
    return True


@rule
def use_card(board: Board, state: State, card: int, log: Array) -> bool:
    """EW-10.2, EW-11.19, EW-11.20 Whether taking the card was all."""
    take_card(board, state, card, log)
    if card == NEW_INDUSTRY:
        ask(state, INDUSTRY, state.active)
        return False
    if card == CITY_GROWTH:
        ask(state, GROW, state.active)
        return False
    if card == EXECUTIVE:
        state.actions_left += board.extra_actions
    return True
