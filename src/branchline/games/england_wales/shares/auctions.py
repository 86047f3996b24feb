"""§4 Initial share auctions, and §10 the stock phase."""

from branchline.games.england_wales.shares.actions import BID
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import AVAILABLE, ISSUED, PROPOSING
from branchline.games.england_wales.shares.control import check_control
from branchline.games.england_wales.shares.events import (
    BID_MADE,
    HAD_TO_LEAVE,
    HAD_TO_WITHDRAW,
    LEFT_AUCTION,
    MARKER_MOVED,
    SHARE_PROPOSED,
    SHARE_SOLD,
    WITHDREW,
)
from branchline.games.england_wales.shares.options import ONE_OFFER_EACH
from branchline.games.england_wales.shares.reasons import (
    BELOW_MINIMUM,
    NO_SHARE_LEFT,
    NO_SUCH_COMPANY,
    NOT_ENOUGH_CASH,
    RAISE_TOO_LOW,
)
from branchline.games.england_wales.shares.state import State
from branchline.kernel import ALLOWED, NOBODY, Array, ask, decider, emit, flag, rule

pack_bid = BID.rules.pack


@rule
def is_initial(state: State) -> bool:
    return state.turn == 0


@rule
def offers_once(state: State) -> bool:
    """ES-10.5 Whether everyone proposes just once."""
    return state.stock_phase == ONE_OFFER_EACH and not is_initial(state)


# --- who proposes --------------------------------------------------------------------------------------------------


@rule
def begin_auctions(state: State) -> None:
    """ES-4.1, ES-10.1, ES-10.8 The owner of the marker is the first proposer."""
    state.withdrawn = 0
    state.last_dealer = NOBODY
    state.proposer = state.first
    ask(state, PROPOSING, state.first)


@rule
def finds_proposer(board: Board, state: State, log: Array) -> bool:
    """ES-4.7, ES-4.8, ES-4.9, ES-4.10 The proposer, or the next who has not withdrawn; who can propose nothing
    withdraws. False when everyone has withdrawn."""
    for _ in range(state.players):
        if not state.withdrawn & flag(state.proposer):
            if can_propose(board, state):
                return True
            state.withdrawn |= flag(state.proposer)
            emit(log, HAD_TO_WITHDRAW, state.proposer)
        state.proposer = (state.proposer + 1) % state.players
    state.proposer = NOBODY
    return False


@rule
def withdraw(state: State, log: Array) -> None:
    """ES-4.8"""
    state.withdrawn |= flag(state.proposer)
    emit(log, WITHDREW, state.proposer)


@rule
def clear_series(state: State, log: Array) -> None:
    """ES-4.11, ES-4.12, ES-10.7 The marker goes to the left of who opened the last initial auction, or won the last one
    of the stock phase."""
    if state.last_dealer != NOBODY:
        state.first = (state.last_dealer + 1) % state.players
        emit(log, MARKER_MOVED, state.first)
    state.withdrawn = 0
    state.last_dealer = NOBODY


# --- what is put up ------------------------------------------------------------------------------------------------


@rule
def shares_in(state: State, company: int, source: int) -> int:
    return state.available[company] if source == AVAILABLE else state.issued[company]


@rule
def why_no_proposal(board: Board, state: State, company: int, source: int) -> int:
    """ES-4.2, ES-4.3, ES-4.4, ES-10.2, ES-10.3 A share that is there, at its price or more. Before the first turn none
    are issued."""
    if company >= board.companies:
        return NO_SUCH_COMPANY
    if shares_in(state, company, source) == 0:
        return NO_SHARE_LEFT
    return ALLOWED if highest_bid(board, state, state.proposer) >= state.price[company] else NOT_ENOUGH_CASH


@rule
def can_propose(board: Board, state: State) -> bool:
    for company in range(board.companies):
        for source in range(ISSUED + 1):
            if why_no_proposal(board, state, company, source) == ALLOWED:
                return True
    return False


@rule
def propose(state: State, company: int, source: int, log: Array) -> None:
    state.lot = company
    state.source = source
    emit(log, SHARE_PROPOSED, state.proposer, company, source)


# --- bids ----------------------------------------------------------------------------------------------------------


@rule
def highest_bid(board: Board, state: State, seat: int) -> int:
    """ES-4.4 Players cannot borrow."""
    return min(state.cash[seat], board.highest_bid)


@rule
def lowest_bid(state: State) -> int:
    """ES-4.3, ES-4.5, ES-10.3"""
    return state.price[state.lot] if state.high == 0 else state.high + 1


@rule
def why_no_bid(board: Board, state: State, amount: int) -> int:
    if amount < lowest_bid(state):
        return BELOW_MINIMUM if state.high == 0 else RAISE_TOO_LOW
    return ALLOWED if amount <= highest_bid(board, state, decider(state)) else NOT_ENOUGH_CASH


@rule
def list_bids(board: Board, state: State, out: Array, count: int) -> int:
    for amount in range(lowest_bid(state), highest_bid(board, state, decider(state)) + 1):
        out[count] = pack_bid(amount)
        count += 1
    return count


@rule
def make_bid(state: State, amount: int, log: Array) -> None:
    seat = decider(state)
    if state.high == 0:
        everyone = flag(state.players) - 1
        state.bidders = everyone if offers_once(state) else everyone & ~state.withdrawn
    state.high = amount
    state.high_bidder = seat
    emit(log, BID_MADE, seat, amount, state.lot)


@rule
def leave(state: State, log: Array) -> None:
    state.bidders &= ~flag(decider(state))
    emit(log, LEFT_AUCTION, decider(state))


@rule
def next_to_raise(state: State) -> int:
    """ES-4.5 The next one clockwise who is in, other than the highest bidder; or NOBODY."""
    for step in range(1, state.players):
        seat = (decider(state) + step) % state.players
        if seat != state.high_bidder and state.bidders & flag(seat):
            return seat
    return NOBODY


@rule
def finds_bidder(board: Board, state: State, log: Array) -> bool:
    """ES-4.5, ES-4.9 Who cannot raise leaves. False when one is left."""
    for _ in range(state.players):
        seat = next_to_raise(state)
        if seat == NOBODY:
            break
        if highest_bid(board, state, seat) > state.high:
            return True
        state.bidders &= ~flag(seat)
        emit(log, HAD_TO_LEAVE, seat)
    return False


# --- and the sale --------------------------------------------------------------------------------------------------


@rule
def sell_share(state: State, log: Array) -> None:
    """ES-4.6, ES-4.7, ES-4.13, ES-6.10, ES-10.4 The money goes to the company for an available share, else to the bank.
    If the proposer won, the next one proposes; else they propose again."""
    company, seat = state.lot, state.high_bidder
    state.cash[seat] -= state.high
    if state.source == AVAILABLE:
        state.available[company] -= 1
        state.funds[company] += state.high
    else:
        state.issued[company] -= 1
    state.shares[company, seat] += 1
    emit(log, SHARE_SOLD, seat, company, state.high, state.source)
    check_control(state, company, seat, log)
    state.last_dealer = state.proposer if is_initial(state) else seat
    if offers_once(state):
        state.withdrawn |= flag(state.proposer)
    elif seat == state.proposer:
        state.proposer = (state.proposer + 1) % state.players
    clear_auction(state)


@rule
def clear_auction(state: State) -> None:
    state.lot = NOBODY
    state.source = AVAILABLE
    state.bidders = 0
    state.high = 0
    state.high_bidder = NOBODY
