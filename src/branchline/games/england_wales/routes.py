"""§9 Routes: the way of a cube over completed links, and which cities lie within its reach."""

import numpy as np

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.reasons import CITY_TWICE, FIRST_LINK_NOT_OWN, LINK_UNFINISHED, NO_TRACK
from branchline.games.england_wales.track import is_complete
from branchline.kernel import ALLOWED, NOBODY, SIDES, bit, rule

NONE = np.uint64(0)


@rule
def link_at(board: Map, state: Network, city: int, side: int) -> int:
    """The link that leaves a city by this side, or NOBODY."""
    return state.side[board.hex_of[city], side]


# --- the way of the cube in hand -----------------------------------------------------------------------------------


@rule
def why_no_step(board: Map, state: Network, owner: int, side: int) -> int:
    """EW-6.18, EW-9.1, EW-9.2, EW-9.4, EW-9.10 Over a completed link, the first one own, to a city not yet seen. A
    side names one link, also where several join the same cities."""
    link = link_at(board, state, state.at, side)
    if link == NOBODY:
        return NO_TRACK
    if not is_complete(state, link):
        return LINK_UNFINISHED
    if state.steps == 0 and state.owner[link] != owner:
        return FIRST_LINK_NOT_OWN
    return CITY_TWICE if state.visited & bit(state.far[state.at, side]) else ALLOWED


@rule
def load_cube(state: Network, city: int, colour: int) -> None:
    """EW-9.1, EW-9.4 The city of origin counts as visited."""
    state.origin = city
    state.cargo = colour
    state.at = city
    state.steps = 0
    state.visited = bit(city)


@rule
def take_step(board: Map, state: Network, side: int) -> None:
    state.path[state.steps] = link_at(board, state, state.at, side)
    state.steps += 1
    state.at = state.far[state.at, side]
    state.visited |= bit(state.at)


@rule
def has_arrived(state: Network) -> bool:
    """EW-9.5, EW-9.6, EW-9.7 In the first city of its colour that it enters; its origin does not count."""
    return state.steps > 0 and state.colour[state.at] == state.cargo


@rule
def unload_cube(state: Network) -> None:
    for step in range(state.steps):
        state.path[step] = NOBODY
    state.origin = NOBODY
    state.cargo = NOBODY
    state.at = NOBODY
    state.steps = 0
    state.visited = NONE


@rule
def derive_route(board: Map, state: Network) -> None:
    state.steps = 0
    state.at = state.origin
    state.visited = NONE
    if state.origin == NOBODY:
        return
    state.visited = bit(state.origin)
    for step in range(state.path.shape[0]):
        link = state.path[step]
        if link == NOBODY or not is_complete(state, link):
            return
        state.at = other_end(state, link, state.at)
        state.visited |= bit(state.at)
        state.steps += 1


@rule
def other_end(state: Network, link: int, city: int) -> int:
    return state.city[link, 1] if state.city[link, 0] == city else state.city[link, 0]


# --- reach ---------------------------------------------------------------------------------------------------------


@rule
def own_reach(board: Map, state: Network, owner: int, city: int, links: int) -> np.uint64:
    """EW-9.2, EW-9.3, EW-17.4 The cities to which cubes can be carried over so many links, the first of them own.
    What reaches a city of its colour stops there, so that cities of the colour never have to be passed."""
    seen = bit(city)
    waiting = 0
    for side in range(SIDES):
        there = state.far[city, side]
        if there != NOBODY and state.owner[link_at(board, state, city, side)] == owner and not seen & bit(there):
            seen |= bit(there)
            state.queue[waiting] = there
            waiting += 1
    return spread(state, seen, waiting, links - 1) ^ bit(city)


@rule
def reach(state: Network, city: int, links: int, visited: np.uint64) -> np.uint64:
    """EW-9.3, EW-9.4, EW-17.4 The cities that can be reached from one over so many links, without those visited."""
    state.queue[0] = city
    return spread(state, visited | bit(city), 1, links) & ~visited


@rule
def spread(state: Network, seen: np.uint64, waiting: int, links: int) -> np.uint64:
    """Breadth first from the cities in the queue; exact, since a shortest way visits no city twice."""
    first = 0
    for _ in range(links):
        end = waiting
        if first == end:
            break
        for place in range(first, end):
            for side in range(SIDES):
                there = state.far[state.queue[place], side]
                if there != NOBODY and not seen & bit(there):
                    seen |= bit(there)
                    state.queue[waiting] = there
                    waiting += 1
        first = end
    return seen


@rule
def derive_colours(board: Map, state: Network) -> None:
    """EW-2.8 The cities that accept each colour, where `colour` is known."""
    for colour in range(state.accepts.shape[0]):
        state.accepts[colour] = NONE
    for city in range(board.cities):
        if state.colour[city] != NOBODY:
            state.accepts[state.colour[city]] |= bit(city)
