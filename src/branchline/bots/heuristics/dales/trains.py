"""What trains load, those of one's own and those that one can pay."""

from __future__ import annotations

from branchline.bots.heuristics.dales.influence import LATER, value_of_point
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
from branchline.games.dales.trains import free_places
from branchline.kernel import NOBODY, Array, flag, present_phase, rule

POINT_LEFT = 0.25
"""Value of a cube or a white point that might be kept instead of exchanged."""

SEATS_FREE = LOADED + ITEMS
"""Behind the items in the workspace: free places for passengers by the cost of their train, and for goods."""
GOODS_FREE = SEATS_FREE + 4


@rule
def loading(board: Board, state: State, seat: int, turns_left: int, workspace: Array) -> float:
    """Value what is on the trains, what they will still load, and the result of the turn. The score already counts
    tracks on the board once; here they cost their upkeep."""
    points = 0.0
    profit = -float(state.laid[seat])
    for train in range(board.trains):
        if state.buyer[train] == seat:
            for item in range(ITEMS):
                points += state.carried[train, item] * item_points(board, state, item, train)
                profit += state.carried[train, item] * board.profit[item]
    if present_phase(state) < TRAIN or not state.passed & flag(seat):
        points += best_trains(board, state, seat, turns_left, workspace)
        for item in range(ITEMS):
            profit += workspace[LOADED + item] * board.profit[item]
    balance = min(float(board.most_balance), max(float(board.least_balance), state.balance[seat] + profit))
    return points + balance - state.balance[seat] + set_parts(state, seat, workspace)


@rule
def best_trains(board: Board, state: State, seat: int, turns_left: int, workspace: Array) -> float:
    """The points of the best choice of trains still to buy, less its cost; their loads are left in the workspace."""
    best = -1e9
    chosen = 0
    for costs in range(0, 16, 2):
        value = trains_value(board, state, seat, costs, turns_left, workspace)
        if value > best:
            best = value
            chosen = costs
    price = purchase_price(state, seat, chosen, turns_left)
    points = load_trains(board, state, seat, chosen, workspace)
    return points - price


@rule
def trains_value(board: Board, state: State, seat: int, costs: int, turns_left: int, workspace: Array) -> float:
    if state.classes[seat] & costs:
        return -1e9
    price = purchase_price(state, seat, costs, turns_left)
    if price < 0.0:
        return -1e9
    value = load_trains(board, state, seat, costs, workspace)
    for item in range(ITEMS):
        value += workspace[LOADED + item] * (board.profit[item] + 0.5)
    return value - price


@rule
def purchase_price(state: State, seat: int, costs: int, turns_left: int) -> float:
    """Return what one train of each of these costs takes away; negative if brown, white and cubes cannot pay for it."""
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
        spent += LATER * value_of_point(BROWN, state.influence[seat, BROWN] - 1 - k)
    return spent + POINT_LEFT * missing


@rule
def load_trains(board: Board, state: State, seat: int, costs: int, workspace: Array) -> float:
    """Fill own trains and one more of each of these costs; returns the points."""
    for cost in range(4):
        workspace[SEATS_FREE + cost] = 0.0
    workspace[GOODS_FREE] = 0.0
    for train in range(board.trains):
        if state.buyer[train] == seat:
            add_places(board, state, train, workspace)
    for cost in range(3, 0, -1):
        if costs & flag(cost):
            train = fitting_train(board, state, cost, workspace)
            if train == NOBODY:
                return -1e9
            add_places(board, state, train, workspace)
    return fill_places(board, state, workspace)


@rule
def add_places(board: Board, state: State, train: int, workspace: Array) -> None:
    cost = board.train_cost[state.side, train]
    workspace[SEATS_FREE + cost] += free_places(board, state, train, PASSENGER_PLACES)
    workspace[GOODS_FREE] += free_places(board, state, train, GOODS_PLACES)


@rule
def fitting_train(board: Board, state: State, cost: int, workspace: Array) -> int:
    """The train of a cost that suits best what is not yet seated."""
    seats = workspace[SEATS_FREE + 1] + workspace[SEATS_FREE + 2] + workspace[SEATS_FREE + 3]
    passengers = max(0.0, workspace[REACHED + RED_PASSENGER] + workspace[REACHED + RED_PASSENGER + 1] - seats)
    goods = max(0.0, workspace[REACHED + ARROW_GOOD] + workspace[REACHED + AREA_GOOD] - workspace[GOODS_FREE])
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
def fill_places(board: Board, state: State, workspace: Array) -> float:
    """Dear goods first, passengers in the best class first, both colours alike."""
    stone = min(workspace[GOODS_FREE], workspace[REACHED + ARROW_GOOD])
    cheese = min(workspace[GOODS_FREE] - stone, workspace[REACHED + AREA_GOOD])
    workspace[LOADED + ARROW_GOOD] = stone
    workspace[LOADED + AREA_GOOD] = cheese
    points = stone + cheese
    waiting = workspace[REACHED + RED_PASSENGER] + workspace[REACHED + RED_PASSENGER + 1]
    seated = 0.0
    for cost in range(3, 0, -1):
        boarding = min(waiting - seated, workspace[SEATS_FREE + cost])
        seated += boarding
        points += boarding * (cost if board.classes[state.side] else 1)
    for company in range(COMPANIES):
        part = workspace[REACHED + RED_PASSENGER + company] / waiting if waiting > 0.0 else 0.0
        workspace[LOADED + RED_PASSENGER + company] = seated * part
    return points
