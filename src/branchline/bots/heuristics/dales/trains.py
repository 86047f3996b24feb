"""What trains load, those of one's own and those that one can pay."""

from __future__ import annotations

from branchline.bots.heuristics.dales.influence import LATER, worth_of_point
from branchline.bots.heuristics.dales.items import LOADED, REACHED, set_parts
from branchline.games.dales.board import Board
from branchline.games.dales.components import (
    AREA_GOOD,
    ARROW_GOOD,
    BROWN,
    COMPANIES,
    GOODS_PLACES,
    ITEMS,
    PASSENGER_PLACES,
    RED_PASSENGER,
    TRAIN,
    WHITE,
)
from branchline.games.dales.payment import brown_towards, due_for
from branchline.games.dales.profit import item_points
from branchline.games.dales.state import State
from branchline.games.dales.tracks import flag
from branchline.games.dales.trains import free_places
from branchline.kernel import NOBODY, Array, present_phase, rule

POINT_LEFT = 0.25
"""What a cube or a white point is worth that might be kept instead of exchanged."""

SEATS_FREE = LOADED + ITEMS
"""Behind the items in the room to work: free places for passengers by the cost of their train, and for goods."""
GOODS_FREE = SEATS_FREE + 4


@rule
def loading(board: Board, state: State, seat: int, turns_left: int, work: Array) -> float:
    """What is on the trains, what they will still load, and the result of the turn. The score already counts tracks on
    the board once; here they cost their upkeep."""
    points = 0.0
    profit = -float(state.laid[seat])
    for train in range(board.trains):
        if state.buyer[train] == seat:
            for item in range(ITEMS):
                points += state.carried[train, item] * item_points(board, state, item, train)
                profit += state.carried[train, item] * board.profit[item]
    if present_phase(state) < TRAIN or not state.passed & flag(seat):
        points += best_trains(board, state, seat, turns_left, work)
        for item in range(ITEMS):
            profit += work[LOADED + item] * board.profit[item]
    balance = min(float(board.most_balance), max(float(board.least_balance), state.balance[seat] + profit))
    return points + balance - state.balance[seat] + set_parts(state, seat, work)


@rule
def best_trains(board: Board, state: State, seat: int, turns_left: int, work: Array) -> float:
    """The points of the best choice of trains still to buy, less what it costs; leaves in `work` what they load."""
    best = -1e9
    chosen = 0
    for costs in range(0, 16, 2):
        value = trains_value(board, state, seat, costs, turns_left, work)
        if value > best:
            best = value
            chosen = costs
    price = purchase_price(state, seat, chosen, turns_left)
    points = load_trains(board, state, seat, chosen, work)
    return points - price


@rule
def trains_value(board: Board, state: State, seat: int, costs: int, turns_left: int, work: Array) -> float:
    if state.classes[seat] & costs:
        return -1e9
    price = purchase_price(state, seat, costs, turns_left)
    if price < 0.0:
        return -1e9
    value = load_trains(board, state, seat, costs, work)
    for item in range(ITEMS):
        value += work[LOADED + item] * (board.profit[item] + 0.5)
    return value - price


@rule
def purchase_price(state: State, seat: int, costs: int, turns_left: int) -> float:
    """What one train of each of these costs takes away; negative if it cannot be paid with brown, white and cubes."""
    total = 0
    for cost in range(1, 4):
        if costs & flag(cost):
            total += cost
    brown = brown_towards(state, seat, total)
    missing = due_for(total - brown)
    if missing > state.hand[seat] + state.influence[seat, WHITE]:
        return -1.0
    if turns_left == 0:
        return 0.01 * total
    spent = 0.0
    for k in range(brown):
        spent += LATER * worth_of_point(BROWN, state.influence[seat, BROWN] - 1 - k)
    return spent + POINT_LEFT * missing


@rule
def load_trains(board: Board, state: State, seat: int, costs: int, work: Array) -> float:
    """Fill own trains and one more of each of these costs; returns the points."""
    for cost in range(4):
        work[SEATS_FREE + cost] = 0.0
    work[GOODS_FREE] = 0.0
    for train in range(board.trains):
        if state.buyer[train] == seat:
            add_places(board, state, train, work)
    for cost in range(3, 0, -1):
        if costs & flag(cost):
            train = fitting_train(board, state, cost, work)
            if train == NOBODY:
                return -1e9
            add_places(board, state, train, work)
    return fill_places(board, state, work)


@rule
def add_places(board: Board, state: State, train: int, work: Array) -> None:
    cost = board.train_cost[state.side, train]
    work[SEATS_FREE + cost] += free_places(board, state, train, PASSENGER_PLACES)
    work[GOODS_FREE] += free_places(board, state, train, GOODS_PLACES)


@rule
def fitting_train(board: Board, state: State, cost: int, work: Array) -> int:
    """The train of a cost that suits best what is not yet seated."""
    seats = work[SEATS_FREE + 1] + work[SEATS_FREE + 2] + work[SEATS_FREE + 3]
    passengers = max(0.0, work[REACHED + RED_PASSENGER] + work[REACHED + RED_PASSENGER + 1] - seats)
    goods = max(0.0, work[REACHED + ARROW_GOOD] + work[REACHED + AREA_GOOD] - work[GOODS_FREE])
    per_passenger = 1.0 + (cost if board.classes[state.side] else 1)
    best = NOBODY
    most = -1.0
    for train in range(board.trains):
        if board.train_cost[state.side, train] != cost or state.buyer[train] != NOBODY:
            continue
        value = min(passengers, float(board.places[state.side, train, PASSENGER_PLACES])) * per_passenger
        value += min(goods, float(board.places[state.side, train, GOODS_PLACES])) * 2.5
        if value > most:
            best = train
            most = value
    return best


@rule
def fill_places(board: Board, state: State, work: Array) -> float:
    """Dear goods first, passengers in the best class first, both colours alike."""
    stone = min(work[GOODS_FREE], work[REACHED + ARROW_GOOD])
    cheese = min(work[GOODS_FREE] - stone, work[REACHED + AREA_GOOD])
    work[LOADED + ARROW_GOOD] = stone
    work[LOADED + AREA_GOOD] = cheese
    points = stone + cheese
    waiting = work[REACHED + RED_PASSENGER] + work[REACHED + RED_PASSENGER + 1]
    seated = 0.0
    for cost in range(3, 0, -1):
        boarding = min(waiting - seated, work[SEATS_FREE + cost])
        seated += boarding
        points += boarding * (cost if board.classes[state.side] else 1)
    for company in range(COMPANIES):
        part = work[REACHED + RED_PASSENGER + company] / waiting if waiting > 0.0 else 0.0
        work[LOADED + RED_PASSENGER + company] = seated * part
    return points
