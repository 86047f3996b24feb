"""§8 The locomotive's run."""

import numpy as np

from branchline.games.rock_island.actions import RUN
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    CHICAGO,
    KANSAS_CITY,
    NO_EDGE,
    NOWHERE,
    SEATS,
    START,
    TAKE_UP_RUN,
)
from branchline.games.rock_island.dice import runs_by_die
from branchline.games.rock_island.ending import arrive
from branchline.games.rock_island.events import LOCOMOTIVE_MOVED, LOCOMOTIVE_STAYED, RUN_ENDED
from branchline.games.rock_island.field import (
    group_at,
    has_track,
    is_city,
    locomotive_bit,
    others_crews,
    others_locomotives,
    ways_from,
)
from branchline.games.rock_island.options import BLOCKS, STOP, UP_TO, YES
from branchline.games.rock_island.reasons import (
    ALREADY_PASSED,
    BLOCKED_BY_CREW,
    BLOCKED_BY_LOCO,
    DIE_USED_UP,
    EXACT_COUNT_NEEDED,
    MUST_RUN_ON,
    NO_LINE_HERE,
    NO_LINE_THERE,
    NO_REVERSING,
    OFF_FIELD,
    RUN_ENDED_IN_CHICAGO,
    SWITCH_WRONG_BRANCH,
    TILE_HIDDEN,
)
from branchline.games.rock_island.state import State
from branchline.kernel import ALLOWED, OVER, SIDES, Array, emit, flag, opposite, rule

pack_run = RUN.rules.pack


@rule
def ways_out(board: Board, state: State, cell: int, entry: int, first: bool) -> int:
    """RI-8.3, RI-8.4, RI-8.5, RI-8.6, RI-8.7, RI-8.8 The edges over which a locomotive that came in over `entry` may
    leave, one bit each; before its first step, and by option on a turntable, it may also go back."""
    if state.ground[cell] == CHICAGO:
        exits = board.exits[START]
        return exits if entry == NO_EDGE else exits & ~flag(entry)
    ways = ways_from(board, state, cell, entry)
    back = first or (state.turntable_back == YES and board.is_turntable[state.tile[cell]])
    return ways | flag(entry) if back else ways


@rule
def why_no_way(board: Board, state: State, cell: int, entry: int, first: bool, edge: int) -> int:
    if ways_out(board, state, cell, entry, first) >> edge & 1:
        return ALLOWED
    if edge == entry:
        return NO_REVERSING
    if is_city(state, cell) or not has_track(state, cell, edge):
        return NO_LINE_HERE
    same = group_at(board, state, cell, edge) == group_at(board, state, cell, entry)
    return SWITCH_WRONG_BRANCH if same else NO_LINE_HERE


@rule
def why_no_entry(board: Board, state: State, seat: int, cell: int, edge: int) -> int:
    """RI-6.8, RI-8.2, RI-8.9, RI-8.10, RI-8.11, RI-8.12 What may stop a locomotive from leaving a cell over an
    edge."""
    near = board.neighbour[cell, edge]
    if near == NOWHERE:
        return OFF_FIELD
    in_city = is_city(state, near)
    if not in_city and not state.open[near]:
        return TILE_HIDDEN
    if not has_track(state, near, opposite(edge)):
        return NO_LINE_THERE
    if (not in_city or state.crew_in_city == BLOCKS) and others_crews(state, near, seat):
        return BLOCKED_BY_CREW
    if not in_city and others_locomotives(state, near, seat):
        return why_no_passing(board, state, seat, near, opposite(edge))
    return ALLOWED


@rule
def why_no_passing(board: Board, state: State, seat: int, cell: int, edge: int) -> int:
    """RI-8.11 Another locomotive closes its own group of the tile, all lines of it."""
    group = group_at(board, state, cell, edge)
    for other in range(SEATS):
        there = other != seat and state.locomotive[other] == cell
        if there and group_at(board, state, cell, state.entry[other]) == group:
            return BLOCKED_BY_LOCO
    return ALLOWED


@rule
def why_no_more(board: Board, state: State) -> int:
    """RI-8.13, RI-8.16 Why the run cannot go on at all."""
    seat = state.active
    if state.steps > 0 and state.chicago_through == STOP and state.locomotive[seat] == state.chicago:
        return RUN_ENDED_IN_CHICAGO
    return DIE_USED_UP if runs_by_die(board, state) and state.steps >= state.locomotive_die else ALLOWED


@rule
def why_no_step(board: Board, state: State, direction: int) -> int:
    why = why_no_more(board, state)
    if why != ALLOWED:
        return why
    cell = state.locomotive[state.active]
    why = why_no_way(board, state, cell, state.entry[state.active], state.steps == 0, direction)
    return why_no_step_over(board, state, cell, direction) if why == ALLOWED else why


@rule
def why_no_step_over(board: Board, state: State, cell: int, edge: int) -> int:
    """RI-8.15, RI-8.17 Not twice into the same cell over the same edge; by option only an exact count ends the race."""
    why = why_no_entry(board, state, state.active, cell, edge)
    if why != ALLOWED:
        return why
    near = board.neighbour[cell, edge]
    if state.passed[near] >> opposite(edge) & 1:
        return ALREADY_PASSED
    if near == state.kansas_city and needs_exact_count(board, state) and state.steps + 1 != state.locomotive_die:
        return EXACT_COUNT_NEEDED
    return ALLOWED


@rule
def needs_exact_count(board: Board, state: State) -> bool:
    """RI-8.17 By option, where the die counts the steps."""
    return state.kansas_city_exact == YES and runs_by_die(board, state)


@rule
def steps_on(board: Board, state: State) -> int:
    """The edges over which the run may go on, one bit each."""
    if why_no_more(board, state) != ALLOWED:
        return 0
    seat = state.active
    cell = state.locomotive[seat]
    ways = ways_out(board, state, cell, state.entry[seat], state.steps == 0) & state.feeders[cell]
    for edge in range(SIDES):
        if ways >> edge & 1 and why_no_step_over(board, state, cell, edge) != ALLOWED:
            ways &= ~flag(edge)
    return ways


@rule
def why_no_end(board: Board, state: State) -> int:
    """RI-8.1, RI-8.13, RI-8.14 Not moving is always allowed; a run by the die goes on as far as it can."""
    if state.steps == 0 or not runs_by_die(board, state) or state.run_by_die == UP_TO:
        return ALLOWED
    return MUST_RUN_ON if steps_on(board, state) else ALLOWED


@rule
def list_steps(board: Board, state: State, out: Array, count: int) -> int:
    ways = steps_on(board, state)
    for edge in range(SIDES):
        if ways >> edge & 1:
            out[count] = pack_run(edge)
            count += 1
    return count


@rule
def step(board: Board, state: State, edge: int, log: Array) -> None:
    """RI-8.2, RI-8.16 Onto the mark of the group beyond the edge. A run that enters a city has no entry edge, unless
    it may go on through Chicago."""
    seat = state.active
    cell = state.locomotive[seat]
    near = board.neighbour[cell, edge]
    state.pieces[cell] &= ~locomotive_bit(seat)
    state.pieces[near] |= locomotive_bit(seat)
    state.locomotive[seat] = near
    state.entry[seat] = opposite(edge)
    state.passed[near] |= flag(opposite(edge))
    state.steps += 1
    if state.ground[near] == KANSAS_CITY or (state.ground[near] == CHICAGO and state.chicago_through == STOP):
        state.entry[seat] = NO_EDGE
    emit(log, LOCOMOTIVE_MOVED, seat, edge, near)


@rule
def run(board: Board, state: State, direction: int, log: Array) -> int:
    """RI-8.17, RI-10.4 A step; the one into Kansas City needs no confirmation."""
    state.decided = 1
    step(board, state, direction, log)
    if state.ground[state.locomotive[state.active]] == KANSAS_CITY:
        arrive(state, log)
        return OVER
    return TAKE_UP_RUN


@rule
def forget_way(board: Board, state: State, last: int) -> None:
    """RI-8.15 The marks of a run are taken back from its last cell on, since runs are short beside the field; of
    whatever that does not lead to, as in a position that was written down, all over the field."""
    cell, left = last, np.int64(state.steps)
    for _ in range(left):
        if cell == NOWHERE or state.passed[cell] == 0:
            break
        edge = 0
        for side in range(SIDES):
            if state.passed[cell] >> side & 1:
                edge = side
        state.passed[cell] &= ~flag(edge)
        left -= 1
        cell = board.neighbour[cell, edge]
    if left > 0:
        for near in range(CELLS):
            state.passed[near] = 0


@rule
def end_run(board: Board, state: State, log: Array) -> None:
    """RI-4.10, RI-8.18 The turn of the last run is noted; a locomotive in a city has no entry edge."""
    seat = state.active
    cell = state.locomotive[seat]
    if state.steps == 0:
        emit(log, LOCOMOTIVE_STAYED, seat, cell)
        return
    emit(log, RUN_ENDED, seat, state.steps, cell)
    state.last_run[seat] = state.turn
    forget_way(board, state, cell)
    state.steps = 0
    if is_city(state, cell):
        state.entry[seat] = NO_EDGE
