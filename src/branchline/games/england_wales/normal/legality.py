"""§17, §19 What may be done now, and why not."""

from branchline.games.england_wales.normal.actions import (
    is_bid,
    is_bond,
    is_build,
    is_card,
    is_cube,
    is_deliver,
    is_finish,
    is_grow,
    is_keep,
    is_let,
    is_pass,
    is_place,
    is_resume,
    is_side,
    is_start,
    is_stop,
    is_take,
    is_tile,
    is_upgrade,
    is_urbanise,
    is_via,
    pack_build,
    pack_deliver,
    pack_pass,
    pack_take,
    pack_upgrade,
    pack_urbanise,
    unpack_bid,
    unpack_card,
    unpack_cube,
    unpack_finish,
    unpack_grow,
    unpack_keep,
    unpack_place,
    unpack_resume,
    unpack_side,
    unpack_start,
    unpack_tile,
    unpack_via,
)
from branchline.games.england_wales.normal.auction import has_passed, list_bids, why_no_bid
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import (
    list_sides,
    list_starts,
    list_tiles,
    why_no_build,
    why_no_finish,
    why_no_resume,
    why_no_tile,
)
from branchline.games.england_wales.normal.cards import list_cards, list_growths, why_no_card, why_no_take
from branchline.games.england_wales.normal.components import (
    ACT,
    AUCTION,
    CHOOSE_CARD,
    CUBE,
    FIRST_SIDE,
    GROW,
    INDUSTRY,
    INSPECT,
    KEEP,
    PLACE,
    START,
    TILE,
    VIA,
)
from branchline.games.england_wales.normal.deliveries import (
    list_cubes,
    list_ways,
    why_no_cube,
    why_no_deliver,
    why_no_via,
)
from branchline.games.england_wales.normal.engines import why_no_upgrade
from branchline.games.england_wales.normal.inspection import list_inspections
from branchline.games.england_wales.normal.reasons import (
    ACTION_UNDER_WAY,
    ALREADY_INSPECTED,
    AUCTION_UNDER_WAY,
    BARON_IS_KEPT,
    BOND_NOT_NEEDED,
    CHOOSE_ACTION,
    DELIVERY_DECLARED,
    KEEP_BARON_FIRST,
    NO_AUCTION,
    NOTHING_DECLARED,
    OUT_OF_AUCTION,
    OWN_DELIVERY,
)
from branchline.games.england_wales.normal.setup import list_keeps, why_no_keep
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.normal.urbanising import list_places, why_no_place, why_no_urbanise
from branchline.games.england_wales.reasons import GAME_OVER, MUST_STOP, NO_SUCH_CITY, NOT_YOUR_TURN
from branchline.games.england_wales.track import why_no_first_side, why_no_start
from branchline.kernel import ALLOWED, NOBODY, Array, decider, frame_argument, has_ended, present_phase, rule

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


@rule
def list_kinds(board: Board, state: State, out: Array) -> int:
    """EW-5.2, EW-5.3, EW-17.1 Each kind of action of which a complete move exists; passing is always legal."""
    out[0] = pack_pass()
    count = 1
    for action in (pack_build(), pack_urbanise(), pack_upgrade(), pack_deliver(), pack_take()):
        if why_no_kind(board, state, action) == ALLOWED:
            out[count] = action
            count += 1
    return count


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
def why_no_kind(board: Board, state: State, action: int) -> int:
    if is_pass(action):
        return ALLOWED
    if is_build(action):
        return why_no_build(board, state)
    if is_urbanise(action):
        return why_no_urbanise(board, state)
    if is_upgrade(action):
        return why_no_upgrade(state)
    if is_deliver(action):
        return why_no_deliver(board, state)
    return why_no_take(board, state) if is_take(action) else CHOOSE_ACTION


@rule
def why_no_part(board: Board, state: State, phase: int, action: int) -> int:
    """EW-5.4 What was begun is gone on with, or taken back."""
    if phase == START and is_start(action):
        return why_no_start(board, state, state.active, unpack_start(action))
    if phase == START and is_resume(action):
        city, side = unpack_resume(action)
        return why_no_resume(board, state, city, side)
    if phase == FIRST_SIDE and is_side(action):
        return why_no_first_side(board, state, state.active, frame_argument(state, 0), unpack_side(action))
    if phase == TILE and is_tile(action):
        return why_no_tile(board, state, unpack_tile(action))
    if phase == TILE and is_finish(action):
        return why_no_finish(board, state, unpack_finish(action))
    if phase == CUBE and is_cube(action):
        city, colour = unpack_cube(action)
        return why_no_cube(board, state, city, colour)
    if phase == VIA and is_via(action):
        return why_no_via(board, state, unpack_via(action))
    return why_no_other_part(board, state, phase, action)


@rule
def why_no_other_part(board: Board, state: State, phase: int, action: int) -> int:
    if (phase == PLACE or phase == INDUSTRY) and is_place(action):
        city, colour = unpack_place(action)
        return why_no_place(board, state, city, colour)
    if phase == CHOOSE_CARD and is_card(action):
        return why_no_card(board, state, unpack_card(action))
    return ALLOWED if phase == GROW and is_grow(action) else ACTION_UNDER_WAY


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
