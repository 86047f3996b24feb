"""§6, §10 The turn: what follows what."""

from branchline.games.rock_island.actions import (
    is_city_row,
    is_course,
    is_crew,
    is_end,
    is_exchange,
    is_keep,
    is_reveal,
    is_rotate,
    is_source,
    unpack_city,
    unpack_course,
    unpack_crew,
    unpack_exchange,
    unpack_reveal,
    unpack_rotate,
    unpack_run,
    unpack_source,
)
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import (
    CELLS,
    EXCHANGING,
    KANSAS_CITY,
    LAYING_CITY,
    LAYING_COURSE,
    NOWHERE,
    REVEALING,
    ROWS,
    RUNNING,
    TURNING,
    WALKING,
)
from branchline.games.rock_island.crew import count_walks, only_walk, walk
from branchline.games.rock_island.dice import exchange_rolled, roll
from branchline.games.rock_island.ending import arrive, limit_reached, round_of, stop_at_limit
from branchline.games.rock_island.events import (
    CREW_STAYED,
    EXCHANGE_DECLINED,
    ONLY_CHOICE,
    OPENING_ENDED,
    ROUND_BEGAN,
    TILES_LAID,
)
from branchline.games.rock_island.exchange import can_exchange, exchange
from branchline.games.rock_island.field import is_city
from branchline.games.rock_island.laying import lay_city, lay_river, lay_tiles, river_end, rows_laid
from branchline.games.rock_island.opening import only_reveal, reveal_tile, tiles_to_reveal
from branchline.games.rock_island.options import ANY_FREE_TILE, UNDER_CREW
from branchline.games.rock_island.running import end_run, step, steps_on
from branchline.games.rock_island.setup import derive
from branchline.games.rock_island.state import State
from branchline.games.rock_island.turning import only_rotation, turn_tile
from branchline.kernel import Array, ask, emit, has_ended, present_phase, rule

ASKED, NEXT_PLACEMENT, NEXT_REVEAL, NEXT_TURN, CREW_TO_WALK, CREW_STOPPED, TO_EXCHANGE, TO_TURN, TILE_TURNED, TO_RUN = (
    range(10)
)
"""What is to follow: nothing, since a question is asked, or the next step of the game."""
BEFORE = (ASKED, ASKED, ASKED, ASKED, NEXT_REVEAL, CREW_TO_WALK, TO_EXCHANGE, TO_TURN, TO_RUN)
"""What leads to the question of each phase."""
UNASKED_TURNS = 16
"""So many turns may go by without a question; in the next one the player is asked, if only to end it."""
MOST_STEPS = 3 * CELLS + 7 * (UNASKED_TURNS + 2)
"""Three for each tile of the opening, and seven a turn at most."""


@rule
def apply(board: Board, state: State, action: int, log: Array) -> None:
    follow(board, state, answer(board, state, action, log), log)


@rule
def settle(board: Board, state: State, log: Array) -> None:
    """RI-10.3 Take up the open question of a position that was written down: it may have only one answer."""
    if not has_ended(state):
        follow(board, state, BEFORE[present_phase(state)], log)


@rule
def follow(board: Board, state: State, following: int, log: Array) -> None:
    """RI-10.3 Go on until somebody has something to decide, or the game is over."""
    turns = 0
    for _ in range(MOST_STEPS):
        if following == ASKED:
            break
        turns += following == NEXT_TURN
        following = go_on(board, state, following, turns > UNASKED_TURNS, log)


@rule
def answer(board: Board, state: State, action: int, log: Array) -> int:
    """Carry out what was decided, and tell what is to follow."""
    if is_crew(action):
        state.decided = 1
        walk(state, unpack_crew(action), log)
        return CREW_STOPPED
    if is_rotate(action):
        state.decided = 1
        turn_tile(board, state, unpack_rotate(action), log)
        return TILE_TURNED
    if is_reveal(action):
        reveal_tile(state, unpack_reveal(action), log)
        return TO_TURN
    if is_exchange(action):
        cell, slot = unpack_exchange(action)
        exchange(board, state, cell, slot, log)
        return TO_TURN
    if is_keep(action):
        state.decided = 1
        emit(log, EXCHANGE_DECLINED, state.active)
        return after_exchange(state)
    if is_source(action) or is_course(action) or is_city_row(action):
        place(board, state, action, log)
        return NEXT_PLACEMENT
    return run(board, state, action, log)


@rule
def place(board: Board, state: State, action: int, log: Array) -> None:
    if is_source(action):
        lay_river(state, unpack_source(action), log)
    elif is_course(action):
        lay_river(state, river_end(board, state, unpack_course(action)), log)
    else:
        lay_city(state, unpack_city(action), log)


@rule
def run(board: Board, state: State, action: int, log: Array) -> int:
    """RI-8.17, RI-10.4 A step or the end of the turn; the step into Kansas City needs no confirmation."""
    if is_end(action):
        end_run(state, log)
        return NEXT_TURN
    state.decided = 1
    step(board, state, unpack_run(action), log)
    if state.ground[state.locomotive[state.active]] == KANSAS_CITY:
        arrive(state, log)
        return ASKED
    return TO_RUN


@rule
def go_on(board: Board, state: State, following: int, ask_anyway: bool, log: Array) -> int:
    """RI-10.3 Ask, or where there is only one answer carry it out."""
    if following == TO_TURN:
        return take_up_tile(board, state, log)
    if following == TILE_TURNED:
        return after_turning(board, state)
    if following == TO_RUN:
        return take_up_run(board, state, ask_anyway, log)
    if following == NEXT_TURN:
        return begin_turn(board, state, log)
    if following == CREW_TO_WALK:
        return take_up_walk(board, state, log)
    if following == CREW_STOPPED:
        return stop_crew(board, state, log)
    if following == TO_EXCHANGE:
        return take_up_exchange(board, state)
    return take_up_reveal(board, state, log) if following == NEXT_REVEAL else next_placement(board, state, log)


@rule
def question(state: State, phase: int) -> int:
    ask(state, phase, state.active)
    return ASKED


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
        return NEXT_REVEAL
    pass_on(state)
    return question(state, LAYING_CITY if rows_laid(state) == ROWS else LAYING_COURSE)


@rule
def take_up_reveal(board: Board, state: State, log: Array) -> int:
    """RI-5.2, RI-5.7 One tile each, in turn; after the last one the next player takes the first normal turn."""
    if tiles_to_reveal(board, state) == 0:
        emit(log, OPENING_ENDED, state.active)
        return NEXT_TURN
    only = only_reveal(board, state)
    if only == NOWHERE:
        return question(state, REVEALING)
    emit(log, ONLY_CHOICE, state.active)
    reveal_tile(state, only, log)
    return TO_TURN


@rule
def begin_turn(board: Board, state: State, log: Array) -> int:
    """RI-5.7, RI-6.1, RI-6.2, RI-9.3 The dice of the next player, unless the limit of rounds is reached."""
    if limit_reached(state):
        stop_at_limit(state, log)
        return ASKED
    if state.turn > 0:
        pass_on(state)
    state.turn += 1
    state.target = NOWHERE
    state.exchanged = 0
    state.decided = 0
    if state.turn % state.players == 1:
        emit(log, ROUND_BEGAN, round_of(state))
    roll(board, state, log)
    return CREW_TO_WALK


@rule
def take_up_walk(board: Board, state: State, log: Array) -> int:
    """RI-6.9, RI-6.10 A crew that has nowhere to go stays, and its tile with it."""
    walks = count_walks(board, state)
    if walks == 0:
        emit(log, CREW_STAYED, state.active, state.crew[state.active])
        return without_tile(state)
    if walks > 1:
        return question(state, WALKING)
    emit(log, ONLY_CHOICE, state.active)
    walk(state, only_walk(board, state), log)
    return CREW_STOPPED


@rule
def stop_crew(board: Board, state: State, log: Array) -> int:
    """RI-6.11, RI-6.20, RI-7.3 A hidden tile is turned up at once; a city has none to turn."""
    cell = state.crew[state.active]
    if is_city(state, cell):
        return without_tile(state)
    state.target = cell
    if not state.open[cell]:
        reveal_tile(state, cell, log)
    return TO_EXCHANGE if state.exchange_place == UNDER_CREW else TO_TURN


@rule
def without_tile(state: State) -> int:
    """RI-7.9 No tile step: an exchange only if it may be anywhere."""
    return TO_EXCHANGE if state.exchange_place == ANY_FREE_TILE else TO_RUN


@rule
def take_up_exchange(board: Board, state: State) -> int:
    return question(state, EXCHANGING) if can_exchange(board, state) else after_exchange(state)


@rule
def after_exchange(state: State) -> int:
    """RI-7.3, RI-7.8 Under the crew it is decided before turning, anywhere else after it."""
    return TO_TURN if state.exchange_place == UNDER_CREW else TO_RUN


@rule
def take_up_tile(board: Board, state: State, log: Array) -> int:
    only = only_rotation(board, state)
    if only == NOWHERE:
        return question(state, TURNING)
    emit(log, ONLY_CHOICE, state.active)
    turn_tile(board, state, only, log)
    return TILE_TURNED


@rule
def after_turning(board: Board, state: State) -> int:
    """RI-5.2, RI-7.8"""
    if state.turn == 0:
        pass_on(state)
        state.target = NOWHERE
        return NEXT_REVEAL
    anywhere = state.exchange_place == ANY_FREE_TILE and not state.exchanged and exchange_rolled(board, state)
    return TO_EXCHANGE if anywhere else TO_RUN


@rule
def take_up_run(board: Board, state: State, ask_anyway: bool, log: Array) -> int:
    """RI-10.1, RI-10.2, RI-10.3 The turn ends by itself only if no step is possible and nothing could be taken back."""
    if ask_anyway or state.decided or steps_on(board, state):
        return question(state, RUNNING)
    emit(log, ONLY_CHOICE, state.active)
    end_run(state, log)
    return NEXT_TURN
