"""What cash, income, bonds and cards are worth."""

from __future__ import annotations

from branchline.bots.heuristics.england_wales.links import MONEY
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import (
    FIRST_HOTEL,
    INSPECTOR,
    LAND_GRANT,
    PERFECT_ENGINEERING,
    TUNNEL_ENGINEER,
)
from branchline.games.england_wales.normal.income import income_at
from branchline.games.england_wales.normal.money import bonds_needed
from branchline.games.england_wales.normal.state import State
from branchline.kernel import rule

SPENT_A_TURN = 12.0
"""The most thousands that are spent well in a turn."""
IDLE_MONEY = 0.004
DEBT = 0.2
"""Cost of a thousand that will have to be borrowed."""
HOTEL = 0.28
"""Points of a hotel for each turn that is left."""
INSPECTOR_WORTH = 0.8
PERFECT_WORTH = 0.25
SAVING_WORTH = 0.9


@rule
def net_income(board: Board, state: State, seat: int) -> float:
    return float(income_at(board, state.position[seat]) - state.bonds[seat] * board.bond_interest)


@rule
def money_value(board: Board, state: State, seat: int, turns: float, actions: float) -> float:
    """Cash and all income to come, as far as it can be spent; or what will have to be borrowed."""
    income = net_income(board, state, seat)
    last = state.cash[seat] + turns * income
    if last < 0.0:
        return DEBT * last
    useful = min(max(last - income, 0.0), SPENT_A_TURN * turns)
    return MONEY * min(1.0, actions / 6.0) * useful + IDLE_MONEY * (last - useful)


@rule
def point_value(board: Board, state: State, seat: int, turns: float) -> float:
    """A point to come, with the income it brings on the way."""
    position = state.position[seat]
    gain = (income_at(board, position + 3) - income_at(board, position)) / 3.0
    slope = DEBT if state.cash[seat] + turns * net_income(board, state, seat) < 0.0 else MONEY
    return 1.0 + slope * gain * 0.5 * (turns - 1.0)


@rule
def borrow_and_pay(board: Board, state: State, seat: int, cost: int) -> None:
    bonds = bonds_needed(board, state, seat, cost)
    state.bonds[seat] += bonds
    state.cash[seat] += bonds * board.bond_value - cost


@rule
def cards_value(board: Board, state: State, seat: int, turns: float, actions: float) -> float:
    value = 0.0
    for card in range(FIRST_HOTEL, PERFECT_ENGINEERING):
        if state.held[seat, card] > 0:
            value += HOTEL * (turns - 0.5)
    some = min(1.0, actions / 8.0)
    value += PERFECT_WORTH * some * state.held[seat, PERFECT_ENGINEERING] * min(turns, 6.0)
    value += SAVING_WORTH * some * (state.held[seat, TUNNEL_ENGINEER] + state.held[seat, LAND_GRANT])
    return value + INSPECTOR_WORTH * some * state.held[seat, INSPECTOR]
