"""What follows what."""

from __future__ import annotations

from branchline.kernel import (
    ALLOWED,
    NOBODY,
    NUMBER,
    OVER,
    Answer,
    Array,
    Events,
    Phase,
    Reasons,
    Turn,
    Verbs,
    ask,
    decider,
    draw_hidden,
    emit,
    reseed,
    reveal,
    rule,
    shuffle,
)
from toys.whispers.position import (
    ANSWER,
    CARD,
    CARDS,
    KEEPING,
    LAST_VOTE,
    PHASE,
    SEAT,
    SEATS,
    SPARE,
    VOTING,
    Board,
    State,
)

VERBS = Verbs()
KEEP = VERBS("keep", card=CARD, secret_until="ended")
VOTE = VERBS("vote", answer=ANSWER, secret_until="votes_shown")

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
GAME_ENDED = EVENTS("over")


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
def next_seat(state: State) -> int:
    return (decider(state) + 1) % state.players


@rule
def why_no_keeping(state: State, card: int) -> int:
    seat = decider(state)
    return ALLOWED if state.hand[seat, 0] == card or state.hand[seat, 1] == card else NOT_IN_HAND


@rule
def keep(state: State, card: int, log: Array) -> int:
    seat = decider(state)
    state.kept[seat] = card
    state.away[seat] = state.hand[seat, 0] + state.hand[seat, 1] - card
    state.hand[seat, 0] = NOBODY
    state.hand[seat, 1] = NOBODY
    emit(log, KEPT, seat, card)
    emit(log, HAS_KEPT, seat)
    return KEEPING if seat + 1 < state.players else VOTING


@rule
def vote(board: Board, state: State, answer: int, log: Array) -> int:
    seat = decider(state)
    state.vote[seat] = answer
    emit(log, VOTED, seat, answer)
    emit(log, HAS_VOTED, seat)
    return count_votes(board, state, log) if seat + 1 == state.players else VOTING


@rule
def count_votes(board: Board, state: State, log: Array) -> int:
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
    if state.votes_shown < board.rounds:
        return VOTING
    state.ended = LAST_VOTE
    for seat in range(state.players):
        state.points[seat] += state.kept[seat]
    emit(log, GAME_ENDED)
    return OVER


TURN = Turn(
    PHASE, VERBS, REASONS,
    begins=KEEPING, over=GAME_OVER, others=NOT_YOUR_TURN, otherwise=WRONG_PHASE,
    phases=[
        Phase(KEEPING, asks=next_seat, answers=[
            Answer(KEEP, why=why_no_keeping, does=keep, then=[KEEPING, VOTING]),
        ]),
        Phase(VOTING, asks=next_seat, answers=[
            Answer(VOTE, why=ALLOWED, does=vote, then=[VOTING, OVER]),
        ]),
    ],
)  # fmt: skip


@rule
def score(state: State, seat: int) -> int:
    return state.points[seat]


@rule
def determinize(board: Board, state: State, seat: int, seed: int) -> None:
    """The cards of the others and of the deck change places, and their votes are anybody's guess."""
    reseed(state, seed)
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
