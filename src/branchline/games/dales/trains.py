"""§8 Buying trains."""

from branchline.games.dales.board import Board
from branchline.games.dales.components import (
    BROWN,
    GOODS_PLACES,
    GREEN,
    PASSENGER_PLACES,
    RED,
    RED_PASSENGER,
    SEATS,
    TRAINS,
    WHITE,
)
from branchline.games.dales.events import TRAIN_BOUGHT
from branchline.games.dales.reasons import NO_SUCH_TRAIN, ONE_TRAIN_PER_COST, TRAIN_TAKEN, TRAIN_TOO_EXPENSIVE
from branchline.games.dales.state import State
from branchline.kernel import ALLOWED, NOBODY, Array, decider, emit, flag, rule


@rule
def points_for_exchange(state: State, seat: int) -> int:
    return state.hand[seat] + state.influence[seat, WHITE] + state.influence[seat, RED] + state.influence[seat, GREEN]


@rule
def why_no_cost(state: State, seat: int, cost: int) -> int:
    """WD-8.5, WD-8.6, WD-8.7, WD-8.8 One train of each cost, three points for each brown one that is missing."""
    if state.classes[seat] & flag(cost):
        return ONE_TRAIN_PER_COST
    missing = max(0, cost - state.influence[seat, BROWN])
    return ALLOWED if 3 * missing <= points_for_exchange(state, seat) else TRAIN_TOO_EXPENSIVE


@rule
def why_no_purchase(board: Board, state: State, train: int) -> int:
    """WD-8.4 Each train can be bought once a turn."""
    cost = board.train_cost[state.side, train]
    if cost == 0:
        return NO_SUCH_TRAIN
    if state.buyer[train] != NOBODY:
        return TRAIN_TAKEN
    return why_no_cost(state, decider(state), cost)


@rule
def can_buy(board: Board, state: State) -> bool:
    for train in range(board.trains):
        if why_no_purchase(board, state, train) == ALLOWED:
            return True
    return False


@rule
def take_train(board: Board, state: State, log: Array) -> None:
    emit(log, TRAIN_BOUGHT, decider(state), state.train)
    hand_over_train(board, state)


@rule
def hand_over_train(board: Board, state: State) -> None:
    """The train is paid."""
    train = state.train
    state.buyer[train] = decider(state)
    state.train = NOBODY
    add_train(board, state, train)


@rule
def add_train(board: Board, state: State, train: int) -> None:
    """WD-8.10 Its places, less what it carries."""
    seat = state.buyer[train]
    state.classes[seat] |= flag(board.train_cost[state.side, train])
    state.room[seat, PASSENGER_PLACES] += free_places(board, state, train, PASSENGER_PLACES)
    state.room[seat, GOODS_PLACES] += free_places(board, state, train, GOODS_PLACES)


@rule
def free_places(board: Board, state: State, train: int, sort: int) -> int:
    """WD-8.10 Passengers and goods have places of their own."""
    first = RED_PASSENGER if sort == PASSENGER_PLACES else 0
    return board.places[state.side, train, sort] - state.carried[train, first] - state.carried[train, first + 1]


@rule
def forget_trains(state: State) -> None:
    for seat in range(SEATS):
        state.classes[seat] = 0
        state.room[seat, PASSENGER_PLACES] = 0
        state.room[seat, GOODS_PLACES] = 0


@rule
def derive_trains(board: Board, state: State) -> None:
    forget_trains(state)
    for train in range(TRAINS):
        if state.buyer[train] != NOBODY:
            add_train(board, state, train)
