"""§7 Income, and §8 interest, repayment and dividends."""

from branchline.games.england_wales.components import POSITIONS
from branchline.games.england_wales.shares.actions import PAY_OUT
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.control import issued_shares
from branchline.games.england_wales.shares.events import (
    BONDS_REPAID,
    DEFAULTED,
    DIVIDEND_DECLARED,
    GRANT_PAID,
    INCOME_PAID,
    INTEREST_PAID,
    PAID_DIVIDEND,
)
from branchline.games.england_wales.shares.money import bonds_free, take_bonds
from branchline.games.england_wales.shares.options import BY_TABLE
from branchline.games.england_wales.shares.prices import move_price
from branchline.games.england_wales.shares.reasons import DIVIDEND_NO_CASH, DIVIDEND_TOO_HIGH, TOO_FEW_BONDS
from branchline.games.england_wales.shares.state import State
from branchline.kernel import ALLOWED, Array, emit, rule

pack_dividend = PAY_OUT.rules.pack

PENALTY = 2
"""What a default, and paying nothing at all, take off the price."""


@rule
def income_of(board: Board, state: State, position: int) -> int:
    """ES-7.21"""
    if state.share_income != BY_TABLE:
        return position
    return board.income[position] if position < POSITIONS else board.income_beyond


@rule
def pay_incomes(board: Board, state: State, log: Array) -> None:
    """ES-7.21, ES-7.22 Once, and the markers go back."""
    for company in range(board.companies):
        money = income_of(board, state, state.income[company])
        state.funds[company] += money
        state.income[company] = 0
        if money > 0:
            emit(log, INCOME_PAID, company, money)


@rule
def pay_interest(board: Board, state: State, company: int, log: Array) -> None:
    """ES-8.2, ES-8.3, ES-8.4 From cash; if that is short, as few new bonds as cover it; else the company defaults."""
    interest = state.bonds[company] * board.bond_interest
    if interest == 0:
        return
    missing = max(0, interest - state.funds[company])
    bonds = (missing + board.bond_value - 1) // board.bond_value
    if bonds > bonds_free(state, company):
        emit(log, DEFAULTED, company, state.funds[company])
        state.funds[company] = 0
        move_price(board, state, company, state.price[company] - PENALTY, log)
        return
    take_bonds(board, state, company, bonds, log)
    state.funds[company] -= interest
    emit(log, INTEREST_PAID, company, interest)


# --- repayment -----------------------------------------------------------------------------------------------------


@rule
def most_repaid(board: Board, state: State) -> int:
    """ES-8.5"""
    return min(state.bonds[state.acting], state.funds[state.acting] // board.bond_value)


@rule
def why_no_repayment(board: Board, state: State, bonds: int) -> int:
    return ALLOWED if bonds <= most_repaid(board, state) else TOO_FEW_BONDS


@rule
def repay(board: Board, state: State, bonds: int, log: Array) -> None:
    if bonds > 0:
        state.bonds[state.acting] -= bonds
        state.funds[state.acting] -= bonds * board.bond_value
        emit(log, BONDS_REPAID, state.acting, bonds)


# --- dividend ------------------------------------------------------------------------------------------------------


@rule
def most_dividend(board: Board, state: State) -> int:
    """ES-8.6"""
    return min(state.funds[state.acting], board.multiple * state.price[state.acting])


@rule
def why_no_dividend(board: Board, state: State, dividend: int) -> int:
    if dividend > board.multiple * state.price[state.acting]:
        return DIVIDEND_TOO_HIGH
    return ALLOWED if dividend <= state.funds[state.acting] else DIVIDEND_NO_CASH


@rule
def list_dividends(board: Board, state: State, out: Array, count: int) -> int:
    for dividend in range(most_dividend(board, state) + 1):
        out[count] = pack_dividend(dividend)
        count += 1
    return count


@rule
def price_step(price: int, amount: int) -> int:
    """ES-8.7 to ES-8.10 Where a dividend moves the price."""
    if amount == 0:
        return -PENALTY
    if 2 * amount <= price:
        return -1
    return 0 if amount < price else amount // price


@rule
def pay_dividend(board: Board, state: State, dividend: int, log: Array) -> None:
    """ES-8.12, ES-8.13 The same whole sum for each issued share; the rest goes to the bank."""
    company = state.acting
    issued = issued_shares(state, company)
    each = dividend // issued if issued > 0 else 0
    state.funds[company] -= dividend
    emit(log, DIVIDEND_DECLARED, company, dividend, each)
    for seat in range(state.players):
        if each * state.shares[company, seat] > 0:
            state.cash[seat] += each * state.shares[company, seat]
            emit(log, PAID_DIVIDEND, seat, each * state.shares[company, seat], company)
    price = state.price[company]
    move_price(board, state, company, price + price_step(price, dividend), log)


@rule
def pay_grants(board: Board, state: State, log: Array) -> None:
    """ES-8.16"""
    for seat in range(state.players):
        state.cash[seat] += board.grant
    emit(log, GRANT_PAID, board.grant)
