"""§6 Raising money for a company."""

from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.events import BONDS_TAKEN, SHARES_ISSUED
from branchline.games.england_wales.shares.options import ALL_TEN_OUT
from branchline.games.england_wales.shares.state import State
from branchline.kernel import Array, emit, rule


@rule
def bonds_free(state: State, company: int) -> int:
    """ES-6.4 How many more bonds its links allow."""
    return max(0, state.links[company] - state.bonds[company])


@rule
def bonds_for_payments(state: State, company: int) -> int:
    """ES-6.3 Bonds that may be taken once the treasury is empty."""
    if state.bond_condition == ALL_TEN_OUT and state.available[company] > 0:
        return 0
    return bonds_free(state, company)


@rule
def means(board: Board, state: State, company: int) -> int:
    """ES-6.6 Cash, shares to issue, and bonds."""
    shares = state.treasury[company] * state.price[company]
    return state.funds[company] + shares + board.bond_value * bonds_for_payments(state, company)


@rule
def shares_needed(state: State, company: int, payment: int) -> int:
    """ES-6.5 As few as cover what is missing, or all."""
    missing = max(0, payment - state.funds[company])
    price = max(1, state.price[company])
    return min(state.treasury[company], (missing + price - 1) // price)


@rule
def bonds_needed(board: Board, state: State, company: int, payment: int) -> int:
    """ES-6.5 For what is still missing when all shares are issued."""
    raised = shares_needed(state, company, payment) * state.price[company]
    missing = max(0, payment - state.funds[company] - raised)
    return (missing + board.bond_value - 1) // board.bond_value


@rule
def take_bonds(board: Board, state: State, company: int, bonds: int, log: Array) -> None:
    if bonds > 0:
        state.bonds[company] += bonds
        state.funds[company] += bonds * board.bond_value
        emit(log, BONDS_TAKEN, company, bonds)


@rule
def pay(board: Board, state: State, company: int, payment: int, log: Array) -> None:
    """ES-6.1, ES-6.2, ES-6.5, ES-6.9 Cash first, then shares, then bonds: neither more nor fewer than needed."""
    shares = shares_needed(state, company, payment)
    bonds = bonds_needed(board, state, company, payment)
    if shares > 0:
        state.treasury[company] -= shares
        state.issued[company] += shares
        state.funds[company] += shares * state.price[company]
        emit(log, SHARES_ISSUED, company, shares, shares * state.price[company])
    take_bonds(board, state, company, bonds, log)
    state.funds[company] -= payment
