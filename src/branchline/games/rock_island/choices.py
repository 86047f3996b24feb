"""§6, §10 What may be done, step by step."""

from branchline.games.rock_island.actions import (
    is_city_row,
    is_course,
    is_crew,
    is_exchange,
    is_keep,
    is_reveal,
    is_rotate,
    is_run,
    is_source,
    pack_end,
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
    EXCHANGING,
    LAYING_CITY,
    LAYING_COURSE,
    LAYING_SOURCE,
    REVEALING,
    RUNNING,
    TURNING,
    WALKING,
)
from branchline.games.rock_island.crew import list_walks, why_no_walk
from branchline.games.rock_island.exchange import list_exchanges, why_no_exchange
from branchline.games.rock_island.field import is_city
from branchline.games.rock_island.laying import list_placements, next_city, why_no_city, why_no_course, why_no_river
from branchline.games.rock_island.opening import has_fed_target, list_reveals, why_no_reveal
from branchline.games.rock_island.reasons import (
    CITY_FIXED,
    GAME_OVER,
    NOT_YOUR_PLACEMENT,
    NOT_YOUR_REVEAL,
    NOT_YOUR_TURN,
    WRONG_STEP,
)
from branchline.games.rock_island.running import list_steps, why_no_end, why_no_step
from branchline.games.rock_island.state import State
from branchline.games.rock_island.turning import list_rotations, why_no_rotation
from branchline.kernel import ALLOWED, Array, decider, has_ended, present_phase, rule


@rule
def legal(board: Board, state: State, out: Array) -> int:
    phase = present_phase(state)
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
def list_run(board: Board, state: State, out: Array) -> int:
    count = list_steps(board, state, out, 0)
    if count == 0 or why_no_end(board, state) == ALLOWED:
        out[count] = pack_end()
        count += 1
    return count


@rule
def why_not(board: Board, state: State, action: int) -> int:
    """RI-6.1 Each step has its own verbs."""
    if has_ended(state):
        return GAME_OVER
    phase = present_phase(state)
    if is_source(action) or is_course(action) or is_city_row(action):
        return why_no_placement(board, state, action)
    if is_exchange(action):
        return why_no_exchange_in_turn(board, state, action)
    if is_rotate(action):
        return why_no_turning(board, state, unpack_rotate(action))
    if is_reveal(action):
        return why_no_opening(board, state, unpack_reveal(action))
    if is_crew(action):
        return why_no_walk(board, state, unpack_crew(action)) if phase == WALKING else WRONG_STEP
    if is_keep(action):
        return ALLOWED if phase == EXCHANGING else WRONG_STEP
    if phase != RUNNING:
        return WRONG_STEP
    return why_no_step(board, state, unpack_run(action)) if is_run(action) else why_no_end(board, state)


@rule
def why_no_placement(board: Board, state: State, action: int) -> int:
    """RI-4.18 The river from north to south, then Chicago, then Kansas City."""
    phase = present_phase(state)
    if is_source(action):
        return why_no_river(board, state, unpack_source(action)) if phase == LAYING_SOURCE else WRONG_STEP
    if is_course(action):
        return why_no_course(board, state, unpack_course(action)) if phase == LAYING_COURSE else WRONG_STEP
    if phase != LAYING_CITY:
        return WRONG_STEP
    return why_no_city(board, state, next_city(state), unpack_city(action))


@rule
def why_no_opening(board: Board, state: State, cell: int) -> int:
    if present_phase(state) != REVEALING:
        return WRONG_STEP
    return why_no_reveal(board, state, cell, has_fed_target(board, state))


@rule
def why_no_exchange_in_turn(board: Board, state: State, action: int) -> int:
    """RI-7.3, RI-10.3 Where no exchange is asked for, what stands in its way is told all the same."""
    phase = present_phase(state)
    if state.turn == 0 or phase == WALKING:
        return WRONG_STEP
    cell, slot = unpack_exchange(action)
    why = why_no_exchange(board, state, cell, slot)
    return WRONG_STEP if why == ALLOWED and phase != EXCHANGING else why


@rule
def why_no_turning(board: Board, state: State, rotation: int) -> int:
    """RI-6.20 In a city there is nothing to turn."""
    phase = present_phase(state)
    if phase == TURNING:
        return why_no_rotation(board, state, rotation)
    in_city = phase == RUNNING and state.steps == 0 and is_city(state, state.crew[state.active])
    return CITY_FIXED if in_city else WRONG_STEP


@rule
def why_not_seat(board: Board, state: State, seat: int) -> int:
    if has_ended(state):
        return GAME_OVER
    if seat == decider(state):
        return ALLOWED
    if state.turn > 0:
        return NOT_YOUR_TURN
    return NOT_YOUR_PLACEMENT if present_phase(state) < REVEALING else NOT_YOUR_REVEAL
