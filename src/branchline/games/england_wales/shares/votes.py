"""§9 Votes on a merger: asked one after the other with hidden answers, shown together."""

from branchline.games.england_wales.reasons import NOT_YOUR_TURN
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import NEXT_MERGER, NO, VOTING, YES
from branchline.games.england_wales.shares.control import held_shares
from branchline.games.england_wales.shares.events import (
    HAS_VOTED,
    MERGER_PROPOSED,
    VOTE_AGREED,
    VOTE_REJECTED,
    VOTE_SHOWN,
    VOTED,
)
from branchline.games.england_wales.shares.mergers import merge, merger_price
from branchline.games.england_wales.shares.reasons import ALREADY_VOTED, NO_VOTES
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, Array, ask, decider, emit, flag, frame_argument, reveal, rule


@rule
def decides_alone(state: State, company: int) -> bool:
    """ES-9.12 With at least half of the votes."""
    return 2 * state.shares[company, state.controller[company]] >= held_shares(state, company)


@rule
def call_voters(state: State, company: int) -> None:
    """ES-9.7, ES-9.9, ES-9.12 Those who are to be asked; the controller of the buyer has said yes by proposing."""
    controller, is_buyer = state.controller[company], company == state.acting
    state.voters = 0
    if not is_buyer:
        state.voters |= flag(controller)
    else:
        state.vote[controller] = YES
    if not decides_alone(state, company):
        for seat in range(state.players):
            if seat != controller and state.shares[company, seat] > 0:
                state.voters |= flag(seat)


@rule
def asks_voter(state: State, company: int) -> bool:
    """ES-9.10 The next one to be asked, clockwise from the controller."""
    for step in range(state.players):
        seat = (state.controller[company] + step) % state.players
        if state.voters & flag(seat):
            ask(state, VOTING, seat, company)
            return True
    return False


@rule
def why_not_voting(state: State, seat: int) -> int:
    """ES-9.7, ES-9.10"""
    if state.shares[voting_company(state), seat] == 0:
        return NO_VOTES
    return NOT_YOUR_TURN if state.voters & flag(seat) else ALREADY_VOTED


@rule
def propose_merger(board: Board, state: State, company: int, log: Array) -> int:
    """ES-9.9"""
    state.target = company
    buyer = state.acting
    emit(log, MERGER_PROPOSED, state.controller[buyer], buyer, company, merger_price(board, state, company))
    call_voters(state, buyer)
    return next_voter(board, state, buyer, log)


@rule
def cast_vote(board: Board, state: State, answer: int, log: Array) -> int:
    """ES-9.8, ES-9.10 Final, and hidden until the last answer is in."""
    seat = decider(state)
    state.vote[seat] = answer
    state.voters &= ~flag(seat)
    emit(log, VOTED, seat, answer)
    emit(log, HAS_VOTED, seat)
    return next_voter(board, state, voting_company(state), log)


@rule
def next_voter(board: Board, state: State, company: int, log: Array) -> int:
    """ES-9.7, ES-9.14 First the buyer's shareholders, then the target's, whose controller at least is asked."""
    if asks_voter(state, company):
        return VOTING
    agreed = show_votes(state, company, log)
    if agreed and company == state.acting:
        call_voters(state, state.target)
        asks_voter(state, state.target)
        return VOTING
    if agreed:
        merge(board, state, log)
    state.target = NOBODY
    return NEXT_MERGER


@rule
def votes_for(state: State, company: int, answer: int) -> int:
    votes = 0
    for seat in range(state.players):
        if state.vote[seat] == answer:
            votes += state.shares[company, seat]
    return votes


@rule
def is_agreed(state: State, company: int) -> bool:
    """ES-9.11, ES-9.12 More yes than no; in a tie, or where the controller has half, that vote decides."""
    yes, no = votes_for(state, company, YES), votes_for(state, company, NO)
    if yes == no or decides_alone(state, company):
        return state.vote[state.controller[company]] == YES
    return yes > no


@rule
def show_votes(state: State, company: int, log: Array) -> bool:
    """ES-9.10 All together; whether the shareholders agree."""
    agreed = is_agreed(state, company)
    yes, no = votes_for(state, company, YES), votes_for(state, company, NO)
    for seat in range(state.players):
        if state.vote[seat] != NOBODY:
            emit(log, VOTE_SHOWN, seat, state.vote[seat], state.shares[company, seat])
            state.vote[seat] = NOBODY
    emit(log, VOTE_AGREED if agreed else VOTE_REJECTED, company, yes, no)
    state.votes_shown += 1
    reveal(state)
    return agreed


@rule
def voting_company(state: State) -> int:
    return frame_argument(state, 0)
