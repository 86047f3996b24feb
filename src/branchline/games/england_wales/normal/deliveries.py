"""§9 Deliver a cube."""

from branchline.games.england_wales.components import RED
from branchline.games.england_wales.cubes import count_emptied, take_cube
from branchline.games.england_wales.normal.achievements import claim_for_delivery, track_passengers
from branchline.games.england_wales.normal.actions import CUBE
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import MOVING_CUBE
from branchline.games.england_wales.normal.ending import trigger_end
from branchline.games.england_wales.normal.events import (
    CITY_EMPTIED,
    CUBE_CHOSEN,
    CUBE_DELIVERED,
    CUBE_MOVED,
    PAID_HOTEL,
    PAID_LINKS,
)
from branchline.games.england_wales.normal.inspection import declare_delivery
from branchline.games.england_wales.normal.reasons import NOTHING_TO_DELIVER, TOO_LONG
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.reasons import FIRST_LINK_NOT_OWN, NO_CUBE, WRONG_COLOUR
from branchline.games.england_wales.routes import (
    has_arrived,
    load_cube,
    other_end,
    own_reach,
    reach,
    take_step,
    unload_cube,
    why_no_step,
)
from branchline.kernel import ALLOWED, NOBODY, SIDES, Array, emit, rule

pack_cube = CUBE.rules.pack

# --- which cube ----------------------------------------------------------------------------------------------------


@rule
def has_own_link(board: Board, state: State, seat: int, city: int) -> bool:
    for side in range(SIDES):
        if state.far[city, side] != NOBODY and state.owner[state.side[board.hex_of[city], side]] == seat:
            return True
    return False


@rule
def why_no_deliver(board: Board, state: State) -> int:
    """EW-9.1, EW-17.4 Some cube can be carried to a city of its colour."""
    for city in range(board.cities):
        if has_own_link(board, state, state.active, city):
            cities = own_reach(board, state, state.active, city, state.engine[state.active])
            for colour in range(state.cubes.shape[1]):
                if state.cubes[city, colour] > 0 and cities & state.accepts[colour]:
                    return ALLOWED
    return NOTHING_TO_DELIVER


@rule
def why_no_cube(board: Board, state: State, city: int, colour: int) -> int:
    """EW-9.1, EW-9.3, EW-9.5, EW-17.4 Only a cube that can arrive."""
    if state.cubes[city, colour] == 0:
        return NO_CUBE
    seat = state.active
    if not has_own_link(board, state, seat, city):
        return FIRST_LINK_NOT_OWN
    if own_reach(board, state, seat, city, state.engine[seat]) & state.accepts[colour]:
        return ALLOWED
    return TOO_LONG if own_reach(board, state, seat, city, board.cities) & state.accepts[colour] else WRONG_COLOUR


@rule
def list_cubes(board: Board, state: State, out: Array, count: int) -> int:
    """What the judge asks about each cube is worked out once a city."""
    for city in range(board.cities):
        if has_own_link(board, state, state.active, city):
            cities = own_reach(board, state, state.active, city, state.engine[state.active])
            for colour in range(state.cubes.shape[1]):
                if state.cubes[city, colour] > 0 and cities & state.accepts[colour]:
                    out[count] = pack_cube(city, colour)
                    count += 1
    return count


@rule
def choose_cube(state: State, city: int, colour: int, log: Array) -> None:
    load_cube(state, city, colour)
    emit(log, CUBE_CHOSEN, state.active, colour, city)


# --- which way -----------------------------------------------------------------------------------------------------


@rule
def why_no_via(board: Board, state: State, side: int) -> int:
    """EW-9.2 to EW-9.6, EW-9.8, EW-17.4 A link from which the cube can still arrive with the links that are left."""
    why = why_no_step(board, state, state.active, side)
    if why != ALLOWED:
        return why
    city = state.far[state.at, side]
    left = state.engine[state.active] - state.steps - 1
    if left < 0:
        return TOO_LONG
    if reach(state, city, left, state.visited) & state.accepts[state.cargo]:
        return ALLOWED
    return TOO_LONG if reach(state, city, board.cities, state.visited) & state.accepts[state.cargo] else WRONG_COLOUR


@rule
def move_cube(board: Board, state: State, side: int, log: Array) -> int:
    """EW-9.1, EW-9.6, EW-11.24 Link by link, up to the first city of its colour."""
    before = state.at
    take_step(board, state, side)
    emit(log, CUBE_MOVED, state.active, state.cargo, before, state.at)
    return declare_delivery(state, log) if has_arrived(state) else MOVING_CUBE


# --- and what it brings --------------------------------------------------------------------------------------------


@rule
def deliver_cube(board: Board, state: State, log: Array) -> None:
    """EW-9.11 The cube leaves its city; links, hotels, achievements; tracker or bag; the marker."""
    seat, origin, city, colour = state.active, state.origin, state.at, state.cargo
    emit(log, CUBE_DELIVERED, seat, colour, origin, city)
    emptied = take_cube(state, origin, colour)
    pay_links(state, log)
    pay_hotel(board, state, city, log)
    state.deliveries[seat] += 1
    state.red_deliveries[seat] += state.colour[city] == RED
    claim_for_delivery(board, state, seat, city, log)
    track_passengers(board, state, seat, colour, log)
    unload_cube(state)
    if emptied:
        emit(log, CITY_EMPTIED, origin)
        if count_emptied(board, state) == board.end_markers[state.players]:
            trigger_end(state, log)


@rule
def pay_links(state: State, log: Array) -> None:
    """EW-9.9 A point for the owner of each link, whoever moves the cube."""
    city = state.origin
    for step in range(state.steps):
        link = state.path[step]
        there = other_end(state, link, city)
        state.position[state.owner[link]] += 1
        emit(log, PAID_LINKS, state.owner[link], 1, city, there)
        city = there


@rule
def pay_hotel(board: Board, state: State, city: int, log: Array) -> None:
    """EW-11.21 For its owner, whoever moves the cube."""
    card = board.hotel[city]
    if card == NOBODY:
        return
    for seat in range(state.players):
        if state.held[seat, card] > 0:
            state.position[seat] += board.card_points[card]
            emit(log, PAID_HOTEL, seat, board.card_points[card], city)
