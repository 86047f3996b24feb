"""§4 Set-up."""

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    LAND_CELLS,
    LAND_SLOTS,
    LAYING_SOURCE,
    MOST_LAND,
    NO_DIE,
    NO_EDGE,
    NO_END,
    NO_TILE,
    NOWHERE,
    REVEALING,
    ROWS,
    SEATS,
    SLOTS,
)
from branchline.games.rock_island.field import derive_ground, derive_pieces, derive_track
from branchline.games.rock_island.laying import lay_by_lot, lay_tiles
from branchline.games.rock_island.options import BY_HAND, FACE_UP, RANDOM
from branchline.games.rock_island.state import State
from branchline.kernel import ask, draw, rule, shuffle


@rule
def setup(board: Board, state: State) -> None:
    """RI-4.12 to RI-4.16 The draws, in this order: first player, river tiles, land tiles, course, cities."""
    clear(state)
    state.first = draw(state, state.players) if state.first_player == RANDOM else 0
    state.active = state.first
    deal_river(board, state)
    deal_land(board, state)
    if state.map_laying == BY_HAND:
        ask(state, LAYING_SOURCE, state.active)
    else:
        ask(state, REVEALING, state.active)
        lay_by_lot(board, state)
        lay_tiles(board, state)
    derive(board, state)


@rule
def clear(state: State) -> None:
    for cell in range(CELLS):
        state.tile[cell] = NO_TILE
        state.open[cell] = 0
        state.rotation[cell] = 0
        state.passed[cell] = 0
    for row in range(ROWS):
        state.river[row] = NOWHERE
    for slot in range(SLOTS):
        state.slot[slot] = NO_TILE
        state.slot_open[slot] = 0
    for seat in range(SEATS):
        state.crew[seat] = NOWHERE
        state.locomotive[seat] = NOWHERE
        state.entry[seat] = NO_EDGE
        state.last_run[seat] = 0
    state.chicago = NOWHERE
    state.kansas_city = NOWHERE
    state.depth = 0
    state.turn = 0
    state.ended = NO_END
    state.crew_die = 0
    state.locomotive_die = NO_DIE
    state.target = NOWHERE
    state.laid = 0
    state.exchanged = 0
    state.decided = 0
    state.steps = 0


@rule
def deal_river(board: Board, state: State) -> None:
    """RI-4.1, RI-4.7, RI-4.8, RI-4.13 One tile for each row; what is left is the river reserve."""
    tiles = board.river_tiles[state.players]
    for k in range(tiles):
        state.water[k] = board.river_deal[state.river_set, state.players, k]
    shuffle(state, state.water, tiles)
    for row in range(ROWS):
        state.river_pile[row] = state.water[row]
    for k in range(ROWS, tiles):
        state.slot[LAND_SLOTS + k - ROWS] = state.water[k]
        state.slot_open[LAND_SLOTS + k - ROWS] = state.reserve_river_face == FACE_UP


@rule
def deal_land(board: Board, state: State) -> None:
    """RI-4.7, RI-4.14 Four tiles lie open in the reserve, the others are for the field."""
    for k in range(MOST_LAND):
        state.land[k] = board.land_box[k]
    shuffle(state, state.land, MOST_LAND)
    for k in range(LAND_SLOTS):
        state.slot[k] = state.land[k]
        state.slot_open[k] = 1
    for k in range(LAND_CELLS):
        state.land_pile[k] = state.land[LAND_SLOTS + k]


@rule
def derive(board: Board, state: State) -> None:
    derive_ground(board, state)
    derive_track(board, state)
    derive_pieces(state)
