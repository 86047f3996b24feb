"""§3 Geometry and terms: edges, distances, track, feeders."""

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    CHICAGO,
    COLUMNS,
    GOAL,
    KANSAS_CITY,
    LAND,
    NOWHERE,
    RIVER,
    ROWS,
    SEATS,
    START,
)
from branchline.games.rock_island.state import State
from branchline.kernel import SIDES, flag, opposite, rule

ALL_EDGES = (1 << SIDES) - 1
CREWS = (1 << SEATS) - 1
LOCOMOTIVES = CREWS << SEATS


@rule
def distance(one: int, other: int) -> int:
    """RI-3.3 The hexagonal step count; track plays no part."""
    down = other // COLUMNS - one // COLUMNS
    across = (other % COLUMNS - other // COLUMNS // 2) - (one % COLUMNS - one // COLUMNS // 2)
    return max(abs(across), abs(down), abs(across + down))


@rule
def has_track(state: State, cell: int, edge: int) -> bool:
    """RI-3.5 Open tiles and cities have track; hidden tiles have none."""
    return state.track[cell] >> edge & 1 == 1


@rule
def is_city(state: State, cell: int) -> bool:
    return state.ground[cell] >= CHICAGO


@rule
def group_at(board: Board, state: State, cell: int, edge: int) -> int:
    """RI-3.9 Which group of the tile reaches an edge; pieces of track that meet share one stop mark."""
    return board.group[state.tile[cell], (edge - state.rotation[cell]) % SIDES]


@rule
def ways_from(board: Board, state: State, cell: int, edge: int) -> int:
    """RI-3.4, RI-8.3 The edges to which a line leads from this one, one bit each."""
    return board.ways[state.tile[cell], state.rotation[cell], edge]


@rule
def derive_ground(board: Board, state: State) -> None:
    """RI-3.10 What each cell is, and where a river cell has land beside it."""
    for cell in range(CELLS):
        state.ground[cell] = LAND
    for row in range(ROWS):
        if state.river[row] != NOWHERE:
            state.ground[state.river[row]] = RIVER
    if state.chicago != NOWHERE:
        state.ground[state.chicago] = CHICAGO
    if state.kansas_city != NOWHERE:
        state.ground[state.kansas_city] = KANSAS_CITY
    for cell in range(CELLS):
        state.land_edges[cell] = land_edges_of(board, state, cell)


@rule
def land_edges_of(board: Board, state: State, cell: int) -> int:
    if state.ground[cell] != RIVER:
        return ALL_EDGES
    edges = 0
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if near != NOWHERE and state.ground[near] != RIVER:
            edges |= flag(edge)
    return edges


@rule
def derive_track(board: Board, state: State) -> None:
    for cell in range(CELLS):
        state.track[cell] = 0
        state.feeders[cell] = 0
    for cell in range(CELLS):
        refresh_track(board, state, cell)


@rule
def refresh_track(board: Board, state: State, cell: int) -> None:
    """RI-3.5, RI-3.6 What lies on a cell has changed: its track, and what it feeds its neighbours."""
    track = track_of(board, state, cell)
    changed = state.track[cell] ^ track
    state.track[cell] = track
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if changed >> edge & 1 and near != NOWHERE:
            state.feeders[near] ^= flag(opposite(edge))


@rule
def track_of(board: Board, state: State, cell: int) -> int:
    """RI-3.5, RI-3.8 A tile that is still to be set has none yet."""
    if state.ground[cell] == CHICAGO:
        return board.exits[START]
    if state.ground[cell] == KANSAS_CITY:
        return board.exits[GOAL]
    if not state.open[cell] or (state.laid and state.target == cell):
        return 0
    return board.track[state.tile[cell], state.rotation[cell]]


@rule
def derive_pieces(state: State) -> None:
    for cell in range(CELLS):
        state.pieces[cell] = 0
    for seat in range(SEATS):
        if state.crew[seat] != NOWHERE:
            state.pieces[state.crew[seat]] |= crew_bit(seat)
        if state.locomotive[seat] != NOWHERE:
            state.pieces[state.locomotive[seat]] |= locomotive_bit(seat)


@rule
def crew_bit(seat: int) -> int:
    return flag(seat)


@rule
def locomotive_bit(seat: int) -> int:
    return flag(SEATS + seat)


@rule
def others_crews(state: State, cell: int, seat: int) -> int:
    return state.pieces[cell] & (CREWS ^ crew_bit(seat))


@rule
def others_locomotives(state: State, cell: int, seat: int) -> int:
    return state.pieces[cell] & (LOCOMOTIVES ^ locomotive_bit(seat))
