"""§12 Payments and bonds."""

from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.events import BONDS_TAKEN
from branchline.games.england_wales.normal.state import State
from branchline.kernel import Array, emit, rule


@rule
def bonds_needed(board: Board, state: State, seat: int, cost: int) -> int:
    """EW-12.2, EW-12.3 None while the cash suffices; else as few as cover the rest."""
    missing = cost - state.cash[seat]
    return 0 if missing <= 0 else (missing + board.bond_value - 1) // board.bond_value


@rule
def pay(board: Board, state: State, seat: int, cost: int, log: Array) -> None:
    """EW-12.1, EW-12.6, EW-12.7 With all cash first, then with bonds, of which there is no end."""
    bonds = bonds_needed(board, state, seat, cost)
    if bonds > 0:
        state.bonds[seat] += bonds
        state.cash[seat] += bonds * board.bond_value
        emit(log, BONDS_TAKEN, seat, bonds)
    state.cash[seat] -= cost
