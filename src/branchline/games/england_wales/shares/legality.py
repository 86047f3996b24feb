"""§12 What may be answered to each question, and why anything else may not."""

from branchline.games.england_wales.reasons import GAME_OVER, NOT_YOUR_TURN
from branchline.games.england_wales.shares.actions import (
    is_bid,
    is_decline,
    is_dividend,
    is_leave,
    is_merge,
    is_propose,
    is_repay,
    is_vote,
    is_withdraw,
    unpack_bid,
    unpack_dividend,
    unpack_merge,
    unpack_propose,
    unpack_repay,
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
from branchline.games.england_wales.shares.components import (
    MERGE,
    OPEN_BID,
    PAY_OUT,
    PROPOSE,
    RAISE,
    REPAY,
    VOTE,
)
from branchline.games.england_wales.shares.dividends import (
    list_dividends,
    list_repayments,
    why_no_dividend,
    why_no_repayment,
)
from branchline.games.england_wales.shares.mergers import list_mergers, why_no_merger
from branchline.games.england_wales.shares.reasons import (
    ALREADY_VOTED,
    AUCTIONS_UNDER_WAY,
    LEFT_AUCTION,
    NO_AUCTION,
    NO_ROUNDS,
    NO_VOTE,
    NO_VOTES,
    NOT_CONTROLLER,
    NOT_MERGING,
    NOT_PAYING,
    OPEN_FIRST,
    PROPOSE_FIRST,
    VOTE_UNDER_WAY,
    WITHDRAWN,
)
from branchline.games.england_wales.shares.rounds import list_in_rounds, why_no_action
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.votes import list_votes, voting_company
from branchline.kernel import (
    ALLOWED,
    NOBODY,
    Array,
    decider,
    has_ended,
    present_phase,
    rule,
)

# --- what may be done ----------------------------------------------------------------------------------------------


@rule
def legal(board: Board, state: State, out: Array) -> int:
    phase = present_phase(state)
    if phase == PROPOSE:
        return list_proposals(board, state, out)
    if phase == OPEN_BID or phase == RAISE:
        return list_bids(board, state, out)
    if phase == REPAY:
        return list_repayments(board, state, out)
    if phase == PAY_OUT:
        return list_dividends(board, state, out)
    if phase == MERGE:
        return list_mergers(board, state, out)
    return list_votes(out) if phase == VOTE else list_in_rounds(board, state, phase, out)


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
