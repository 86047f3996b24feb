"""§11 End, and the final value."""

import numpy as np

from branchline.games.england_wales.shares.board import FINAL_MALUS, Board
from branchline.games.england_wales.shares.events import END_TRIGGERED, FINAL_VALUE, GAME_ENDED, PRICE_LOWERED
from branchline.games.england_wales.shares.options import BY_PLAYERS, ONE_MORE_TURN
from branchline.games.england_wales.shares.state import State
from branchline.kernel import Array, emit, rule

SHARES_PLACE = 1 << 32


@rule
def markers_to_end(board: Board, state: State) -> int:
    """ES-11.1"""
    if state.share_end_cities == BY_PLAYERS:
        return board.end_markers[state.players]
    return state.share_end_cities


@rule
def trigger_end(state: State, log: Array) -> None:
    """ES-11.1, ES-11.2 The turn is completed, or one whole turn more."""
    if state.last_turn == 0:
        state.last_turn = state.turn + 1 if state.share_end_timing == ONE_MORE_TURN else state.turn
        emit(log, END_TRIGGERED, state.last_turn)


@rule
def end_game(board: Board, state: State, why: int, log: Array) -> None:
    state.ended = why
    emit(log, GAME_ENDED, why)
    for company in range(board.companies):
        if state.bonds[company] > 0:
            emit(log, PRICE_LOWERED, company, final_price(state, company), state.bonds[company])
    for seat in range(state.players):
        emit(log, FINAL_VALUE, seat, score(state, seat), state.cash[seat])


@rule
def final_price(state: State, company: int) -> int:
    """ES-11.4 Less one for each bond, but not less than nothing."""
    return max(0, state.price[company] - FINAL_MALUS * state.bonds[company])


@rule
def share_value(state: State, seat: int) -> int:
    value = 0
    for company in range(state.price.shape[0]):
        value += state.shares[company, seat] * final_price(state, company)
    return value


@rule
def score(state: State, seat: int) -> int:
    """ES-11.5 Cash and shares, if the game ended now; company cash counts for nobody."""
    return share_value(state, seat) + np.int64(state.cash[seat])  # type: ignore[return-value]


@rule
def standing(state: State, seat: int) -> int:
    """ES-11.6 Ties: more value in shares."""
    return score(state, seat) * SHARES_PLACE + share_value(state, seat)
