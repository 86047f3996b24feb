"""§16 End of the game, and final scoring."""

import numpy as np

from branchline.games.england_wales.chains import count_links
from branchline.games.england_wales.normal.barons import is_fulfilled
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.events import (
    BARON_FAILED,
    END_TRIGGERED,
    GAME_ENDED,
    PAID_BARON,
    PAID_BONDS,
)
from branchline.games.england_wales.normal.options import ONE_MORE_TURN
from branchline.games.england_wales.normal.state import State
from branchline.kernel import Array, emit, rule

LINKS_PLACE = 1 << 40
CASH_PLACE = 1 << 32


@rule
def trigger_end(state: State, log: Array) -> None:
    """EW-16.1, EW-16.2, EW-16.3 This turn is finished, and by default one more is played."""
    if state.last_turn == 0:
        state.last_turn = state.turn + 1 if state.end_timing == ONE_MORE_TURN else state.turn
        emit(log, END_TRIGGERED, state.last_turn)


@rule
def end_game(board: Board, state: State, why: int, log: Array) -> None:
    """EW-15.1, EW-16.5 Barons are shown, and bonds are counted."""
    state.ended = why
    emit(log, GAME_ENDED, why)
    for seat in range(state.players):
        baron = state.baron[seat]
        if is_fulfilled(board, state, seat, baron):
            state.baron_points[seat] = board.baron_points[baron]
            emit(log, PAID_BARON, seat, board.baron_points[baron], baron)
        else:
            emit(log, BARON_FAILED, seat, baron)
        if state.bonds[seat] > 0:
            emit(log, PAID_BONDS, seat, -state.bonds[seat])


@rule
def score(state: State, seat: int) -> int:
    """EW-16.5, EW-16.7 Position and baron, less bonds; nothing else counts, and it may be less than zero."""
    return np.int64(state.position[seat]) + state.baron_points[seat] - state.bonds[seat]


@rule
def standing(state: State, seat: int) -> int:
    """EW-16.6 Ties: more completed links, then more cash."""
    return score(state, seat) * LINKS_PLACE + np.int64(count_links(state, seat)) * CASH_PLACE + state.cash[seat]
