"""§6 Track: where it can go, and how a link grows tile by tile, is completed, or is lifted again."""

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.reasons import (
    BARRIER,
    CITY_CLOSED,
    DEAD_END,
    HEX_FULL,
    OWN_LOOP,
    SEA,
    SECOND_SAME_LINK,
    SIDE_USED,
    TOO_SHARP,
)
from branchline.kernel import ALLOWED, NOBODY, NOWHERE, SIDES, opposite, rule, turned

TRACKS_A_HEX = 2


# --- where it can go -----------------------------------------------------------------------------------------------


@rule
def why_no_passage(board: Map, hex: int, side: int) -> int:
    """EW-2.2, EW-2.3, EW-2.4 Land on both sides, and no barrier between."""
    if board.neighbour[hex, side] != NOWHERE:
        return ALLOWED
    return BARRIER if board.barrier[hex] >> side & 1 else SEA


@rule
def is_used(board: Map, state: Network, hex: int, side: int) -> bool:
    """EW-6.5, EW-6.15 Whether a track on either hex uses this side. An open end writes its side on its own hex only."""
    if state.side[hex, side] != NOBODY:
        return True
    return state.side[board.neighbour[hex, side], opposite(side)] != NOBODY


@rule
def why_no_way_into(board: Map, state: Network, owner: int, start: int, link: int, hex: int) -> int:
    """EW-6.6, EW-6.7, EW-6.11 Whether a link from the city `start` may point into a hex."""
    city = board.city_at[hex]
    if city == start:
        return OWN_LOOP
    if city != NOBODY:
        return SECOND_SAME_LINK if are_joined(board, state, owner, start, city) else ALLOWED
    if link != NOBODY and state.tracks[hex] > 0 and runs_through(state, link, hex):
        return OWN_LOOP
    return HEX_FULL if state.tracks[hex] >= TRACKS_A_HEX else ALLOWED


@rule
def why_no_exit(
    board: Map, state: Network, owner: int, start: int, link: int, hex: int, heading: int, side: int
) -> int:
    """EW-6.4 to EW-6.7 Whether a tile of this link, entered in the direction `heading`, may be left by this side.
    The only judge of track: everything else lists what it allows."""
    why = why_no_passage(board, hex, side)
    if why != ALLOWED:
        return why
    if (side - heading + 1) % SIDES > 2:
        return TOO_SHARP
    if is_used(board, state, hex, side):
        return SIDE_USED
    return why_no_way_into(board, state, owner, start, link, board.neighbour[hex, side])


@rule
def can_cross(board: Map, state: Network, owner: int, start: int, link: int, hex: int, heading: int) -> bool:
    """Whether a tile can be laid in a hex that is entered in this direction."""
    for turn in range(-1, 2):
        if why_no_exit(board, state, owner, start, link, hex, heading, turned(heading, turn)) == ALLOWED:
            return True
    return False


@rule
def why_no_first_side(board: Map, state: Network, owner: int, city: int, side: int) -> int:
    """EW-6.3, EW-6.6 Whether a link may leave a city by this side, with a tile behind it that leads on."""
    hex = board.hex_of[city]
    why = why_no_passage(board, hex, side)
    if why != ALLOWED:
        return why
    if is_used(board, state, hex, side):
        return SIDE_USED
    beyond = board.neighbour[hex, side]
    if state.tracks[beyond] >= TRACKS_A_HEX:
        return HEX_FULL
    return ALLOWED if can_cross(board, state, owner, city, NOBODY, beyond, side) else DEAD_END


@rule
def why_no_start(board: Map, state: Network, owner: int, city: int) -> int:
    """EW-6.3, EW-6.22 At any city that can still be left."""
    for side in range(SIDES):
        if why_no_first_side(board, state, owner, city, side) == ALLOWED:
            return ALLOWED
    return CITY_CLOSED


@rule
def next_hex(board: Map, state: Network, link: int) -> int:
    """The hex that the open end of a link points into."""
    return board.neighbour[state.head[link], state.exit[link]]


@rule
def can_go_on(board: Map, state: Network, link: int) -> bool:
    """EW-6.14, EW-6.16 Whether the next tile of an unfinished link can be laid."""
    hex = next_hex(board, state, link)
    if state.tracks[hex] >= TRACKS_A_HEX:
        return False
    return can_cross(board, state, state.owner[link], state.city[link, 0], link, hex, state.exit[link])


# --- links ---------------------------------------------------------------------------------------------------------


@rule
def is_complete(state: Network, link: int) -> bool:
    """EW-6.10 Whether it joins two cities; a number that no link has is not complete either."""
    return state.city[link, 1] != NOBODY


@rule
def are_joined(board: Map, state: Network, owner: int, city: int, other: int) -> bool:
    """EW-6.11 Whether somebody owns a link between these two cities."""
    for side in range(SIDES):
        if state.far[city, side] == other and state.owner[state.side[board.hex_of[city], side]] == owner:
            return True
    return False


@rule
def runs_through(state: Network, link: int, hex: int) -> bool:
    for side in range(SIDES):
        if state.side[hex, side] == link:
            return True
    return False


@rule
def side_of(state: Network, hex: int, link: int, entry: int) -> int:
    """The side of a hex by which a link leaves it, other than the one it came in by; or NOBODY."""
    for side in range(SIDES):
        if side != entry and state.side[hex, side] == link:
            return side
    return NOBODY


# --- building ------------------------------------------------------------------------------------------------------


@rule
def free_link(state: Network) -> int:
    for link in range(state.owner.shape[0]):
        if state.owner[link] == NOBODY:
            return link
    return NOBODY


@rule
def take_in_hand(state: Network, link: int) -> None:
    """EW-6.2 The tiles of an action are counted from here."""
    state.built = link
    state.crossings = 0
    for terrain in range(state.laid.shape[0]):
        state.laid[terrain] = 0


@rule
def leave_city(board: Map, state: Network, owner: int, city: int, side: int) -> None:
    """EW-6.3 A new link."""
    link = free_link(state)
    state.owner[link] = owner
    state.city[link, 0] = city
    state.head[link] = board.hex_of[city]
    state.exit[link] = side
    state.side[board.hex_of[city], side] = link
    take_in_hand(state, link)


@rule
def lay_tile(board: Map, state: Network, side: int) -> int:
    """EW-6.7, EW-6.8, EW-6.10 The next tile of the link in hand, left by this side; returns its hex."""
    link = state.built
    hex = next_hex(board, state, link)
    state.side[hex, opposite(state.exit[link])] = link
    state.side[hex, side] = link
    state.crossings += state.tracks[hex]
    state.tracks[hex] += 1
    state.laid[board.terrain[hex]] += 1
    state.head[link] = hex
    state.exit[link] = side
    beyond = board.neighbour[hex, side]
    if board.city_at[beyond] != NOBODY:
        state.side[beyond, opposite(side)] = link
        complete_link(board, state, link, board.city_at[beyond])
    return hex


@rule
def complete_link(board: Map, state: Network, link: int, city: int) -> None:
    start = state.city[link, 0]
    state.city[link, 0] = min(start, city)
    state.city[link, 1] = max(start, city)
    state.head[link] = NOBODY
    state.exit[link] = NOBODY
    state.far[start, side_of(state, board.hex_of[start], link, NOBODY)] = city
    state.far[city, side_of(state, board.hex_of[city], link, NOBODY)] = start


@rule
def tiles_laid(state: Network) -> int:
    """How many tiles this action has laid."""
    tiles = 0
    for terrain in range(state.laid.shape[0]):
        tiles += state.laid[terrain]
    return tiles


@rule
def tile_cost(board: Map, state: Network, hex: int) -> int:
    """EW-6.8, EW-6.9 Terrain, and the surcharge where a track is crossed."""
    cost = board.terrain_cost[board.terrain[hex]]
    return cost + state.crossing_surcharge if state.tracks[hex] > 0 else cost


@rule
def lift_link(board: Map, state: Network, link: int) -> None:
    """EW-5.6 Its tiles leave the board, and its sides are free again."""
    hex = board.hex_of[state.city[link, 0]]
    entry = NOBODY
    for _ in range(board.hexes):
        side = side_of(state, hex, link, entry)
        if side == NOBODY:
            break
        state.side[hex, side] = NOBODY
        if entry != NOBODY:
            state.side[hex, entry] = NOBODY
            state.tracks[hex] -= 1
        hex = board.neighbour[hex, side]
        entry = opposite(side)
    state.owner[link] = NOBODY
    state.city[link, 0] = NOBODY
    state.head[link] = NOBODY
    state.exit[link] = NOBODY


# --- what follows from the sides -----------------------------------------------------------------------------------


@rule
def derive_track(board: Map, state: Network) -> None:
    for hex in range(board.hexes):
        sides = 0
        for side in range(SIDES):
            sides += state.side[hex, side] != NOBODY
        state.tracks[hex] = 0 if board.city_at[hex] != NOBODY else sides // 2
    for link in range(state.owner.shape[0]):
        state.city[link, 0] = NOBODY
        state.city[link, 1] = NOBODY
        state.head[link] = NOBODY
        state.exit[link] = NOBODY
    for city in range(board.cities):
        for side in range(SIDES):
            state.far[city, side] = NOBODY
    for city in range(board.cities):
        for side in range(SIDES):
            link = state.side[board.hex_of[city], side]
            if link != NOBODY and state.city[link, 0] == NOBODY:
                follow_link(board, state, link, city, side)


@rule
def follow_link(board: Map, state: Network, link: int, city: int, side: int) -> None:
    """From the city where it starts to the one it reaches, or to its open end."""
    state.city[link, 0] = city
    hex = board.hex_of[city]
    for _ in range(board.hexes):
        state.head[link] = hex
        state.exit[link] = side
        hex = board.neighbour[hex, side]
        if hex == NOWHERE or state.side[hex, opposite(side)] != link:
            return
        if board.city_at[hex] != NOBODY:
            complete_link(board, state, link, board.city_at[hex])
            return
        side = side_of(state, hex, link, opposite(side))
        if side == NOBODY:
            return
