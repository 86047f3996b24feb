"""§13 Income."""

from branchline.games.england_wales.components import POSITIONS
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.events import INCOME_RECEIVED
from branchline.games.england_wales.normal.money import pay
from branchline.games.england_wales.normal.state import State
from branchline.kernel import Array, emit, rule


@rule
def income_at(board: Board, position: int) -> int:
    """EW-13.1, EW-13.3 Beyond the last position the track goes on, with the same income."""
    return board.income[position] if position < POSITIONS else board.income_beyond


@rule
def pay_income(board: Board, state: State, log: Array) -> None:
    """EW-13.1, EW-13.2, EW-13.5 Only the difference of income and interest moves; new bonds bear no interest yet."""
    for seat in range(state.players):
        income = income_at(board, state.position[seat])
        interest = state.bonds[seat] * board.bond_interest
        emit(log, INCOME_RECEIVED, seat, income - interest, income, interest)
        if income >= interest:
            state.cash[seat] += income - interest
        else:
            pay(board, state, seat, interest - income, log)
