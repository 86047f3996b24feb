"""What follows in a position from the fields that were given: what is left, who is asked, which lines are joined."""

from itertools import chain

import numpy as np

from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.components import AUCTION, KEEPING
from branchline.games.england_wales.normal.invariants import cards_in_sight, cubes_aside, tiles_used
from branchline.games.england_wales.normal.major_lines import joins_ends
from branchline.games.england_wales.normal.options import ONE_MORE_TURN
from branchline.games.england_wales.normal.setup import derive
from branchline.games.england_wales.normal.state import State
from branchline.kernel import NOBODY, LoadedBoard


def complete(loaded: LoadedBoard, state: State, given: set[str]) -> None:
    board: Board = loaded.record
    if "bag" not in given:
        held = state.cubes.astype(np.int64).sum(axis=0) + cubes_aside(state)
        state.bag[:] = np.clip(board.supply - held, 0, None)
    if "tiles_left" not in given:
        state.tiles_left[:] = np.clip(board.new_city_tiles - np.array(tiles_used(state)), 0, None)
    _complete_cards(board, state, given)
    _complete_barons(board, state, given)
    _complete_turn(board, state, given)
    if "line_owner" not in given:
        _complete_lines(board, state)


def _complete_cards(board: Board, state: State, given: set[str]) -> None:
    """The deck is what is nowhere else, in no special order; if it was given, the rest is gone. Cards that begin face
    up never lie in the deck."""
    if not given & {"display", "held", "gone", "inspected", "deck"}:
        return
    left = np.clip(board.copies - cards_in_sight(state), 0, None)
    if "deck" in given:
        deck = [card for card in state.deck.tolist() if card != NOBODY]
        gone = np.clip(left - np.bincount(deck, minlength=len(left)), 0, None)
    else:
        gone = state.gone if "gone" in given else np.where(board.at_start, left, 0)
        counts = np.where(board.at_start, 0, np.clip(left - gone, 0, None)).tolist()
        deck = list(chain.from_iterable([card] * count for card, count in enumerate(counts)))
        state.deck[:] = deck + [NOBODY] * (len(state.deck) - len(deck))
    if "gone" not in given:
        state.gone[:] = gone
    if "deck_left" not in given:
        state.deck_left = len(deck)


def _complete_barons(board: Board, state: State, given: set[str]) -> None:
    """Who is not choosing any more has kept a baron, and was dealt it."""
    players = state.players
    if state.phase[0] == KEEPING and not state.ended:
        return
    if "baron" in given and "dealt" not in given:
        kept = set(state.baron[:players].tolist())
        others = (baron for baron in range(board.barons) if baron not in kept)
        state.dealt[:players] = [[baron, next(others)] for baron in state.baron[:players].tolist()]
    if "baron" not in given:
        state.baron[:players] = state.dealt[:players, 0]
    if "chosen" not in given:
        state.chosen[:players] = state.baron[:players] != NOBODY


def _complete_turn(board: Board, state: State, given: set[str]) -> None:
    """An action is the first one of the player who is asked, in the first round."""
    if not state.ended and state.phase[0] not in (KEEPING, AUCTION):
        if "active" not in given:
            state.active = state.decider[0]
        if "decider" not in given:
            state.decider[0] = state.active
        if "action_round" not in given:
            state.action_round = 1
        if "actions_left" not in given:
            state.actions_left = 1
    if "last_turn" not in given and count_emptied(board, state) >= board.end_markers[state.players]:
        state.last_turn = state.turn + (state.end_timing == ONE_MORE_TURN)


def _complete_lines(board: Board, state: State) -> None:
    derive(board, state)
    for line in range(board.lines):
        seats = [seat for seat in range(state.players) if joins_ends(board, state, seat, line)]
        state.line_owner[line] = seats[0] if seats else NOBODY
