"""The cheapest ways to Kansas City, and how they are mended when something else lies on the field."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristics.rock_island.changes import look_at_field
from branchline.bots.heuristics.rock_island.passages import NEVER
from branchline.bots.heuristics.rock_island.workspace import (
    CHANGED,
    DOUBTED,
    DOUBTS,
    FRONT,
    KEY,
    LENGTH,
    LIES,
    MARKS,
    PASSAGE,
    QUEUED,
    WAITING,
    WAS,
    WAY,
)
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import CELLS, CHICAGO, GOAL, KANSAS_CITY, START
from branchline.games.rock_island.dice import runs_by_die
from branchline.games.rock_island.state import State
from branchline.kernel import NOWHERE as OFF_FIELD
from branchline.kernel import SIDES, Array, opposite, rule
from branchline.kernel.chance import mixed

STEP = 0.05
"""Track that lies is nearly as good as having run over it."""
STEP_BY_DIE = 0.4
"""Less so where a die says how far a locomotive runs."""
NO_KEY = 0.0
"""While ways are being mended: should that break off, nothing found so far applies."""
NOT_SEEN = -1.0
MOST_LOOKS = 64 * MARKS
"""Each mark is looked at again whenever a cheaper way from it is found, which is seldom."""


@rule
def measure_ways(board: Board, state: State, workspace: Array) -> None:
    """The cheapest way to Kansas City from every mark, worked out backwards from there. Most positions differ in a tile
    or two from the one judged before, so what was found then is kept, and mended where it no longer holds."""
    key = key_of(board, state)
    if workspace[KEY] != key:
        forget_ways(board, state, workspace)
    workspace[KEY] = NO_KEY
    changes = look_at_field(board, state, workspace)
    if changes:
        drop_doubtful(board, state, changes, workspace)
        look_again(board, state, changes, workspace)
        spread(board, state, workspace)
    workspace[KEY] = key


@rule
def key_of(board: Board, state: State) -> float:
    """A number for the tiles of the box, the cities and the die: with another one nothing that was found applies."""
    key = np.uint64(step_cost(board, state) * 100)
    for tile in range(board.types):
        lines = np.int64(0)
        for edge in range(SIDES):
            lines = lines << SIDES | board.line[tile, edge]
        key = mixed(key ^ np.uint64(lines))
    exits = np.int64(board.exits[START]) << SIDES | board.exits[GOAL]
    cities = np.int64(state.kansas_city) * CELLS + state.chicago
    return 1.0 + float(mixed(key ^ np.uint64(cities << 2 * SIDES | exits)) >> np.uint64(12))


@rule
def step_cost(board: Board, state: State) -> float:
    return STEP_BY_DIE if runs_by_die(board, state) else STEP


@rule
def forget_ways(board: Board, state: State, workspace: Array) -> None:
    """Reset all costs, as if no tile could ever be passed."""
    for cell in range(CELLS):
        workspace[LIES + cell] = NOT_SEEN
    for mark in range(MARKS):
        workspace[WAY + mark] = NEVER
        workspace[QUEUED + mark] = 0.0
    for edge in range(SIDES):
        if board.exits[GOAL] >> edge & 1:
            workspace[WAY + state.kansas_city * SIDES + edge] = 0.0


@rule
def cheapest(board: Board, state: State, mark: int, workspace: Array) -> float:
    """The cost of a mark by the costs of its neighbours."""
    cell = mark // SIDES
    step = step_cost(board, state)
    least = NEVER
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if near != OFF_FIELD and state.ground[near] != CHICAGO:
            cost = workspace[WAY + near * SIDES + opposite(edge)] + step + workspace[PASSAGE + mark * SIDES + edge]
            least = min(least, cost)
    return least


@rule
def drop_doubtful(board: Board, state: State, changes: int, workspace: Array) -> None:
    """Forget the cost of each mark for which there is no longer a way as cheap."""
    workspace[DOUBTS] = 0.0
    for k in range(changes):
        for entry in range(SIDES):
            doubt(board, state, int(workspace[CHANGED + k]) * SIDES + entry, workspace)
    for k in range(MARKS):
        if k >= workspace[DOUBTS]:
            break
        doubt_before(board, state, int(workspace[DOUBTED + k]), workspace[WAS + k], workspace)


@rule
def doubt(board: Board, state: State, mark: int, workspace: Array) -> None:
    """Forget what a mark costs if no neighbour bears it out any longer, and note what it was."""
    if workspace[WAY + mark] < NEVER and cheapest(board, state, mark, workspace) > workspace[WAY + mark]:
        last = int(workspace[DOUBTS])
        workspace[DOUBTED + last] = mark
        workspace[WAS + last] = workspace[WAY + mark]
        workspace[DOUBTS] += 1.0
        workspace[WAY + mark] = NEVER


@rule
def doubt_before(board: Board, state: State, mark: int, was: float, workspace: Array) -> None:
    """A mark has lost its way: so may have those from which a locomotive gets there."""
    cell = board.neighbour[mark // SIDES, mark % SIDES]
    if cell == OFF_FIELD or state.ground[cell] == KANSAS_CITY:
        return
    way_out = opposite(mark % SIDES)
    if state.ground[cell] == CHICAGO:
        workspace[WAY + cell * SIDES + way_out] = NEVER
        return
    cost = was + step_cost(board, state)
    for entry in range(SIDES):
        before = cell * SIDES + entry
        if cost + workspace[PASSAGE + before * SIDES + way_out] <= workspace[WAY + before]:
            doubt(board, state, before, workspace)


@rule
def look_again(board: Board, state: State, changes: int, workspace: Array) -> None:
    """Put in line what is doubted or has changed, as far as there is a way from it."""
    workspace[FRONT] = 0.0
    workspace[LENGTH] = 0.0
    for k in range(changes):
        for entry in range(SIDES):
            improve(board, state, int(workspace[CHANGED + k]) * SIDES + entry, workspace)
    for k in range(int(workspace[DOUBTS])):
        improve(board, state, int(workspace[DOUBTED + k]), workspace)


@rule
def improve(board: Board, state: State, mark: int, workspace: Array) -> None:
    """Put a mark in line if there is a cheaper way from it than is known."""
    cost = cheapest(board, state, mark, workspace)
    if cost < workspace[WAY + mark]:
        workspace[WAY + mark] = cost
        put_in_line(mark, workspace)


@rule
def spread(board: Board, state: State, workspace: Array) -> None:
    """Propagate costs from the marks in line back to those before them, until no more become cheaper."""
    for _ in range(MOST_LOOKS):
        if workspace[LENGTH] == 0.0:
            break
        mark = int(workspace[WAITING + int(workspace[FRONT])])
        workspace[FRONT] = (int(workspace[FRONT]) + 1) % MARKS
        workspace[LENGTH] -= 1.0
        workspace[QUEUED + mark] = 0.0
        measure_before(board, state, mark, workspace)


@rule
def put_in_line(mark: int, workspace: Array) -> None:
    """Behind all others, or before them if it is nearer than the first: so few marks have to be looked at twice."""
    if workspace[QUEUED + mark] > 0.0:
        return
    workspace[QUEUED + mark] = 1.0
    front = int(workspace[FRONT])
    if workspace[LENGTH] > 0.0 and workspace[WAY + mark] < workspace[WAY + int(workspace[WAITING + front])]:
        front = (front + MARKS - 1) % MARKS
        workspace[WAITING + front] = mark
        workspace[FRONT] = front
    else:
        workspace[WAITING + (front + int(workspace[LENGTH])) % MARKS] = mark
    workspace[LENGTH] += 1.0


@rule
def measure_before(board: Board, state: State, mark: int, workspace: Array) -> None:
    """A mark has become cheaper: so may those from which a locomotive gets there."""
    cell = board.neighbour[mark // SIDES, mark % SIDES]
    if cell == OFF_FIELD or state.ground[cell] == KANSAS_CITY:
        return
    way_out = opposite(mark % SIDES)
    cost = workspace[WAY + mark] + step_cost(board, state)
    if state.ground[cell] == CHICAGO:
        if board.exits[START] >> way_out & 1:
            workspace[WAY + cell * SIDES + way_out] = cost
        return
    for entry in range(SIDES):
        before = cell * SIDES + entry
        total = cost + workspace[PASSAGE + before * SIDES + way_out]
        if total < workspace[WAY + before]:
            workspace[WAY + before] = total
            put_in_line(before, workspace)
