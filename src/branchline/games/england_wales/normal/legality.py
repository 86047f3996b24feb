"""§17, §19 What may be done now, and why not."""

from branchline.games.england_wales.normal.actions import (
    is_bid,
    is_bond,
    is_cube,
    is_grow,
    is_keep,
    is_let,
    is_pass,
    is_place,
    is_resume,
    is_start,
    is_stop,
    is_via,
    unpack_bid,
    unpack_cube,
    unpack_grow,
    unpack_keep,
    unpack_place,
    unpack_resume,
    unpack_start,
)
from branchline.games.england_wales.normal.auction import has_passed, list_bids, why_no_bid
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import (
    list_sides,
    list_starts,
    list_tiles,
)
from branchline.games.england_wales.normal.cards import list_cards, list_growths
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    CHOOSE_CARD,
    CUBE,
    FIRST_SIDE,
    GROW,
    INSPECT,
    KEEP,
    START,
    TILE,
    VIA,
)
from branchline.games.england_wales.normal.deliveries import (
    list_cubes,
    list_ways,
)
from branchline.games.england_wales.normal.inspection import list_inspections
from branchline.games.england_wales.normal.reasons import (
    ALREADY_INSPECTED,
    AUCTION_UNDER_WAY,
    BARON_IS_KEPT,
    BOND_NOT_NEEDED,
    DELIVERY_DECLARED,
    KEEP_BARON_FIRST,
    NO_AUCTION,
    NOTHING_DECLARED,
    OUT_OF_AUCTION,
    OWN_DELIVERY,
)
from branchline.games.england_wales.normal.rounds import list_kinds, why_no_kind, why_no_part
from branchline.games.england_wales.normal.setup import list_keeps, why_no_keep
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.normal.urbanising import list_places
from branchline.games.england_wales.reasons import GAME_OVER, MUST_STOP, NO_SUCH_CITY, NOT_YOUR_TURN
from branchline.kernel import ALLOWED, NOBODY, Array, decider, has_ended, present_phase, rule

# --- what may be done ----------------------------------------------------------------------------------------------


@rule
def legal(board: Board, state: State, out: Array) -> int:
    phase = present_phase(state)
    if phase == ACT:
        return list_kinds(board, state, out)
    if phase == START:
        return list_starts(board, state, out)
    if phase == FIRST_SIDE:
        return list_sides(board, state, out)
    if phase == TILE:
        return list_tiles(board, state, out)
    if phase == CUBE:
        return list_cubes(board, state, out)
    if phase == VIA:
        return list_ways(board, state, out)
    return list_others(board, state, phase, out)


@rule
def list_others(board: Board, state: State, phase: int, out: Array) -> int:
    if phase == KEEP:
        return list_keeps(state, out)
    if phase == AUCTION:
        return list_bids(board, state, out)
    if phase == INSPECT:
        return list_inspections(out)
    if phase == CHOOSE_CARD:
        return list_cards(board, state, out)
    if phase == GROW:
        return list_growths(board, out)
    return list_places(board, state, out)


# --- why not -------------------------------------------------------------------------------------------------------


@rule
def why_not(board: Board, state: State, action: int) -> int:
    if has_ended(state):
        return GAME_OVER
    if is_bond(action):
        return BOND_NOT_NEEDED
    if city_named(action) >= board.cities:
        return NO_SUCH_CITY
    phase = present_phase(state)
    if phase == KEEP:
        return why_no_keep(state, unpack_keep(action)) if is_keep(action) else KEEP_BARON_FIRST
    if phase == AUCTION:
        return why_no_answer(board, state, action)
    if phase == INSPECT:
        return why_no_inspection(action)
    if is_keep(action):
        return BARON_IS_KEPT
    if is_bid(action):
        return NO_AUCTION
    if is_stop(action) or is_let(action):
        return ALREADY_INSPECTED if state.inspected[state.active] else NOTHING_DECLARED
    return why_no_kind(board, state, action) if phase == ACT else why_no_part(board, state, phase, action)


@rule
def city_named(action: int) -> int:
    """The city that an action names, or NOBODY."""
    city = NOBODY
    if is_start(action):
        city = unpack_start(action)
    elif is_resume(action):
        city, _ = unpack_resume(action)
    elif is_place(action):
        city, _ = unpack_place(action)
    elif is_cube(action):
        city, _ = unpack_cube(action)
    elif is_grow(action):
        city = unpack_grow(action)
    return city


@rule
def why_no_answer(board: Board, state: State, action: int) -> int:
    if is_bid(action):
        return why_no_bid(board, state, unpack_bid(action))
    return ALLOWED if is_pass(action) else AUCTION_UNDER_WAY


@rule
def why_no_inspection(action: int) -> int:
    """EW-9.6, EW-11.24 A delivery that was declared goes no further."""
    if is_stop(action) or is_let(action):
        return ALLOWED
    return MUST_STOP if is_via(action) else DELIVERY_DECLARED


@rule
def why_not_seat(board: Board, state: State, seat: int) -> int:
    """EW-4.4, EW-5.1, EW-11.28 Only the seat that is asked."""
    if has_ended(state):
        return GAME_OVER
    if seat == decider(state):
        return ALLOWED
    phase = present_phase(state)
    if phase == AUCTION and has_passed(state, seat):
        return OUT_OF_AUCTION
    return OWN_DELIVERY if phase == INSPECT and seat == state.active else NOT_YOUR_TURN
