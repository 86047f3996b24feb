"""What a good position of the share game looks like: cash, shares at their price, and what the companies behind the
shares will still carry, earn and pay out; control is worth something of its own.

Values are in thousands. The position is only a copy: an auction, a link, a delivery or a vote under way is first
brought to its end in it.
"""

from __future__ import annotations

from branchline.bots.hints.england_wales import (
    BEST_VALUE,
    NOTHING,
    SIDES_TO_LAY,
    lay_found,
    look_for_cities,
    next_step,
    step_back,
)
from branchline.games.england_wales.chains import count_links
from branchline.games.england_wales.components import COLOURS
from branchline.games.england_wales.cubes import has_cubes
from branchline.games.england_wales.routes import has_arrived, load_cube, take_step, unload_cube
from branchline.games.england_wales.shares.auctions import sell_share
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import link_cost
from branchline.games.england_wales.shares.components import (
    COMPANIES,
    FIRST_SIDE,
    OPEN_BID,
    RAISE,
    ROUNDS,
    TILE,
    VIA,
    VOTE,
    YES,
)
from branchline.games.england_wales.shares.control import issued_shares
from branchline.games.england_wales.shares.deliveries import balance, deliver_cube
from branchline.games.england_wales.shares.dividends import income_of
from branchline.games.england_wales.shares.ending import final_price, score
from branchline.games.england_wales.shares.mergers import merge
from branchline.games.england_wales.shares.money import means, pay
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.track import take_in_hand
from branchline.kernel import NOBODY, Array, frame_argument, present_phase, rule

STEPS = 9
"""A link of five tiles, with its city, its side and the choice to build; or a delivery over several links."""
WAYS = 24
SIMULATIONS = 64

USUAL_TURNS = 8.0
"""How long a game lasts."""
ENVY = 0.4
DELIVERIES = 0.6
"""The part of all actions that are deliveries, when many are left."""
LATER = 0.93
"""What each further delivery in the plan is worth against the one before: others may take the cube."""
TRUST = 0.8
GROWTH = 5.0
"""What a company will earn in a turn with links that it has not yet built."""
PAID_OUT = 0.8
"""The part of a company's money that comes to its shareholders."""
MULTIPLE = 3.0
USUAL_ISSUE = 6
"""Shares of a company that will be issued before long."""
LINK = 0.2
"""What a link promises in each turn besides the cubes there are."""
CONTROL = 0.8
"""What control is worth in each turn."""
BOND = 5.0
BOND_A_TURN = 0.6
AGREEMENT = 0.5
"""How likely others are to agree to a merger."""
FOREIGN = 0.3
"""What a step for another's company costs."""
MOST_TILES = 6
MOST_NODES = 300
DEEPEST = 12

LENGTHS = SIDES_TO_LAY + 16
"""Where things are in the room to work: how many cubes of a company can travel so many own links."""
BEST = LENGTHS + DEEPEST + 1
"""By colour, of the cubes of one city: the most own links on the way."""
STOPPED = BEST + COLOURS
"""By depth: the colours that have found their city on the way."""
SHARE = STOPPED + DEEPEST + 2
"""By company: what a share is worth."""
ROUTE = SHARE + COMPANIES
"""The best way for the cube in hand: its length and its sides."""


@rule
def evaluate(board: Board, state: State, seat: int, work: Array) -> float:
    if state.ended:
        return final_lead(state, seat)
    phase = present_phase(state)
    if (phase == RAISE or phase == OPEN_BID) and state.high_bidder != NOBODY:
        sell_share(state, unheard(state))
    elif phase == VIA:
        complete_delivery(board, state, seat, work)
    elif (phase == FIRST_SIDE or phase == TILE) and not complete_build(board, state, work):
        return lead(board, state, seat, work) - BOND
    if phase == VOTE and backs_merger(state, seat):
        apart = lead(board, state, seat, work)
        merge(board, state, unheard(state))
        return apart + AGREEMENT * (lead(board, state, seat, work) - apart)
    return lead(board, state, seat, work)


@rule
def unheard(state: State) -> Array:
    """A log that takes nothing."""
    return state.spent[:0]


@rule
def final_lead(state: State, seat: int) -> float:
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, score(state, other))
    return score(state, seat) - ENVY * best


@rule
def backs_merger(state: State, seat: int) -> bool:
    return state.vote[seat] == YES or state.controller[state.acting] == seat


# --- what shares are worth -----------------------------------------------------------------------------------------


@rule
def lead(board: Board, state: State, seat: int, work: Array) -> float:
    """A seat's worth, less some of what the best of the others has."""
    for company in range(board.companies):
        if state.controller[company] != NOBODY:
            work[SHARE + company] = share_worth(board, state, company, work)
    best = 0.0
    for other in range(state.players):
        if other != seat:
            best = max(best, worth(board, state, other, work))
    return worth(board, state, seat, work) - ENVY * best


@rule
def worth(board: Board, state: State, seat: int, work: Array) -> float:
    value = float(state.cash[seat])
    for company in range(board.companies):
        if state.shares[company, seat] > 0:
            value += state.shares[company, seat] * work[SHARE + company]
        if state.controller[company] == seat:
            value += CONTROL * turns_after(state)
    return value


@rule
def turns_after(state: State) -> float:
    """How many turns follow this one. It does not ask how many cities are empty, or nobody would want to empty the
    next."""
    if state.last_turn > 0:
        return float(state.last_turn - state.turn)
    return max(USUAL_TURNS - state.turn, 1.0)


@rule
def share_worth(board: Board, state: State, company: int, work: Array) -> float:
    """Its price as it will be, and its part of what the company has and will earn."""
    price = float(state.price[company])
    incomes = turns_after(state) + (1.0 if state.action_round > 0 else 0.0)
    if incomes == 0.0:
        return float(final_price(state, company))
    money = state.funds[company] + earnings(board, state, company, incomes, work)
    money -= state.bonds[company] * (BOND + BOND_A_TURN * incomes)
    payable = min(max(money, 0.0), MULTIPLE * incomes * (price + 0.5 * incomes))
    issued = max(issued_shares(state, company), min(USUAL_ISSUE, int(2.0 * incomes)))
    return price_to_come(price, payable / incomes, incomes) + PAID_OUT * payable / issued


@rule
def price_to_come(price: float, dividend: float, turns: float) -> float:
    """Where a price stands after so many turns with the same dividend; the higher it climbs, the less that is worth."""
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
def earnings(board: Board, state: State, company: int, incomes: float, work: Array) -> float:
    """What a company's deliveries bring until the end, this turn's and those to come."""
    actions = ROUNDS * turns_after(state) + actions_left(board, state, company)
    steps = float(state.income[company]) + TRUST * traffic(board, state, company, actions, work)
    each = steps / incomes
    low = int(each)
    below, above = income_of(board, state, low), income_of(board, state, low + 1)
    growth = GROWTH * max(incomes - 2.0, 0.0) + LINK * incomes * min(count_links(state, company), 15)
    return incomes * (below + (each - low) * (above - below)) + growth


@rule
def actions_left(board: Board, state: State, company: int) -> int:
    """In this turn."""
    if state.action_round == 0:
        return 0
    left = ROUNDS - state.action_round
    for place in range(state.place, board.companies):
        left += state.order[place] == company
    return left


# --- what a network can carry --------------------------------------------------------------------------------------


@rule
def traffic(board: Board, state: State, company: int, actions: float, work: Array) -> float:
    """The own links that cubes will travel in the best deliveries that are left to make."""
    for length in range(DEEPEST + 1):
        work[LENGTHS + length] = 0.0
    for city in range(board.cities):
        if has_cubes(state, city):
            measure_ways(board, state, company, city, work)
    deliveries = max(DELIVERIES * actions, min(actions, 3.0))
    steps, weight = 0.0, 1.0
    for length in range(DEEPEST, 0, -1):
        for _ in range(int(work[LENGTHS + length])):
            if deliveries <= 0.0:
                return steps
            steps += weight * min(deliveries, 1.0) * length
            weight *= LATER
            deliveries -= 1.0
    return steps


@rule
def measure_ways(board: Board, state: State, company: int, city: int, work: Array) -> None:
    """The longest way over own links for each colour that lies in a city."""
    for colour in range(COLOURS):
        work[BEST + colour] = 0.0
    load_cube(state, city, NOBODY)
    state.tried[0] = 0
    work[STOPPED] = 0.0
    for _ in range(MOST_NODES):
        if next_step(board, state, company, 0, DEEPEST, True):
            note_arrival(state, work)
        elif state.steps == 0:
            break
        else:
            step_back(state)
    for colour in range(COLOURS):
        work[LENGTHS + int(work[BEST + colour])] += state.cubes[city, colour]
    unload_cube(state)


@rule
def note_arrival(state: State, work: Array) -> None:
    """A cube of the city's colour would stop here; others go on."""
    colour = state.colour[state.at]
    stopped = int(work[STOPPED + state.steps - 1])
    work[STOPPED + state.steps] = stopped
    if colour != NOBODY and not stopped >> colour & 1:
        work[STOPPED + state.steps] = stopped | (1 << int(colour))
        work[BEST + colour] = max(work[BEST + colour], float(state.steps))


# --- what is under way ---------------------------------------------------------------------------------------------


@rule
def complete_build(board: Board, state: State, work: Array) -> bool:
    """Go on with the link to the city that promises most, and pay; whether the company can."""
    company, link = state.acting, state.built
    start = frame_argument(state, 0) if link == NOBODY else state.city[link, 0]
    look_for_cities(board, state, company, start, link, MOST_TILES, work)
    if work[BEST_VALUE] == NOTHING:
        return False
    lay_found(board, state, company, start if link == NOBODY else NOBODY, work)
    cost = link_cost(board, state)
    if cost > means(board, state, company):
        return False
    pay(board, state, company, cost, unheard(state))
    take_in_hand(state, NOBODY)
    return True


@rule
def complete_delivery(board: Board, state: State, seat: int, work: Array) -> None:
    """The best way on for the cube in hand, and what it brings."""
    first, best = int(state.steps), NOTHING
    state.tried[0] = 0
    for _ in range(MOST_NODES):
        if next_step(board, state, state.acting, first, max(0, DEEPEST - first), False):
            if has_arrived(state):
                value = way_value(state, seat)
                if balance(state) >= 0 and value > best:
                    best = value
                    note_way(state, first, work)
                step_back(state)
        elif state.steps == first:
            break
        else:
            step_back(state)
    for _ in range(state.steps - first):
        step_back(state)
    if best == NOTHING:
        unload_cube(state)
        return
    for step in range(int(work[ROUTE])):
        take_step(board, state, int(work[ROUTE + 1 + step]))
    deliver_cube(board, state, unheard(state))


@rule
def way_value(state: State, seat: int) -> float:
    """Steps for companies that the seat runs, less some for others'."""
    value = 0.0
    for step in range(state.steps):
        value += 1.0 if state.controller[state.owner[state.path[step]]] == seat else -FOREIGN
    return value


@rule
def note_way(state: State, first: int, work: Array) -> None:
    """The side that was tried last at each step is the one taken."""
    work[ROUTE] = state.steps - first
    for step in range(state.steps - first):
        work[ROUTE + 1 + step] = state.tried[step] - 1
