"""What follows from a board once for all: neighbours, turned tiles, courses of the river, walks of a crew."""

from collections.abc import Iterable
from itertools import product

import numpy as np

from branchline.games.rock_island.board import EVEN_STEPS, LEAST, ODD_STEPS, Board
from branchline.games.rock_island.components import (
    CELLS,
    CITY,
    CITY_COLUMN,
    COLUMNS,
    FACES,
    MOST_LAND,
    NEAREST,
    NOWHERE,
    RIVER_SET,
    ROWS,
    SEATS,
    SOUTH_EAST,
    SOUTH_WEST,
)
from branchline.games.rock_island.field import distance
from branchline.kernel import SIDES, Array, BadBoard, neighbour_table, opposite


def prepare_board(board: Board) -> None:
    """Fill the derived fields; a board on which no game can be played is refused."""
    places = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    board.neighbour[:] = neighbour_table(places, {"even_row": EVEN_STEPS, "odd_row": ODD_STEPS}, capacity=CELLS)
    for tile in range(board.types):
        _fill_tile(board, tile)
    _fill_boxes(board)
    for city, name in enumerate(CITY.labels):
        _check_exits(board, city, name)
    _fill_courses(board)
    _fill_ends(board)


# --- tiles ----------------------------------------------------------------------------------------------------


def _fill_tile(board: Board, tile: int) -> None:
    line = board.line[tile].tolist()
    joined = [(edge, other) for edge in range(SIDES) for other in range(SIDES) if line[edge] >> other & 1]
    board.spans[tile] = any(opposite(edge) == other for edge, other in joined)
    board.is_turntable[tile] = len(joined) == SIDES * (SIDES - 1)
    board.bends[tile] = _bits((other - edge) % SIDES for edge, other in joined)
    for turn in range(SIDES):
        for edge in range(SIDES):
            board.ways[tile, turn, (edge + turn) % SIDES] = _bits((o + turn) % SIDES for e, o in joined if e == edge)
        board.track[tile, turn] = _bits((edge + turn) % SIDES for edge, _ in joined)
    if board.period[tile] != _period(board, tile):
        raise BadBoard("board-value", field="period", fault=str(board.period[tile]))
    edges, track = np.arange(1 << SIDES)[:, None], board.track[tile].astype(int)[None, :]
    turns = 1 << np.arange(SIDES)
    board.meets[tile] = ((track & edges != 0) * turns).sum(axis=1)
    board.within[tile] = ((track & ~edges == 0) * turns).sum(axis=1)


def _bits(numbers: Iterable[int]) -> int:
    return sum({1 << number for number in numbers})


def _period(board: Board, tile: int) -> int:
    """RI-6.22 By how many sixths a tile has to be turned at least to look as before."""
    groups = board.group[tile]
    together = groups[:, None] == groups[None, :]
    return next(
        turn
        for turn in range(1, SIDES + 1)
        if (board.ways[tile, turn % SIDES] == board.ways[tile, 0]).all()
        and (np.roll(together, (turn, turn), (0, 1)) == together).all()
    )


def _fill_boxes(board: Board) -> None:
    """RI-4.1, RI-4.13, RI-4.14 In the order of the file, less what so many players take out."""
    land = [tile for tile in range(board.types) if not board.is_river[tile] for _ in range(board.count[0, tile])]
    if len(land) != MOST_LAND:
        raise BadBoard("board-value", field="tile_types", fault=f"{len(land)} ≠ {MOST_LAND}")
    board.land_box[:] = land
    for choice in range(len(RIVER_SET.labels)):
        for players in range(SEATS + 1):
            box = board.river_box[choice].tolist()
            for tile in np.repeat(np.arange(len(board.is_river)), board.removed[players]).tolist():
                if tile not in box or len(box) == ROWS:
                    raise BadBoard("board-value", field="setup", fault="removed_before_play")
                box.remove(tile)
            board.river_tiles[players] = len(box)
            board.river_deal[choice, players, : len(box)] = box


# --- cities and courses of the river --------------------------------------------------------------------------------


def _check_exits(board: Board, city: int, name: str) -> None:
    """RI-3.8, RI-4.4 There is a way out, and each leads to a cell of the field."""
    exits = [edge for edge in range(SIDES) if board.exits[city] >> edge & 1]
    cells = [row * COLUMNS + CITY_COLUMN[city] for row in range(ROWS) if board.city_rows[city] >> row & 1]
    if not exits or any(board.neighbour[cell, edge] == NOWHERE for cell in cells for edge in exits):
        raise BadBoard("board-value", field="exits", fault=name)


def courses_on(board: Board) -> Array:
    """RI-4.3 Every way for the river to go from the north edge to the south edge, by rising columns: its cells."""
    grown = [[column] for column in range(COLUMNS)]
    for _ in range(ROWS - 1):
        grown = [
            [*river, int(south)]
            for river in grown
            for edge in (SOUTH_WEST, SOUTH_EAST)
            if board.river_step >> edge & 1 and (south := board.neighbour[river[-1], edge]) != NOWHERE
        ]
    return np.array(sorted(grown), int).reshape(-1, ROWS)


def _fill_courses(board: Board) -> None:
    """RI-4.15 Those that leave a place for each city."""
    courses = courses_on(board)
    for choice in range(LEAST):
        places = [_leave_place(board, courses, city, NEAREST + choice) for city in range(len(CITY.labels))]
        lawful = courses[np.logical_and.reduce(places)]
        if not len(lawful):
            raise BadBoard("board-value", field="cities", fault=f"≥ {NEAREST + choice}")
        board.courses[choice] = len(lawful)
        board.course[choice, : len(lawful)] = lawful


def _leave_place(board: Board, courses: Array, city: int, least: int) -> Array:
    rows = [row for row in range(ROWS) if board.city_rows[city] >> row & 1]
    far = np.zeros(len(courses), bool)
    for place in (row * COLUMNS + CITY_COLUMN[city] for row in rows):
        away = np.array([distance(place, cell) for cell in range(CELLS)])
        far |= (away[courses] >= least).all(axis=1)
    return far


# --- where a crew can get to ------------------------------------------------------------------------------------


def _fill_ends(board: Board) -> None:
    rays = _rays(board)
    for forbidden in range(2):
        for roll in range(1, FACES + 1):
            for cell, ends in enumerate(_ends(rays, roll, bool(forbidden))):
                reached = np.flatnonzero(ends)
                board.ends[forbidden, cell, roll] = len(reached)
                board.end[forbidden, cell, roll, : len(reached)] = reached


OFF = CELLS
"""A place beyond the field, from which no step leads back."""


def _rays(board: Board) -> Array:
    """Where so many steps in a direction lead from each cell."""
    rays = np.full((FACES + 1, SIDES, CELLS + 1), OFF)
    rays[0, :, :CELLS] = np.arange(CELLS)
    neighbours = np.full((SIDES, CELLS + 1), OFF)
    neighbours[:, :CELLS] = np.where(board.neighbour == NOWHERE, OFF, board.neighbour).T
    for steps in range(FACES):
        rays[steps + 1] = np.take_along_axis(neighbours, rays[steps], axis=1)
    return rays


def _ends(rays: Array, roll: int, forbidden: bool) -> Array:
    """RI-6.4, RI-6.5 For each cell those to which a straight line with at most one change of direction leads, all of
    it on the field."""
    ends = np.zeros((CELLS, CELLS + 1), bool)
    for first, second in product(range(SIDES), repeat=2):
        if forbidden and opposite(first) == second:
            continue
        for steps in range(1, roll + 1):
            ends[np.arange(CELLS), rays[roll - steps, second, rays[steps, first, :CELLS]]] = True
    return ends[:, :CELLS]
