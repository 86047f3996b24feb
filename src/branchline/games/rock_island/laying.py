"""§4 The field: the river and the cities, by lot or by hand, and the tiles on it."""

from typing import Any

from branchline.games.rock_island.actions import CITY, COURSE, SOURCE
from branchline.games.rock_island.board import NEAREST
from branchline.games.rock_island.components import (
    CELLS,
    CITIES,
    COLUMNS,
    GOAL,
    LAND,
    LAYING_CITY,
    LAYING_COURSE,
    NO_EDGE,
    NO_TILE,
    NOWHERE,
    RIVER,
    ROWS,
    START,
)
from branchline.games.rock_island.events import CITY_LAID, RIVER_LAID
from branchline.games.rock_island.field import derive_ground, distance
from branchline.games.rock_island.reasons import CITY_NEAR_RIVER, NO_CITY_IN_ROW, NO_SUCH_COURSE, RIVER_FLOWS_SOUTH
from branchline.kernel import ALLOWED, SIDES, Array, draw, emit, rule


@rule
def why_no_city(board: Any, state: Any, city: int, row: int) -> int:
    """RI-4.5, RI-4.6 In its column, in one of three rows, and far enough from every river cell."""
    if not board.city_rows[city] >> row & 1:
        return NO_CITY_IN_ROW
    cell = row * COLUMNS + board.city_column[city]
    for north in range(ROWS):
        if distance(cell, north * COLUMNS + state.river[north]) < state.city_river_distance:
            return CITY_NEAR_RIVER
    return ALLOWED


@rule
def lay_by_lot(board: Any, state: Any) -> None:
    """RI-4.15, RI-4.16, RI-4.17 One of the lawful courses, then a row for Chicago and one for Kansas City."""
    choice = state.city_river_distance - NEAREST
    course = draw(state, board.courses[choice])
    for row in range(ROWS):
        state.river[row] = board.course[choice, course, row]
    for city in range(len(CITIES)):
        rows = 0
        for row in range(ROWS):
            rows += why_no_city(board, state, city, row) == ALLOWED
        place_city(board, state, city, lawful_row(board, state, city, draw(state, rows)))


@rule
def lawful_row(board: Any, state: Any, city: int, number: int) -> int:
    """The lawful row of this number, counted from the north."""
    for row in range(ROWS):
        if why_no_city(board, state, city, row) == ALLOWED:
            if number == 0:
                return row
            number -= 1
    return NOWHERE


@rule
def place_city(board: Any, state: Any, city: int, row: int) -> int:
    """RI-4.4, RI-4.10 All pieces begin in Chicago, where no locomotive has an entry edge."""
    cell = row * COLUMNS + board.city_column[city]
    if city == GOAL:
        state.kansas_city = cell
        return cell
    state.chicago = cell
    for seat in range(state.players):
        state.crew[seat] = cell
        state.locomotive[seat] = cell
        state.entry[seat] = NO_EDGE
    return cell


@rule
def lay_tiles(board: Any, state: Any) -> None:
    """RI-4.9, RI-4.13, RI-4.14 Face down: river tiles by rows, land tiles row by row from the north-west."""
    derive_ground(board, state)
    lands = 0
    for cell in range(CELLS):
        if state.ground[cell] == LAND:
            state.tile[cell] = state.land_pile[lands]
            state.land_pile[lands] = NO_TILE
            lands += 1
        elif state.ground[cell] == RIVER:
            state.tile[cell] = state.river_pile[cell // COLUMNS]
            state.river_pile[cell // COLUMNS] = NO_TILE


# --- by hand --------------------------------------------------------------------------------------------------


@rule
def rows_laid(state: Any) -> int:
    laid = 0
    while laid < ROWS and state.river[laid] != NOWHERE:
        laid += 1
    return laid


@rule
def why_no_river(board: Any, state: Any, column: int) -> int:
    """RI-4.19 The columns so far must be the beginning of a lawful course."""
    choice = state.city_river_distance - NEAREST
    laid = rows_laid(state)
    for course in range(board.courses[choice]):
        agrees = board.course[choice, course, laid] == column
        for row in range(laid):
            agrees = agrees and board.course[choice, course, row] == state.river[row]
        if agrees:
            return ALLOWED
    return NO_SUCH_COURSE


@rule
def why_no_course(board: Any, state: Any, direction: int) -> int:
    """RI-4.3, RI-4.19 To the south-west or the south-east."""
    if not board.river_step[direction]:
        return RIVER_FLOWS_SOUTH
    cell = river_end(board, state, direction)
    return NO_SUCH_COURSE if cell == NOWHERE else why_no_river(board, state, cell % COLUMNS)


@rule
def river_end(board: Any, state: Any, direction: int) -> int:
    """The cell to which the river would flow."""
    row = rows_laid(state) - 1
    return board.neighbour[row * COLUMNS + state.river[row], direction]


@rule
def next_city(state: Any) -> int:
    return START if state.chicago == NOWHERE else GOAL


@rule
def list_placements(board: Any, state: Any, out: Array, count: int) -> int:
    """RI-4.18"""
    if state.phase == LAYING_CITY:
        for row in range(ROWS):
            if why_no_city(board, state, next_city(state), row) == ALLOWED:
                out[count] = CITY + row
                count += 1
    elif state.phase == LAYING_COURSE:
        for direction in range(SIDES):
            if why_no_course(board, state, direction) == ALLOWED:
                out[count] = COURSE + direction
                count += 1
    else:
        for column in range(COLUMNS):
            if why_no_river(board, state, column) == ALLOWED:
                out[count] = SOURCE + column
                count += 1
    return count


@rule
def lay_river(board: Any, state: Any, column: int, log: Array) -> None:
    row = rows_laid(state)
    state.river[row] = column
    emit(log, RIVER_LAID, state.active, row * COLUMNS + column)


@rule
def lay_city(board: Any, state: Any, row: int, log: Array) -> None:
    city = next_city(state)
    cell = place_city(board, state, city, row)
    emit(log, CITY_LAID, state.active, city, cell)
