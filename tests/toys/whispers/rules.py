"""What follows what."""

from __future__ import annotations

from branchline.kernel import (
    ALLOWED,
    NOBODY,
    NUMBER,
    Array,
    Events,
    Reasons,
    Verbs,
    ask,
    decider,
    draw_hidden,
    emit,
    has_ended,
    present_phase,
    reveal,
    rule,
    shuffle,
    sow,
)
from toys.whispers.position import ANSWER, CARD, CARDS, KEEPING, LAST_VOTE, SEAT, SEATS, SPARE, VOTING, Board, State

VERBS = Verbs()
is_keep, pack_keep, unpack_keep = VERBS("keep", card=CARD, secret_until="ended")
is_vote, pack_vote, unpack_vote = VERBS("vote", answer=ANSWER, secret_until="votes_shown")

REASONS = Reasons()
GAME_OVER = REASONS("game_over", "WH-3")
NOT_YOUR_TURN = REASONS("not_your_turn", "WH-1")
NOT_IN_HAND = REASONS("not_in_hand", "WH-1")
WRONG_PHASE = REASONS("wrong_phase", "WH-2")

EVENTS = Events()
KEPT = EVENTS("kept", seat=SEAT, card=CARD, secret_until="ended")
HAS_KEPT = EVENTS("has_kept", seat=SEAT)
VOTED = EVENTS("voted", seat=SEAT, answer=ANSWER, secret_until="votes_shown")
HAS_VOTED = EVENTS("has_voted", seat=SEAT)
VOTE_SHOWN = EVENTS("vote_shown", seat=SEAT, answer=ANSWER)
VOTES_COUNTED = EVENTS("votes_counted", yes=NUMBER)
OVER = EVENTS("over")


@rule
def setup(board: Board, state: State) -> None:
    for card in range(CARDS):
        state.pool[card] = card
    shuffle(state, state.pool, CARDS)
    for seat in range(state.players):
        state.hand[seat, 0] = state.pool[2 * seat]
        state.hand[seat, 1] = state.pool[2 * seat + 1]
    for k in range(CARDS - 2 * state.players):
        state.deck[k] = state.pool[2 * state.players + k]
    ask(state, KEEPING, 0)


@rule
def legal(board: Board, state: State, out: Array) -> int:
    if present_phase(state) == KEEPING:
        out[0] = pack_keep(state.hand[decider(state), 0])
        out[1] = pack_keep(state.hand[decider(state), 1])
    else:
        out[0] = pack_vote(0)
        out[1] = pack_vote(1)
    return 2


@rule
def why_not(board: Board, state: State, action: int) -> int:
    if has_ended(state):
        return GAME_OVER
    if (present_phase(state) == KEEPING) != is_keep(action):
        return WRONG_PHASE
    if is_vote(action):
        return ALLOWED
    card, seat = unpack_keep(action), decider(state)
    return ALLOWED if state.hand[seat, 0] == card or state.hand[seat, 1] == card else NOT_IN_HAND


@rule
def why_not_seat(board: Board, state: State, seat: int) -> int:
    if has_ended(state):
        return GAME_OVER
    return ALLOWED if seat == decider(state) else NOT_YOUR_TURN


@rule
def apply(board: Board, state: State, action: int, log: Array) -> None:
    seat = decider(state)
    if is_keep(action):
        keep(state, seat, unpack_keep(action), log)
    else:
        state.vote[seat] = unpack_vote(action)
        emit(log, VOTED, seat, unpack_vote(action))
        emit(log, HAS_VOTED, seat)
    if seat + 1 < state.players:
        ask(state, present_phase(state), seat + 1)
        return
    if is_vote(action):
        count_votes(board, state, log)
    ask(state, VOTING, 0)


@rule
def keep(state: State, seat: int, card: int, log: Array) -> None:
    state.kept[seat] = card
    state.away[seat] = state.hand[seat, 0] + state.hand[seat, 1] - card
    state.hand[seat, 0] = NOBODY
    state.hand[seat, 1] = NOBODY
    emit(log, KEPT, seat, card)
    emit(log, HAS_KEPT, seat)


@rule
def count_votes(board: Board, state: State, log: Array) -> None:
    """The majority earns a point each; a tie nobody."""
    yes = 0
    for seat in range(state.players):
        yes += state.vote[seat]
        emit(log, VOTE_SHOWN, seat, state.vote[seat])
    for seat in range(state.players):
        if 2 * yes != state.players and state.vote[seat] == (2 * yes > state.players):
            state.points[seat] += 1
        state.vote[seat] = NOBODY
    state.votes_shown += 1
    reveal(state)
    emit(log, VOTES_COUNTED, yes)
    if state.votes_shown == board.rounds:
        state.ended = LAST_VOTE
        for seat in range(state.players):
            state.points[seat] += state.kept[seat]
        emit(log, OVER)


@rule
def score(state: State, seat: int) -> int:
    return state.points[seat]


@rule
def redeal(board: Board, state: State, seat: int, seed: int) -> None:
    """The cards of the others and of the deck change places, and their votes are anybody's guess."""
    sow(state, seed)
    count = deal_or_gather(state, seat, True, 0)
    shuffle(state, state.pool, count)
    deal_or_gather(state, seat, False, 0)
    for other in range(state.players):
        if other != seat and state.vote[other] != NOBODY:
            state.vote[other] = draw_hidden(state, 2)


@rule
def deal_or_gather(state: State, seat: int, gather: bool, count: int) -> int:
    for other in range(SEATS):
        if other != seat:
            count = exchange(state, state.hand[other], 2, gather, count)
    for other in range(SEATS):
        if other != seat:
            count = exchange(state, state.kept[other : other + 1], 1, gather, count)
            count = exchange(state, state.away[other : other + 1], 1, gather, count)
    return exchange(state, state.deck, SPARE, gather, count)


@rule
def exchange(state: State, places: Array, n: int, gather: bool, count: int) -> int:
    for k in range(n):
        if places[k] != NOBODY:
            if gather:
                state.pool[count] = places[k]
            else:
                places[k] = state.pool[count]
            count += 1
    return count
