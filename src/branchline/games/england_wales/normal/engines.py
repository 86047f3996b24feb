"""§8 Engines."""

from branchline.games.england_wales.normal.achievements import claim
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import LEVELS, NEW_TRAIN
from branchline.games.england_wales.normal.events import ENGINE_RAISED
from branchline.games.england_wales.normal.money import pay
from branchline.games.england_wales.normal.reasons import MAX_ENGINE
from branchline.games.england_wales.normal.state import State
from branchline.kernel import ALLOWED, Array, emit, rule


@rule
def why_no_upgrade(state: State) -> int:
    """EW-8.2, EW-8.3 Level 8 is the highest; several players may have the same."""
    return ALLOWED if state.engine[state.active] < LEVELS else MAX_ENGINE


@rule
def upgrade_cost(board: Board, state: State, seat: int) -> int:
    return board.engine_cost[state.engine_costs, state.engine[seat] + 1]


@rule
def raise_engine(board: Board, state: State, log: Array) -> None:
    """EW-8.1, EW-11.7 One level; the first at level 4 has the New Train."""
    seat = state.active
    cost = upgrade_cost(board, state, seat)
    state.engine[seat] += 1
    emit(log, ENGINE_RAISED, seat, state.engine[seat], cost)
    pay(board, state, seat, cost, log)
    if state.engine[seat] == board.new_train_level:
        claim(board, state, seat, NEW_TRAIN, log)
