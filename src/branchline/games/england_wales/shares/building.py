"""§7 Build: one or two links, each completed in the action."""

from branchline.games.england_wales.components import CITY_HEX
from branchline.games.england_wales.reasons import CITY_CLOSED, HEX_FULL, NO_SUCH_CITY, THROUGH_CITY
from branchline.games.england_wales.shares.actions import ABANDON, TILE
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.completion import can_complete, tile_price
from branchline.games.england_wales.shares.components import (
    LAYING,
    LEAVING_CITY,
    NEXT_ACTION,
    NO,
    SECOND_LINK,
    STARTING,
)
from branchline.games.england_wales.shares.events import (
    LINK_ABANDONED,
    LINK_COMPLETED,
    LINK_STARTED,
    NO_SECOND_LINK,
    TILE_LAID,
    TRACK_PAID,
)
from branchline.games.england_wales.shares.joined import is_connected, join_cities
from branchline.games.england_wales.shares.money import means, pay
from branchline.games.england_wales.shares.reasons import (
    ACTION_UNDER_WAY,
    BEYOND_MEANS,
    NOT_CONNECTED,
    NOTHING_TO_BUILD,
    THIRD_LINK,
    WAY_IS_OPEN,
)
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.track import (
    TRACKS_A_HEX,
    is_complete,
    lay_tile,
    leave_city,
    lift_link,
    next_hex,
    take_in_hand,
    tiles_laid,
    why_no_exit,
    why_no_first_side,
)
from branchline.kernel import ALLOWED, NOBODY, SIDES, Array, ask, decider, emit, frame_argument, rule, turned

pack_tile, pack_abandon = TILE.rules.pack, ABANDON.rules.pack

# --- where to begin ------------------------------------------------------------------------------------------------


@rule
def why_no_first_tile(board: Board, state: State, city: int, side: int, budget: int) -> int:
    """ES-7.5, ES-7.11 Only where a link that leaves by this side can be completed within the means."""
    why = why_no_first_side(board, state, state.acting, city, side)
    if why != ALLOWED:
        return why
    beyond = board.neighbour[board.hex_of[city], side]
    return ALLOWED if can_complete(board, state, city, NOBODY, beyond, side, budget) else BEYOND_MEANS


@rule
def why_no_city(board: Board, state: State, city: int, anywhere: bool, budget: int) -> int:
    """ES-7.7, ES-7.8 A company without links may start anywhere, any other only from its network."""
    if not anywhere and not is_connected(state, state.acting, city):
        return NOT_CONNECTED
    closed = CITY_CLOSED
    for side in range(SIDES):
        why = why_no_first_tile(board, state, city, side, budget)
        if why == ALLOWED:
            return ALLOWED
        if why == BEYOND_MEANS:
            closed = BEYOND_MEANS
    return closed


@rule
def is_without_links(state: State) -> bool:
    return state.links[state.acting] == 0


@rule
def why_no_build(board: Board, state: State) -> int:
    anywhere, budget = is_without_links(state), means(board, state, state.acting)
    for city in range(board.cities):
        if why_no_city(board, state, city, anywhere, budget) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_BUILD


@rule
def why_no_start(board: Board, state: State, city: int) -> int:
    if city >= board.cities:
        return NO_SUCH_CITY
    return why_no_city(board, state, city, is_without_links(state), means(board, state, state.acting))


@rule
def choose_city(state: State, city: int) -> None:
    ask(state, LEAVING_CITY, decider(state), city)


@rule
def why_no_way_out(board: Board, state: State, side: int) -> int:
    return why_no_first_tile(board, state, frame_argument(state, 0), side, means(board, state, state.acting))


@rule
def start_link(board: Board, state: State, side: int, log: Array) -> None:
    city = frame_argument(state, 0)
    leave_city(board, state, state.acting, city, side)
    emit(log, LINK_STARTED, state.acting, city)


# --- tile by tile --------------------------------------------------------------------------------------------------


@rule
def link_cost(board: Board, state: State) -> int:
    """ES-7.6 All tiles of the link in hand."""
    cost = state.crossings * state.crossing_surcharge
    if state.second:
        cost += tiles_laid(state) * board.second_link
    for terrain in range(CITY_HEX):
        cost += state.laid[terrain] * board.terrain_cost[terrain]
    return cost


@rule
def why_no_tile(board: Board, state: State, side: int) -> int:
    return (
        THROUGH_CITY if is_complete(state, state.built) else why_no_next(board, state, side, money_left(board, state))
    )


@rule
def money_left(board: Board, state: State) -> int:
    """ES-6.6, ES-7.11 Of the company's means, after the link in hand and its next tile."""
    cost = link_cost(board, state) + tile_price(board, state, next_hex(board, state, state.built))
    return means(board, state, state.acting) - cost


@rule
def why_no_next(board: Board, state: State, side: int, left: int) -> int:
    """ES-7.9, ES-7.11 A tile that leads to a city, or on to where the link can still be completed within the means."""
    link = state.built
    hex, start = next_hex(board, state, link), state.city[link, 0]
    if state.tracks[hex] >= TRACKS_A_HEX:
        return HEX_FULL
    why = why_no_exit(board, state, state.acting, start, link, hex, state.exit[link], side)
    if why != ALLOWED:
        return why
    if left < 0:
        return BEYOND_MEANS
    beyond = board.neighbour[hex, side]
    if board.city_at[beyond] != NOBODY:
        return ALLOWED
    return ALLOWED if can_complete(board, state, start, link, beyond, side, left) else BEYOND_MEANS


@rule
def why_not_abandon_link(board: Board, state: State) -> int:
    """ES-12.3 A link that cannot go on is abandoned, and only then."""
    for side in range(SIDES):
        if why_no_tile(board, state, side) == ALLOWED:
            return WAY_IS_OPEN
    return ALLOWED


@rule
def list_tiles(board: Board, state: State, out: Array, count: int) -> int:
    heading, left = int(state.exit[state.built]), money_left(board, state)
    for turn in range(-1, 2):
        side = turned(heading, turn)
        if why_no_next(board, state, side, left) == ALLOWED:
            out[count] = pack_tile(side)
            count += 1
    if count == 0:
        out[count] = pack_abandon()
        count += 1
    return count


@rule
def add_tile(board: Board, state: State, side: int, log: Array) -> int:
    """ES-7.4, ES-7.10 A link that is completed is paid."""
    company, link = state.acting, state.built
    start, hex = state.city[link, 0], next_hex(board, state, link)
    cost = tile_price(board, state, hex)
    lay_tile(board, state, side)
    emit(log, TILE_LAID, company, hex, cost)
    if not is_complete(state, link):
        return LAYING
    join_cities(state, company, state.city[link, 0], state.city[link, 1])
    emit(log, LINK_COMPLETED, company, start, board.city_at[board.neighbour[hex, side]])
    pay_link(board, state, log)
    return offer_second(board, state)


@rule
def pay_link(board: Board, state: State, log: Array) -> None:
    """ES-6.7, ES-7.10 Before the next link begins; this one is no security for its own bonds."""
    company, cost = state.acting, link_cost(board, state)
    emit(log, TRACK_PAID, company, cost, tiles_laid(state))
    pay(board, state, company, cost, log)
    take_in_hand(state, NOBODY)


@rule
def abandon_link(board: Board, state: State, log: Array) -> None:
    """ES-12.3 Nothing is built of it, and the action is spent."""
    link = state.built
    emit(log, LINK_ABANDONED, state.acting, state.city[link, 0])
    take_in_hand(state, NOBODY)
    lift_link(board, state, link)


# --- a second link -------------------------------------------------------------------------------------------------


@rule
def why_no_second(board: Board, state: State, answer: int) -> int:
    """ES-7.4, ES-7.6"""
    return ALLOWED if answer == NO else why_no_build(board, state)


@rule
def offer_second(board: Board, state: State) -> int:
    """ES-7.4, ES-7.8 After the first link, if another can be completed at the higher price."""
    if state.second:
        return NEXT_ACTION
    state.second = 1
    return SECOND_LINK if why_no_build(board, state) == ALLOWED else NEXT_ACTION


@rule
def choose_second(state: State, answer: int, log: Array) -> int:
    if answer != NO:
        return STARTING
    emit(log, NO_SECOND_LINK, state.acting)
    return NEXT_ACTION


@rule
def why_no_third(state: State) -> int:
    return THIRD_LINK if state.second else ACTION_UNDER_WAY
