"""§12 What may be answered to each question, and why anything else may not."""

from branchline.games.england_wales.reasons import GAME_OVER, MUST_STOP, NO_SUCH_CITY, NOT_YOUR_TURN
from branchline.games.england_wales.shares.actions import (
    is_abandon,
    is_bid,
    is_build,
    is_cube,
    is_decline,
    is_deliver,
    is_dividend,
    is_leave,
    is_merge,
    is_pass,
    is_propose,
    is_repay,
    is_second,
    is_side,
    is_start,
    is_tile,
    is_via,
    is_vote,
    is_withdraw,
    pack_build,
    pack_deliver,
    pack_pass,
    unpack_bid,
    unpack_cube,
    unpack_dividend,
    unpack_merge,
    unpack_propose,
    unpack_repay,
    unpack_second,
    unpack_side,
    unpack_start,
    unpack_tile,
    unpack_via,
)
from branchline.games.england_wales.shares.auctions import (
    flag,
    list_bids,
    list_proposals,
    offers_once,
    why_no_bid,
    why_no_proposal,
)
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import (
    is_without_links,
    list_seconds,
    list_sides,
    list_starts,
    list_tiles,
    why_no_build,
    why_no_city,
    why_no_first_tile,
    why_no_second,
    why_no_tile,
)
from branchline.games.england_wales.shares.components import (
    ACT,
    CUBE,
    FIRST_SIDE,
    MERGE,
    OPEN_BID,
    PAY_OUT,
    PROPOSE,
    RAISE,
    REPAY,
    SECOND,
    START,
    TILE,
    VIA,
    VOTE,
)
from branchline.games.england_wales.shares.deliveries import (
    list_cubes,
    list_ways,
    why_no_cube,
    why_no_deliver,
    why_no_via,
)
from branchline.games.england_wales.shares.dividends import (
    list_dividends,
    list_repayments,
    why_no_dividend,
    why_no_repayment,
)
from branchline.games.england_wales.shares.mergers import list_mergers, why_no_merger
from branchline.games.england_wales.shares.money import means
from branchline.games.england_wales.shares.reasons import (
    ACTION_UNDER_WAY,
    ALREADY_VOTED,
    AUCTIONS_UNDER_WAY,
    CHOOSE_ACTION,
    LEFT_AUCTION,
    LINK_INCOMPLETE,
    NO_AUCTION,
    NO_ROUNDS,
    NO_VOTE,
    NO_VOTES,
    NOT_CONTROLLER,
    NOT_MERGING,
    NOT_PAYING,
    OPEN_FIRST,
    PROPOSE_FIRST,
    THIRD_LINK,
    VOTE_UNDER_WAY,
    WAY_IS_OPEN,
    WITHDRAWN,
)
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.votes import list_votes, voting_company
from branchline.kernel import (
    ALLOWED,
    NOBODY,
    SIDES,
    Array,
    decider,
    frame_argument,
    has_ended,
    present_phase,
    rule,
)

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
    if phase == PROPOSE:
        return list_proposals(board, state, out)
    if phase == OPEN_BID or phase == RAISE:
        return list_bids(board, state, out)
    if phase == SECOND:
        return list_seconds(out)
    if phase == REPAY:
        return list_repayments(board, state, out)
    if phase == PAY_OUT:
        return list_dividends(board, state, out)
    return list_mergers(board, state, out) if phase == MERGE else list_votes(out)


@rule
def list_kinds(board: Board, state: State, out: Array) -> int:
    """ES-7.2 Each kind of action of which a complete move exists; passing is always legal."""
    out[0] = pack_pass()
    count = 1
    if why_no_build(board, state) == ALLOWED:
        out[count] = pack_build()
        count += 1
    if why_no_deliver(board, state) == ALLOWED:
        out[count] = pack_deliver()
        count += 1
    return count


# --- and why not ---------------------------------------------------------------------------------------------------


@rule
def why_not(board: Board, state: State, action: int) -> int:
    if has_ended(state):
        return GAME_OVER
    phase = present_phase(state)
    if is_propose(action) or is_withdraw(action) or is_bid(action) or is_leave(action):
        return why_not_in_auction(board, state, phase, action)
    if phase == PROPOSE or phase == OPEN_BID or phase == RAISE:
        return AUCTIONS_UNDER_WAY
    if is_repay(action) or is_dividend(action):
        return why_no_payment(board, state, phase, action)
    if is_merge(action) or is_decline(action) or is_vote(action):
        return why_not_merging(board, state, phase, action)
    if phase == REPAY or phase == PAY_OUT or phase == MERGE or phase == VOTE:
        return NO_ROUNDS
    return why_no_action(board, state, phase, action)


@rule
def why_not_in_auction(board: Board, state: State, phase: int, action: int) -> int:
    """ES-4.2, ES-4.5"""
    if phase == PROPOSE:
        if is_propose(action):
            company, source = unpack_propose(action)
            return why_no_proposal(board, state, state.proposer, company, source)
        return ALLOWED if is_withdraw(action) else PROPOSE_FIRST
    if phase != OPEN_BID and phase != RAISE:
        return NO_AUCTION
    if is_bid(action):
        return why_no_bid(board, state, unpack_bid(action))
    return ALLOWED if is_leave(action) and phase == RAISE else OPEN_FIRST


@rule
def why_no_payment(board: Board, state: State, phase: int, action: int) -> int:
    """ES-8.1"""
    if is_repay(action):
        return why_no_repayment(board, state, unpack_repay(action)) if phase == REPAY else NOT_PAYING
    return why_no_dividend(board, state, unpack_dividend(action)) if phase == PAY_OUT else NOT_PAYING


@rule
def why_not_merging(board: Board, state: State, phase: int, action: int) -> int:
    """ES-9.1, ES-9.7"""
    if phase == VOTE:
        return ALLOWED if is_vote(action) else VOTE_UNDER_WAY
    if is_vote(action):
        return NO_VOTE
    if phase != MERGE:
        return NOT_MERGING
    return why_no_merger(board, state, unpack_merge(action)) if is_merge(action) else ALLOWED


@rule
def why_no_action(board: Board, state: State, phase: int, action: int) -> int:
    """ES-7.2, ES-12.4 A kind of action first; then it is carried through."""
    if phase == ACT:
        if is_build(action):
            return why_no_build(board, state)
        if is_deliver(action):
            return why_no_deliver(board, state)
        return ALLOWED if is_pass(action) else CHOOSE_ACTION
    if phase == CUBE or phase == VIA:
        return why_not_delivering(board, state, phase, action)
    return why_not_building(board, state, phase, action)


@rule
def why_not_building(board: Board, state: State, phase: int, action: int) -> int:
    """ES-7.4, ES-7.5, ES-7.7"""
    if phase == SECOND:
        return why_no_second(board, state, unpack_second(action)) if is_second(action) else ACTION_UNDER_WAY
    if is_second(action):
        return THIRD_LINK if state.second else ACTION_UNDER_WAY
    budget = means(board, state, state.acting)
    if phase == START and is_start(action):
        city = unpack_start(action)
        if city >= board.cities:
            return NO_SUCH_CITY
        return why_no_city(board, state, city, is_without_links(state), budget)
    if phase == FIRST_SIDE and is_side(action):
        return why_no_first_tile(board, state, frame_argument(state, 0), unpack_side(action), budget)
    if phase == TILE and is_tile(action):
        return why_no_tile(board, state, unpack_tile(action))
    if phase == TILE and is_abandon(action):
        return WAY_IS_OPEN if can_lay_tile(board, state) else ALLOWED
    return LINK_INCOMPLETE if phase == TILE and is_pass(action) else ACTION_UNDER_WAY


@rule
def can_lay_tile(board: Board, state: State) -> bool:
    for side in range(SIDES):
        if why_no_tile(board, state, side) == ALLOWED:
            return True
    return False


@rule
def why_not_delivering(board: Board, state: State, phase: int, action: int) -> int:
    if phase == CUBE and is_cube(action):
        city, colour = unpack_cube(action)
        return why_no_cube(board, state, city, colour) if city < board.cities else NO_SUCH_CITY
    if phase == VIA and is_via(action):
        return why_no_via(board, state, unpack_via(action))
    if phase == VIA and is_abandon(action):
        return WAY_IS_OPEN if can_go_on(board, state) else ALLOWED
    return MUST_STOP if phase == CUBE and is_via(action) else ACTION_UNDER_WAY


@rule
def can_go_on(board: Board, state: State) -> bool:
    for side in range(SIDES):
        if why_no_via(board, state, side) == ALLOWED:
            return True
    return False


# --- whose turn it is ----------------------------------------------------------------------------------------------


@rule
def why_not_seat(board: Board, state: State, seat: int) -> int:
    """ES-4.5, ES-4.8, ES-5.1, ES-9.7 Only the seat that is asked."""
    if has_ended(state):
        return GAME_OVER
    if seat == decider(state):
        return ALLOWED
    phase = present_phase(state)
    if phase == PROPOSE or phase == OPEN_BID or phase == RAISE:
        if state.withdrawn & flag(seat) and not offers_once(state):
            return WITHDRAWN
        out = phase == RAISE and not state.bidders & flag(seat)
        return LEFT_AUCTION if out else NOT_YOUR_TURN
    if phase == VOTE:
        if state.shares[voting_company(state), seat] == 0:
            return NO_VOTES
        return NOT_YOUR_TURN if state.voters & flag(seat) else ALREADY_VOTED
    return NOT_CONTROLLER if state.acting != NOBODY else NOT_YOUR_TURN
