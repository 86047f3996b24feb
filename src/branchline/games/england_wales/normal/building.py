"""§6 Build track."""

from branchline.games.england_wales.components import CITY_HEX, MOUNTAIN, PLAIN
from branchline.games.england_wales.normal.actions import TILE
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import (
    GRANT,
    LAND_GRANT,
    LEAVING_CITY,
    PERFECT_ENGINEERING,
    TUNNEL,
    TUNNEL_ENGINEER,
)
from branchline.games.england_wales.normal.events import (
    CARD_SPENT,
    LINK_COMPLETED,
    LINK_LEFT_OPEN,
    LINK_REMOVED,
    LINK_RESUMED,
    LINK_STARTED,
    TILE_LAID,
    TRACK_PAID,
)
from branchline.games.england_wales.normal.major_lines import score_lines
from branchline.games.england_wales.normal.money import pay
from branchline.games.england_wales.normal.options import WHOLE_TURN
from branchline.games.england_wales.normal.reasons import (
    CARD_NO_EFFECT,
    CARD_NOT_HELD,
    END_BLOCKED,
    NO_TILE_LAID,
    NOT_YOUR_TRACK,
    NOTHING_TO_BUILD,
    TILE_LIMIT,
)
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.reasons import HEX_FULL, START_NOT_CITY, THROUGH_CITY
from branchline.games.england_wales.routes import link_at
from branchline.games.england_wales.track import (
    TRACKS_A_HEX,
    can_go_on,
    is_complete,
    lay_tile,
    leave_city,
    lift_link,
    next_hex,
    take_in_hand,
    tile_cost,
    tiles_laid,
    why_no_exit,
    why_no_first_side,
    why_no_start,
)
from branchline.kernel import ALLOWED, NOBODY, Array, ask, emit, frame_argument, rule, turned

pack_tile = TILE.rules.pack

# --- where to begin ------------------------------------------------------------------------------------------------


@rule
def why_no_new_link(board: Board, state: State, city: int) -> int:
    return why_no_start(board, state, state.active, city)


@rule
def why_no_build(board: Board, state: State) -> int:
    """EW-6.3 Some city can be left, or some own link can go on."""
    for city in range(board.cities):
        if why_no_new_link(board, state, city) == ALLOWED:
            return ALLOWED
    for link in range(state.owner.shape[0]):
        if state.owner[link] == state.active and not is_complete(state, link) and can_go_on(board, state, link):
            return ALLOWED
    return NOTHING_TO_BUILD


@rule
def why_no_resume(board: Board, state: State, city: int, side: int) -> int:
    """EW-6.3, EW-6.16, EW-6.17 The open end of an own link, named by the city and the side it started from."""
    link = link_at(board, state, city, side)
    if link == NOBODY or is_complete(state, link):
        return START_NOT_CITY
    if state.owner[link] != state.active:
        return NOT_YOUR_TRACK
    return ALLOWED if can_go_on(board, state, link) else END_BLOCKED


@rule
def resume_link(board: Board, state: State, city: int, side: int, log: Array) -> None:
    """EW-6.14 Only through the side where it was left."""
    take_in_hand(state, link_at(board, state, city, side))
    emit(log, LINK_RESUMED, state.active, city, state.head[state.built])


@rule
def choose_city(state: State, city: int) -> None:
    ask(state, LEAVING_CITY, state.active, city)


@rule
def why_no_way_out(board: Board, state: State, side: int) -> int:
    return why_no_first_side(board, state, state.active, frame_argument(state, 0), side)


@rule
def start_link(board: Board, state: State, side: int, log: Array) -> None:
    city = frame_argument(state, 0)
    leave_city(board, state, state.active, city, side)
    emit(log, LINK_STARTED, state.active, city)


# --- tile by tile --------------------------------------------------------------------------------------------------


@rule
def tile_limit(board: Board, state: State, seat: int) -> int:
    """EW-6.2, EW-11.18"""
    return board.perfect_tiles if state.held[seat, PERFECT_ENGINEERING] > 0 else board.tiles_per_build


@rule
def why_no_tile(board: Board, state: State, side: int) -> int:
    """EW-6.2, EW-6.4, EW-6.10, EW-6.12 The link ends at the first city, and the action after four tiles."""
    link = state.built
    if is_complete(state, link):
        return THROUGH_CITY
    if tiles_laid(state) >= tile_limit(board, state, state.active):
        return TILE_LIMIT
    hex = next_hex(board, state, link)
    if state.tracks[hex] >= TRACKS_A_HEX:
        return HEX_FULL
    return why_no_exit(board, state, state.active, state.city[link, 0], link, hex, state.exit[link], side)


@rule
def list_tiles(board: Board, state: State, out: Array, count: int) -> int:
    if is_complete(state, state.built):
        return count
    heading = int(state.exit[state.built])
    for turn in range(-1, 2):
        side = turned(heading, turn)
        if why_no_tile(board, state, side) == ALLOWED:
            out[count] = pack_tile(side)
            count += 1
    return count


@rule
def add_tile(board: Board, state: State, side: int, log: Array) -> None:
    """EW-6.10 A tile that points into a city completes the link."""
    start = state.city[state.built, 0]
    hex = next_hex(board, state, state.built)
    cost = tile_cost(board, state, hex)
    lay_tile(board, state, side)
    emit(log, TILE_LAID, state.active, hex, cost)
    if is_complete(state, state.built):
        emit(log, LINK_COMPLETED, state.active, start, board.city_at[board.neighbour[hex, side]])


# --- and the bill --------------------------------------------------------------------------------------------------


@rule
def terrain_price(board: Board, state: State, terrain: int) -> int:
    """EW-6.9, EW-11.14 Of a tile; less for mountains while a Tunnel Engineer is at work."""
    return board.tunnel_cost if terrain == MOUNTAIN and state.tunnelling[state.active] else board.terrain_cost[terrain]


@rule
def saved_by(board: Board, state: State, saving: int) -> int:
    """EW-11.14, EW-11.16 What the cards take off the cost of the tiles; crossings are paid all the same."""
    saved = 0
    if saving & TUNNEL:
        saved += state.laid[MOUNTAIN] * (terrain_price(board, state, MOUNTAIN) - board.tunnel_cost)
    if saving & GRANT:
        saved += state.laid[PLAIN] * (board.terrain_cost[PLAIN] - board.grant_cost)
    return saved


@rule
def track_cost(board: Board, state: State, saving: int) -> int:
    """EW-6.8, EW-6.9, EW-6.20 All tiles of this action, with the cards chosen."""
    cost = state.crossings * state.crossing_surcharge - saved_by(board, state, saving)
    for terrain in range(CITY_HEX):
        cost += state.laid[terrain] * terrain_price(board, state, terrain)
    return cost


@rule
def why_no_saving(board: Board, state: State, card: int, saving: int) -> int:
    """EW-11.13, EW-11.15 Only with a held card that saves something."""
    if state.held[state.active, card] == 0:
        return CARD_NOT_HELD
    return ALLOWED if saved_by(board, state, saving) > 0 else CARD_NO_EFFECT


@rule
def why_no_finish(board: Board, state: State, saving: int) -> int:
    """EW-6.13, EW-11.17 With at least one tile; each card once, and both together if they help."""
    if tiles_laid(state) == 0:
        return NO_TILE_LAID
    why = why_no_saving(board, state, TUNNEL_ENGINEER, TUNNEL) if saving & TUNNEL else ALLOWED
    if why == ALLOWED and saving & GRANT:
        why = why_no_saving(board, state, LAND_GRANT, GRANT)
    return why


@rule
def spend_card(state: State, card: int, log: Array) -> None:
    """EW-10.3"""
    state.held[state.active, card] -= 1
    state.gone[card] += 1
    emit(log, CARD_SPENT, state.active, card)


@rule
def finish_build(board: Board, state: State, saving: int, log: Array) -> None:
    """EW-6.13, EW-6.20, EW-11.14, EW-14.4 The bill is paid, once; a link that was completed may complete lines."""
    seat, link = state.active, state.built
    cost, tiles = track_cost(board, state, saving), tiles_laid(state)
    if saving & TUNNEL:
        spend_card(state, TUNNEL_ENGINEER, log)
        state.tunnelling[seat] = state.tunnel_engineer == WHOLE_TURN
    if saving & GRANT:
        spend_card(state, LAND_GRANT, log)
    if not is_complete(state, link):
        emit(log, LINK_LEFT_OPEN, seat, state.city[link, 0], state.head[link])
    emit(log, TRACK_PAID, seat, cost, tiles)
    pay(board, state, seat, cost, log)
    take_in_hand(state, NOBODY)
    if is_complete(state, link):
        score_lines(board, state, seat, log)


@rule
def remove_unfinished(board: Board, state: State, log: Array) -> None:
    """EW-5.6 All unfinished track, without refund."""
    for link in range(state.owner.shape[0]):
        if state.owner[link] != NOBODY and not is_complete(state, link):
            emit(log, LINK_REMOVED, state.owner[link], state.city[link, 0], state.head[link])
            lift_link(board, state, link)
