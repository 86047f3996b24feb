"""§7 Exchanging a tile with the reserve."""

from branchline.games.rock_island.actions import EXCHANGE
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    LAND_SLOTS,
    NO_TILE,
    NOWHERE,
    RIVER,
    SLOTS,
    TAKE_UP_RUN,
    TAKE_UP_TILE,
)
from branchline.games.rock_island.dice import exchange_rolled
from branchline.games.rock_island.events import EXCHANGE_DECLINED, SLOT_REVEALED, TILE_EXCHANGED
from branchline.games.rock_island.field import crew_bit, is_city, locomotive_bit, refresh_track
from branchline.games.rock_island.options import NO, UNDER_CREW
from branchline.games.rock_island.reasons import (
    CITY_NOT_EXCHANGED,
    CREW_STAYED,
    EXCHANGE_HIDDEN,
    EXCHANGE_LOCO_ON_TILE,
    EXCHANGE_NOT_ROLLED,
    EXCHANGE_OCCUPIED,
    EXCHANGE_WRONG_KIND,
    EXCHANGED_ALREADY,
    NOT_UNDER_CREW,
    SLOT_EMPTY,
    SLOT_FACE_DOWN,
    SLOT_OFF_LINE,
    WRONG_STEP,
)
from branchline.games.rock_island.state import State
from branchline.games.rock_island.turning import entry_to_keep, permitted_rotations
from branchline.kernel import ALLOWED, Array, emit, flag, reveal, rule

pack_exchange = EXCHANGE.rules.pack


@rule
def why_no_exchange_now(board: Board, state: State) -> int:
    """RI-7.1 If the dice say so, once a turn."""
    if not exchange_rolled(board, state):
        return EXCHANGE_NOT_ROLLED
    return EXCHANGED_ALREADY if state.exchanged else ALLOWED


@rule
def why_no_exchange_at(board: Board, state: State, cell: int) -> int:
    """RI-7.2, RI-7.3, RI-7.6, RI-7.8, RI-7.9 Which tile may be exchanged."""
    seat = state.active
    if state.exchange_place == UNDER_CREW and cell != state.crew[seat]:
        return NOT_UNDER_CREW
    if is_city(state, cell):
        return CITY_NOT_EXCHANGED
    if state.exchange_place == UNDER_CREW and state.target == NOWHERE:
        return CREW_STAYED
    if not state.open[cell]:
        return EXCHANGE_HIDDEN
    if state.locomotive[seat] == cell and state.exchange_under_own_loco == NO:
        return EXCHANGE_LOCO_ON_TILE
    others = state.pieces[cell] & ~crew_bit(seat) & ~locomotive_bit(seat)
    return EXCHANGE_OCCUPIED if others else ALLOWED


@rule
def why_no_slot(board: Board, state: State, cell: int, slot: int) -> int:
    """RI-4.7, RI-7.2, RI-7.6, RI-7.7, RI-7.10 Which reserve tile may come to lie there. Ruling: not one that nobody
    has seen under the own locomotive, since it might leave it without track."""
    tile = state.slot[slot]
    if tile == NO_TILE:
        return SLOT_EMPTY
    if (slot >= LAND_SLOTS) != (state.ground[cell] == RIVER):
        return EXCHANGE_WRONG_KIND
    kept = entry_to_keep(state, cell)
    if kept and not state.slot_open[slot]:
        return SLOT_FACE_DOWN
    if kept and not permitted_rotations(board, state, cell, tile, kept):
        return SLOT_OFF_LINE
    return ALLOWED


@rule
def why_no_exchange(board: Board, state: State, cell: int, slot: int) -> int:
    why = why_no_exchange_now(board, state)
    if why == ALLOWED:
        why = why_no_exchange_at(board, state, cell)
    return why_no_slot(board, state, cell, slot) if why == ALLOWED else why


@rule
def why_no_late_exchange(board: Board, state: State, cell: int, slot: int) -> int:
    """RI-7.3, RI-10.3 Where no exchange is asked for, what stands in its way is told all the same."""
    why = why_no_exchange(board, state, cell, slot) if state.turn > 0 else ALLOWED
    return WRONG_STEP if why == ALLOWED else why


@rule
def filled_slots(state: State) -> int:
    """One bit each."""
    filled = 0
    for slot in range(SLOTS):
        if state.slot[slot] != NO_TILE:
            filled |= flag(slot)
    return filled


@rule
def list_exchanges(board: Board, state: State, out: Array, count: int) -> int:
    """The question is put only if the dice allow an exchange. Hidden tiles and empty slots are passed over first."""
    filled = filled_slots(state)
    first = state.crew[state.active] if state.exchange_place == UNDER_CREW else 0
    last = first + 1 if state.exchange_place == UNDER_CREW else CELLS
    for cell in range(first, last):
        if state.open[cell] and why_no_exchange_at(board, state, cell) == ALLOWED:
            for slot in range(SLOTS):
                if filled >> slot & 1 and why_no_slot(board, state, cell, slot) == ALLOWED:
                    out[count] = pack_exchange(cell, slot)
                    count += 1
    return count


@rule
def can_exchange(board: Board, state: State) -> bool:
    """RI-10.3 Where no exchange is legal there is nothing to ask."""
    if why_no_exchange_now(board, state) != ALLOWED:
        return False
    first = state.crew[state.active] if state.exchange_place == UNDER_CREW else 0
    last = first + 1 if state.exchange_place == UNDER_CREW else CELLS
    for cell in range(first, last):
        if state.open[cell] and why_no_exchange_at(board, state, cell) == ALLOWED:
            for slot in range(SLOTS):
                if why_no_slot(board, state, cell, slot) == ALLOWED:
                    return True
    return False


@rule
def exchange(board: Board, state: State, cell: int, slot: int, log: Array) -> None:
    """RI-7.4, RI-7.5, RI-7.7, RI-7.10 The old tile goes open into the slot; the new one is to be set."""
    old = state.tile[cell]
    state.decided = 1
    if not state.slot_open[slot]:
        reveal(state)
        emit(log, SLOT_REVEALED, state.active, slot, state.slot[slot])
        state.decided = 0
    state.tile[cell] = state.slot[slot]
    state.rotation[cell] = 0
    state.slot[slot] = old
    state.slot_open[slot] = 1
    state.exchanged = 1
    state.target = cell
    state.laid = 1
    refresh_track(board, state, cell)
    emit(log, TILE_EXCHANGED, state.active, cell, state.tile[cell], old)


@rule
def decline_exchange(state: State, log: Array) -> int:
    state.decided = 1
    emit(log, EXCHANGE_DECLINED, state.active)
    return after_exchange(state)


@rule
def after_exchange(state: State) -> int:
    """RI-7.3, RI-7.8 Under the crew it is decided before turning, anywhere else after it."""
    return TAKE_UP_TILE if state.exchange_place == UNDER_CREW else TAKE_UP_RUN
