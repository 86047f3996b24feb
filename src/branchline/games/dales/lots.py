"""§4 Influence on offer."""

from branchline.games.dales.board import Board
from branchline.games.dales.components import COLOURS
from branchline.games.dales.events import COUNTER_DRAWN
from branchline.games.dales.state import State
from branchline.kernel import Array, draw, emit, rule


@rule
def draw_counters(board: Board, state: State) -> None:
    """WD-4.1, WD-5.16, NB-7.2 One for each space out of the full bag, without putting back."""
    left = 0
    for colour in range(COLOURS):
        left += board.counters[state.side, colour]
    for space in range(board.spaces[state.side]):
        state.counter[space] = drawn_counter(board, state, space, draw(state, left))
        left -= 1


@rule
def tell_counters(board: Board, state: State, log: Array) -> None:
    for space in range(board.spaces[state.side]):
        emit(log, COUNTER_DRAWN, space, state.counter[space])


@rule
def drawn_counter(board: Board, state: State, space: int, index: int) -> int:
    """The colour of a counter in the bag, less those drawn for the spaces before."""
    for colour in range(COLOURS):
        inside = board.counters[state.side, colour]
        for other in range(space):
            inside -= state.counter[other] == colour
        if index < inside:
            return colour
        index -= inside
    return COLOURS
