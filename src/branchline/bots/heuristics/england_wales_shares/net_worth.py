"""Values shares by their price as it will be, and by their part of what the companies have and will earn."""

from __future__ import annotations

from branchline.bots.heuristics.england_wales_shares.traffic import TRAFFIC_END, traffic
from branchline.games.england_wales.chains import count_links
from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import COMPANIES, ROUNDS
from branchline.games.england_wales.shares.control import issued_shares
from branchline.games.england_wales.shares.dividends import income_of
from branchline.games.england_wales.shares.ending import final_price, markers_to_end
from branchline.games.england_wales.shares.options import ONE_MORE_TURN
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, Array, rule

USUAL_TURNS = 8.0
"""How long a game lasts."""
LEAST_TURNS = 0.15
"""What is left of it when it has lasted so long: little, or everybody waits for another to empty the last city."""
PACE = 0.5
"""The part of a turn that is left for each city still to be emptied."""
ENVY = 0.4
TRAFFIC_WEIGHT = 0.8
GROWTH = 5.0
"""Income a turn from links that a company has not built yet."""
PAID_OUT = 0.8
"""The part of a company's money that comes to its shareholders."""
MULTIPLE = 3.0
USUAL_ISSUE = 6
"""Shares of a company that will be issued before long."""
LINK = 0.2
"""Income a turn from a link, beside that of the cubes there are."""
CONTROL = 0.8
"""What control is worth in each turn."""
BOND = 5.0
BOND_A_TURN = 0.6

SHARE = TRAFFIC_END
"""In the workspace, by company: the value of a share."""
TURNS = SHARE + COMPANIES
"""In the workspace: the number of turns after this one."""
NET_WORTH_END = TURNS + 1


@rule
def unheard(state: State) -> Array:
    """A log that takes nothing."""
    return state.spent[:0]


@rule
def lead(board: Board, state: State, seat: int, workspace: Array) -> float:
    """A seat's worth, less some of what the best of the others has."""
    rate_shares(board, state, workspace)
    return rated_lead(board, state, seat, workspace)


@rule
def rate_shares(board: Board, state: State, workspace: Array) -> None:
    workspace[TURNS] = turns_after(board, state)
    for company in range(board.companies):
        if state.controller[company] != NOBODY:
            workspace[SHARE + company] = share_value(board, state, company, workspace)


@rule
def rated_lead(board: Board, state: State, seat: int, workspace: Array) -> float:
    best = 0.0
    for other in range(state.players):
        if other != seat:
            best = max(best, net_worth(board, state, other, workspace))
    return net_worth(board, state, seat, workspace) - ENVY * best


@rule
def net_worth(board: Board, state: State, seat: int, workspace: Array) -> float:
    value = float(state.cash[seat])
    for company in range(board.companies):
        if state.shares[company, seat] > 0:
            value += state.shares[company, seat] * workspace[SHARE + company]
        if state.controller[company] == seat:
            value += CONTROL * workspace[TURNS]
    return value


@rule
def turns_after(board: Board, state: State) -> float:
    """The number of turns after this one."""
    if state.last_turn > 0:
        return float(state.last_turn - state.turn)
    further = 1.0 if state.share_end_timing == ONE_MORE_TURN else 0.0
    left = markers_to_end(board, state) - count_emptied(board, state)
    return min(max(USUAL_TURNS - state.turn, LEAST_TURNS), PACE * left) + further


@rule
def share_value(board: Board, state: State, company: int, workspace: Array) -> float:
    """Value a share: its price as it will be, and its part of what the company has and will earn."""
    price = float(state.price[company])
    incomes = workspace[TURNS] + (1.0 if state.action_round > 0 else 0.0)
    if incomes == 0.0:
        return float(final_price(state, company))
    money = state.funds[company] + earnings(board, state, company, incomes, workspace)
    money -= state.bonds[company] * (BOND + BOND_A_TURN * incomes)
    payable = min(max(money, 0.0), MULTIPLE * incomes * (price + 0.5 * incomes))
    issued = max(issued_shares(state, company), min(USUAL_ISSUE, int(2.0 * incomes)))
    return price_to_come(price, payable / incomes, incomes) + PAID_OUT * payable / issued


@rule
def price_to_come(price: float, dividend: float, turns: float) -> float:
    """The price after so many turns with the same dividend; the higher it climbs, the less a dividend lifts it."""
    average = price + 0.5 * turns
    for _ in range(3):
        average = 0.5 * (average + max(price + 0.5 * turns * rise(dividend / average), 1.0))
    return max(price + turns * rise(dividend / average), 1.0)


@rule
def rise(multiple: float) -> float:
    """ES-8.7 to ES-8.10, on average: how a price moves in a turn whose dividend is so many times the price."""
    if multiple < 1.0:
        return 3.0 * multiple - 2.0
    return min(multiple, MULTIPLE)


@rule
def earnings(board: Board, state: State, company: int, incomes: float, workspace: Array) -> float:
    """Income from a company's deliveries until the end, this turn's and those to come."""
    actions = ROUNDS * workspace[TURNS] + actions_left(board, state, company)
    steps = float(state.income[company]) + TRAFFIC_WEIGHT * traffic(board, state, company, actions, workspace)
    each = steps / incomes
    low = int(each)
    below, above = income_of(board, state, low), income_of(board, state, low + 1)
    growth = GROWTH * max(incomes - 2.0, 0.0) + LINK * incomes * min(count_links(state, company), 15)
    return incomes * (below + (each - low) * (above - below)) + growth


@rule
def actions_left(board: Board, state: State, company: int) -> int:
    """Count the actions that a company has left in this turn."""
    if state.action_round == 0:
        return 0
    left = ROUNDS - state.action_round
    for place in range(state.place, board.companies):
        left += state.order[place] == company
    return left
