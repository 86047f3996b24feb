"""In either game, where the next link is to go: to the city that is worth most for what the tiles to it cost."""

from __future__ import annotations

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.chains import connected_to
from branchline.games.england_wales.components import COLOURS
from branchline.games.england_wales.network import Network
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

VISIT = 0
"""Where things are in the room to work: for each way into a hex (hex * 6 + heading) how the search for a link got
there."""
MARKS = 288 * SIDES
BEST_VALUE = MARKS
BEST_MARK = MARKS + 1
BEST_SIDE = MARKS + 2
BEST_TILES = MARKS + 3
SIDES_TO_LAY = MARKS + 4


@rule
def look_for_cities(board: Map, state: Network, owner: int, start: int, link: int, tiles: int, work: Array) -> None:
    """Breadth first over ways into hexes: the city that is worth most for what the tiles to it cost."""
    work[BEST_VALUE] = NOTHING
    for mark in range(board.hexes * SIDES):
        work[VISIT + mark] = 0.0
    if link == NOBODY:
        for side in range(SIDES):
            if why_no_first_side(board, state, owner, start, side) == ALLOWED:
                hex = board.neighbour[board.hex_of[start], side]
                work[VISIT + hex * SIDES + side] = 1.0 + 32.0 * tile_cost(board, state, hex)
    elif state.tracks[next_hex(board, state, link)] < 2:
        hex = next_hex(board, state, link)
        work[VISIT + hex * SIDES + state.exit[link]] = 1.0 + 32.0 * tile_cost(board, state, hex)
    for depth in range(tiles):
        for mark in range(board.hexes * SIDES):
            if int(work[VISIT + mark]) % 32 == depth + 1:
                look_beyond(board, state, owner, start, link, mark, depth, work)


@rule
def look_beyond(
    board: Map, state: Network, owner: int, start: int, link: int, mark: int, depth: int, work: Array
) -> None:
    hex, heading = mark // SIDES, mark % SIDES
    spent = int(work[VISIT + mark]) // 32 % 256
    for turn in range(-1, 2):
        side = turned(heading, turn)
        if why_no_exit(board, state, owner, start, link, hex, heading, side) != ALLOWED:
            continue
        beyond = board.neighbour[hex, side]
        if board.city_at[beyond] != NOBODY:
            value = link_worth(board, state, owner, start, board.city_at[beyond]) - MONEY * spent
            if value > work[BEST_VALUE]:
                work[BEST_VALUE] = value
                work[BEST_MARK] = mark
                work[BEST_SIDE] = side
                work[BEST_TILES] = depth + 1
        elif work[VISIT + beyond * SIDES + side] == 0.0:
            cost = min(spent + tile_cost(board, state, beyond), 255)
            work[VISIT + beyond * SIDES + side] = depth + 2.0 + 32.0 * cost + 8192.0 * mark


@rule
def link_worth(board: Map, state: Network, owner: int, city: int, other: int) -> float:
    """What cubes a link would carry to its other end, or into the network there."""
    return worth_towards(board, state, owner, city, other) + worth_towards(board, state, owner, other, city)


@rule
def worth_towards(board: Map, state: Network, owner: int, city: int, other: int) -> float:
    network = connected_to(board, state, owner, other)
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


@rule
def lay_found(board: Map, state: Network, owner: int, city: int, work: Array) -> None:
    """Lay the tiles that the search has found, from a city or from the open end."""
    tiles = int(work[BEST_TILES])
    work[SIDES_TO_LAY + tiles] = work[BEST_SIDE]
    mark = int(work[BEST_MARK])
    for k in range(tiles - 1, -1, -1):
        work[SIDES_TO_LAY + k] = mark % SIDES
        mark = int(work[VISIT + mark]) // 8192
    if city != NOBODY:
        leave_city(board, state, owner, city, int(work[SIDES_TO_LAY]))
    for k in range(1, tiles + 1):
        lay_tile(board, state, int(work[SIDES_TO_LAY + k]))
