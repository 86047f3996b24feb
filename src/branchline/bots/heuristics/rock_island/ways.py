"""The cheapest ways to Kansas City, and how they are mended when something else lies on the field."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristics.rock_island.changes import look_at_field
from branchline.bots.heuristics.rock_island.passages import NEVER
from branchline.bots.heuristics.rock_island.room import (
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
def measure_ways(board: Board, state: State, work: Array) -> None:
    """The cheapest way to Kansas City from every mark, worked out backwards from there. Most positions differ in a tile
    or two from the one judged before, so what was found then is kept, and mended where it no longer holds."""
    key = key_of(board, state)
    if work[KEY] != key:
        forget_ways(board, state, work)
    work[KEY] = NO_KEY
    changes = look_at_field(board, state, work)
    if changes:
        drop_doubtful(board, state, changes, work)
        look_again(board, state, changes, work)
        spread(board, state, work)
    work[KEY] = key


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
def forget_ways(board: Board, state: State, work: Array) -> None:
    """As if no tile could ever be passed."""
    for cell in range(CELLS):
        work[LIES + cell] = NOT_SEEN
    for mark in range(MARKS):
        work[WAY + mark] = NEVER
        work[QUEUED + mark] = 0.0
    for edge in range(SIDES):
        if board.exits[GOAL] >> edge & 1:
            work[WAY + state.kansas_city * SIDES + edge] = 0.0


@rule
def cheapest(board: Board, state: State, mark: int, work: Array) -> float:
    """What a mark costs by what its neighbours cost."""
    cell = mark // SIDES
    step = step_cost(board, state)
    least = NEVER
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if near != OFF_FIELD and state.ground[near] != CHICAGO:
            cost = work[WAY + near * SIDES + opposite(edge)] + step + work[PASSAGE + mark * SIDES + edge]
            least = min(least, cost)
    return least


@rule
def drop_doubtful(board: Board, state: State, changes: int, work: Array) -> None:
    """Forget the cost of each mark for which there is no longer a way as cheap."""
    work[DOUBTS] = 0.0
    for k in range(changes):
        for entry in range(SIDES):
            doubt(board, state, int(work[CHANGED + k]) * SIDES + entry, work)
    for k in range(MARKS):
        if k >= work[DOUBTS]:
            break
        doubt_before(board, state, int(work[DOUBTED + k]), work[WAS + k], work)


@rule
def doubt(board: Board, state: State, mark: int, work: Array) -> None:
    """Forget what a mark costs if no neighbour bears it out any longer, and note what it was."""
    if work[WAY + mark] < NEVER and cheapest(board, state, mark, work) > work[WAY + mark]:
        last = int(work[DOUBTS])
        work[DOUBTED + last] = mark
        work[WAS + last] = work[WAY + mark]
        work[DOUBTS] += 1.0
        work[WAY + mark] = NEVER


@rule
def doubt_before(board: Board, state: State, mark: int, was: float, work: Array) -> None:
    """A mark has lost its way: so may have those from which a locomotive gets there."""
    cell = board.neighbour[mark // SIDES, mark % SIDES]
    if cell == OFF_FIELD or state.ground[cell] == KANSAS_CITY:
        return
    way_out = opposite(mark % SIDES)
    if state.ground[cell] == CHICAGO:
        work[WAY + cell * SIDES + way_out] = NEVER
        return
    cost = was + step_cost(board, state)
    for entry in range(SIDES):
        before = cell * SIDES + entry
        if cost + work[PASSAGE + before * SIDES + way_out] <= work[WAY + before]:
            doubt(board, state, before, work)


@rule
def look_again(board: Board, state: State, changes: int, work: Array) -> None:
    """Put in line what is doubted or has changed, as far as there is a way from it."""
    work[FRONT] = 0.0
    work[LENGTH] = 0.0
    for k in range(changes):
        for entry in range(SIDES):
            improve(board, state, int(work[CHANGED + k]) * SIDES + entry, work)
    for k in range(int(work[DOUBTS])):
        improve(board, state, int(work[DOUBTED + k]), work)


@rule
def improve(board: Board, state: State, mark: int, work: Array) -> None:
    """Put a mark in line if there is a cheaper way from it than is known."""
    cost = cheapest(board, state, mark, work)
    if cost < work[WAY + mark]:
        work[WAY + mark] = cost
        put_in_line(mark, work)


@rule
def spread(board: Board, state: State, work: Array) -> None:
    """From the marks in line back to those before them, until no more become cheaper."""
    for _ in range(MOST_LOOKS):
        if work[LENGTH] == 0.0:
            break
        mark = int(work[WAITING + int(work[FRONT])])
        work[FRONT] = (int(work[FRONT]) + 1) % MARKS
        work[LENGTH] -= 1.0
        work[QUEUED + mark] = 0.0
        measure_before(board, state, mark, work)


@rule
def put_in_line(mark: int, work: Array) -> None:
    """Behind all others, or before them if it is nearer than the first: so few marks have to be looked at twice."""
    if work[QUEUED + mark] > 0.0:
        return
    work[QUEUED + mark] = 1.0
    front = int(work[FRONT])
    if work[LENGTH] > 0.0 and work[WAY + mark] < work[WAY + int(work[WAITING + front])]:
        front = (front + MARKS - 1) % MARKS
        work[WAITING + front] = mark
        work[FRONT] = front
    else:
        work[WAITING + (front + int(work[LENGTH])) % MARKS] = mark
    work[LENGTH] += 1.0


@rule
def measure_before(board: Board, state: State, mark: int, work: Array) -> None:
    """A mark has become cheaper: so may those from which a locomotive gets there."""
    cell = board.neighbour[mark // SIDES, mark % SIDES]
    if cell == OFF_FIELD or state.ground[cell] == KANSAS_CITY:
        return
    way_out = opposite(mark % SIDES)
    cost = work[WAY + mark] + step_cost(board, state)
    if state.ground[cell] == CHICAGO:
        if board.exits[START] >> way_out & 1:
            work[WAY + cell * SIDES + way_out] = cost
        return
    for entry in range(SIDES):
        before = cell * SIDES + entry
        total = cost + work[PASSAGE + before * SIDES + way_out]
        if total < work[WAY + before]:
            work[WAY + before] = total
            put_in_line(before, work)
