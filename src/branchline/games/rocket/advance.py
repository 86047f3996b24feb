"""§6 Advancing a locomotive."""

from branchline.games.rocket.board import Board
from branchline.games.rocket.components import NOT_DEPARTED, RESOLVE_ADVANCE, VETO
from branchline.games.rocket.events import ADVANCE_CHOSEN, NO_SHARE_TAKEN, SHARE_TAKEN
from branchline.games.rocket.lines import SEVERAL, is_live, line_touching
from branchline.games.rocket.reasons import (
    AHEAD_HAS_TRACK,
    AHEAD_IS_TOWN,
    AHEAD_OFF_MAP,
    COMPANY_ABSORBED,
    LINE_ALREADY_EXTENDED,
    NO_SUCH_COMPANY,
    TOUCHES_TWO_LINES,
    TURN_TOO_SHARP,
)
from branchline.games.rocket.state import State
from branchline.games.rocket.veto import next_bidder, open_veto
from branchline.kernel import ALLOWED, NOBODY, NOWHERE, SIDES, Array, emit, flag, rule


@rule
def why_no_way(board: Board, state: State, company: int, direction: int) -> int:
    """SR-6.2, SR-6.3, SR-6.4, SR-6.5, SR-6.6 Where a locomotive may go."""
    facing = state.facing[company]
    if facing != NOT_DEPARTED and (direction - facing + 1) % SIDES > 2:
        return TURN_TOO_SHARP
    hex = board.neighbour[state.locomotive[company], direction]
    if hex == NOWHERE:
        return AHEAD_OFF_MAP
    if board.town[hex] != NOBODY:
        return AHEAD_IS_TOWN
    if state.line[hex] != NOBODY:
        return AHEAD_HAS_TRACK
    return TOUCHES_TWO_LINES if line_touching(board, state, hex, company) == SEVERAL else ALLOWED


@rule
def why_no_advance(board: Board, state: State, company: int, direction: int) -> int:
    """SR-3.2, SR-3.3, SR-6.1 A live company that the player has not advanced in this turn."""
    if company >= board.companies:
        return NO_SUCH_COMPANY
    if not is_live(state, company):
        return COMPANY_ABSORBED
    if state.advanced & flag(company):
        return LINE_ALREADY_EXTENDED
    return why_no_way(board, state, company, direction)


@rule
def exits_of(board: Board, state: State, company: int) -> int:
    """SR-7.2 All ways the locomotive could go, one bit each."""
    exits = 0
    for direction in range(SIDES):
        if why_no_way(board, state, company, direction) == ALLOWED:
            exits |= flag(direction)
    return exits


@rule
def choose_advance(board: Board, state: State, company: int, direction: int, log: Array) -> int:
    """SR-3.4, SR-7.2, SR-7.3 The advance counts as the active player's, whatever a veto makes of it. The others are
    asked, if anyone can bid."""
    state.advanced |= flag(company)
    state.mover = company
    state.aim = direction
    state.exits = exits_of(board, state, company)
    hex = board.neighbour[state.locomotive[company], direction]
    emit(log, ADVANCE_CHOSEN, state.active, company, direction, hex)
    take_share(state, company, log)
    open_veto(state)
    return RESOLVE_ADVANCE if next_bidder(state) == NOBODY else VETO


@rule
def take_share(state: State, company: int, log: Array) -> None:
    """SR-6.7 One ordinary share, if the bank has one. The bank of an autonomous line is empty (SR-12.5)."""
    if state.bank[company] > 0:
        state.bank[company] -= 1
        state.shares[company, state.active] += 1
        emit(log, SHARE_TAKEN, state.active, company)
    else:
        emit(log, NO_SHARE_TAKEN, state.active, company)
