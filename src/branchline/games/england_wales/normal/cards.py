"""§10 Operation cards: taking one, and turning one up."""

from branchline.games.england_wales.cubes import cubes_in_bag
from branchline.games.england_wales.normal.achievements import look_back
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import (
    ACHIEVEMENT,
    CITY_GROWTH,
    END_ACTION,
    EXECUTIVE,
    GROWING,
    IMMEDIATE,
    INDUSTRY,
    INSPECTOR,
    NEW_INDUSTRY,
    PASSENGER_LINE,
    PERFECT_ENGINEERING,
)
from branchline.games.england_wales.normal.events import CARD_TAKEN, CARD_TURNED_UP
from branchline.games.england_wales.normal.reasons import (
    ACHIEVEMENT_CARD,
    CARD_NOT_OPEN,
    CARD_USELESS_NOW,
    NO_CARD_TO_TAKE,
    SECOND_PERFECT_ENGINEERING,
)
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.normal.urbanising import draw_cubes, why_no_urbanise
from branchline.kernel import ALLOWED, NOBODY, Array, emit, reveal, rule


@rule
def why_no_card(board: Board, state: State, card: int) -> int:
    """EW-10.1, EW-10.4, EW-10.5, EW-11.1"""
    if board.card_kind[card] == ACHIEVEMENT:
        return ACHIEVEMENT_CARD
    if state.display[card] == 0:
        return CARD_NOT_OPEN
    if card == PERFECT_ENGINEERING and state.held[state.active, card] > 0:
        return SECOND_PERFECT_ENGINEERING
    if card == NEW_INDUSTRY and why_no_urbanise(board, state) != ALLOWED:
        return CARD_USELESS_NOW
    return CARD_USELESS_NOW if card == CITY_GROWTH and cubes_in_bag(state) == 0 else ALLOWED


@rule
def why_no_take(board: Board, state: State) -> int:
    for card in range(state.display.shape[0]):
        if why_no_card(board, state, card) == ALLOWED:
            return ALLOWED
    return NO_CARD_TO_TAKE


@rule
def take_card(board: Board, state: State, card: int, log: Array) -> int:
    """EW-10.2, EW-10.3, EW-11.19, EW-11.20 Immediate cards are gone with their effect; the others lie in front of the
    player."""
    state.display[card] -= 1
    if board.card_kind[card] == IMMEDIATE:
        state.gone[card] += 1
    else:
        state.held[state.active, card] += 1
    emit(log, CARD_TAKEN, state.active, card)
    if card == NEW_INDUSTRY:
        return INDUSTRY
    if card == CITY_GROWTH:
        return GROWING
    if card == EXECUTIVE:
        state.actions_left += board.extra_actions
    return END_ACTION


@rule
def grow_city(board: Board, state: State, city: int, log: Array) -> None:
    """EW-11.23 Any city."""
    draw_cubes(state, city, board.growth_cubes, log)


@rule
def turn_up_card(board: Board, state: State, log: Array) -> None:
    """EW-10.6, EW-11.10 The top card of the deck, if there is one."""
    if state.deck_left == 0:
        return
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    state.deck[state.deck_left] = NOBODY
    state.display[card] += 1
    reveal(state)
    emit(log, CARD_TURNED_UP, card)
    if card == PASSENGER_LINE:
        look_back(board, state, log)


@rule
def remove_reminders(state: State) -> None:
    """EW-11.25, EW-13.4 Inspectors played in this turn leave the game."""
    for seat in range(state.players):
        if state.inspected[seat]:
            state.inspected[seat] = 0
            state.gone[INSPECTOR] += 1
