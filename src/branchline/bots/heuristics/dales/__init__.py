"""Values positions of the dales family: the score as it would be now, what the lines can still load with
the trains their owner can pay, what it costs to keep or to sell them, and what is left for the turns to come.

Values are in points. The position is only a copy: a move that is half done is first completed in it.
"""

from __future__ import annotations

from branchline.bots.heuristic import Aim, Heuristic
from branchline.bots.heuristics.dales.completion import complete_move
from branchline.bots.heuristics.dales.influence import LATER, is_to_build, means
from branchline.bots.heuristics.dales.items import count_within_reach, kept_items, set_parts
from branchline.bots.heuristics.dales.tracks import burden
from branchline.bots.heuristics.dales.trains import loading
from branchline.games.dales.board import Board
from branchline.games.dales.components import TRAIN_CHOICE
from branchline.games.dales.ending import score
from branchline.games.dales.state import State
from branchline.kernel import Array, decider, present_phase, rule

ENVY = 0.3


@rule
def turn_index(state: State) -> int:
    """Play is judged at the end of a turn: before, too much hangs on who is to move."""
    return state.turn


@rule
def evaluate(board: Board, state: State, seat: int, workspace: Array) -> float:
    """A seat's expected score, less some of what the others have."""
    if decider(state) == seat and state.ended == 0:
        complete_move(board, state)
    rivals = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += score(state, other)
    value = score(state, seat) - ENVY * rivals / (state.players - 1)
    return value if state.ended else value + prospects(board, state, seat, workspace)


@rule
def prospects(board: Board, state: State, seat: int, workspace: Array) -> float:
    """The score that a seat may expect beyond its present one."""
    turns_left = board.turns[state.side, state.players] - state.turn
    count_within_reach(board, state, seat, workspace)
    if is_to_build(state, seat):
        return means(board, state, seat) + kept_items(workspace) - burden(board, state, seat, turns_left)
    value = set_parts(state, seat, workspace)
    if present_phase(state) <= TRAIN_CHOICE:
        value = loading(board, state, seat, turns_left, workspace)
    if turns_left > 0:
        value += kept_items(workspace) + LATER * means(board, state, seat)
    return value - burden(board, state, seat, turns_left)


def hoarded(states: Array, seat: int) -> Array:
    """Cubes and influence."""
    return states["hand"][:, seat] + states["influence"][:, seat].sum(axis=1)


def built(states: Array, seat: int) -> Array:
    """Tracks on the board."""
    return (states["track"] == seat).sum(axis=1)


def expected_points(board: Board, state: State, values: Array) -> list[float]:
    """The score that each seat can expect at the end: its value, without what counts of the others' scores."""
    scores = [float(score(state, seat)) for seat in range(state.players)]
    rivals = [(sum(scores) - own) / (state.players - 1) for own in scores]
    return [value + ENVY * of_others for value, of_others in zip(values.tolist(), rivals, strict=True)]


HEURISTIC = Heuristic(
    evaluate=evaluate,
    depth=14,  # a line of twelve tracks, its start and its end
    beam=40,
    simulations=16,  # one for each candidate: nothing is left to chance within a turn
    candidates=16,
    turn_index=turn_index,
    rollout_beam=16,
    opponent_weight=0.8,
    most_costs={"novice": 1.3, "casual": 0.4},
    aims={"points": Aim(expected_points)},
    deeds=("line_built", "link_completed", "train_bought", "item_loaded", "line_sold"),
    habits={"hoards": hoarded, "builds": built},
)
