"""§8 Tile and passenger token: what a locomotive leaves behind and what it finds."""

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import NOT_DEPARTED
from branchline.games.rocket.events import LOCOMOTIVE_MOVED, PASSENGER_TAKEN, STATION_REACHED
from branchline.games.rocket.lines import put_on_line
from branchline.games.rocket.state import State
from branchline.kernel import NOBODY, Array, emit, rule


@rule
def move_locomotive(board: Board, state: State, company: int, direction: int, log: Array) -> int:
    """SR-2.2, SR-6.8, SR-8.1, SR-8.2, SR-8.3 A tile on the hex it leaves, unless that is its start town."""
    origin = state.locomotive[company]
    hex = board.neighbour[origin, direction]
    if state.facing[company] == NOT_DEPARTED:
        put_on_line(board, state, origin, NOBODY)
    else:
        lay_tile(state)
    put_on_line(board, state, hex, company)
    state.locomotive[company] = hex
    state.facing[company] = direction
    emit(log, LOCOMOTIVE_MOVED, company, hex)
    return hex


@rule
def lay_tile(state: State) -> None:
    """SR-10.5 A merger with the last tile gone needs none."""
    if state.tiles_left > 0:
        state.tiles_left -= 1


@rule
def reach_station(state: State, company: int, hex: int, log: Array) -> None:
    """SR-8.4, SR-8.5, SR-8.6 A foreign station gives the active player a passenger, unless they lost a veto."""
    owner = state.station[hex]
    if owner == NOBODY:
        return
    emit(log, STATION_REACHED, owner, company, hex)
    lost_veto = state.high > 0 and state.high_bidder != state.active
    if owner != state.active and not lost_veto and state.passengers_left > 0:
        state.passengers_left -= 1
        state.passengers[state.active] += 1
        emit(log, PASSENGER_TAKEN, state.active)
