"""§7 Veto on the direction."""

from branchline.games.rocket.actions import BID
from branchline.games.rocket.board import Board
from branchline.games.rocket.components import ANSWER, AUTONOMOUS, MOST_SHARES, RESOLVE_ADVANCE, VETO
from branchline.games.rocket.events import SHARES_PAID, VETO_BID, VETO_MATCHED, VETO_PASSED, VETO_YIELDED
from branchline.games.rocket.lines import holding
from branchline.games.rocket.reasons import (
    BID_EXCEEDS_HOLDING,
    BID_TOO_LOW,
    CANNOT_MATCH,
    HEX_NOT_ALLOWED,
    MATCH_ONLY,
    NO_SHARES_TO_BID,
    ONLY_ORIGINAL_HEX,
)
from branchline.games.rocket.state import State
from branchline.kernel import ALLOWED, NOBODY, SIDES, Array, decider, emit, flag, rule

pack_bid = BID.rules.pack


@rule
def open_veto(state: State) -> None:
    state.high = 0
    state.high_bidder = NOBODY
    state.heard = 0


@rule
def next_bidder(state: State) -> int:
    """SR-7.3, SR-7.4, SR-7.6 The next player clockwise who could outbid, once around; or NOBODY."""
    for step in range(1, state.players):
        following = (decider(state) + step) % state.players
        if following == state.active:
            return NOBODY
        if holding(state, state.mover, following) > state.high:
            return following
    return NOBODY


@rule
def why_no_bid(state: State, shares: int, direction: int) -> int:
    """SR-7.5, SR-7.7 More than the highest bid, no more than one holds, for a hex the locomotive could reach."""
    held = holding(state, state.mover, decider(state))
    if held == 0:
        return NO_SHARES_TO_BID
    if shares <= state.high:
        return BID_TOO_LOW
    if shares > held:
        return BID_EXCEEDS_HOLDING
    return ALLOWED if state.exits & flag(direction) else HEX_NOT_ALLOWED


@rule
def why_no_counter_bid(state: State, direction: int) -> int:
    """SR-7.10 The active player neither overbids nor chooses another hex."""
    return MATCH_ONLY if direction == state.aim else ONLY_ORIGINAL_HEX


@rule
def why_no_match(state: State) -> int:
    """SR-7.11, SR-7.12 With as many shares as the highest bid, the one just taken included."""
    return ALLOWED if holding(state, state.mover, state.active) >= state.high else CANNOT_MATCH


@rule
def list_bids(state: State, out: Array, count: int) -> int:
    for shares in range(state.high + 1, min(holding(state, state.mover, decider(state)), MOST_SHARES) + 1):
        for direction in range(SIDES):
            if why_no_bid(state, shares, direction) == ALLOWED:
                out[count] = pack_bid(shares, direction)
                count += 1
    return count


@rule
def pass_veto(state: State, log: Array) -> int:
    """SR-7.8, SR-7.9 A player who passes has no further part."""
    emit(log, VETO_PASSED, decider(state))
    return hear_next(state, log)


@rule
def bid(board: Board, state: State, shares: int, direction: int, log: Array) -> int:
    """SR-7.7, SR-7.8 The shares are only promised."""
    seat = decider(state)
    state.high = shares
    state.high_bidder = seat
    state.high_direction = direction
    hex = board.neighbour[state.locomotive[state.mover], direction]
    emit(log, VETO_BID, seat, shares, state.mover, hex)
    return hear_next(state, log)


@rule
def hear_next(state: State, log: Array) -> int:
    """SR-7.10 The active player answers last, unless there is nothing to answer, or only one thing."""
    state.heard |= flag(decider(state))
    if next_bidder(state) != NOBODY:
        return VETO
    if state.high == 0:
        return RESOLVE_ADVANCE
    if why_no_match(state) == ALLOWED:
        return ANSWER
    give_way(state, log)
    return RESOLVE_ADVANCE


@rule
def match_bid(state: State, log: Array) -> None:
    """SR-7.13 The active player wins, with their own first hex."""
    emit(log, VETO_MATCHED, state.active, state.high)
    state.high_bidder = state.active
    state.high_direction = state.aim
    pay_shares(state, log)


@rule
def give_way(state: State, log: Array) -> None:
    """SR-7.13 The highest bidder wins, with their hex."""
    emit(log, VETO_YIELDED, state.active)
    pay_shares(state, log)


@rule
def pay_shares(state: State, log: Array) -> None:
    """SR-7.14, SR-7.15, SR-7.16, SR-7.17 Only the winner pays: ordinary shares first, back to the bank of a line that
    is not autonomous."""
    company, seat = state.mover, state.high_bidder
    ordinary = min(state.high, state.shares[company, seat])
    state.shares[company, seat] -= ordinary
    state.supplementary[company, seat] -= state.high - ordinary
    if state.status[company] != AUTONOMOUS:
        state.bank[company] += ordinary
    emit(log, SHARES_PAID, seat, state.high, company, ordinary, state.high - ordinary)


@rule
def forget_advance(state: State) -> None:
    state.mover = NOBODY
    state.aim = 0
    state.exits = 0
    state.high = 0
    state.high_bidder = NOBODY
    state.high_direction = 0
    state.heard = 0
