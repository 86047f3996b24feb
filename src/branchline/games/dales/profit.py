"""§9 Points, profit and loss."""

from branchline.games.dales.board import Board
from branchline.games.dales.components import BALANCE, ITEMS, RED_PASSENGER, TRAINS
from branchline.games.dales.events import PAID_GOODS, PAID_PASSENGERS, RESULT_BOOKED
from branchline.games.dales.piles import put_on_top
from branchline.games.dales.state import State
from branchline.games.dales.trains import forget_trains
from branchline.kernel import NOBODY, Array, emit, rule


@rule
def item_points(board: Board, state: State, item: int, train: int) -> int:
    """WD-9.1, NB-5.2, NB-5.3, NB-5.4, NB-5.5 One point; for a passenger, on the side with classes, his train's cost."""
    if item >= RED_PASSENGER and board.classes[state.side]:
        return board.train_cost[state.side, train]
    return 1


@rule
def book_points(board: Board, state: State, seat: int, log: Array) -> int:
    """WD-9.1, WD-9.2, NB-5.1 Returns the profit of the seat's loads."""
    profit = 0
    for item in range(ITEMS):
        points = 0
        for train in range(board.trains):
            if state.buyer[train] == seat:
                points += state.carried[train, item] * item_points(board, state, item, train)
                profit += state.carried[train, item] * board.profit[item]
        if points > 0:
            state.points[seat] += points
            emit(log, PAID_PASSENGERS if item >= RED_PASSENGER else PAID_GOODS, seat, points, item)
    return profit


@rule
def book_result(board: Board, state: State, seat: int, profit: int, log: Array) -> None:
    """WD-9.3, WD-9.4, WD-9.5 Within the ends of the track, and on top of the pile in any case."""
    tracks = state.laid[seat]
    balance = state.balance[seat] + profit - tracks
    state.balance[seat] = max(board.least_balance, min(board.most_balance, balance))
    put_on_top(state, BALANCE, seat)
    emit(log, RESULT_BOOKED, seat, profit, tracks, state.balance[seat])


@rule
def empty_trains(state: State) -> None:
    """WD-9.6 What was carried belongs to the carrier's collection, and the trains are free again."""
    for train in range(TRAINS):
        buyer = state.buyer[train]
        if buyer == NOBODY:
            continue
        for item in range(ITEMS):
            state.collection[buyer, item] += state.carried[train, item]
            state.carried[train, item] = 0
        state.buyer[train] = NOBODY
    forget_trains(state)


@rule
def take_stock(board: Board, state: State, log: Array) -> None:
    """WD-9.4 In player order."""
    for place in range(state.players):
        seat = state.order[place]
        book_result(board, state, seat, book_points(board, state, seat, log), log)
    empty_trains(state)
