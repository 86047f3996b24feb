"""§5 Placing or moving a station."""

from branchline.games.rocket.actions import LIFT, STATION
from branchline.games.rocket.board import Board
from branchline.games.rocket.events import STATION_LIFTED, STATION_MOVED, STATION_PLACED
from branchline.games.rocket.lines import locomotive_at
from branchline.games.rocket.reasons import (
    HEX_HAS_STATION,
    HEX_HAS_TRACK,
    HEX_IS_TOWN,
    HEX_OFF_MAP,
    NEXT_TO_LOCOMOTIVE,
    NEXT_TO_STATION,
    NO_OTHER_HEX,
    NO_STATION_LEFT,
    NOT_YOUR_STATION,
    SAME_HEX,
    STATION_CONNECTED,
)
from branchline.games.rocket.state import State
from branchline.kernel import ALLOWED, NOBODY, NOWHERE, SIDES, Array, emit, rule

pack_station, pack_lift = STATION.rules.pack, LIFT.rules.pack


@rule
def why_no_station_on(board: Board, state: State, hex: int, lifted: int) -> int:
    """SR-5.1, SR-5.2, SR-5.3 An empty hex, beside no locomotive and no station; the lifted one does not count."""
    if board.town[hex] != NOBODY:
        return HEX_IS_TOWN
    if state.line[hex] != NOBODY:
        return HEX_HAS_TRACK
    if state.station[hex] != NOBODY and hex != lifted:
        return HEX_HAS_STATION
    beside_locomotive = False
    for side in range(SIDES):
        near = board.neighbour[hex, side]
        if near == NOWHERE:
            continue
        if state.station[near] != NOBODY and near != lifted:
            return NEXT_TO_STATION
        if locomotive_at(state, near) != NOBODY:
            beside_locomotive = True
    return NEXT_TO_LOCOMOTIVE if beside_locomotive else ALLOWED


@rule
def derive_bans(board: Board, state: State) -> None:
    for hex in range(board.hexes):
        state.ban[hex] = why_no_station_on(board, state, hex, NOBODY)


@rule
def refresh_bans(board: Board, state: State, hex: int) -> None:
    """What stands on a hex has changed: ask again for it and its neighbours."""
    state.ban[hex] = why_no_station_on(board, state, hex, NOBODY)
    for side in range(SIDES):
        near = board.neighbour[hex, side]
        if near != NOWHERE:
            state.ban[near] = why_no_station_on(board, state, near, NOBODY)


@rule
def why_no_station(board: Board, state: State, hex: int) -> int:
    """SR-5.4 From the player's supply."""
    if hex >= board.hexes:
        return HEX_OFF_MAP
    if state.stations_left[state.active] == 0:
        return NO_STATION_LEFT
    return state.ban[hex]


@rule
def why_not_put_down(board: Board, state: State, hex: int) -> int:
    """SR-5.5 A lifted station must change place."""
    if hex == state.lifted:
        return SAME_HEX
    return why_no_station(board, state, hex)


@rule
def why_no_lift(board: Board, state: State, hex: int) -> int:
    """SR-5.4, SR-5.6 One's own station, on a line only if the option allows it, and only if it has somewhere to go."""
    if hex >= board.hexes or state.station[hex] != state.active:
        return NOT_YOUR_STATION
    if state.line[hex] != NOBODY and state.move_connected_stations == 0:
        return STATION_CONNECTED
    return ALLOWED if has_other_hex(board, state, hex) else NO_OTHER_HEX


@rule
def has_other_hex(board: Board, state: State, lifted: int) -> bool:
    """SR-5.5 The old hex does not count once the station is lifted."""
    for hex in range(board.hexes):
        if state.ban[hex] == ALLOWED:
            return True
    for side in range(SIDES):
        near = board.neighbour[lifted, side]
        if near != NOWHERE and why_no_station_on(board, state, near, lifted) == ALLOWED:
            return True
    return False


@rule
def list_stations(board: Board, state: State, out: Array, count: int) -> int:
    """What may be put on a hex and what may be lifted from it: never both, so that one look at each will do."""
    for hex in range(board.hexes):
        if state.ban[hex] == ALLOWED and why_no_station(board, state, hex) == ALLOWED:
            out[count] = pack_station(hex)
            count += 1
        elif state.station[hex] == state.active and why_no_lift(board, state, hex) == ALLOWED:
            out[count] = pack_lift(hex)
            count += 1
    return count


@rule
def place_station(board: Board, state: State, hex: int, log: Array) -> None:
    """SR-13.5 A station that has only moved brings the game no further."""
    state.station[hex] = state.active
    state.stations_left[state.active] -= 1
    refresh_bans(board, state, hex)
    if state.lifted == NOBODY:
        state.stall = 0
        emit(log, STATION_PLACED, state.active, hex)
    else:
        emit(log, STATION_MOVED, state.active, state.lifted, hex)
        state.lifted = NOBODY
        state.stall += 1


@rule
def lift_station(board: Board, state: State, hex: int, log: Array) -> None:
    """SR-5.4, SR-5.5 It goes back to the supply, and a line it stood on loses it at once."""
    state.station[hex] = NOBODY
    state.stations_left[state.active] += 1
    state.lifted = hex
    refresh_bans(board, state, hex)
    emit(log, STATION_LIFTED, state.active, hex)
