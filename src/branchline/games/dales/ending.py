"""§13 End of a turn and of the game, and §14 final scoring."""

import numpy as np

from branchline.games.dales.board import Board
from branchline.games.dales.components import ITEMS, LAST_TURN, SEATS
from branchline.games.dales.events import GAME_ENDED, PAID_BALANCE, PAID_SETS, PAID_TRACKS
from branchline.games.dales.state import State
from branchline.kernel import Array, emit, rule

SET_BONUS = 2
STANDINGS = 1024


@rule
def is_last_turn(board: Board, state: State) -> bool:
    """WD-1.12, WD-13.1, NB-1.3 By side and number of players."""
    return state.turn == board.turns[state.side, state.players]


@rule
def sets(state: State, seat: int) -> int:
    """WD-14.2, NB-9.2 One item of each kind makes a set."""
    fewest = state.collection[seat, 0]
    for item in range(1, ITEMS):
        fewest = min(fewest, state.collection[seat, item])
    return fewest


@rule
def score(state: State, seat: int) -> int:
    """WD-14.1, WD-14.5, NB-9.1 The total as it would be now."""
    return np.int64(state.points[seat]) + SET_BONUS * sets(state, seat) + state.balance[seat] - state.laid[seat]


@rule
def standing(state: State, seat: int) -> int:
    """WD-14.3, WD-14.4, NB-9.3 Ties go to the higher profit and loss, then to the earlier in player order."""
    behind = 0
    for place in range(SEATS):
        if state.order[place] == seat:
            behind = place
    return (score(state, seat) * STANDINGS + state.balance[seat]) * SEATS - behind


@rule
def end_game(state: State, log: Array) -> None:
    """WD-13.1, WD-14.1 What each source brings to the total."""
    state.ended = LAST_TURN
    emit(log, GAME_ENDED, LAST_TURN)
    for seat in range(state.players):
        if sets(state, seat) > 0:
            emit(log, PAID_SETS, seat, SET_BONUS * sets(state, seat), sets(state, seat))
        if state.balance[seat] != 0:
            emit(log, PAID_BALANCE, seat, state.balance[seat])
        if state.laid[seat] > 0:
            emit(log, PAID_TRACKS, seat, -state.laid[seat], state.laid[seat])
