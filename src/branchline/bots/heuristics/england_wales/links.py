"""In either game, where the next link is to go: to the city that is worth most for what the tiles to it cost."""

from __future__ import annotations

import numpy as np

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.chains import cities_touched, connected_to, count_cities
from branchline.games.england_wales.components import CITY, COLOURS
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.routes import bit
from branchline.games.england_wales.track import (
    lay_tile,
    leave_city,
    next_hex,
    tile_cost,
    why_no_exit,
    why_no_first_side,
)
from branchline.kernel import ALLOWED, NOBODY, SIDES, Array, rule, turned

MONEY = 0.14
"""What a thousand brings that is spent well."""
NOTHING = -1e9
MOST_SPENT = 255

MARKS = 288 * SIDES
PLACE = 0
"""Where things are in the room to work: for each way into a hex (its mark: hex * 6 + heading) its place in the list of
those that the search for a link has found. What a place held before never matters: it counts if the list agrees."""
MARK = PLACE + MARKS
"""The list: the mark itself, the place before it on the way, and the cost of all tiles so far."""
BEFORE = MARK + MARKS
SPENT = BEFORE + MARKS
WORTH = SPENT + MARKS
"""By city: what a link to it is worth, once somebody has asked."""
NETWORK = WORTH + CITY.size
"""By city: all cities that own links connect with it, one bit each, which a float holds exactly."""
BEST_VALUE = NETWORK + CITY.size
BEST_PLACE = BEST_VALUE + 1
BEST_SIDE = BEST_VALUE + 2
BEST_TILES = BEST_VALUE + 3
SIDES_TO_LAY = BEST_VALUE + 4
LINKS_END = SIDES_TO_LAY + 16


@rule
def look_for_cities(board: Map, state: Network, owner: int, start: int, link: int, tiles: int, work: Array) -> None:
    """Breadth first over ways into hexes: the city that is worth most for what the tiles to it cost. The networks of
    the owner are known."""
    work[BEST_VALUE] = NOTHING
    for city in range(board.cities):
        work[WORTH + city] = NOTHING
    first, end = 0, find_first_hexes(board, state, owner, start, link, work)
    for depth in range(tiles):
        found = end
        for place in range(first, end):
            found = look_beyond(board, state, owner, start, link, place, depth, end, found, work)
        if found == end:
            break
        first, end = end, found


@rule
def find_first_hexes(board: Map, state: Network, owner: int, start: int, link: int, work: Array) -> int:
    """List the ways into the hexes where the first tile can go; return how many there are."""
    found = 0
    if link == NOBODY:
        for side in range(SIDES):
            if why_no_first_side(board, state, owner, start, side) == ALLOWED:
                hex = board.neighbour[board.hex_of[start], side]
                found = note_mark(work, hex * SIDES + side, found, found, tile_cost(board, state, hex))
    elif state.tracks[next_hex(board, state, link)] < 2:
        hex = next_hex(board, state, link)
        found = note_mark(work, hex * SIDES + state.exit[link], found, found, tile_cost(board, state, hex))
    return found


@rule
def note_mark(work: Array, mark: int, place: int, before: int, spent: int) -> int:
    """Write a way into a hex down at this place; return the next one."""
    work[PLACE + mark] = place
    work[MARK + place] = mark
    work[BEFORE + place] = before
    work[SPENT + place] = min(spent, MOST_SPENT)
    return place + 1


@rule
def place_of(work: Array, mark: int, found: int) -> int:
    """Where a way into a hex is in the list, or NOBODY."""
    place = work[PLACE + mark]
    return int(place) if 0.0 <= place < found and work[MARK + int(place)] == mark else NOBODY


@rule
def look_beyond(
    board: Map, state: Network, owner: int, start: int, link: int, here: int, depth: int, end: int, found: int,
    work: Array,
) -> int:  # fmt: skip
    """Go on from a place in the list, whose next length begins at `end`; return how long the list is now."""
    mark, spent = int(work[MARK + here]), int(work[SPENT + here])
    hex, heading = mark // SIDES, mark % SIDES
    for turn in range(-1, 2):
        side = turned(heading, turn)
        if why_no_exit(board, state, owner, start, link, hex, heading, side) != ALLOWED:
            continue
        beyond = board.neighbour[hex, side]
        if board.city_at[beyond] != NOBODY:
            value = worth_of(state, start, board.city_at[beyond], work) - MONEY * spent
            note_city(work, value, here, side, depth + 1)
            continue
        place = place_of(work, beyond * SIDES + side, found)
        if place == NOBODY:
            found = note_mark(work, beyond * SIDES + side, found, here, spent + tile_cost(board, state, beyond))
        elif place >= end and mark < work[MARK + int(work[BEFORE + place])]:
            note_mark(work, beyond * SIDES + side, place, here, spent + tile_cost(board, state, beyond))
    return found


@rule
def note_city(work: Array, value: float, here: int, side: int, tiles: int) -> None:
    """The best end of a link so far; of those that are alike the shortest, and then the one with the lowest mark."""
    if value == work[BEST_VALUE]:
        better = tiles == work[BEST_TILES] and work[MARK + here] < work[MARK + int(work[BEST_PLACE])]
    else:
        better = value > work[BEST_VALUE]
    if not better:
        return
    work[BEST_VALUE] = value
    work[BEST_PLACE] = here
    work[BEST_SIDE] = side
    work[BEST_TILES] = tiles


# --- what a link is worth ------------------------------------------------------------------------------------------


@rule
def find_networks(board: Map, state: Network, owner: int, work: Array) -> None:
    touched = cities_touched(state, owner)
    for city in range(board.cities):
        work[NETWORK + city] = 0.0 if touched & bit(city) else float(bit(city))
    for city in range(board.cities):
        if work[NETWORK + city] == 0.0:
            connected = connected_to(board, state, owner, city)
            for place in range(count_cities(connected)):
                work[NETWORK + state.queue[place]] = float(connected)


@rule
def network_of(work: Array, city: int) -> np.uint64:
    return np.uint64(work[NETWORK + city])


@rule
def join_networks(board: Map, city: int, other: int, work: Array) -> None:
    """What a new link between two cities changes."""
    joined = network_of(work, city) | network_of(work, other)
    for each in range(board.cities):
        if joined & bit(each):
            work[NETWORK + each] = float(joined)


@rule
def worth_of(state: Network, start: int, city: int, work: Array) -> float:
    if work[WORTH + city] == NOTHING:
        work[WORTH + city] = link_worth(state, start, city, work)
    return work[WORTH + city]


@rule
def link_worth(state: Network, city: int, other: int, work: Array) -> float:
    """What cubes a link would carry to its other end, or into the network there."""
    return worth_towards(state, city, other, work) + worth_towards(state, other, city, work)


@rule
def worth_towards(state: Network, city: int, other: int, work: Array) -> float:
    network = network_of(work, other)
    value = 0.3 if state.colour[other] != NOBODY else 0.0
    for colour in range(COLOURS):
        if state.cubes[city, colour] > 0:
            if state.colour[other] == colour:
                value += 1.0 * state.cubes[city, colour]
            elif network & state.accepts[colour]:
                value += 0.8 * state.cubes[city, colour]
            else:
                value += 0.1 * state.cubes[city, colour]
    return value


# --- and how it is built -------------------------------------------------------------------------------------------


@rule
def lay_found(board: Map, state: Network, owner: int, city: int, work: Array) -> None:
    """Lay the tiles that the search has found, from a city or from the open end."""
    tiles = int(work[BEST_TILES])
    work[SIDES_TO_LAY + tiles] = work[BEST_SIDE]
    place = int(work[BEST_PLACE])
    for k in range(tiles - 1, -1, -1):
        work[SIDES_TO_LAY + k] = int(work[MARK + place]) % SIDES
        place = int(work[BEFORE + place])
    if city != NOBODY:
        leave_city(board, state, owner, city, int(work[SIDES_TO_LAY]))
    for k in range(1, tiles + 1):
        lay_tile(board, state, int(work[SIDES_TO_LAY + k]))
