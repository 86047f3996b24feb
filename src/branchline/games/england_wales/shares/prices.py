"""§2 Price markers: stacks, and the orders that follow from them."""

from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.events import PRICE_MOVED
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, Array, emit, rule


@rule
def put_on_top(board: Board, state: State, company: int) -> None:
    """ES-2.5 Its marker is the latest to have moved."""
    found = False
    for place in range(board.companies):
        found = found or state.arrival[place] == company
        if found and place + 1 < board.companies:
            state.arrival[place] = state.arrival[place + 1]
    state.arrival[board.companies - 1] = company


@rule
def move_price(board: Board, state: State, company: int, price: int, log: Array) -> None:
    """ES-2.6, ES-8.11 Not below the lowest nor above the highest price; a marker that stays keeps its place."""
    before = state.price[company]
    kept = min(max(price, board.lowest_price), board.highest_price)
    if kept != before:
        state.price[company] = kept
        put_on_top(board, state, company)
        emit(log, PRICE_MOVED, company, kept, before)


@rule
def height(board: Board, state: State, company: int) -> int:
    """ES-2.7 Ranks the markers: by price, and in a stack the later one higher."""
    for place in range(board.companies):
        if state.arrival[place] == company:
            return state.price[company] * board.companies + place
    return 0


@rule
def set_order(board: Board, state: State, highest_first: bool) -> None:
    """ES-2.7, ES-2.8 The order of a phase, fixed when it begins; low to high is exactly the reverse."""
    for place in range(board.companies):
        state.order[place] = NOBODY
    for company in range(board.companies):
        above = 0
        for other in range(board.companies):
            above += height(board, state, other) > height(board, state, company)
        place = above if highest_first else board.companies - 1 - above
        state.order[place] = company
    state.place = NOBODY
    state.acting = NOBODY


@rule
def next_controlled(board: Board, state: State) -> int:
    """ES-5.5 The next company of the order that somebody controls, or NOBODY."""
    for place in range(state.place + 1, board.companies):
        if state.controller[state.order[place]] != NOBODY:
            state.place = place
            state.acting = state.order[place]
            return state.acting
    state.place = NOBODY
    state.acting = NOBODY
    return NOBODY
