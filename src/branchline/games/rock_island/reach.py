"""§6, §8 Where a crew could walk and a locomotive run, for people to see."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import CELLS, FACES, NO_DIE, NO_EDGE, NOWHERE, SEATS
from branchline.games.rock_island.crew import why_no_stop
from branchline.games.rock_island.dice import runs_by_die
from branchline.games.rock_island.running import step, steps_on, why_no_end
from branchline.games.rock_island.state import State
from branchline.kernel import ALLOWED, SIDES, Array, rule
from branchline.kernel.events import no_log

Mark = tuple[int, int]
"""A stop mark, told by the way in: a cell and one of its edges, or NO_EDGE in a city."""
Way = list[int]


def viewing(board: Board, state: State, log: Array) -> list[tuple[Any, tuple[Any, ...]]]:
    """The rules that looking for all of these calls."""
    running = [(steps_on, (board, state)), (step, (board, state, 0, log)), (why_no_end, (board, state))]
    return [*running, (mark_stops, (board, state, no_stops()))]


def no_stops() -> Array:
    """By seat, number on the crew's die, and cell."""
    return np.zeros((SEATS, FACES + 1, CELLS), np.bool_)


@rule
def mark_stops(board: Board, trial: State, out: Array) -> None:
    """RI-6.3 to RI-6.9 Mark every cell where a crew could stop now, whoever's turn it is."""
    for seat in range(trial.players):
        trial.active = seat
        start = trial.crew[seat]
        if start == NOWHERE:
            continue
        for die in range(1, FACES + 1):
            for k in range(board.ends[trial.crew_half_turn, start, die]):
                cell = board.end[trial.crew_half_turn, start, die, k]
                out[seat, die, cell] = why_no_stop(trial, cell) == ALLOWED


def marks_in_reach(board: Board, state: State, seat: int) -> dict[Mark, Way]:
    """Every mark where a locomotive could end a run, the nearest first, with the directions of the shortest way there.
    A run under way goes on; those whose dice are not rolled may have any luck."""
    by_die, found = bool(runs_by_die(board, state)), dict[Mark, Way]()
    for start in _starts(board, state, seat, by_die):
        for mark, way in _stops(board, start, by_die):
            if mark not in found or len(way) < len(found[mark]):
                found[mark] = way
    return dict(sorted(found.items(), key=lambda stop: len(stop[1])))


def _starts(board: Board, state: State, seat: int, by_die: bool) -> Iterator[State]:
    """The seat about to run, with each die it may have."""
    if seat == state.active and state.turn > 0:
        yield state
        return
    for face in set(board.locomotive_face[state.edition].tolist()) if by_die else {NO_DIE}:
        start = state.copy()
        start.active, start.locomotive_die, start.steps, start.passed[:] = seat, face, 0, 0
        yield start


def _stops(board: Board, start: State, by_die: bool) -> Iterator[tuple[Mark, Way]]:
    """Where the run may end. If the die counts its steps, the same mark reached in another way is another matter."""
    seat, seen, waiting = start.active, set(), [(start, Way())]
    for state, way in waiting:
        ways = steps_on(board, state)
        for edge in (edge for edge in range(SIDES) if ways >> edge & 1):
            after = state.copy()
            step(board, after, edge, no_log())
            cell, entry = after.locomotive[seat], after.entry[seat]
            place = (cell, entry, after.passed.tobytes() if by_die else b"")
            if place in seen:
                continue
            seen.add(place)
            if cell == after.kansas_city or why_no_end(board, after) == ALLOWED:
                yield (cell, NO_EDGE if cell == after.chicago else entry), [*way, edge]
            if cell != after.kansas_city:
                waiting.append((after, [*way, edge]))
