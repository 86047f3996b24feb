"""§6 The tile under the crew."""

from branchline.games.rock_island.actions import ROTATE
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import CHICAGO, NO_EDGE, NOWHERE
from branchline.games.rock_island.events import LOCOMOTIVE_TURNED, TILE_LEFT, TILE_SET, TILE_TURNED
from branchline.games.rock_island.field import ALL_EDGES, is_city, refresh_track
from branchline.games.rock_island.options import ANY
from branchline.games.rock_island.reasons import (
    BRIDGE_NOT_ON_LAND,
    CITY_FIXED,
    LOCO_LOSES_TRACK,
    LOOKS_ALIKE,
    NO_CONNECTION,
    PENINSULA_NOT_ON_LAND,
    POINT_AT_OPEN_FIRST,
    WRONG_STEP,
)
from branchline.games.rock_island.state import State
from branchline.kernel import ALLOWED, SIDES, Array, emit, flag, rule

pack_rotate = ROTATE.rules.pack


@rule
def different_rotations(board: Board, state: State, tile: int) -> int:
    """RI-6.18, RI-6.22 One of each picture; all six if the own locomotive turns with the tile."""
    if state.locomotive[state.active] == state.target and not state.laid:
        return ALL_EDGES
    return flag(board.period[tile]) - 1


@rule
def entry_to_keep(state: State, cell: int) -> int:
    """RI-7.6 The edge at which a newly laid tile must have track for the own locomotive, one bit, or 0."""
    if state.locomotive[state.active] != cell:
        return 0
    edge = state.entry[state.active]
    return flag(edge) if edge != NO_EDGE else 0


@rule
def permitted_rotations(board: Board, state: State, cell: int, tile: int, kept: int) -> int:
    """RI-6.16, RI-6.17, RI-6.23 A river tile ends on land; a tile laid under a locomotive leaves it on track."""
    rotations = board.within[tile, state.land_edges[cell]]
    return rotations & board.meets[tile, kept] if kept else rotations


@rule
def preferred_rotations(board: Board, state: State, cell: int, tile: int, permitted: int) -> int:
    """RI-6.12, RI-6.13, RI-6.19 Those that connect; if none does, by option those that point at something open."""
    connecting = permitted & board.meets[tile, state.feeders[cell]]
    if connecting:
        return connecting
    if state.unconnected_rotation == ANY:
        return permitted
    pointing = permitted & board.meets[tile, open_edges(board, state, cell)]
    return pointing or permitted


@rule
def open_edges(board: Board, state: State, cell: int) -> int:
    edges = 0
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if near != NOWHERE and (state.open[near] or state.ground[near] >= CHICAGO):
            edges |= flag(edge)
    return edges


@rule
def rotations_of(board: Board, state: State) -> int:
    """RI-6.11, RI-6.14, RI-7.4 The rotations the target may get, one bit each; an open tile may be left as it is."""
    cell = state.target
    tile = state.tile[cell]
    kept = entry_to_keep(state, cell) if state.laid else 0
    different = different_rotations(board, state, tile)
    permitted = permitted_rotations(board, state, cell, tile, kept)
    rotations = preferred_rotations(board, state, cell, tile, permitted & different)
    return rotations if state.laid else rotations | flag(state.rotation[cell])


@rule
def why_no_rotation(board: Board, state: State, rotation: int) -> int:
    cell = state.target
    tile = state.tile[cell]
    if rotations_of(board, state) >> rotation & 1:
        return ALLOWED
    if not different_rotations(board, state, tile) >> rotation & 1:
        return LOOKS_ALIKE
    if not board.within[tile, state.land_edges[cell]] >> rotation & 1:
        return BRIDGE_NOT_ON_LAND if board.spans[tile] else PENINSULA_NOT_ON_LAND
    kept = entry_to_keep(state, cell) if state.laid else 0
    permitted = permitted_rotations(board, state, cell, tile, kept)
    if not permitted >> rotation & 1:
        return LOCO_LOSES_TRACK
    return NO_CONNECTION if permitted & board.meets[tile, state.feeders[cell]] else POINT_AT_OPEN_FIRST


@rule
def why_no_turning_now(state: State) -> int:
    """RI-6.20 In a city there is nothing to turn."""
    return CITY_FIXED if state.steps == 0 and is_city(state, state.crew[state.active]) else WRONG_STEP


@rule
def list_rotations(board: Board, state: State, out: Array, count: int) -> int:
    rotations = rotations_of(board, state)
    for rotation in range(SIDES):
        if rotations >> rotation & 1:
            out[count] = pack_rotate(rotation)
            count += 1
    return count


@rule
def only_rotation(board: Board, state: State) -> int:
    """RI-10.3 The one rotation the target may get, or NOWHERE if there is a choice."""
    rotations = rotations_of(board, state)
    if rotations & rotations - 1:
        return NOWHERE
    only = 0
    for rotation in range(SIDES):
        if rotations >> rotation & 1:
            only = rotation
    return only


@rule
def turn_tile(board: Board, state: State, rotation: int, log: Array) -> None:
    """RI-6.15, RI-6.20, RI-6.21 Whatever that cuts off; the own locomotive turns with an open tile."""
    cell = state.target
    tile = state.tile[cell]
    turned = (rotation - state.rotation[cell]) % SIDES
    laid = state.laid
    state.laid = 0
    state.rotation[cell] = rotation % board.period[tile]
    refresh_track(board, state, cell)
    if laid:
        emit(log, TILE_SET, state.active, cell, tile, state.rotation[cell])
    elif turned == 0:
        emit(log, TILE_LEFT, state.active, cell, tile)
    else:
        emit(log, TILE_TURNED, state.active, cell, tile, state.rotation[cell])
        turn_locomotive(state, cell, turned, log)


@rule
def choose_rotation(board: Board, state: State, rotation: int, log: Array) -> None:
    state.decided = 1
    turn_tile(board, state, rotation, log)


@rule
def turn_locomotive(state: State, cell: int, sixths: int, log: Array) -> None:
    """RI-6.21 It keeps its place on the tile, so its entry edge goes round with it."""
    seat = state.active
    if state.locomotive[seat] == cell:
        state.entry[seat] = (state.entry[seat] + sixths) % SIDES
        emit(log, LOCOMOTIVE_TURNED, seat, cell, state.entry[seat])
