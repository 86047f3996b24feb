"""§5 What the game does by itself between two questions, and whom it asks."""

from branchline.games.england_wales.components import NO_END
from branchline.games.england_wales.ending import ending_after
from branchline.games.england_wales.normal.auction import forget_auction, next_bidder, pass_marker, settle_auction
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import remove_unfinished
from branchline.games.england_wales.normal.cards import remove_reminders, turn_up_card
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    BEGIN_ROUNDS,
    BEGIN_TURN,
    END_TURN,
    ROUNDS,
)
from branchline.games.england_wales.normal.ending import end_game
from branchline.games.england_wales.normal.events import ACTION_PASSED, TURN_BEGAN
from branchline.games.england_wales.normal.income import pay_income
from branchline.games.england_wales.normal.options import BY_AUCTION
from branchline.games.england_wales.normal.state import State
from branchline.kernel import NOBODY, OVER, Array, emit, rule


@rule
def active_player(state: State) -> int:
    return state.active


@rule
def pass_action(state: State, log: Array) -> None:
    """EW-5.3"""
    emit(log, ACTION_PASSED, state.active)


@rule
def next_bid(board: Board, state: State, log: Array) -> int:
    """EW-4.5 Until nobody is left to bid."""
    if next_bidder(state) != NOBODY:
        return AUCTION
    settle_auction(board, state, log)
    return BEGIN_ROUNDS


@rule
def end_action(state: State) -> int:
    """EW-5.1, EW-11.19 Another action of the same player, the next player, the next round, or the end of the turn."""
    state.actions_left -= 1
    if state.actions_left > 0:
        return ACT
    following = (state.active + 1) % state.players
    if following == state.first:
        state.action_round += 1
    if state.action_round > ROUNDS:
        return END_TURN
    give_action(state, following)
    return ACT


@rule
def give_action(state: State, seat: int) -> None:
    state.active = seat
    state.actions_left = 1


@rule
def end_turn(board: Board, state: State, log: Array) -> int:
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
        return OVER
    state.turn += 1
    return BEGIN_TURN


@rule
def begin_turn(state: State, log: Array) -> int:
    """EW-4.1, EW-4.2, EW-4.11 An auction; or the marker moves one seat, except in the first turn."""
    emit(log, TURN_BEGAN, state.turn)
    for seat in range(state.players):
        state.tunnelling[seat] = 0
    if state.first_auction == BY_AUCTION:
        forget_auction(state)
        return AUCTION
    if state.turn > 1:
        pass_marker(state, log)
    return BEGIN_ROUNDS


@rule
def begin_rounds(state: State) -> None:
    """EW-4.10, EW-5.1 The owner of the marker begins."""
    state.action_round = 1
    give_action(state, state.first)
