"""§7 Urbanise, and the card New Industry, which does the same."""

from branchline.games.england_wales.cubes import add_cube
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.events import CITY_URBANISED, CUBE_ADDED
from branchline.games.england_wales.normal.money import pay
from branchline.games.england_wales.normal.reasons import NO_TILE_LEFT, NOT_GREY
from branchline.games.england_wales.normal.state import State
from branchline.kernel import ALLOWED, NOBODY, Array, bit, emit, rule


@rule
def why_no_place(board: Board, state: State, city: int, colour: int) -> int:
    """EW-7.1, EW-7.2, EW-7.6, EW-7.8 A tile on any grey city without one, markers and links or not."""
    if state.colour[city] != NOBODY:
        return NOT_GREY
    return ALLOWED if state.tiles_left[colour] > 0 else NO_TILE_LEFT


@rule
def why_no_urbanise(board: Board, state: State) -> int:
    """EW-7.4, EW-7.7 While there is a tile and a grey city; even with an empty bag."""
    for city in range(board.cities):
        for colour in range(state.tiles_left.shape[0]):
            if why_no_place(board, state, city, colour) == ALLOWED:
                return ALLOWED
    return NO_TILE_LEFT


@rule
def urbanise(board: Board, state: State, city: int, colour: int, log: Array) -> None:
    """EW-7.1"""
    pay(board, state, state.active, board.urbanise_cost, log)
    place_tile(board, state, city, colour, board.urbanise_cubes, log)


@rule
def found_industry(board: Board, state: State, city: int, colour: int, log: Array) -> None:
    """EW-11.22 Free of charge."""
    place_tile(board, state, city, colour, board.industry_cubes, log)


@rule
def place_tile(board: Board, state: State, city: int, colour: int, cubes: int, log: Array) -> None:
    """EW-7.3, EW-7.5, EW-11.22 From now on the city accepts this colour."""
    state.tiles_left[colour] -= 1
    state.new_city[city] = colour
    state.colour[city] = colour
    state.accepts[colour] |= bit(city)
    emit(log, CITY_URBANISED, state.active, city, colour)
    draw_cubes(state, city, cubes, log)


@rule
def draw_cubes(state: State, city: int, cubes: int, log: Array) -> None:
    """EW-7.3, EW-7.4, EW-11.23, EW-17.5 As many as the bag has."""
    for _ in range(cubes):
        colour = add_cube(state, city)
        if colour != NOBODY:
            emit(log, CUBE_ADDED, city, colour)
