"""The cost of a way through a cell: nothing if its track leads there, otherwise a tile to be mended."""

from __future__ import annotations

from branchline.bots.heuristics.rock_island.workspace import RIVER_HIDDEN, RIVER_WATER
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import LAND_SLOTS, NO_TILE, RIVER, ROWS, SLOTS
from branchline.games.rock_island.state import State
from branchline.kernel import SIDES, Array, flag, rule

TURN = 1.0
"""A tile that needs only to be turned."""
UNSET = 0.2
"""One that is just being laid."""
HIDDEN = (0.0, 1.9, 1.3, 1.2, 1.3, 1.9)
"""A tile that nobody has seen, by how sharply the way bends on it: few tiles have a narrow curve."""
SWAP = 3.5
"""A tile that cannot lead there at all."""
PENINSULA = 2.5
"""It has to be turned under the locomotive, where the river leaves it room."""
WATER = 14.0
WATER_WITH_BRIDGE = 6.0
"""Plain water, and what it is if a bridge lies in the reserve."""
FAR_BRIDGE = 7.0
"""The most that a hidden river tile costs."""
NEVER = 1e6
"""The cost where there is no way."""


@rule
def passage(board: Board, state: State, cell: int, entry: int, way_out: int, workspace: Array) -> float:
    """The cost of a way through a cell from one edge to another."""
    if state.ground[cell] == RIVER:
        return crossing(board, state, cell, entry, way_out, workspace)
    if not state.open[cell]:
        return HIDDEN[(way_out - entry) % SIDES]
    if leads_through(board, state, cell, entry, way_out):
        return 0.0
    if not can_bend(board, state.tile[cell], (way_out - entry) % SIDES):
        return SWAP
    return UNSET if state.laid and state.target == cell else TURN


@rule
def leads_through(board: Board, state: State, cell: int, entry: int, way_out: int) -> bool:
    """Whether the track that lies there leads from one edge to the other."""
    unset = state.laid and state.target == cell
    return not unset and board.ways[state.tile[cell], state.rotation[cell], entry] >> way_out & 1 == 1


@rule
def can_bend(board: Board, tile: int, sixths: int) -> bool:
    """Whether some line of a tile makes this change of direction."""
    return board.bends[tile] >> sixths & 1 == 1


@rule
def crossing(board: Board, state: State, cell: int, entry: int, way_out: int, workspace: Array) -> float:
    """Return the cost of a passage on the river, where track can only lie between edges that touch land."""
    both = flag(entry) | flag(way_out)
    if state.land_edges[cell] & both != both:
        return NEVER
    if not state.open[cell]:
        return workspace[RIVER_HIDDEN]
    if leads_through(board, state, cell, entry, way_out):
        return 0.0
    tile = state.tile[cell]
    if board.track[tile, 0] == 0:
        return workspace[RIVER_WATER]
    if can_bend(board, tile, (way_out - entry) % SIDES):
        return TURN
    lawful = board.within[tile, state.land_edges[cell]]
    comes_in = lawful & board.meets[tile, flag(entry)]
    return PENINSULA if comes_in and lawful & board.meets[tile, flag(way_out)] else workspace[RIVER_WATER]


@rule
def look_at_river(board: Board, state: State, workspace: Array) -> None:
    """The costs of a hidden river tile and of plain water, by the bridges that can still turn up."""
    hidden = 0
    bridges = 0.0
    for tile in range(board.types):
        if board.is_river[tile]:
            left = board.count[state.river_set, tile] - board.removed[state.players, tile]
            for row in range(ROWS):
                cell = state.river[row]
                left -= state.open[cell] and state.tile[cell] == tile
            for slot in range(LAND_SLOTS, SLOTS):
                left -= state.slot_open[slot] and state.slot[slot] == tile
            hidden += left
            if board.track[tile, 0]:
                bridges += left if board.spans[tile] else 0.5 * left
    workspace[RIVER_HIDDEN] = min(FAR_BRIDGE, 1.0 + 0.8 * hidden / bridges) if bridges > 0.0 else FAR_BRIDGE
    workspace[RIVER_WATER] = WATER
    for slot in range(LAND_SLOTS, SLOTS):
        tile = state.slot[slot]
        if tile != NO_TILE and state.slot_open[slot] and board.track[tile, 0]:
            workspace[RIVER_WATER] = WATER_WITH_BRIDGE
