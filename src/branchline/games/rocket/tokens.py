"""§4 Taking a city token."""

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import CITY, GOODS
from branchline.games.rocket.events import TOKEN_TAKEN
from branchline.games.rocket.reasons import CITY_EMPTY, GOOD_GONE, NOT_A_CITY
from branchline.games.rocket.state import State
from branchline.kernel import ALLOWED, Array, emit, rule


@rule
def why_no_token(board: Board, state: State, town: int, good: int) -> int:
    """SR-4.1 From any city that has one left, of a good that is left there."""
    if state.tokens_left[town, good] > 0:
        return ALLOWED
    if town >= board.towns or board.kind[town] != CITY:
        return NOT_A_CITY
    for other in range(GOODS):
        if state.tokens_left[town, other] > 0:
            return GOOD_GONE
    return CITY_EMPTY


@rule
def take_token(state: State, town: int, good: int, log: Array) -> None:
    """SR-4.2, SR-4.3 It keeps its city and its good, and is never given back."""
    state.tokens_left[town, good] -= 1
    state.tokens[state.active, town, good] += 1
    state.stall = 0
    emit(log, TOKEN_TAKEN, state.active, town, good)
