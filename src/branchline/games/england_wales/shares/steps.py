"""§7, §12 What the game does by itself between two questions, and whom it asks."""

from branchline.games.england_wales.components import NO_END
from branchline.games.england_wales.ending import ending_after
from branchline.games.england_wales.reasons import NOT_YOUR_TURN
from branchline.games.england_wales.shares.auctions import (
    clear_series,
    finds_bidder,
    finds_proposer,
    is_initial,
    offers_once,
    sell_share,
)
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.building import why_no_build
from branchline.games.england_wales.shares.components import (
    ACT,
    BEGIN_AUCTIONS,
    BEGIN_DIVIDENDS,
    BEGIN_MERGERS,
    BEGIN_TURN,
    COMPANIES,
    END_AUCTIONS,
    MERGING,
    MOST_TURNS,
    NEXT_DIVIDEND,
    NEXT_MERGER,
    NEXT_PROPOSER,
    PAYING_OUT,
    PROPOSING,
    RAISING,
    REPAYING,
    ROUNDS,
    TAKE_UP_DIVIDEND,
)
from branchline.games.england_wales.shares.deliveries import why_no_deliver
from branchline.games.england_wales.shares.dividends import (
    most_repaid,
    pay_dividend,
    pay_grants,
    pay_incomes,
    pay_interest,
)
from branchline.games.england_wales.shares.ending import end_game
from branchline.games.england_wales.shares.events import ACTION_PASSED, NOTHING_TO_DO, ROUND_BEGAN, TURN_BEGAN
from branchline.games.england_wales.shares.mergers import can_merge
from branchline.games.england_wales.shares.prices import next_controlled, set_order
from branchline.games.england_wales.shares.reasons import LEFT_AUCTION, WITHDRAWN
from branchline.games.england_wales.shares.state import State
from branchline.kernel import ALLOWED, NOBODY, OVER, Array, emit, flag, rule

MOST_STEPS = 40 * MOST_TURNS
"""More than turns without a question can take."""


# --- whom it asks --------------------------------------------------------------------------------------------------


@rule
def proposer(state: State) -> int:
    return state.proposer


@rule
def acting_controller(state: State) -> int:
    """ES-5.1"""
    return state.controller[state.acting]


@rule
def why_not_proposing(state: State, seat: int) -> int:
    """ES-4.8"""
    return WITHDRAWN if state.withdrawn & flag(seat) and not offers_once(state) else NOT_YOUR_TURN


@rule
def why_not_raising(state: State, seat: int) -> int:
    """ES-4.5, ES-4.8"""
    why = why_not_proposing(state, seat)
    return LEFT_AUCTION if why == NOT_YOUR_TURN and not state.bidders & flag(seat) else why


# --- auctions ------------------------------------------------------------------------------------------------------


@rule
def next_bidder(board: Board, state: State, log: Array) -> int:
    """ES-4.5, ES-4.6, ES-4.10 Until one is left, who buys the share."""
    if finds_bidder(board, state, log):
        return RAISING
    sell_share(state, log)
    return NEXT_PROPOSER


@rule
def next_proposer(board: Board, state: State, log: Array) -> int:
    """ES-4.7, ES-4.8"""
    return PROPOSING if finds_proposer(board, state, log) else END_AUCTIONS


@rule
def end_auctions(board: Board, state: State, log: Array) -> int:
    """ES-3.5, ES-11.2 The first turn begins; or this one is over."""
    why = NO_END if is_initial(state) else ending_after(state.turn, state.last_turn, board.turn_limit)
    clear_series(state, log)
    if why == NO_END:
        return BEGIN_TURN
    end_game(board, state, why, log)
    return OVER


# --- action rounds -------------------------------------------------------------------------------------------------


@rule
def begin_turn(board: Board, state: State, log: Array) -> None:
    """ES-7.1, ES-7.2, ES-7.3"""
    state.turn += 1
    emit(log, TURN_BEGAN, state.turn)
    state.action_round = 1
    set_order(board, state, True)


@rule
def next_action(board: Board, state: State, log: Array) -> int:
    """ES-7.2, ES-12.2 The next company of the order, round after round; one that can do nothing passes."""
    state.second = 0
    for _ in range(ROUNDS * (COMPANIES + 1)):
        company = next_controlled(board, state)
        if company != NOBODY:
            if can_act(board, state):
                return ACT
            emit(log, NOTHING_TO_DO, company)
        elif state.action_round < ROUNDS:
            state.action_round += 1
            emit(log, ROUND_BEGAN, state.action_round)
        else:
            break
    state.action_round = 0
    return BEGIN_DIVIDENDS


@rule
def can_act(board: Board, state: State) -> bool:
    return why_no_build(board, state) == ALLOWED or why_no_deliver(board, state) == ALLOWED


@rule
def pass_action(state: State, log: Array) -> None:
    emit(log, ACTION_PASSED, state.acting)


# --- dividends -----------------------------------------------------------------------------------------------------


@rule
def begin_dividends(board: Board, state: State, log: Array) -> None:
    """ES-7.21, ES-8.1"""
    pay_incomes(board, state, log)
    set_order(board, state, True)


@rule
def next_dividend(board: Board, state: State, log: Array) -> int:
    """ES-8.1, ES-8.5, ES-12.2 Interest, repayment, dividend; what has only one answer is not asked."""
    company = next_controlled(board, state)
    if company == NOBODY:
        return BEGIN_MERGERS
    pay_interest(board, state, company, log)
    return REPAYING if most_repaid(board, state) > 0 else TAKE_UP_DIVIDEND


@rule
def take_up_dividend(board: Board, state: State, log: Array) -> int:
    """ES-12.2 Without cash the dividend is nothing."""
    if state.funds[state.acting] > 0:
        return PAYING_OUT
    pay_dividend(board, state, 0, log)
    return NEXT_DIVIDEND


# --- mergers -------------------------------------------------------------------------------------------------------


@rule
def begin_mergers(board: Board, state: State, log: Array) -> None:
    """ES-8.16, ES-9.1"""
    pay_grants(board, state, log)
    set_order(board, state, False)


@rule
def next_merger(board: Board, state: State) -> int:
    """ES-9.1, ES-9.2 Each company once, in rising order; one that can buy nothing is not asked."""
    if next_controlled(board, state) == NOBODY:
        return BEGIN_AUCTIONS
    return MERGING if can_merge(board, state) else NEXT_MERGER
