"""§9 Votes on a merger: asked one after the other with hidden answers, shown together."""

from branchline.games.england_wales.shares.actions import pack_vote
from branchline.games.england_wales.shares.auctions import flag
from branchline.games.england_wales.shares.components import NO, VOTE, YES
from branchline.games.england_wales.shares.control import held_shares
from branchline.games.england_wales.shares.events import (
    HAS_VOTED,
    VOTE_AGREED,
    VOTE_REJECTED,
    VOTE_SHOWN,
    VOTED,
)
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, Array, ask, decider, emit, frame_argument, present_phase, reveal, rule


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
            ask(state, VOTE, seat, company)
            return True
    return False


@rule
def list_votes(out: Array) -> int:
    out[0] = pack_vote(NO)
    out[1] = pack_vote(YES)
    return 2


@rule
def overdue(state: State) -> int:
    """ES-9.13 A vote that is not given in time counts as no."""
    return pack_vote(NO) if present_phase(state) == VOTE else -1


@rule
def cast_vote(state: State, answer: int, log: Array) -> None:
    """ES-9.8, ES-9.10 Final, and hidden until the last answer is in."""
    seat = decider(state)
    state.vote[seat] = answer
    state.voters &= ~flag(seat)
    emit(log, VOTED, seat, answer)
    emit(log, HAS_VOTED, seat)


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
