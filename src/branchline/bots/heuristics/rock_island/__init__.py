"""Values positions of Rock Island: a short way to Kansas City, over track that lies and track that
could lie, and a long one for the others.

Values of moves are in tiles to be mended, roughly the turns it takes; seats are compared by their odds.
"""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristic import WORKSPACE, Aim, Heuristic
from branchline.bots.heuristics.rock_island.passages import NEVER
from branchline.bots.heuristics.rock_island.seats import cost_of
from branchline.bots.heuristics.rock_island.ways import measure_ways
from branchline.games.rock_island.board import Board
from branchline.games.rock_island.components import NOWHERE, REVEALING, WALKING
from branchline.games.rock_island.ending import distance_left, standing
from branchline.games.rock_island.state import State
from branchline.kernel import Array, present_phase, rule

ROUNDS = (0, 0, 2, 1, 1)
"""Rounds in a rollout, by the number of players: two have taken four turns then, as four have after one."""

WIN = 1000.0
HINDER_BEST = (0.0, 0.0, 0.25, 0.45, 0.45)
"""Weight of the way of the best other seat, by the number of players: two would only stall."""
HINDER_REST = 0.05
WAY_COUNTS, DISTANCE_COUNTS, WAITING_COUNTS, LITTLE = 1.85, 5.5, 0.28, 0.4
"""How the odds fall with the way to go, with the distance, and with the turns of others before one's own: what fits
best where all play on as `greedy` would."""


def determinizations(state: State) -> int:
    """A tile about to be turned up may be one of several."""
    return 3 if present_phase(state) in (REVEALING, WALKING) else 1


def horizon(state: State) -> int:
    """Whole rounds: what a move is worth shows when all others have answered it, and its seat has gone on."""
    return int(ROUNDS[state.players] * state.players)


@rule
def turn_index(state: State) -> int:
    """Everyone's turn is one."""
    return state.turn


@rule
def evaluate(board: Board, state: State, seat: int, workspace: Array) -> float:
    """Return how much nearer a seat is to Kansas City than the others, of whom the best counts most."""
    if state.kansas_city == NOWHERE:
        return 0.0
    if state.ended:
        return final_value(state, seat)
    measure_ways(board, state, workspace)
    best = NEVER
    rest = 0.0
    for other in range(state.players):
        if other != seat:
            cost = cost_of(board, state, other, workspace)
            best = min(best, cost)
            rest += cost
    return (
        HINDER_BEST[state.players] * best
        + HINDER_REST * rest / (state.players - 1)
        - cost_of(board, state, seat, workspace)
    )


@rule
def log_odds(board: Board, state: State, seat: int, workspace: Array) -> float:
    """The logarithm of a seat's odds in the race. Beside the way there counts how far off the city lies: who is near
    has many ways, and needs little of the track."""
    if state.kansas_city == NOWHERE:
        return 0.0
    if state.ended:
        return final_value(state, seat)
    measure_ways(board, state, workspace)
    turns_to_wait = (seat - state.active) % state.players / (state.players - 1)
    return (
        -WAY_COUNTS * np.log(cost_of(board, state, seat, workspace) + LITTLE)
        - DISTANCE_COUNTS * np.log(distance_left(state, seat) + LITTLE)
        - WAITING_COUNTS * turns_to_wait
    )


@rule
def final_value(state: State, seat: int) -> float:
    for other in range(state.players):
        if other != seat and standing(state, other) > standing(state, seat):
            return -WIN
    return WIN


def built(states: Array, seat: int) -> Array:
    """Edges with track on the whole board: its own is nobody's."""
    return np.unpackbits(states["track"], axis=1).sum(axis=1)


def tiles_to_mend(board: Board, state: State, values: Array) -> list[float]:
    """Return the tiles to mend on each seat's way to Kansas City."""
    if state.kansas_city == NOWHERE:
        return [0.0] * int(state.players)
    workspace = np.zeros(WORKSPACE)
    measure_ways(board, state, workspace)
    return [float(cost_of(board, state, seat, workspace)) for seat in range(state.players)]


HEURISTIC = Heuristic(
    evaluate=evaluate,
    log_odds=log_odds,
    depth=6,  # the crew, an exchange, the tile, and the first steps of a run
    beam=100,
    determinizations=determinizations,
    simulations=96,  # more than one for each candidate: much hangs on dice, and on what lies face down
    candidates=10,
    turn_index=turn_index,
    horizon=horizon,
    rollout_beam=6,
    opponent_weight=1.0,
    most_costs={"novice": 0.9, "casual": 0.25},
    aims={"way": Aim(tiles_to_mend, less_is_better=True, digits=1)},
    deeds=("tile_exchanged", "run_ended", "kansas_city_reached"),
    habits={"builds": built},
)
