"""Rollouts of candidate moves: where each leads if all play on by the heuristic to the end of the turn."""

from __future__ import annotations

from typing import Any

from branchline.bots.heuristic import log_odds, turn_index
from branchline.bots.search.beam import search_afresh
from branchline.bots.search.tree.simulation import play_best_move
from branchline.bots.search.tree.storage import HERE, TRIAL, Buffers
from branchline.kernel import rule
from branchline.kernel.contract import determinize, is_over

MOST_MOVES = 2048


@rule
def find_lines(board: Any, seat: int, buffers: Buffers, seed: int) -> int:
    """Determinize the root, and find the best line to the end of the move for each of its actions; return how many."""
    buffers.wide.states[0] = buffers.root[0]
    determinize(board, buffers.wide.states[0], seat, seed)
    return search_afresh(board, seat, buffers.wide)


@rule
def roll_out(
    board: Any, seat: int, buffers: Buffers, line: int, last_turn: int, opponent_weight: float, seed: int
) -> float:  # fmt: skip
    """Play on from the end of a line until the turn index is reached; return the value of the position there, which
    lies in states[HERE]. With the same seed every line meets the same determinization."""
    buffers.states[HERE] = buffers.wide.ends[line]
    determinize(board, buffers.states[HERE], seat, seed)
    for _ in range(MOST_MOVES):
        if is_over(buffers.states[HERE]) or turn_index(buffers.states[HERE]) >= last_turn:
            break
        play_best_move(board, buffers)
    return relative_value(board, seat, buffers, opponent_weight)


@rule
def relative_value(board: Any, seat: int, buffers: Buffers, opponent_weight: float) -> float:
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
