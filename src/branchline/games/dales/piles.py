"""§2 Terms: markers on tracks, and the piles in which they lie."""

from branchline.games.dales.board import Board
from branchline.games.dales.components import BALANCE
from branchline.games.dales.events import INFLUENCE_GAINED, INFLUENCE_PAID
from branchline.games.dales.state import State
from branchline.kernel import Array, emit, rule


@rule
def put_on_top(state: State, pile: int, seat: int) -> None:
    """WD-2.6 A marker that arrives lies above those that came before it."""
    moved = False
    for place in range(state.players - 1):
        moved = moved or state.arrival[pile, place] == seat
        if moved:
            state.arrival[pile, place] = state.arrival[pile, place + 1]
    state.arrival[pile, state.players - 1] = seat


@rule
def gain_influence(board: Board, state: State, seat: int, colour: int, points: int, log: Array) -> None:
    """WD-2.7, WD-5.15 Up to the last space, and on top of the pile even there."""
    state.influence[seat, colour] = min(board.most_influence, state.influence[seat, colour] + points)
    put_on_top(state, colour, seat)
    emit(log, INFLUENCE_GAINED, seat, colour, points, state.influence[seat, colour])


@rule
def pay_influence(state: State, seat: int, colour: int, points: int, log: Array) -> None:
    tell_influence_paid(state, seat, colour, points, log)
    lower_influence(state, seat, colour, points)


@rule
def tell_influence_paid(state: State, seat: int, colour: int, points: int, log: Array) -> None:
    if points > 0:
        emit(log, INFLUENCE_PAID, seat, colour, points, state.influence[seat, colour] - points)


@rule
def lower_influence(state: State, seat: int, colour: int, points: int) -> None:
    """WD-2.6 A marker that does not move keeps its place."""
    if points > 0:
        state.influence[seat, colour] -= points
        put_on_top(state, colour, seat)


@rule
def level(state: State, pile: int, seat: int) -> int:
    return state.balance[seat] if pile == BALANCE else state.influence[seat, pile]


@rule
def rank(state: State, pile: int, order: Array) -> None:
    """WD-6.1, WD-10.1 The seats by the height of their markers, and on one space by their place in the pile."""
    for place in range(state.players):
        seat = state.arrival[pile, state.players - 1 - place]
        at = place
        for above in range(place - 1, -1, -1):
            if level(state, pile, order[above]) >= level(state, pile, seat):
                break
            order[above + 1] = order[above]
            at = above
        order[at] = seat
