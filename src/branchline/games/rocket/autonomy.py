"""§12 Autonomous lines."""

from branchline.games.rocket.advance import exits_of
from branchline.games.rocket.board import Board
from branchline.games.rocket.components import AUTONOMOUS, HEXES, LIVE, NOT_DEPARTED
from branchline.games.rocket.events import LINE_AUTONOMOUS
from branchline.games.rocket.lines import is_free, is_live, line_touching
from branchline.games.rocket.state import State
from branchline.kernel import NOBODY, NOWHERE, SIDES, Array, emit, flag, rule

ALL_WAYS = (1 << SIDES) - 1
MOST_VISITS = HEXES * SIDES
"""A hex is searched again only with a heading it was not reached with before."""


@rule
def test_autonomy(board: Board, state: State, log: Array) -> None:
    """SR-12.4, SR-12.8 After every advance, for every line; if no locomotive can move at all, for all lines at once."""
    stuck = nothing_moves(board, state)
    for company in range(board.companies):
        if state.status[company] == LIVE and (stuck or not can_matter(board, state, company)):
            state.status[company] = AUTONOMOUS
            state.bank[company] = 0
            emit(log, LINE_AUTONOMOUS, company)


@rule
def nothing_moves(board: Board, state: State) -> bool:
    for company in range(board.companies):
        if is_live(state, company) and exits_of(board, state, company) != 0:
            return False
    return True


@rule
def can_matter(board: Board, state: State, company: int) -> bool:
    """SR-12.1, SR-12.2, SR-12.3 Search every hex the locomotive could reach, by the headings it could arrive with, for
    one that joins a new town or touches another line."""
    for hex in range(board.hexes):
        state.seen[hex] = 0
        state.pending[hex] = 0
    start = state.locomotive[company]
    facing = state.facing[company]
    state.pending[start] = ALL_WAYS if facing == NOT_DEPARTED else flag(facing)
    state.ring[0] = start
    tail = 1
    for head in range(MOST_VISITS):
        if head == tail:
            break
        hex = state.ring[head % HEXES]
        ways = within_a_turn(state.pending[hex])
        state.pending[hex] = 0
        for direction in range(SIDES):
            near = board.neighbour[hex, direction]
            heading = flag(direction)
            if ways & heading == 0 or near == NOWHERE or state.seen[near] & heading or not is_free(board, state, near):
                continue
            if state.seen[near] == 0 and would_matter(board, state, company, near):
                return True
            state.seen[near] |= heading
            if state.pending[near] == 0:
                state.ring[tail % HEXES] = near
                tail += 1
            state.pending[near] |= heading
    return False


@rule
def within_a_turn(headings: int) -> int:
    """SR-6.3 The directions open to a locomotive that arrived with any of these headings."""
    left = (headings << 1) | (headings >> (SIDES - 1))
    right = (headings >> 1) | (headings << (SIDES - 1))
    return (headings | left | right) & ALL_WAYS


@rule
def would_matter(board: Board, state: State, company: int, hex: int) -> bool:
    return (board.near[hex] & ~state.joined[company]) != 0 or line_touching(board, state, hex, company) != NOBODY
