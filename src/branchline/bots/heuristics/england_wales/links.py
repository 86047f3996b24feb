"""In either game, where the next link is to go: to the city that is worth most for what the tiles to it cost."""

from __future__ import annotations

import numpy as np

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.chains import cities_touched, connected_to
from branchline.games.england_wales.components import CITY, COLOURS
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.track import (
    lay_tile,
    leave_city,
    next_hex,
    tile_cost,
    why_no_exit,
    why_no_first_side,
)
from branchline.kernel import ALLOWED, NOBODY, SIDES, Array, bit, count_flags, rule, turned

MONEY = 0.14
"""Value of a thousand that is spent well."""
NOTHING = -1e9
MOST_SPENT = 255

MARKS = 288 * SIDES
PLACE = 0
"""Sections of the workspace: for each way into a hex (its mark: hex * 6 + heading) its place in the list of
those that the search for a link has found. What a place held before never matters: it counts if the list agrees."""
MARK = PLACE + MARKS
"""The list: the mark itself, the place before it on the way, and the cost of all tiles so far."""
BEFORE = MARK + MARKS
SPENT = BEFORE + MARKS
VALUE = SPENT + MARKS
"""By city: what a link to it is worth, once somebody has asked."""
NETWORK = VALUE + CITY.size
"""By city: all cities that own links connect with it, one bit each, which a float holds exactly."""
BEST_VALUE = NETWORK + CITY.size
BEST_PLACE = BEST_VALUE + 1
BEST_SIDE = BEST_VALUE + 2
BEST_TILES = BEST_VALUE + 3
SIDES_TO_LAY = BEST_VALUE + 4
OWNER = SIDES_TO_LAY + 16
"""Of the link that is sought: its owner, the city it starts from, and the link itself if it lies already; and the end
of the part of the list that has one tile less than the next."""
START = OWNER + 1
LINK = OWNER + 2
END = OWNER + 3
LINKS_END = OWNER + 4


@rule
def look_for_cities(
    board: Map, state: Network, owner: int, start: int, link: int, tiles: int, workspace: Array
) -> None:
    """Breadth first over ways into hexes: the city that is worth most for what the tiles to it cost. The networks of
    the owner are known."""
    workspace[BEST_VALUE] = NOTHING
    for city in range(board.cities):
        workspace[VALUE + city] = NOTHING
    first, end = 0, find_first_hexes(board, state, owner, start, link, workspace)
    workspace[OWNER], workspace[START], workspace[LINK] = owner, start, link
    for depth in range(tiles):
        found, workspace[END] = end, end
        for place in range(first, end):
            found = look_beyond(board, state, place, depth, found, workspace)
        if found == end:
            break
        first, end = end, found


@rule
def find_first_hexes(board: Map, state: Network, owner: int, start: int, link: int, workspace: Array) -> int:
    """List the ways into the hexes where the first tile can go; return how many there are."""
    found = 0
    if link == NOBODY:
        for side in range(SIDES):
            if why_no_first_side(board, state, owner, start, side) == ALLOWED:
                hex = board.neighbour[board.hex_of[start], side]
                found = note_mark(workspace, hex * SIDES + side, found, found, tile_cost(board, state, hex))
    elif state.tracks[next_hex(board, state, link)] < 2:
        hex = next_hex(board, state, link)
        found = note_mark(workspace, hex * SIDES + state.exit[link], found, found, tile_cost(board, state, hex))
    return found


@rule
def note_mark(workspace: Array, mark: int, place: int, before: int, spent: int) -> int:
    """Write a way into a hex down at this place; return the next one."""
    workspace[PLACE + mark] = place
    workspace[MARK + place] = mark
    workspace[BEFORE + place] = before
    workspace[SPENT + place] = min(spent, MOST_SPENT)
    return place + 1


@rule
def place_of(workspace: Array, mark: int, found: int) -> int:
    """The place of a way into a hex in the list, or NOBODY."""
    place = workspace[PLACE + mark]
    return int(place) if 0.0 <= place < found and workspace[MARK + int(place)] == mark else NOBODY


@rule
def look_beyond(board: Map, state: Network, here: int, depth: int, found: int, workspace: Array) -> int:
    """Go on from a place in the list; return how long the list is now."""
    owner, start, link = int(workspace[OWNER]), int(workspace[START]), int(workspace[LINK])
    mark, spent = int(workspace[MARK + here]), int(workspace[SPENT + here])
    hex, heading = mark // SIDES, mark % SIDES
    for turn in range(-1, 2):
        side = turned(heading, turn)
        if why_no_exit(board, state, owner, start, link, hex, heading, side) != ALLOWED:
            continue
        beyond = board.neighbour[hex, side]
        if board.city_at[beyond] != NOBODY:
            value = value_of(state, start, board.city_at[beyond], workspace) - MONEY * spent
            note_city(workspace, value, here, side, depth + 1)
            continue
        place = place_of(workspace, beyond * SIDES + side, found)
        if place == NOBODY:
            found = note_mark(workspace, beyond * SIDES + side, found, here, spent + tile_cost(board, state, beyond))
        elif place >= workspace[END] and mark < workspace[MARK + int(workspace[BEFORE + place])]:
            note_mark(workspace, beyond * SIDES + side, place, here, spent + tile_cost(board, state, beyond))
    return found


@rule
def note_city(workspace: Array, value: float, here: int, side: int, tiles: int) -> None:
    """The best end of a link so far; of those that are alike the shortest, and then the one with the lowest mark."""
    if value == workspace[BEST_VALUE]:
        better = (
            tiles == workspace[BEST_TILES] and workspace[MARK + here] < workspace[MARK + int(workspace[BEST_PLACE])]
        )
    else:
        better = value > workspace[BEST_VALUE]
    if not better:
        return
    workspace[BEST_VALUE] = value
    workspace[BEST_PLACE] = here
    workspace[BEST_SIDE] = side
    workspace[BEST_TILES] = tiles


# --- what a link is worth ------------------------------------------------------------------------------------------


@rule
def find_networks(board: Map, state: Network, owner: int, workspace: Array) -> None:
    touched = cities_touched(state, owner)
    for city in range(board.cities):
        workspace[NETWORK + city] = 0.0 if touched & bit(city) else float(bit(city))
    for city in range(board.cities):
        if workspace[NETWORK + city] == 0.0:
            connected = connected_to(board, state, owner, city)
            for place in range(count_flags(connected)):
                workspace[NETWORK + state.queue[place]] = float(connected)


@rule
def network_of(workspace: Array, city: int) -> np.uint64:
    return np.uint64(workspace[NETWORK + city])


@rule
def join_networks(board: Map, city: int, other: int, workspace: Array) -> None:
    """Join the networks of two cities that a new link connects."""
    joined = network_of(workspace, city) | network_of(workspace, other)
    for each in range(board.cities):
        if joined & bit(each):
            workspace[NETWORK + each] = float(joined)


@rule
def value_of(state: Network, start: int, city: int, workspace: Array) -> float:
    if workspace[VALUE + city] == NOTHING:
        workspace[VALUE + city] = link_value(state, start, city, workspace)
    return workspace[VALUE + city]


@rule
def link_value(state: Network, city: int, other: int, workspace: Array) -> float:
    """Value the cubes that a link would carry to its other end, or into the network there."""
    return value_towards(state, city, other, workspace) + value_towards(state, other, city, workspace)


@rule
def value_towards(state: Network, city: int, other: int, workspace: Array) -> float:
    network = network_of(workspace, other)
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
def lay_found(board: Map, state: Network, owner: int, city: int, workspace: Array) -> None:
    """Lay the tiles that the search has found, from a city or from the open end."""
    tiles = int(workspace[BEST_TILES])
    workspace[SIDES_TO_LAY + tiles] = workspace[BEST_SIDE]
    place = int(workspace[BEST_PLACE])
    for k in range(tiles - 1, -1, -1):
        workspace[SIDES_TO_LAY + k] = int(workspace[MARK + place]) % SIDES
        place = int(workspace[BEFORE + place])
    if city != NOBODY:
        leave_city(board, state, owner, city, int(workspace[SIDES_TO_LAY]))
    for k in range(1, tiles + 1):
        lay_tile(board, state, int(workspace[SIDES_TO_LAY + k]))
