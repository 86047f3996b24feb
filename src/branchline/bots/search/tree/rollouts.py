"""Rollouts: from the end of a line all play on by the heuristic, for some moves or to the end of the turn."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristic import log_odds, turn_index
from branchline.bots.search.beam import search_afresh, write_sample
from branchline.bots.search.tree.storage import HERE, TRIAL, Buffers
from branchline.kernel import Record, rule
from branchline.kernel.contract import apply, is_over, to_move

MOST_MOVES = 2048


@rule
def seed_of(draw: np.uint64) -> int:
    """The seed of a determinization."""
    return int(np.int64(draw >> np.uint64(2)))


@rule
def find_lines(board: Record, seat: int, buffers: Buffers, seed: int) -> int:
    """Determinize the root, and find the best line to the end of the move for each of its actions; return how many."""
    write_sample(board, buffers.root[0], seat, seed, buffers.wide.states)
    return search_afresh(board, seat, buffers.wide)


@rule
def play_best_move(board: Record, buffers: Buffers) -> None:
    """Play the move with the best value by a narrow beam search, to its end."""
    beam = buffers.narrow
    beam.states[0] = buffers.states[HERE]
    count = search_afresh(board, to_move(buffers.states[HERE]), beam)
    if count == 1:
        apply(board, buffers.states[HERE], beam.actions[0], buffers.log)
        return
    chosen = 0
    for k in range(count):
        if beam.best[k] > beam.best[chosen]:
            chosen = k
    buffers.states[HERE] = beam.ends[chosen]


@rule
def roll_out(
    board: Record, seat: int, buffers: Buffers, line: int, last_turn: int, opponent_weight: float, seed: int
) -> float:  # fmt: skip
    """Play on from the end of a line until the turn index is reached; return the value of the position there, which
    lies in states[HERE]. With the same seed every line meets the same determinization."""
    write_sample(board, buffers.wide.ends[line], seat, seed, buffers.states)
    for _ in range(MOST_MOVES):
        if is_over(buffers.states[HERE]) or turn_index(buffers.states[HERE]) >= last_turn:
            break
        play_best_move(board, buffers)
    return relative_value(board, seat, buffers, opponent_weight)


@rule
def relative_value(board: Record, seat: int, buffers: Buffers, opponent_weight: float) -> float:
    """The log odds of a seat, less some of the mean of the others'."""
    own, others = 0.0, 0.0
    for other in range(buffers.states[HERE].players):
        buffers.states[TRIAL] = buffers.states[HERE]
        value = log_odds(board, buffers.states[TRIAL], other, buffers.workspace)
        if other == seat:
            own = value
        else:
            others += value
    return own - opponent_weight * others / (buffers.states[HERE].players - 1)
