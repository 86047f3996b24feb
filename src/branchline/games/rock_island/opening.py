"""§5 The opening reveal."""

from branchline.games.rock_island.actions import REVEAL
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import CELLS, CHICAGO, LAND, NOWHERE
from branchline.games.rock_island.events import TILE_REVEALED
from branchline.games.rock_island.field import distance
from branchline.games.rock_island.options import CONNECTABLE_FIRST
from branchline.games.rock_island.reasons import (
    ALREADY_OPEN,
    NOT_TOUCHING_OPEN,
    OUTSIDE_OPENING_AREA,
    PICK_CONNECTABLE_FIRST,
)
from branchline.games.rock_island.state import State
from branchline.kernel import ALLOWED, SIDES, Array, emit, reveal, rule

pack_reveal = REVEAL.rules.pack


@rule
def is_in_opening(board: Board, state: State, cell: int) -> bool:
    """RI-5.1, RI-5.8 The land round Chicago; the river is further away."""
    return state.ground[cell] == LAND and distance(cell, state.chicago) <= board.opening_distance


@rule
def waits_for_opening(board: Board, state: State, cell: int) -> bool:
    return not state.open[cell] and is_in_opening(board, state, cell)


@rule
def tiles_to_reveal(board: Board, state: State) -> int:
    count = 0
    for cell in range(CELLS):
        count += waits_for_opening(board, state, cell)
    return count


@rule
def has_fed_target(board: Board, state: State) -> bool:
    """Whether track comes up to any of the tiles to be revealed."""
    fed = False
    for cell in range(CELLS):
        fed |= state.feeders[cell] != 0 and waits_for_opening(board, state, cell)
    return fed


@rule
def touches_open(board: Board, state: State, cell: int) -> bool:
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if near != NOWHERE and (state.open[near] or state.ground[near] == CHICAGO):
            return True
    return False


@rule
def why_no_reveal(board: Board, state: State, cell: int, fed: bool) -> int:
    """RI-5.2, RI-5.3, RI-5.4 A hidden tile near Chicago, beside what is open; `fed`: track comes up to one of them."""
    if not is_in_opening(board, state, cell):
        return OUTSIDE_OPENING_AREA
    if state.open[cell]:
        return ALREADY_OPEN
    if not touches_open(board, state, cell):
        return NOT_TOUCHING_OPEN
    if fed and state.feeders[cell] == 0 and state.opening_target == CONNECTABLE_FIRST:
        return PICK_CONNECTABLE_FIRST
    return ALLOWED


@rule
def why_no_opening(board: Board, state: State, cell: int) -> int:
    return why_no_reveal(board, state, cell, has_fed_target(board, state))


@rule
def list_reveals(board: Board, state: State, out: Array, count: int) -> int:
    """Looked up once for all cells: whether track comes up to any."""
    fed = has_fed_target(board, state)
    for cell in range(CELLS):
        if why_no_reveal(board, state, cell, fed) == ALLOWED:
            out[count] = pack_reveal(cell)
            count += 1
    return count


@rule
def only_reveal(board: Board, state: State) -> int:
    """RI-10.3 The one cell that can be revealed, or NOWHERE if there is a choice."""
    fed = has_fed_target(board, state)
    only = NOWHERE
    for cell in range(CELLS):
        if why_no_reveal(board, state, cell, fed) == ALLOWED:
            if only != NOWHERE:
                return NOWHERE
            only = cell
    return only


@rule
def reveal_tile(state: State, cell: int, log: Array) -> None:
    """RI-5.5, RI-5.6, RI-6.11, RI-10.1 Turned up; what lies behind this moment stays, and the tile is to be set."""
    reveal(state)
    state.open[cell] = 1
    state.target = cell
    state.laid = 1
    state.decided = 0
    emit(log, TILE_REVEALED, state.active, cell, state.tile[cell])
