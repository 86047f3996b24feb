"""§5 What follows what: the turn, its rounds, and the actions in them."""

from branchline.games.england_wales.normal.actions import (
    is_bid,
    is_build,
    is_deliver,
    is_finish,
    is_let,
    is_start,
    is_take,
    is_tile,
    is_upgrade,
    is_urbanise,
    pack_let,
    unpack_bid,
    unpack_card,
    unpack_cube,
    unpack_finish,
    unpack_grow,
    unpack_keep,
    unpack_place,
    unpack_resume,
    unpack_side,
    unpack_start,
    unpack_tile,
    unpack_via,
)
from branchline.games.england_wales.normal.auction import (
    make_bid,
    next_bidder,
    open_auction,
    pass_bid,
    pass_marker,
    settle_auction,
)
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import (
    add_tile,
    finish_build,
    remove_unfinished,
    resume_link,
    start_link,
)
from branchline.games.england_wales.normal.cards import remove_reminders, take_card, turn_up_card
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    CHOOSE_CARD,
    CITY_GROWTH,
    CUBE,
    EXECUTIVE,
    FIRST_SIDE,
    GROW,
    INDUSTRY,
    INSPECT,
    KEEP,
    NEW_INDUSTRY,
    NO_END,
    PLACE,
    ROUNDS,
    START,
    TILE,
    VIA,
)
from branchline.games.england_wales.normal.deliveries import choose_cube, deliver_cube, move_cube
from branchline.games.england_wales.normal.ending import end_game, ending
from branchline.games.england_wales.normal.engines import raise_engine
from branchline.games.england_wales.normal.events import ACTION_PASSED, TURN_BEGAN
from branchline.games.england_wales.normal.income import pay_income
from branchline.games.england_wales.normal.inspection import ask_inspectors, let_it_pass, stop_delivery
from branchline.games.england_wales.normal.major_lines import score_lines
from branchline.games.england_wales.normal.money import pay
from branchline.games.england_wales.normal.options import BY_AUCTION
from branchline.games.england_wales.normal.setup import keep_baron
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.normal.urbanising import draw_cubes, place_tile
from branchline.games.england_wales.routes import has_arrived
from branchline.kernel import NOBODY, Array, ask, emit, present_phase, rule


@rule
def apply(board: Board, state: State, action: int, log: Array) -> None:
    phase = present_phase(state)
    if phase == KEEP:
        if keep_baron(state, unpack_keep(action), log):
            begin_turn(board, state, log)
    elif phase == AUCTION:
        answer_auction(board, state, action, log)
    elif completes_action(board, state, phase, action, log):
        end_action(board, state, log)


# --- the turn ------------------------------------------------------------------------------------------------------


@rule
def begin_turn(board: Board, state: State, log: Array) -> None:
    """EW-4.1, EW-4.2, EW-4.11 An auction; or the marker moves one seat, except in the first turn."""
    emit(log, TURN_BEGAN, state.turn)
    if state.first_auction == BY_AUCTION:
        open_auction(state)
        return
    if state.turn > 1:
        pass_marker(state, log)
    begin_rounds(state)


@rule
def answer_auction(board: Board, state: State, action: int, log: Array) -> None:
    """EW-4.4, EW-4.5"""
    if is_bid(action):
        make_bid(state, unpack_bid(action), log)
    else:
        pass_bid(state, log)
    bidder = next_bidder(state)
    if bidder != NOBODY:
        ask(state, AUCTION, bidder)
    else:
        settle_auction(board, state, log)
        begin_rounds(state)


@rule
def begin_rounds(state: State) -> None:
    """EW-4.10, EW-5.1 The owner of the marker begins."""
    state.action_round = 1
    ask_for_action(state, state.first)


@rule
def ask_for_action(state: State, seat: int) -> None:
    state.active = seat
    state.actions_left = 1
    ask(state, ACT, seat)


@rule
def end_action(board: Board, state: State, log: Array) -> None:
    """EW-5.1, EW-11.19 Another action of the same player, the next player, the next round, or the end of the turn."""
    state.actions_left -= 1
    if state.actions_left > 0:
        ask(state, ACT, state.active)
        return
    following = (state.active + 1) % state.players
    if following == state.first:
        state.action_round += 1
    if state.action_round > ROUNDS:
        end_turn(board, state, log)
    else:
        ask_for_action(state, following)


@rule
def end_turn(board: Board, state: State, log: Array) -> None:
    """EW-5.6, EW-13.4 Unfinished track, income, a card, reminders, and the test for the end."""
    state.action_round = 0
    state.active = NOBODY
    remove_unfinished(board, state, log)
    pay_income(board, state, log)
    turn_up_card(board, state, log)
    remove_reminders(state)
    why = ending(board, state)
    if why != NO_END:
        end_game(board, state, why, log)
        return
    state.turn += 1
    begin_turn(board, state, log)


# --- an action -----------------------------------------------------------------------------------------------------


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


@rule
def let_pass(state: State) -> int:
    """What a player does who leaves a delivery alone."""
    return pack_let() if present_phase(state) == INSPECT else -1
