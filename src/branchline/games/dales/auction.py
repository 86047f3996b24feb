"""§5 Auction."""

from branchline.games.dales.actions import BID
from branchline.games.dales.board import Board
from branchline.games.dales.components import (
    BIDDING,
    COLOURS,
    GREEN,
    RED,
    SPACES,
)
from branchline.games.dales.events import BID_DISPLACED, BID_PLACED, BIDDER_STUCK, COLOUR_CHOSEN, ONLY_CHOICE
from branchline.games.dales.options import FIRST_STUCK
from branchline.games.dales.piles import gain_influence
from branchline.games.dales.reasons import (
    BELOW_MINIMUM_BID,
    MUST_BEAT_BID,
    NO_SUCH_SPACE,
    NOT_ENOUGH_CUBES_IN_HAND,
    NOT_YOUR_TURN,
    ONLY_RED_OR_GREEN,
    OWN_BID_THERE,
    TWO_BIDS_STANDING,
)
from branchline.games.dales.state import State
from branchline.kernel import ALLOWED, NOBODY, Array, ask, decider, emit, rule

pack_bid = BID.rules.pack

BIDS_EACH = 2


@rule
def standing_bids(state: State, seat: int) -> int:
    bids = 0
    for space in range(SPACES):
        bids += state.bidder[space] == seat
    return bids


@rule
def why_not_bidding(state: State, seat: int) -> int:
    """WD-5.1 Until they are outbid."""
    return TWO_BIDS_STANDING if standing_bids(state, seat) == BIDS_EACH else NOT_YOUR_TURN


@rule
def lowest_bid(board: Board, state: State, space: int) -> int:
    """WD-5.3, WD-5.4 The printed minimum, or one cube more than the bid that stands."""
    return board.minimum[state.side, space] if state.bidder[space] == NOBODY else state.bid[space] + 1


@rule
def why_no_bid(board: Board, state: State, space: int, cubes: int) -> int:
    """WD-5.3, WD-5.4, WD-5.5, WD-5.6, WD-5.7, NB-7.1 With cubes in hand, on any space but one's own.
    Spaces are called by their number, from 1."""
    if space > board.spaces[state.side]:
        return NO_SUCH_SPACE
    if state.bidder[space - 1] == decider(state):
        return OWN_BID_THERE
    if cubes < lowest_bid(board, state, space - 1):
        return BELOW_MINIMUM_BID if state.bidder[space - 1] == NOBODY else MUST_BEAT_BID
    return ALLOWED if cubes <= state.hand[decider(state)] else NOT_ENOUGH_CUBES_IN_HAND


@rule
def list_bids(board: Board, state: State, out: Array, count: int) -> int:
    for space in range(board.spaces[state.side]):
        for cubes in range(lowest_bid(board, state, space), state.hand[decider(state)] + 1):
            if why_no_bid(board, state, space + 1, cubes) != ALLOWED:
                break
            out[count] = pack_bid(space + 1, cubes)
            count += 1
    return count


@rule
def ways_to_bid(board: Board, state: State, seat: int) -> int:
    """How many bids a seat could make."""
    ways = 0
    for space in range(board.spaces[state.side]):
        if state.bidder[space] != seat:
            ways += max(0, state.hand[seat] - lowest_bid(board, state, space) + 1)
    return ways


@rule
def place_bid(state: State, space: int, cubes: int, log: Array) -> None:
    """WD-5.4 The cubes of a displaced bid return to their owner's hand at once."""
    seat, at = decider(state), space - 1
    displaced = state.bidder[at]
    emit(log, BID_PLACED, seat, at, cubes)
    if displaced != NOBODY:
        state.hand[displaced] += state.bid[at]
        emit(log, BID_DISPLACED, displaced, at, state.bid[at])
    state.hand[seat] -= cubes
    state.bidder[at] = seat
    state.bid[at] = cubes


@rule
def place_only_bid(board: Board, state: State, log: Array) -> None:
    """For a seat that has just one bid to make."""
    emit(log, ONLY_CHOICE, decider(state))
    for space in range(board.spaces[state.side]):
        cubes = lowest_bid(board, state, space)
        if why_no_bid(board, state, space + 1, cubes) == ALLOWED:
            place_bid(state, space + 1, cubes, log)
            return


@rule
def call_next_bidder(board: Board, state: State, log: Array) -> int:
    """WD-5.1, WD-5.2, WD-5.8, WD-5.9, WD-5.10 The next in player order with fewer than two bids; a stuck one ends the
    auction, or is passed over. Returns in how many ways they can bid; 0 when the auction is over."""
    for _ in range(state.players):
        state.place = (state.place + 1) % state.players
        seat = state.order[state.place]
        if standing_bids(state, seat) == BIDS_EACH:
            continue
        ways = ways_to_bid(board, state, seat)
        if ways > 0:
            ask(state, BIDDING, seat)
            return ways
        emit(log, BIDDER_STUCK, seat)
        if state.auction_stop == FIRST_STUCK:
            return 0
    return 0


@rule
def winner(state: State) -> int:
    """WD-5.14 Whose space is being settled."""
    return state.bidder[state.settling]


@rule
def put_counters_back(state: State) -> None:
    """WD-5.16"""
    state.settling = NOBODY
    for space in range(SPACES):
        state.counter[space] = NOBODY


@rule
def give_space(board: Board, state: State, chosen: int, log: Array) -> None:
    """WD-2.8, WD-5.11, WD-5.12, WD-5.13 The winner's markers move up once each; their cubes go to their stock."""
    space = state.settling
    for colour in range(COLOURS):
        points = board.printed[state.side, space, colour] + (state.counter[space] == colour)
        if colour == chosen:
            points += board.choice[state.side, space]
        if points > 0:
            gain_influence(board, state, state.bidder[space], colour, points, log)
    state.bidder[space] = NOBODY
    state.bid[space] = 0


@rule
def why_no_colour(colour: int) -> int:
    """WD-5.14, NB-7.3, NB-7.4 Either, whatever the tracks say."""
    return ALLOWED if colour == RED or colour == GREEN else ONLY_RED_OR_GREEN


@rule
def choose_colour(board: Board, state: State, colour: int, log: Array) -> None:
    emit(log, COLOUR_CHOSEN, decider(state), colour)
    give_space(board, state, colour, log)
    state.settling += 1
