"""§6, §10 The turn: what follows what."""

from typing import Any

from branchline.games.rock_island.actions import CITY, COURSE, CREW, END, EXCHANGE, KEEP, REVEAL, ROTATE, RUN, VERBS
from branchline.games.rock_island.board import Board, load_board
from branchline.games.rock_island.components import (
    CELLS,
    COLUMNS,
    EXCHANGING,
    KANSAS_CITY,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    NOWHERE,
    REVEALING,
    ROWS,
    RUNNING,
    SLOTS,
    TURNING,
    WALKING,
)
from branchline.games.rock_island.crew import count_walks, list_walks, only_walk, walk, why_no_walk
from branchline.games.rock_island.dice import exchange_rolled, roll
from branchline.games.rock_island.ending import arrive, is_over, limit_reached, round_of, score, standing, stop_at_limit
from branchline.games.rock_island.events import (
    CREW_STAYED,
    EVENTS,
    EXCHANGE_DECLINED,
    OPENING_ENDED,
    ROUND_BEGAN,
    TILES_LAID,
)
from branchline.games.rock_island.exchange import can_exchange, exchange, list_exchanges, why_no_exchange
from branchline.games.rock_island.field import is_city
from branchline.games.rock_island.hidden import face_down, redeal
from branchline.games.rock_island.invariants import check
from branchline.games.rock_island.laying import (
    lay_city,
    lay_river,
    lay_tiles,
    list_placements,
    next_city,
    river_end,
    rows_laid,
    why_no_city,
    why_no_course,
    why_no_river,
)
from branchline.games.rock_island.opening import (
    has_fed_target,
    list_reveals,
    only_reveal,
    reveal_tile,
    tiles_to_reveal,
    why_no_reveal,
)
from branchline.games.rock_island.options import ANY_FREE_TILE, UNDER_CREW
from branchline.games.rock_island.reasons import (
    CITY_FIXED,
    GAME_OVER,
    NOT_YOUR_PLACEMENT,
    NOT_YOUR_REVEAL,
    NOT_YOUR_TURN,
    REASONS,
    WRONG_STEP,
)
from branchline.games.rock_island.running import end_run, list_steps, step, steps_on, why_no_end, why_no_step
from branchline.games.rock_island.setup import derive, setup
from branchline.games.rock_island.state import State
from branchline.games.rock_island.turning import list_rotations, only_rotation, turn_tile, why_no_rotation
from branchline.games.rock_island.view import details, end_reason, prompt, view
from branchline.kernel import ALLOWED, Array, Contract, emit, rule

ASKED, NEXT_PLACEMENT, NEXT_REVEAL, NEXT_TURN, CREW_TO_WALK, CREW_STOPPED, TO_EXCHANGE, TO_TURN, TILE_TURNED, TO_RUN = (
    range(10)
)
"""What is to follow: nothing, since a question is asked, or the next step of the game."""


# --- what may be done -----------------------------------------------------------------------------------------


@rule
def legal(board: Any, state: Any, out: Array) -> int:
    phase = state.phase
    if phase == WALKING:
        return list_walks(board, state, out, 0)
    if phase == TURNING:
        return list_rotations(board, state, out, 0)
    if phase == RUNNING:
        return list_run(board, state, out)
    if phase == EXCHANGING:
        return list_exchanges(board, state, out, 0)
    if phase == REVEALING:
        return list_reveals(board, state, out, 0)
    return list_placements(board, state, out, 0)


@rule
def list_run(board: Any, state: Any, out: Array) -> int:
    count = list_steps(board, state, out, 0)
    if count == 0 or why_no_end(board, state) == ALLOWED:
        out[count] = END
        count += 1
    return count


@rule
def why_not(board: Any, state: Any, action: int) -> int:
    """RI-6.1 Each step has its own verbs."""
    if is_over(state):
        return GAME_OVER
    phase = state.phase
    if action < REVEAL:
        return why_no_placement(board, state, action)
    if action < CREW:
        fed = phase == REVEALING and has_fed_target(board, state)
        return why_no_reveal(board, state, action - REVEAL, fed) if phase == REVEALING else WRONG_STEP
    if action < EXCHANGE:
        return why_no_walk(board, state, action - CREW) if phase == WALKING else WRONG_STEP
    if action < KEEP:
        return why_no_exchange_in_turn(board, state, action - EXCHANGE)
    if action == KEEP:
        return ALLOWED if phase == EXCHANGING else WRONG_STEP
    if action < RUN:
        return why_no_turning(board, state, action - ROTATE)
    if phase != RUNNING:
        return WRONG_STEP
    return why_no_step(board, state, action - RUN) if action < END else why_no_end(board, state)


@rule
def why_no_placement(board: Any, state: Any, action: int) -> int:
    """RI-4.18 The river from north to south, then Chicago, then Kansas City."""
    if action < COURSE:
        return why_no_river(board, state, action) if state.phase == LAYING_SOURCE else WRONG_STEP
    if action < CITY:
        return why_no_course(board, state, action - COURSE) if state.phase == LAYING_COURSE else WRONG_STEP
    if state.phase != LAYING_CITY:
        return WRONG_STEP
    return why_no_city(board, state, next_city(state), action - CITY)


@rule
def why_no_exchange_in_turn(board: Any, state: Any, choice: int) -> int:
    """RI-7.3, RI-10.3 Where no exchange is asked for, what stands in its way is told all the same."""
    if state.turn == 0 or state.phase == WALKING:
        return WRONG_STEP
    why = why_no_exchange(board, state, choice // SLOTS, choice % SLOTS)
    return WRONG_STEP if why == ALLOWED and state.phase != EXCHANGING else why


@rule
def why_no_turning(board: Any, state: Any, rotation: int) -> int:
    """RI-6.20 In a city there is nothing to turn."""
    if state.phase == TURNING:
        return why_no_rotation(board, state, rotation)
    in_city = state.phase == RUNNING and state.steps == 0 and is_city(state, state.crew[state.active])
    return CITY_FIXED if in_city else WRONG_STEP


@rule
def why_not_seat(board: Any, state: Any, seat: int) -> int:
    if is_over(state):
        return GAME_OVER
    if seat == state.active:
        return ALLOWED
    if state.turn > 0:
        return NOT_YOUR_TURN
    return NOT_YOUR_PLACEMENT if state.phase < REVEALING else NOT_YOUR_REVEAL


@rule
def to_move(state: Any) -> int:
    return state.active


@rule
def let_pass(state: Any) -> int:
    """Nobody interrupts anybody in this game."""
    return -1


# --- what follows -------------------------------------------------------------------------------------------------


@rule
def apply(board: Any, state: Any, action: int, log: Array) -> None:
    following = answer(board, state, action, log)
    while following != ASKED:
        following = go_on(board, state, following, log)


@rule
def answer(board: Any, state: Any, action: int, log: Array) -> int:
    """Carry out what was decided, and tell what is to follow."""
    if action < REVEAL:
        place(board, state, action, log)
        return NEXT_PLACEMENT
    if action < CREW:
        reveal_tile(state, action - REVEAL, log)
        return TO_TURN
    if action < EXCHANGE:
        state.decided = 1
        walk(state, action - CREW, log)
        return CREW_STOPPED
    if action < KEEP:
        exchange(board, state, (action - EXCHANGE) // SLOTS, (action - EXCHANGE) % SLOTS, log)
        return TO_TURN
    if action == KEEP:
        state.decided = 1
        emit(log, EXCHANGE_DECLINED, state.active)
        return after_exchange(state)
    if action < RUN:
        state.decided = 1
        turn_tile(board, state, action - ROTATE, log)
        return TILE_TURNED
    return run(board, state, action, log)


@rule
def place(board: Any, state: Any, action: int, log: Array) -> None:
    if action < COURSE:
        lay_river(board, state, action, log)
    elif action < CITY:
        lay_river(board, state, river_end(board, state, action - COURSE) % COLUMNS, log)
    else:
        lay_city(board, state, action - CITY, log)


@rule
def run(board: Any, state: Any, action: int, log: Array) -> int:
    """RI-8.17, RI-10.4 A step or the end of the turn; the step into Kansas City needs no confirmation."""
    if action == END:
        end_run(state, log)
        return NEXT_TURN
    state.decided = 1
    step(board, state, action - RUN, log)
    if state.ground[state.locomotive[state.active]] == KANSAS_CITY:
        arrive(state, log)
        return ASKED
    return TO_RUN


@rule
def go_on(board: Any, state: Any, following: int, log: Array) -> int:
    """RI-10.3 Ask, or where there is only one answer carry it out."""
    if following == TO_TURN:
        return take_up_tile(board, state, log)
    if following == TILE_TURNED:
        return after_turning(board, state)
    if following == TO_RUN:
        return take_up_run(board, state, log)
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
def ask(state: Any, phase: int) -> int:
    state.phase = phase
    return ASKED


@rule
def pass_on(state: Any) -> None:
    """RI-4.11 By rising seat number, then seat 0 again."""
    state.active = (state.active + 1) % state.players


@rule
def next_placement(board: Any, state: Any, log: Array) -> int:
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
    return ask(state, LAYING_CITY if rows_laid(state) == ROWS else LAYING_COURSE)


@rule
def take_up_reveal(board: Any, state: Any, log: Array) -> int:
    """RI-5.2, RI-5.7 One tile each, in turn; after the last one the next player takes the first normal turn."""
    if tiles_to_reveal(board, state) == 0:
        emit(log, OPENING_ENDED, state.active)
        return NEXT_TURN
    only = only_reveal(board, state)
    if only == NOWHERE:
        return ask(state, REVEALING)
    reveal_tile(state, only, log)
    return TO_TURN


@rule
def begin_turn(board: Any, state: Any, log: Array) -> int:
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
def take_up_walk(board: Any, state: Any, log: Array) -> int:
    """RI-6.9, RI-6.10 A crew that has nowhere to go stays, and its tile with it."""
    walks = count_walks(board, state)
    if walks == 0:
        emit(log, CREW_STAYED, state.active, state.crew[state.active])
        return without_tile(state)
    if walks > 1:
        return ask(state, WALKING)
    walk(state, only_walk(board, state), log)
    return CREW_STOPPED


@rule
def stop_crew(board: Any, state: Any, log: Array) -> int:
    """RI-6.11, RI-6.20, RI-7.3 A hidden tile is turned up at once; a city has none to turn."""
    cell = state.crew[state.active]
    if is_city(state, cell):
        return without_tile(state)
    state.target = cell
    if not state.open[cell]:
        reveal_tile(state, cell, log)
    return TO_EXCHANGE if state.exchange_place == UNDER_CREW else TO_TURN


@rule
def without_tile(state: Any) -> int:
    """RI-7.9 No tile step: an exchange only if it may be anywhere."""
    return TO_EXCHANGE if state.exchange_place == ANY_FREE_TILE else TO_RUN


@rule
def take_up_exchange(board: Any, state: Any) -> int:
    return ask(state, EXCHANGING) if can_exchange(board, state) else after_exchange(state)


@rule
def after_exchange(state: Any) -> int:
    """RI-7.3, RI-7.8 Under the crew it is decided before turning, anywhere else after it."""
    return TO_TURN if state.exchange_place == UNDER_CREW else TO_RUN


@rule
def take_up_tile(board: Any, state: Any, log: Array) -> int:
    only = only_rotation(board, state)
    if only == NOWHERE:
        return ask(state, TURNING)
    turn_tile(board, state, only, log)
    return TILE_TURNED


@rule
def after_turning(board: Any, state: Any) -> int:
    """RI-5.2, RI-7.8"""
    if state.turn == 0:
        pass_on(state)
        state.target = NOWHERE
        return NEXT_REVEAL
    anywhere = state.exchange_place == ANY_FREE_TILE and not state.exchanged and exchange_rolled(board, state)
    return TO_EXCHANGE if anywhere else TO_RUN


@rule
def take_up_run(board: Any, state: Any, log: Array) -> int:
    """RI-10.1, RI-10.2, RI-10.3 The turn ends by itself only if no step is possible and nothing could be taken back."""
    if state.decided or steps_on(board, state):
        return ask(state, RUNNING)
    end_run(state, log)
    return NEXT_TURN


CONTRACT = Contract(
    State=State,
    Board=Board,
    verbs=VERBS,
    reasons=REASONS,
    events=EVENTS,
    setup=setup,
    derive=derive,
    legal=legal,
    why_not=why_not,
    why_not_seat=why_not_seat,
    apply=apply,
    let_pass=let_pass,
    to_move=to_move,
    is_over=is_over,
    score=score,
    standing=standing,
    redeal=redeal,
    face_down=face_down,
    load_board=load_board,
    view=view,
    prompt=prompt,
    check=check,
    end_reason=end_reason,
    details=details,
    most_legal=CELLS * SLOTS + 1,
)
