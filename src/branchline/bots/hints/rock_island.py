"""What a good position of Rock Island looks like: a short way to Kansas City, over track that lies and track that
could lie, and a long one for the others.

Values are in tiles to be mended, roughly the turns it takes.
"""

from __future__ import annotations

import numpy as np

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    CHICAGO,
    FACES,
    GOAL,
    KANSAS_CITY,
    LAND_SLOTS,
    NO_TILE,
    NOWHERE,
    REVEALING,
    RIVER,
    ROWS,
    SLOTS,
    START,
    WALKING,
)
from branchline.games.rock_island.crew import is_end
from branchline.games.rock_island.dice import runs_by_die
from branchline.games.rock_island.ending import standing
from branchline.games.rock_island.field import bit, others_crews, others_locomotives
from branchline.games.rock_island.state import State
from branchline.kernel import NOWHERE as OFF_FIELD
from branchline.kernel import SIDES, Array, opposite, present_phase, rule
from branchline.kernel.chance import mixed

STEPS = 6
"""The crew, an exchange, the tile, and the first steps of a run."""
WAYS = 100
CANDIDATES = 5
SIMULATIONS = 48
"""More than one for each candidate: much hangs on dice, and on what lies face down."""
CHAPTERS = 2
PLAYOUT_WAYS = 6
RIVALRY = 1.0

WIN = 1000.0
STEP = 0.05
"""Track that lies is nearly as good as having run over it."""
STEP_BY_DIE = 0.4
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
BLOCKED = 0.7
CREW_NEAR = 0.1
"""For each roll of the die that brings the crew to the next tile to be mended."""
HINDER_BEST = (0.0, 0.0, 0.25, 0.45, 0.45)
"""How much it pleases that the best of the others has a long way, by the number of players: two would only stall."""
HINDER_REST = 0.05

MARKS = CELLS * SIDES
WAY = 0
"""For each way into a cell (cell * 6 + edge) what it costs to get from there to Kansas City."""
PASSAGE = WAY + MARKS
"""For each of them what it takes to get on over each edge of the cell."""
LIES = PASSAGE + MARKS * SIDES
"""What lies on each cell, as one number."""
CHANGED = LIES + CELLS
"""The cells on which something else lies than before."""
DOUBTED = CHANGED + CELLS
WAS = DOUBTED + MARKS
"""The marks to which what was found before no longer applies, and what that was."""
WAITING = WAS + MARKS
QUEUED = WAITING + MARKS
FRONT, LENGTH, DOUBTS, RIVER_HIDDEN, RIVER_WATER, KEY = range(QUEUED + MARKS, QUEUED + MARKS + 6)
NO_KEY = 0.0
NOT_SEEN = -1.0
NEVER = 1e6
MOST_LOOKS = 64 * MARKS
"""Each mark is looked at again whenever a cheaper way from it is found, which is seldom."""


def deals(state: State) -> int:
    """A tile about to be turned up may be one of several."""
    return 3 if present_phase(state) in (REVEALING, WALKING) else 1


@rule
def chapter(state: State) -> int:
    """Everyone's turn is one."""
    return state.turn


@rule
def evaluate(board: Board, state: State, seat: int, work: Array) -> float:
    """How much nearer to Kansas City a seat is than the others, of whom the best counts most."""
    if state.kansas_city == NOWHERE:
        return 0.0
    if state.ended:
        return final_value(state, seat)
    measure_ways(board, state, work)
    best = NEVER
    rest = 0.0
    for other in range(state.players):
        if other != seat:
            cost = cost_of(board, state, other, work)
            best = min(best, cost)
            rest += cost
    return (
        HINDER_BEST[state.players] * best + HINDER_REST * rest / (state.players - 1) - cost_of(board, state, seat, work)
    )


@rule
def final_value(state: State, seat: int) -> float:
    for other in range(state.players):
        if other != seat and standing(state, other) > standing(state, seat):
            return -WIN
    return WIN


# --- the ways ------------------------------------------------------------------------------------------------------


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
def look_at_field(board: Board, state: State, work: Array) -> int:
    """Note what lies otherwise than before; return on how many cells."""
    hidden, water = work[RIVER_HIDDEN], work[RIVER_WATER]
    look_at_river(board, state, work)
    other_river = hidden != work[RIVER_HIDDEN] or water != work[RIVER_WATER]
    changes = 0
    for cell in range(CELLS):
        lies = what_lies(state, cell)
        if work[LIES + cell] != lies or (other_river and state.ground[cell] == RIVER):
            work[LIES + cell] = lies
            if state.ground[cell] < CHICAGO:
                write_passages(board, state, cell, work)
                work[CHANGED + changes] = cell
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
def write_passages(board: Board, state: State, cell: int, work: Array) -> None:
    for entry in range(SIDES):
        for way_out in range(SIDES):
            cost = passage(board, state, cell, entry, way_out, work) if entry != way_out else NEVER
            work[PASSAGE + (cell * SIDES + entry) * SIDES + way_out] = cost


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
    cost = cheapest(board, state, mark, work)
    if cost < work[WAY + mark]:
        work[WAY + mark] = cost
        put_in_line(mark, work)


@rule
def spread(board: Board, state: State, work: Array) -> None:
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


@rule
def passage(board: Board, state: State, cell: int, entry: int, way_out: int, work: Array) -> float:
    """What it takes to get through a cell from one edge to another."""
    if state.ground[cell] == RIVER:
        return crossing(board, state, cell, entry, way_out, work)
    if not state.open[cell]:
        return HIDDEN[(way_out - entry) % SIDES]
    if leads_through(board, state, cell, entry, way_out):
        return 0.0
    if not can_bend(board, state.tile[cell], (way_out - entry) % SIDES):
        return SWAP
    return UNSET if state.laid and state.target == cell else TURN


@rule
def leads_through(board: Board, state: State, cell: int, entry: int, way_out: int) -> bool:
    unset = state.laid and state.target == cell
    return not unset and board.ways[state.tile[cell], state.rotation[cell], entry] >> way_out & 1 == 1


@rule
def can_bend(board: Board, tile: int, sixths: int) -> bool:
    """Whether some line of a tile makes this change of direction."""
    return board.bends[tile] >> sixths & 1 == 1


@rule
def crossing(board: Board, state: State, cell: int, entry: int, way_out: int, work: Array) -> float:
    both = bit(entry) | bit(way_out)
    if state.land_edges[cell] & both != both:
        return NEVER
    if not state.open[cell]:
        return work[RIVER_HIDDEN]
    if leads_through(board, state, cell, entry, way_out):
        return 0.0
    tile = state.tile[cell]
    if board.track[tile, 0] == 0:
        return work[RIVER_WATER]
    if can_bend(board, tile, (way_out - entry) % SIDES):
        return TURN
    lawful = board.within[tile, state.land_edges[cell]]
    comes_in = lawful & board.meets[tile, bit(entry)]
    return PENINSULA if comes_in and lawful & board.meets[tile, bit(way_out)] else work[RIVER_WATER]


@rule
def look_at_river(board: Board, state: State, work: Array) -> None:
    """What a hidden river tile and plain water cost, by the bridges that can still turn up."""
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
    work[RIVER_HIDDEN] = min(FAR_BRIDGE, 1.0 + 0.8 * hidden / bridges) if bridges > 0.0 else FAR_BRIDGE
    work[RIVER_WATER] = WATER
    for slot in range(LAND_SLOTS, SLOTS):
        tile = state.slot[slot]
        if tile != NO_TILE and state.slot_open[slot] and board.track[tile, 0]:
            work[RIVER_WATER] = WATER_WITH_BRIDGE


# --- a player's part in it -----------------------------------------------------------------------------------------


@rule
def cost_of(board: Board, state: State, seat: int, work: Array) -> float:
    """A locomotive's cheapest way, with what stands on it, and how soon the crew can mend it."""
    mark = first_mark(board, state, seat, work)
    if mark == NOWHERE:
        return WATER
    cost = work[WAY + mark] + STEP
    for _ in range(CELLS):
        cell = mark // SIDES
        if state.ground[cell] >= CHICAGO:
            return cost
        if others_crews(state, cell, seat) or others_locomotives(state, cell, seat):
            cost += BLOCKED
        way_out = best_way_out(board, state, mark, work)
        if way_out == NOWHERE:
            return cost
        if not leads_through(board, state, cell, mark % SIDES, way_out):
            return cost + crew_cost(board, state, seat, cell, needs_swap(board, state, mark, way_out))
        mark = board.neighbour[cell, way_out] * SIDES + opposite(way_out)
    return cost


@rule
def first_mark(board: Board, state: State, seat: int, work: Array) -> int:
    """Where the cheapest way begins: where the locomotive is, or the first mark back or out of Chicago."""
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
            if best == NOWHERE or work[WAY + mark] + STEP < work[WAY + best]:
                best = mark
    return best


@rule
def best_way_out(board: Board, state: State, mark: int, work: Array) -> int:
    cell = mark // SIDES
    entry = mark % SIDES
    best = NOWHERE
    least = NEVER
    for edge in range(SIDES):
        near = board.neighbour[cell, edge]
        if edge != entry and near != OFF_FIELD:
            cost = work[WAY + near * SIDES + opposite(edge)] + work[PASSAGE + mark * SIDES + edge]
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
