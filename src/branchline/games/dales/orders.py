"""§6 Two orders, and §10 player order."""

from branchline.games.dales.components import BALANCE, BROWN, WHITE
from branchline.games.dales.events import ORDERS_SET, PLAYER_ORDER_SET
from branchline.games.dales.piles import rank
from branchline.games.dales.state import State
from branchline.kernel import Array, emit, rule


@rule
def in_player_order(state: State) -> int:
    """WD-2.10 The seat that the order has come to."""
    return state.order[state.place]


@rule
def in_build_order(state: State) -> int:
    return state.build_order[state.place]


@rule
def in_train_order(state: State) -> int:
    return state.train_order[state.place]


@rule
def set_orders(state: State, log: Array) -> None:
    """WD-6.1, WD-6.2 By white and by brown influence, for the whole turn."""
    rank(state, WHITE, state.build_order)
    rank(state, BROWN, state.train_order)
    emit(log, ORDERS_SET, state.build_order[0], state.train_order[0])


@rule
def set_player_order(state: State, log: Array) -> None:
    """WD-10.1 By profit and loss."""
    rank(state, BALANCE, state.order)
    emit(log, PLAYER_ORDER_SET, state.order[0])
