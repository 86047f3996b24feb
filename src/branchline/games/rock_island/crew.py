"""§6 The crew's walk."""

from typing import Any

import numpy as np

from branchline.games.rock_island.actions import CREW
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import COLUMNS, NOWHERE
from branchline.games.rock_island.events import CREW_MOVED
from branchline.games.rock_island.field import crew_bit, is_city, others_crews, others_locomotives
from branchline.games.rock_island.options import BLOCKS, FORBIDDEN, PERMITTED
from branchline.games.rock_island.reasons import (
    CITY_STOP_FORBIDDEN,
    CREW_MUST_MOVE,
    HALF_TURN_FORBIDDEN,
    ROUTE_LEAVES_FIELD,
    STOP_OCCUPIED_CREW,
    STOP_OCCUPIED_LOCO,
    TWO_BENDS_NEEDED,
    WRONG_DISTANCE,
)
from branchline.games.rock_island.state import State
from branchline.kernel import ALLOWED, SIDES, Array, emit, opposite, rule

pack_crew = CREW.rules.pack
DOWN = (0, 1, 1, 0, -1, -1)
ALONG = (1, 0, -1, -1, 0, 1)
"""The step over each edge, in rows and along slanted columns that do not zigzag."""


@rule
def why_no_stop(state: State, cell: int) -> int:
    """RI-6.6, RI-6.7, RI-6.8 Other pieces hinder a crew only where it stops, and in a city only by option."""
    if is_city(state, cell) and state.crew_in_city != BLOCKS:
        return CITY_STOP_FORBIDDEN if state.crew_in_city == FORBIDDEN else ALLOWED
    if others_crews(state, cell, state.active):
        return STOP_OCCUPIED_CREW
    return STOP_OCCUPIED_LOCO if others_locomotives(state, cell, state.active) else ALLOWED


@rule
def why_no_walk(board: Board, state: State, cell: int) -> int:
    """RI-6.3, RI-6.4, RI-6.5, RI-6.9 Exactly as far as the die says, with at most one bend."""
    if is_end(board, state.crew_half_turn, state.crew[state.active], state.crew_die, cell):
        return why_no_stop(state, cell)
    return why_no_route(board, state, state.crew[state.active], cell)


@rule
def is_end(board: Board, half_turn: int, start: int, roll: int, cell: int) -> bool:
    found = False
    for k in range(board.ends[half_turn, start, roll]):
        found |= board.end[half_turn, start, roll, k] == cell
    return found


@rule
def why_no_route(board: Board, state: State, start: int, cell: int) -> int:
    """RI-6.4, RI-6.5, RI-6.9 What is wrong with a cell to which no lawful walk leads."""
    roll = state.crew_die
    if state.crew_half_turn == FORBIDDEN and is_end(board, PERMITTED, start, roll, cell):
        return HALF_TURN_FORBIDDEN
    if cell == start:
        return CREW_MUST_MOVE
    if bends_once_off_field(start, roll, cell, state.crew_half_turn):
        return ROUTE_LEAVES_FIELD
    return TWO_BENDS_NEEDED if bends_twice(board, start, roll, cell) else WRONG_DISTANCE


@rule
def bends_once_off_field(start: int, roll: int, cell: int, half_turn: int) -> bool:
    """Whether one bend would do if the field had no borders."""
    down = cell // COLUMNS - start // COLUMNS
    along = (cell % COLUMNS - cell // COLUMNS // 2) - (start % COLUMNS - start // COLUMNS // 2)
    for first in range(SIDES):
        for second in range(SIDES):
            if second == opposite(first) and half_turn == FORBIDDEN:
                continue
            for steps in range(1, roll + 1):
                rest = roll - steps
                if steps * DOWN[first] + rest * DOWN[second] == down and (
                    steps * ALONG[first] + rest * ALONG[second] == along
                ):
                    return True
    return False


@rule
def bends_twice(board: Board, start: int, roll: int, cell: int) -> bool:
    """Whether two bends would do: a first straight stretch, then a walk with at most one."""
    for first in range(SIDES):
        place = start
        for steps in range(1, roll):
            place = board.neighbour[place, first]
            if place == NOWHERE:
                break
            if is_end(board, PERMITTED, place, roll - steps, cell):
                return True
    return False


@rule
def list_walks(board: Board, state: State, out: Array, count: int) -> int:
    start = state.crew[state.active]
    for k in range(board.ends[state.crew_half_turn, start, state.crew_die]):
        cell: Any = np.int64(board.end[state.crew_half_turn, start, state.crew_die, k])
        if why_no_stop(state, cell) == ALLOWED:
            out[count] = pack_crew(cell)
            count += 1
    return count


@rule
def count_walks(board: Board, state: State) -> int:
    """RI-6.10, RI-10.3 No walk, just one, or 2 for any choice."""
    start = state.crew[state.active]
    count = 0
    for k in range(board.ends[state.crew_half_turn, start, state.crew_die]):
        count += why_no_stop(state, board.end[state.crew_half_turn, start, state.crew_die, k]) == ALLOWED
        if count == 2:
            break
    return count


@rule
def only_walk(board: Board, state: State) -> int:
    start = state.crew[state.active]
    for k in range(board.ends[state.crew_half_turn, start, state.crew_die]):
        cell = board.end[state.crew_half_turn, start, state.crew_die, k]
        if why_no_stop(state, cell) == ALLOWED:
            return cell
    return NOWHERE


@rule
def walk(state: State, cell: int, log: Array) -> None:
    seat = state.active
    origin = state.crew[seat]
    state.pieces[origin] &= ~crew_bit(seat)
    state.pieces[cell] |= crew_bit(seat)
    state.crew[seat] = cell
    emit(log, CREW_MOVED, seat, origin, cell)


@rule
def choose_walk(state: State, cell: int, log: Array) -> None:
    state.decided = 1
    walk(state, cell, log)
