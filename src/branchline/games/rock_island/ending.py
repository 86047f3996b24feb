"""§9 The end, and who comes in where."""

import numpy as np

from branchline.games.rock_island.components import ARRIVAL, NOWHERE, ROUND_LIMIT
from branchline.games.rock_island.events import DISTANCE_LEFT, GAME_ENDED, KANSAS_CITY_REACHED
from branchline.games.rock_island.field import distance
from branchline.games.rock_island.options import MOST_ROUNDS, UNLIMITED
from branchline.games.rock_island.state import State
from branchline.kernel import Array, emit, rule

TURNS = 1 << 32
"""More than any game has: one cell nearer counts for more than any turn earlier."""


@rule
def round_of(state: State) -> int:
    """RI-9.2 Of the present turn, from 1; 0 before the first."""
    return (state.turn + state.players - 1) // state.players


@rule
def limit_reached(state: State) -> bool:
    """RI-9.3"""
    return state.turn >= rounds_allowed(state) * state.players


@rule
def rounds_allowed(state: State) -> int:
    """RI-9.3"""
    return MOST_ROUNDS if state.max_rounds == UNLIMITED else state.max_rounds


@rule
def arrive(state: State, log: Array) -> None:
    """RI-8.17, RI-8.18, RI-9.1 The first in Kansas City wins, in the middle of the turn."""
    state.last_run[state.active] = state.turn
    emit(log, KANSAS_CITY_REACHED, state.active)
    end_game(state, ARRIVAL, log)


@rule
def stop_at_limit(state: State, log: Array) -> None:
    end_game(state, ROUND_LIMIT, log)


@rule
def end_game(state: State, why: int, log: Array) -> None:
    state.ended = why
    emit(log, GAME_ENDED, why)
    for seat in range(state.players):
        if state.locomotive[seat] != state.kansas_city:
            emit(log, DISTANCE_LEFT, seat, distance_left(state, seat))


@rule
def distance_left(state: State, seat: int) -> int:
    """RI-9.4 In cells, whatever the track or river between."""
    if state.kansas_city == NOWHERE:
        return 0
    return distance(state.locomotive[seat], state.kansas_city)


@rule
def score(state: State, seat: int) -> int:
    """RI-9.4, RI-9.7 There are no points: the cells by which a locomotive has come nearer stand for them."""
    if state.kansas_city == NOWHERE:
        return 0
    return np.int64(distance(state.chicago, state.kansas_city) - distance_left(state, seat))  # type: ignore[return-value]


@rule
def standing(state: State, seat: int) -> int:
    """RI-9.4, RI-9.5, RI-9.6, RI-9.7 The nearest first, and of equals the one that got there earlier."""
    return -(np.int64(distance_left(state, seat)) * TURNS + np.int64(state.last_run[seat]))  # type: ignore[return-value]
