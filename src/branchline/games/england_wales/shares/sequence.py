"""§7, §12 What follows what: auctions, action rounds, dividends, mergers, the stock phase."""

from branchline.games.england_wales.components import NO_END
from branchline.games.england_wales.ending import ending_after
from branchline.games.england_wales.shares.actions import (
    is_bid,
    is_merge,
    is_propose,
    is_withdraw,
    unpack_bid,
    unpack_dividend,
    unpack_merge,
    unpack_propose,
    unpack_repay,
    unpack_vote,
)
from branchline.games.england_wales.shares.auctions import (
    begin_auctions,
    end_auctions,
    finds_bidder,
    finds_proposer,
    is_initial,
    leave,
    make_bid,
    propose,
    sell_share,
    withdraw,
)
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import (
    ACT,
    COMPANIES,
    MERGE,
    MOST_TURNS,
    OPEN_BID,
    PAY_OUT,
    PROPOSE,
    RAISE,
    REPAY,
    ROUNDS,
    VOTE,
)
from branchline.games.england_wales.shares.dividends import (
    most_repaid,
    pay_dividend,
    pay_grants,
    pay_incomes,
    pay_interest,
    repay,
)
from branchline.games.england_wales.shares.ending import end_game
from branchline.games.england_wales.shares.events import (
    MERGER_DECLINED,
    NOTHING_TO_DO,
    ROUND_BEGAN,
    TURN_BEGAN,
)
from branchline.games.england_wales.shares.mergers import can_merge, merge, propose_merger
from branchline.games.england_wales.shares.prices import next_controlled, set_order
from branchline.games.england_wales.shares.rounds import can_act, completes_action
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.votes import asks_voter, call_voters, cast_vote, show_votes, voting_company
from branchline.kernel import NOBODY, Array, ask, emit, present_phase, rule

ASKED, NEXT_PROPOSER, CLOSE, TURN, NEXT_ACTION, DIVIDENDS, NEXT_DIVIDEND, MERGERS, NEXT_MERGER, STOCK = range(10)
"""What follows an answer: another question, or a step that the rules take by themselves."""
MOST_STEPS = 40 * MOST_TURNS
"""More than turns without a question can take."""


@rule
def apply(board: Board, state: State, action: int, log: Array) -> None:
    step = answer(board, state, action, log)
    for _ in range(MOST_STEPS):
        if step == ASKED:
            break
        step = go_on(board, state, step, log)


@rule
def answer(board: Board, state: State, action: int, log: Array) -> int:
    """Carry out what was decided, and tell what is to follow."""
    phase = present_phase(state)
    if phase == PROPOSE or phase == OPEN_BID or phase == RAISE:
        return answer_auction(board, state, action, log)
    if phase == REPAY:
        repay(board, state, unpack_repay(action), log)
        return ask_for_dividend(board, state, log)
    if phase == PAY_OUT:
        pay_dividend(board, state, unpack_dividend(action), log)
        return NEXT_DIVIDEND
    if phase == MERGE or phase == VOTE:
        return answer_merger(board, state, action, log)
    return NEXT_ACTION if completes_action(board, state, phase, action, log) else ASKED


@rule
def go_on(board: Board, state: State, step: int, log: Array) -> int:
    """ES-7.1 The phases of a turn, one after the other."""
    if step == NEXT_ACTION:
        return next_action(board, state, log)
    if step == NEXT_DIVIDEND:
        return next_dividend(board, state, log)
    if step == NEXT_MERGER:
        return next_merger(board, state)
    if step == NEXT_PROPOSER:
        return ASKED if finds_proposer(board, state, log) else CLOSE
    if step == CLOSE:
        return close_auctions(board, state, log)
    if step == TURN:
        return begin_turn(board, state, log)
    if step == DIVIDENDS:
        return begin_dividends(board, state, log)
    if step == MERGERS:
        return begin_mergers(board, state, log)
    begin_auctions(board, state)
    return NEXT_PROPOSER


# --- auctions ------------------------------------------------------------------------------------------------------


@rule
def answer_auction(board: Board, state: State, action: int, log: Array) -> int:
    """ES-4.2, ES-4.5, ES-4.10"""
    if is_propose(action):
        company, source = unpack_propose(action)
        propose(state, company, source, log)
        return ASKED
    if is_withdraw(action):
        withdraw(state, log)
        return NEXT_PROPOSER
    if is_bid(action):
        make_bid(state, unpack_bid(action), log)
    else:
        leave(state, log)
    if finds_bidder(board, state, log):
        return ASKED
    sell_share(state, log)
    return NEXT_PROPOSER


@rule
def close_auctions(board: Board, state: State, log: Array) -> int:
    """ES-3.5, ES-11.2 The first turn begins; or this one is over."""
    why = NO_END if is_initial(state) else ending_after(state.turn, state.last_turn, board.turn_limit)
    end_auctions(state, log)
    if why == NO_END:
        return TURN
    end_game(board, state, why, log)
    return ASKED


# --- action rounds -------------------------------------------------------------------------------------------------


@rule
def begin_turn(board: Board, state: State, log: Array) -> int:
    """ES-7.1, ES-7.2, ES-7.3"""
    state.turn += 1
    emit(log, TURN_BEGAN, state.turn)
    state.action_round = 1
    set_order(board, state, True)
    return NEXT_ACTION


@rule
def next_action(board: Board, state: State, log: Array) -> int:
    """ES-7.2, ES-12.2 The next company of the order, round after round; one that can do nothing passes."""
    state.second = 0
    for _ in range(ROUNDS * (COMPANIES + 1)):
        company = next_controlled(board, state)
        if company != NOBODY:
            if can_act(board, state):
                ask(state, ACT, state.controller[company])
                return ASKED
            emit(log, NOTHING_TO_DO, company)
        elif state.action_round < ROUNDS:
            state.action_round += 1
            emit(log, ROUND_BEGAN, state.action_round)
        else:
            break
    state.action_round = 0
    return DIVIDENDS


# --- dividends -----------------------------------------------------------------------------------------------------


@rule
def begin_dividends(board: Board, state: State, log: Array) -> int:
    """ES-7.21, ES-8.1"""
    pay_incomes(board, state, log)
    set_order(board, state, True)
    return NEXT_DIVIDEND


@rule
def next_dividend(board: Board, state: State, log: Array) -> int:
    """ES-8.1, ES-8.5, ES-12.2 Interest, repayment, dividend; what has only one answer is not asked."""
    company = next_controlled(board, state)
    if company == NOBODY:
        return MERGERS
    pay_interest(board, state, company, log)
    if most_repaid(board, state) == 0:
        return ask_for_dividend(board, state, log)
    ask(state, REPAY, state.controller[company])
    return ASKED


@rule
def ask_for_dividend(board: Board, state: State, log: Array) -> int:
    """ES-12.2 Without cash the dividend is nothing."""
    if state.funds[state.acting] > 0:
        ask(state, PAY_OUT, state.controller[state.acting])
        return ASKED
    pay_dividend(board, state, 0, log)
    return NEXT_DIVIDEND


# --- mergers -------------------------------------------------------------------------------------------------------


@rule
def begin_mergers(board: Board, state: State, log: Array) -> int:
    """ES-8.16, ES-9.1"""
    pay_grants(board, state, log)
    set_order(board, state, False)
    return NEXT_MERGER


@rule
def next_merger(board: Board, state: State) -> int:
    """ES-9.1, ES-9.2 Each company once, in rising order; one that can buy nothing is not asked."""
    company = next_controlled(board, state)
    if company == NOBODY:
        return STOCK
    if not can_merge(board, state):
        return NEXT_MERGER
    ask(state, MERGE, state.controller[company])
    return ASKED


@rule
def answer_merger(board: Board, state: State, action: int, log: Array) -> int:
    """ES-9.7, ES-9.10"""
    if present_phase(state) == VOTE:
        cast_vote(state, unpack_vote(action), log)
        company = voting_company(state)
        return ASKED if asks_voter(state, company) else count_votes(board, state, company, log)
    if not is_merge(action):
        emit(log, MERGER_DECLINED, state.acting)
        return NEXT_MERGER
    propose_merger(board, state, unpack_merge(action), log)
    call_voters(state, state.acting)
    return ASKED if asks_voter(state, state.acting) else count_votes(board, state, state.acting, log)


@rule
def count_votes(board: Board, state: State, company: int, log: Array) -> int:
    """ES-9.7, ES-9.14 First the buyer's shareholders, then the target's, whose controller at least is asked."""
    agreed = show_votes(state, company, log)
    if agreed and company == state.acting:
        call_voters(state, state.target)
        asks_voter(state, state.target)
        return ASKED
    if agreed:
        merge(board, state, log)
    state.target = NOBODY
    return NEXT_MERGER
