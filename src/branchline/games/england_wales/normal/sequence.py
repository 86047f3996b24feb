"""§5 What follows what: the turn, its rounds, and the actions in them."""

from branchline.games.england_wales.components import NO_END
from branchline.games.england_wales.ending import ending_after
from branchline.games.england_wales.normal.actions import (
    is_bid,
    pack_let,
    unpack_bid,
    unpack_keep,
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
    remove_unfinished,
)
from branchline.games.england_wales.normal.cards import remove_reminders, turn_up_card
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    INSPECT,
    KEEP,
    ROUNDS,
)
from branchline.games.england_wales.normal.ending import end_game
from branchline.games.england_wales.normal.events import TURN_BEGAN
from branchline.games.england_wales.normal.income import pay_income
from branchline.games.england_wales.normal.options import BY_AUCTION
from branchline.games.england_wales.normal.rounds import completes_action
from branchline.games.england_wales.normal.setup import keep_baron
from branchline.games.england_wales.normal.state import State
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
    for seat in range(state.players):
        state.tunnelling[seat] = 0
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
    why = ending_after(state.turn, state.last_turn, board.turn_limit)
    if why != NO_END:
        end_game(board, state, why, log)
        return
    state.turn += 1
    begin_turn(board, state, log)


@rule
def let_pass(state: State) -> int:
    """What a player does who leaves a delivery alone."""
    return pack_let() if present_phase(state) == INSPECT else -1
