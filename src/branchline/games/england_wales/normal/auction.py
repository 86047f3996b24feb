"""§4 The auction for first player."""

from branchline.games.england_wales.normal.actions import BID
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.events import AUCTION_WON, BID_MADE, BID_PASSED, MARKER_PASSED
from branchline.games.england_wales.normal.money import pay
from branchline.games.england_wales.normal.reasons import BID_TOO_HIGH, BID_TOO_LOW, OUT_OF_AUCTION
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.reasons import NOT_YOUR_TURN
from branchline.kernel import ALLOWED, NOBODY, Array, decider, emit, flag, rule

pack_bid = BID.rules.pack


@rule
def forget_auction(state: State) -> None:
    state.high = 0
    state.high_bidder = NOBODY
    state.passed = 0


@rule
def has_passed(state: State, seat: int) -> bool:
    return state.passed >> seat & 1 == 1


@rule
def lowest_bid(board: Board, state: State) -> int:
    """EW-4.3"""
    return max(board.lowest_bid, state.high + 1)


@rule
def highest_bid(board: Board, state: State, seat: int) -> int:
    """EW-4.9 Cash and five bonds, and never more than 99."""
    return min(state.cash[seat] + board.bond_headroom, board.highest_bid)


@rule
def why_no_bid(board: Board, state: State, bid: int) -> int:
    if bid < lowest_bid(board, state):
        return BID_TOO_LOW
    return BID_TOO_HIGH if bid > highest_bid(board, state, decider(state)) else ALLOWED


@rule
def list_bids(board: Board, state: State, out: Array, count: int) -> int:
    for bid in range(lowest_bid(board, state), highest_bid(board, state, decider(state)) + 1):
        out[count] = pack_bid(bid)
        count += 1
    return count


@rule
def why_not_bidding(state: State, seat: int) -> int:
    """EW-4.4"""
    return OUT_OF_AUCTION if has_passed(state, seat) else NOT_YOUR_TURN


@rule
def make_bid(state: State, bid: int, log: Array) -> None:
    state.high = bid
    state.high_bidder = decider(state)
    emit(log, BID_MADE, state.high_bidder, bid)


@rule
def pass_bid(state: State, log: Array) -> None:
    """EW-4.4 Who passes is out of this auction."""
    state.passed |= flag(decider(state))
    emit(log, BID_PASSED, decider(state))


@rule
def next_bidder(state: State) -> int:
    """EW-4.2, EW-4.5, EW-4.7 The owner of the marker speaks first; then the next player clockwise who is still in,
    other than the highest bidder; or NOBODY."""
    if state.high == 0 and state.passed == 0:
        return state.first
    for step in range(1, state.players + 1):
        seat = (decider(state) + step) % state.players
        if seat != state.high_bidder and not has_passed(state, seat):
            return seat
    return NOBODY


@rule
def settle_auction(board: Board, state: State, log: Array) -> None:
    """EW-4.5, EW-4.6, EW-4.8, EW-12.5 The winner pays and takes the marker; without a bid it moves on by itself."""
    if state.high_bidder != NOBODY:
        state.first = state.high_bidder
        emit(log, AUCTION_WON, state.first, state.high)
        pay(board, state, state.first, state.high, log)
    else:
        pass_marker(state, log)
    forget_auction(state)


@rule
def pass_marker(state: State, log: Array) -> None:
    """EW-4.6, EW-4.11 One seat clockwise."""
    state.first = (state.first + 1) % state.players
    emit(log, MARKER_PASSED, state.first)
