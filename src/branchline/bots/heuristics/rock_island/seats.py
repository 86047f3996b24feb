"""A player's part in it: the way from where the locomotive is, what stands on it, and how near the crew is."""

from __future__ import annotations

from branchline.bots.heuristics.rock_island.passages import NEVER, WATER, can_bend, leads_through
from branchline.bots.heuristics.rock_island.ways import STEP
from branchline.bots.heuristics.rock_island.workspace import PASSAGE, WAY
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import CELLS, CHICAGO, FACES, NOWHERE, START
from branchline.games.rock_island.crew import is_end
from branchline.games.rock_island.field import others_crews, others_locomotives
from branchline.games.rock_island.state import State
from branchline.kernel import NOWHERE as OFF_FIELD
from branchline.kernel import SIDES, Array, opposite, rule

BLOCKED = 0.7
"""For each cell on the way where others stand."""
CREW_NEAR = 0.1
"""For each roll of the die that does not bring the crew to the next tile to be mended."""


@rule
def cost_of(board: Board, state: State, seat: int, workspace: Array) -> float:
    """A locomotive's cheapest way, with what stands on it, and how soon the crew can mend it."""
    mark = first_mark(board, state, seat, workspace)
    if mark == NOWHERE:
        return WATER
    cost = workspace[WAY + mark] + STEP
    for _ in range(CELLS):
        cell = mark // SIDES
        if state.ground[cell] >= CHICAGO:
            return cost
        if others_crews(state, cell, seat) or others_locomotives(state, cell, seat):
            cost += BLOCKED
        way_out = best_way_out(board, state, mark, workspace)
        if way_out == NOWHERE:
            return cost
        if not leads_through(board, state, cell, mark % SIDES, way_out):
            return cost + crew_cost(board, state, seat, cell, needs_swap(board, state, mark, way_out))
        mark = board.neighbour[cell, way_out] * SIDES + opposite(way_out)
    return cost


@rule
def first_mark(board: Board, state: State, seat: int, workspace: Array) -> int:
    """The mark at which the cheapest way begins: that of the locomotive, or the first one back or out of Chicago."""
    cell = state.locomotive[seat]
    entry = state.entry[seat]
    best = NOWHERE
    if state.ground[cell] != CHICAGO:
        best = cell * SIDES + entry
    for edge in range(SIDES):
        out_of_chicago = state.ground[cell] == CHICAGO and board.exits[START] >> edge & 1
        near = board.neighbour[cell, edge]
        if near != OFF_FIELD and (out_of_chicago or edge == entry):
            mark = near * SIDES + opposite(edge)
            if best == NOWHERE or workspace[WAY + mark] + STEP < workspace[WAY + best]:
                best = mark
    return best


@rule
def best_way_out(board: Board, state: State, mark: int, workspace: Array) -> int:
    cell = mark // SIDES
    entry = mark % SIDES
    best = NOWHERE
    least = NEVER
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if edge != entry and near != OFF_FIELD:
            cost = workspace[WAY + near * SIDES + opposite(edge)] + workspace[PASSAGE + mark * SIDES + edge]
            if cost < least:
                least = cost
                best = edge
    return best


@rule
def needs_swap(board: Board, state: State, mark: int, way_out: int) -> bool:
    """Whether the tile has to be exchanged, as no turning helps."""
    cell = mark // SIDES
    return state.open[cell] == 1 and not can_bend(board, state.tile[cell], (way_out - mark % SIDES) % SIDES)


@rule
def crew_cost(board: Board, state: State, seat: int, cell: int, swap: bool) -> float:
    """The fewer rolls bring the crew to the tile to be mended, the worse; for an exchange it may take a certain one."""
    misses = 0
    for roll in range(1, FACES + 1):
        useless = swap and board.exchange_die[state.edition] == 0 and roll != board.exchange_face[state.edition]
        misses += useless or not is_end(board, state.crew_half_turn, state.crew[seat], roll, cell)
    return CREW_NEAR * misses
