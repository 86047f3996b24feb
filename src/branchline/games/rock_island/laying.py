"""§4 The field: the river and the cities, by lot or by hand, and the tiles on it."""

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    CITY,
    CITY_COLUMN,
    COLUMNS,
    GOAL,
    LAND,
    NEAREST,
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
from branchline.games.rock_island.state import State
from branchline.kernel import ALLOWED, Array, draw, emit, rule

CITIES = len(CITY.labels)


@rule
def why_no_city(board: Board, state: State, city: int, row: int) -> int:
    """RI-4.5, RI-4.6 In its column, in one of three rows, and far enough from every river cell."""
    if not board.city_rows[city] >> row & 1:
        return NO_CITY_IN_ROW
    cell = row * COLUMNS + CITY_COLUMN[city]
    for north in range(ROWS):
        if distance(cell, state.river[north]) < state.city_river_distance:
            return CITY_NEAR_RIVER
    return ALLOWED


@rule
def lay_by_lot(board: Board, state: State) -> None:
    """RI-4.15, RI-4.16, RI-4.17 One of the lawful courses, then a row for Chicago and one for Kansas City."""
    choice = state.city_river_distance - NEAREST
    course = draw(state, board.courses[choice])
    for row in range(ROWS):
        state.river[row] = board.course[choice, course, row]
    for city in range(CITIES):
        rows = 0
        for row in range(ROWS):
            rows += why_no_city(board, state, city, row) == ALLOWED
        place_city(state, city, lawful_row(board, state, city, draw(state, rows)))


@rule
def lawful_row(board: Board, state: State, city: int, number: int) -> int:
    """The lawful row of this number, counted from the north."""
    for row in range(ROWS):
        if why_no_city(board, state, city, row) == ALLOWED:
            if number == 0:
                return row
            number -= 1
    return NOWHERE


@rule
def place_city(state: State, city: int, row: int) -> int:
    """RI-4.4, RI-4.10 All pieces begin in Chicago, where no locomotive has an entry edge."""
    cell = row * COLUMNS + CITY_COLUMN[city]
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
def lay_tiles(board: Board, state: State) -> None:
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
def rows_laid(state: State) -> int:
    for row in range(ROWS):
        if state.river[row] == NOWHERE:
            return row
    return ROWS


@rule
def why_no_river(board: Board, state: State, cell: int) -> int:
    """RI-4.19 The cells so far must be the beginning of a lawful course."""
    choice = state.city_river_distance - NEAREST
    laid = rows_laid(state)
    for course in range(board.courses[choice]):
        agrees = board.course[choice, course, laid] == cell
        for row in range(laid):
            agrees = agrees and board.course[choice, course, row] == state.river[row]
        if agrees:
            return ALLOWED
    return NO_SUCH_COURSE


@rule
def why_no_source(board: Board, state: State, column: int) -> int:
    """RI-4.18 In the northernmost row, whose cells are numbered like the columns."""
    return why_no_river(board, state, column)


@rule
def why_no_course(board: Board, state: State, direction: int) -> int:
    """RI-4.3, RI-4.19 To the south-west or the south-east."""
    if not board.river_step >> direction & 1:
        return RIVER_FLOWS_SOUTH
    cell = river_end(board, state, direction)
    return NO_SUCH_COURSE if cell == NOWHERE else why_no_river(board, state, cell)


@rule
def river_end(board: Board, state: State, direction: int) -> int:
    """The cell to which the river would flow."""
    return board.neighbour[state.river[rows_laid(state) - 1], direction]


@rule
def next_city(state: State) -> int:
    return START if state.chicago == NOWHERE else GOAL


@rule
def why_no_next_city(board: Board, state: State, row: int) -> int:
    """RI-4.18 Chicago, then Kansas City."""
    return why_no_city(board, state, next_city(state), row)


@rule
def lay_river(state: State, cell: int, log: Array) -> None:
    state.river[rows_laid(state)] = cell
    emit(log, RIVER_LAID, state.active, cell)


@rule
def lay_source(state: State, column: int, log: Array) -> None:
    lay_river(state, column, log)


@rule
def lay_course(board: Board, state: State, direction: int, log: Array) -> None:
    lay_river(state, river_end(board, state, direction), log)


@rule
def lay_city(state: State, row: int, log: Array) -> None:
    city = next_city(state)
    cell = place_city(state, city, row)
    emit(log, CITY_LAID, state.active, city, cell)
