"""§6, §10 What the game does by itself between two questions, and whom it asks. RI-10.3: what has only one answer is
carried out."""

from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    AFTER_TURNING,
    BEGIN_TURN,
    CELLS,
    EXCHANGING,
    LAYING_CITY,
    LAYING_COURSE,
    NOWHERE,
    REVEALING,
    ROWS,
    RUNNING,
    STOP_CREW,
    TAKE_UP_EXCHANGE,
    TAKE_UP_REVEAL,
    TAKE_UP_RUN,
    TAKE_UP_TILE,
    TAKE_UP_WALK,
    TURNING,
    WALKING,
)
from branchline.games.rock_island.crew import count_walks, only_walk, walk
from branchline.games.rock_island.dice import exchange_rolled, roll
from branchline.games.rock_island.ending import limit_reached, round_of, stop_at_limit
from branchline.games.rock_island.events import CREW_STAYED, ONLY_CHOICE, OPENING_ENDED, ROUND_BEGAN, TILES_LAID
from branchline.games.rock_island.exchange import after_exchange, can_exchange
from branchline.games.rock_island.field import is_city
from branchline.games.rock_island.laying import lay_tiles, rows_laid
from branchline.games.rock_island.opening import only_reveal, reveal_tile, tiles_to_reveal
from branchline.games.rock_island.options import ANY_FREE_TILE, UNDER_CREW
from branchline.games.rock_island.reasons import NOT_YOUR_PLACEMENT, NOT_YOUR_REVEAL, NOT_YOUR_TURN
from branchline.games.rock_island.running import end_run, steps_on
from branchline.games.rock_island.setup import derive
from branchline.games.rock_island.state import State
from branchline.games.rock_island.turning import only_rotation, turn_tile
from branchline.kernel import OVER, Array, emit, present_phase, rule

UNASKED_TURNS = 16
"""So many turns may go by without a question; in the next one the player is asked, if only to end it."""
MOST_STEPS = 3 * CELLS + 7 * (UNASKED_TURNS + 2)
"""Three for each tile of the opening, and seven a turn at most."""


@rule
def active_player(state: State) -> int:
    state.unasked = 0
    return state.active


@rule
def why_not_asked(state: State) -> int:
    if state.turn > 0:
        return NOT_YOUR_TURN
    return NOT_YOUR_PLACEMENT if present_phase(state) < REVEALING else NOT_YOUR_REVEAL


@rule
def pass_on(state: State) -> None:
    """RI-4.11 By rising seat number, then seat 0 again."""
    state.active = (state.active + 1) % state.players


@rule
def next_placement(board: Board, state: State, log: Array) -> int:
    """RI-4.18, RI-4.20 In turn order; the opening begins with the first player, whoever made the last placement."""
    done = state.chicago != NOWHERE and state.kansas_city != NOWHERE
    if done:
        lay_tiles(board, state)
        emit(log, TILES_LAID)
    derive(board, state)
    if done:
        state.active = state.first
        return TAKE_UP_REVEAL
    pass_on(state)
    return LAYING_CITY if rows_laid(state) == ROWS else LAYING_COURSE


@rule
def take_up_reveal(board: Board, state: State, log: Array) -> int:
    """RI-5.2, RI-5.7 One tile each, in turn; after the last one the next player takes the first normal turn."""
    if tiles_to_reveal(board, state) == 0:
        emit(log, OPENING_ENDED, state.active)
        return BEGIN_TURN
    only = only_reveal(board, state)
    if only == NOWHERE:
        return REVEALING
    emit(log, ONLY_CHOICE, state.active)
    reveal_tile(state, only, log)
    return TAKE_UP_TILE


@rule
def begin_turn(board: Board, state: State, log: Array) -> int:
    """RI-5.7, RI-6.1, RI-6.2, RI-9.3 The dice of the next player, unless the limit of rounds is reached."""
    state.unasked += 1
    if limit_reached(state):
        stop_at_limit(state, log)
        return OVER
    if state.turn > 0:
        pass_on(state)
    state.turn += 1
    state.target = NOWHERE
    state.exchanged = 0
    state.decided = 0
    if state.turn % state.players == 1:
        emit(log, ROUND_BEGAN, round_of(state))
    roll(board, state, log)
    return TAKE_UP_WALK


@rule
def take_up_walk(board: Board, state: State, log: Array) -> int:
    """RI-6.9, RI-6.10 A crew that has nowhere to go stays, and its tile with it."""
    walks = count_walks(board, state)
    if walks == 0:
        emit(log, CREW_STAYED, state.active, state.crew[state.active])
        return without_tile(state)
    if walks > 1:
        return WALKING
    emit(log, ONLY_CHOICE, state.active)
    walk(state, only_walk(board, state), log)
    return STOP_CREW


@rule
def stop_crew(board: Board, state: State, log: Array) -> int:
    """RI-6.11, RI-6.20, RI-7.3 A hidden tile is turned up at once; a city has none to turn."""
    cell = state.crew[state.active]
    if is_city(state, cell):
        return without_tile(state)
    state.target = cell
    if not state.open[cell]:
        reveal_tile(state, cell, log)
    return TAKE_UP_EXCHANGE if state.exchange_place == UNDER_CREW else TAKE_UP_TILE


@rule
def without_tile(state: State) -> int:
    """RI-7.9 No tile step: an exchange only if it may be anywhere."""
    return TAKE_UP_EXCHANGE if state.exchange_place == ANY_FREE_TILE else TAKE_UP_RUN


@rule
def take_up_exchange(board: Board, state: State) -> int:
    return EXCHANGING if can_exchange(board, state) else after_exchange(state)


@rule
def take_up_tile(board: Board, state: State, log: Array) -> int:
    only = only_rotation(board, state)
    if only == NOWHERE:
        return TURNING
    emit(log, ONLY_CHOICE, state.active)
    turn_tile(board, state, only, log)
    return AFTER_TURNING


@rule
def after_turning(board: Board, state: State) -> int:
    """RI-5.2, RI-7.8"""
    if state.turn == 0:
        pass_on(state)
        state.target = NOWHERE
        return TAKE_UP_REVEAL
    anywhere = state.exchange_place == ANY_FREE_TILE and not state.exchanged and exchange_rolled(board, state)
    return TAKE_UP_EXCHANGE if anywhere else TAKE_UP_RUN


@rule
def take_up_run(board: Board, state: State, log: Array) -> int:
    """RI-10.1, RI-10.2, RI-10.3 The turn ends by itself only if no step is possible and nothing could be taken back."""
    if state.unasked > UNASKED_TURNS or state.decided or steps_on(board, state):
        return RUNNING
    emit(log, ONLY_CHOICE, state.active)
    end_run(board, state, log)
    return BEGIN_TURN
