"""§3 Set-up."""

from branchline.games.england_wales.cubes import fill_bag, fill_cities
from branchline.games.england_wales.normal.actions import KEEP
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import BEGIN_TURN, KEEPING
from branchline.games.england_wales.normal.events import BARON_CHOSEN, BARON_KEPT
from branchline.games.england_wales.normal.reasons import NOT_DEALT
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import derive_colours, derive_route
from branchline.games.england_wales.track import derive_track
from branchline.kernel import (
    ALLOWED,
    NOBODY,
    Array,
    ask,
    decider,
    draw,
    draw_hidden,
    emit,
    reseed,
    reshuffle,
    rule,
    shuffle,
)

pack_keep = KEEP.rules.pack


@rule
def setup(board: Board, state: State) -> None:
    """EW-3.1 to EW-3.12, on a blank state."""
    fill_bag(board, state)
    fill_cities(board, state)
    for colour in range(state.tiles_left.shape[0]):
        state.tiles_left[colour] = board.new_city_tiles[colour]
    for seat in range(state.players):
        state.engine[seat] = 1
    deal_cards(board, state)
    deal_barons(board, state)
    state.turn = 1
    state.first = draw(state, state.players)
    derive(board, state)
    ask(state, KEEPING, state.first)


@rule
def deal_cards(board: Board, state: State) -> None:
    """EW-3.6 The S cards and two cards for each player face up, the rest face down."""
    for card in range(state.display.shape[0]):
        if board.at_start[card]:
            state.display[card] = board.copies[card]
        else:
            for _ in range(board.copies[card]):
                state.deck[state.deck_left] = card
                state.deck_left += 1
    shuffle(state, state.deck, state.deck_left)
    for _ in range(min(board.face_up * state.players, state.deck_left)):
        state.deck_left -= 1
        state.display[state.deck[state.deck_left]] += 1
        state.deck[state.deck_left] = NOBODY


@rule
def deal_barons(board: Board, state: State) -> None:
    """EW-3.7, EW-3.9 Two for each player; the others stay out of the game."""
    for baron in range(board.barons):
        state.mixed[baron] = baron
    shuffle(state, state.mixed, board.barons)
    for seat in range(state.players):
        for k in range(2):
            state.dealt[seat, k] = state.mixed[2 * seat + k]


# --- the choice of a baron -----------------------------------------------------------------------------------------


@rule
def why_no_keep(state: State, baron: int) -> int:
    seat = decider(state)
    return ALLOWED if state.dealt[seat, 0] == baron or state.dealt[seat, 1] == baron else NOT_DEALT


@rule
def list_keeps(state: State, out: Array, count: int) -> int:
    for k in range(2):
        out[count + k] = pack_keep(state.dealt[decider(state), k])
    return count + 2


@rule
def next_keeper(state: State) -> int:
    return (decider(state) + 1) % state.players


@rule
def keep_baron(state: State, baron: int, log: Array) -> int:
    """EW-3.8 One after the other with hidden answers, which is the same as all at once."""
    seat = decider(state)
    state.baron[seat] = baron
    state.chosen[seat] = 1
    emit(log, BARON_KEPT, seat, baron)
    emit(log, BARON_CHOSEN, seat)
    return BEGIN_TURN if state.chosen[next_keeper(state)] else KEEPING


# --- what follows, and what a seat cannot know ---------------------------------------------------------------------


@rule
def derive(board: Board, state: State) -> None:
    derive_track(board, state)
    for city in range(board.cities):
        urbanised = state.new_city[city] != NOBODY
        state.colour[city] = state.new_city[city] if urbanised else board.printed_colour[city]
    derive_colours(board, state)
    derive_route(board, state)


@rule
def determinize(board: Board, state: State, seat: int, seed: int) -> None:
    """EW-18: the order of the deck, and the barons of the others, from those that this seat was not dealt."""
    reseed(state, seed)
    reshuffle(state, state.deck, state.deck_left)
    unseen = 0
    for baron in range(board.barons):
        if baron != state.dealt[seat, 0] and baron != state.dealt[seat, 1]:
            state.mixed[unseen] = baron
            unseen += 1
    shuffle(state, state.mixed, unseen)
    for other in range(state.players):
        if other != seat:
            determinize_barons(state, other, unseen - 2)
            unseen -= 2


@rule
def determinize_barons(state: State, seat: int, place: int) -> None:
    for k in range(2):
        state.dealt[seat, k] = state.mixed[place + k]
    if state.chosen[seat]:
        state.baron[seat] = state.dealt[seat, draw_hidden(state, 2)]
