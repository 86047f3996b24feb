"""On which cells something else lies than in the position judged before, and what it takes to get through them now."""

from __future__ import annotations

from branchline.bots.heuristics.rock_island.passages import NEVER, look_at_river, passage
from branchline.bots.heuristics.rock_island.workspace import CHANGED, LIES, PASSAGE, RIVER_HIDDEN, RIVER_WATER
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import CELLS, CHICAGO, RIVER
from branchline.games.rock_island.state import State
from branchline.kernel import SIDES, Array, rule


@rule
def look_at_field(board: Board, state: State, workspace: Array) -> int:
    """Note what lies otherwise than before; return on how many cells."""
    hidden, water = workspace[RIVER_HIDDEN], workspace[RIVER_WATER]
    look_at_river(board, state, workspace)
    other_river = hidden != workspace[RIVER_HIDDEN] or water != workspace[RIVER_WATER]
    changes = 0
    for cell in range(CELLS):
        lies = what_lies(state, cell)
        if workspace[LIES + cell] != lies or (other_river and state.ground[cell] == RIVER):
            workspace[LIES + cell] = lies
            if state.ground[cell] < CHICAGO:
                write_passages(board, state, cell, workspace)
                workspace[CHANGED + changes] = cell
                changes += 1
    return changes


@rule
def what_lies(state: State, cell: int) -> int:
    """All that tells how a cell can be passed."""
    place = state.ground[cell] << SIDES | state.land_edges[cell]
    if not state.open[cell] or state.ground[cell] >= CHICAGO:
        return place
    unset = state.laid and state.target == cell
    turned = 2 * SIDES if unset else state.rotation[cell]
    return place | (1 + turned + 4 * SIDES * state.tile[cell]) << 2 + SIDES


@rule
def write_passages(board: Board, state: State, cell: int, workspace: Array) -> None:
    for entry in range(SIDES):
        for way_out in range(SIDES):
            cost = passage(board, state, cell, entry, way_out, workspace) if entry != way_out else NEVER
            workspace[PASSAGE + (cell * SIDES + entry) * SIDES + way_out] = cost
