"""§7 and §8 Paying for a line or a train, point by point."""

from branchline.games.dales.board import Board
from branchline.games.dales.building import influence_to_choose
from branchline.games.dales.components import BROWN, COLOURS, CUBE, SOURCES
from branchline.games.dales.events import CUBES_PAID
from branchline.games.dales.piles import lower_influence, tell_influence_paid
from branchline.games.dales.reasons import COLOUR_EMPTY, SOURCE_EMPTY
from branchline.games.dales.state import State
from branchline.kernel import ALLOWED, NOBODY, Array, decider, emit, rule


@rule
def left_of(state: State, source: int) -> int:
    """WD-7.15, WD-8.7 What the payer has left of a colour, or of cubes, for the points still to be chosen. For a line
    the cubes are used up before, for a train the brown points."""
    seat = decider(state)
    if source == CUBE:
        return state.hand[seat] - state.spent[CUBE] if state.train != NOBODY else 0
    return state.influence[seat, source] - state.spent[source]


@rule
def why_no_payment(state: State, colour: int) -> int:
    """WD-7.20 Any colour that has points left."""
    return ALLOWED if left_of(state, colour) > 0 else COLOUR_EMPTY


@rule
def why_no_exchange(state: State, source: int) -> int:
    """WD-8.7, WD-8.8 Cubes, or any colour but brown, which is spent first."""
    return ALLOWED if left_of(state, source) > 0 else SOURCE_EMPTY


@rule
def price_line(state: State) -> None:
    """WD-7.11, WD-7.12, WD-7.13, WD-7.15, WD-7.20 Companies and objectors, then cubes, then a choice of influence."""
    for colour in range(COLOURS):
        state.spent[colour] = state.need[colour]
    state.due = influence_to_choose(state)
    state.spent[CUBE] = state.need_points - state.due


@rule
def choose_train(board: Board, state: State, train: int) -> None:
    """WD-8.6, WD-8.7"""
    cost = board.train_cost[state.side, train]
    state.train = train
    state.spent[BROWN] = brown_towards(state, decider(state), cost)
    state.due = due_for(cost - state.spent[BROWN])


@rule
def brown_towards(state: State, seat: int, cost: int) -> int:
    """WD-8.6 Brown first."""
    return min(cost, state.influence[seat, BROWN])


@rule
def due_for(missing: int) -> int:
    """WD-8.7 Three points for each that is missing."""
    return 3 * missing


@rule
def asks_for_points(state: State) -> bool:
    """WD-7.21, WD-8.8 Choose for the payer where there is only one way to pay."""
    left = 0
    sources = 0
    for source in range(SOURCES):
        left += left_of(state, source)
        sources += left_of(state, source) > 0
    if state.due > 0 and left > state.due and sources > 1:
        return True
    for source in range(SOURCES):
        points = min(state.due, left_of(state, source))
        state.spent[source] += points
        state.due -= points
    return False


@rule
def choose_point(state: State, source: int) -> None:
    state.spent[source] += 1
    state.due -= 1


@rule
def choose_colour_to_pay(state: State, colour: int) -> None:
    choose_point(state, colour)


@rule
def settle_payment(state: State, log: Array) -> None:
    seat = decider(state)
    if state.spent[CUBE] > 0:
        emit(log, CUBES_PAID, seat, state.spent[CUBE])
    for colour in range(COLOURS):
        tell_influence_paid(state, seat, colour, state.spent[colour], log)
    take_payment(state)


@rule
def take_payment(state: State) -> None:
    """WD-2.8, WD-7.22, WD-8.9 Cubes go to the stock, and each marker moves down once, by its total."""
    seat = decider(state)
    state.hand[seat] -= state.spent[CUBE]
    for colour in range(COLOURS):
        lower_influence(state, seat, colour, state.spent[colour])
    for source in range(SOURCES):
        state.spent[source] = 0
