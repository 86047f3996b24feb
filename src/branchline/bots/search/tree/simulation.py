"""Simulations of a tree that is guided and judged by the heuristic."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.bots.heuristic import evaluate
from branchline.bots.search.beam import BEST, Beam, search_afresh
from branchline.bots.search.tree.edges import (
    add_edge,
    back_up,
    clear_slots,
    fill_slots,
    node_below,
    select_edge,
    set_softmax_priors,
)
from branchline.bots.search.tree.selection import descend
from branchline.bots.search.tree.storage import HERE, TRIAL, Buffers, Tree
from branchline.kernel import NOBODY, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import apply, determinize, is_over, to_move


@rule
def simulate(board: Any, seat: int, buffers: Buffers, tree: Tree, moves: int, times: int, seed: int) -> None:
    """Run a batch of simulations that share the determinization of the root: each takes the best line to the end of the
    move for the selected action, descends the tree, and ends with a rollout of so many moves."""
    draw, wide = mixed(np.uint64(seed)), buffers.wide
    wide.states[0] = buffers.root[0]
    determinize(board, wide.states[0], seat, np.int64(draw >> np.uint64(2)))
    count = search_afresh(board, seat, wide)
    expand_root(tree, seat, wide, count)
    for _ in range(times):
        draw = mixed(draw)
        buffers.states[HERE] = wide.ends[select_line(tree, seat, wide, count)]
        determinize(board, buffers.states[HERE], seat, np.int64(draw >> np.uint64(2)))
        depth = descend(board, buffers, tree, node_below(tree, tree.path[0]), 1, False)
        for _ in range(moves):
            if is_over(buffers.states[HERE]):
                break
            play_best_move(board, buffers)
        evaluate_leaf(board, buffers, tree)
        back_up(tree, depth)


@rule
def expand_root(tree: Tree, seat: int, beam: Beam, count: int) -> None:
    """Give every legal action of the root an edge, with a prior by the end of its best line."""
    fill_slots(tree, 0, seat)
    for k in range(count):
        action = beam.actions[k]
        if tree.slot[action] == NOBODY:
            add_edge(tree, 0, seat, action)
        tree.score[action] = beam.values[BEST, k]
    set_softmax_priors(tree, beam.actions, count)
    clear_slots(tree, 0)


@rule
def select_line(tree: Tree, seat: int, beam: Beam, count: int) -> int:
    """The place of the line to begin with; its edge becomes the first of the path."""
    fill_slots(tree, 0, seat)
    chosen = select_edge(tree, seat, beam.actions, count)
    tree.path[0] = tree.slot[beam.actions[chosen]]
    clear_slots(tree, 0)
    return chosen


@rule
def play_best_move(board: Any, buffers: Buffers) -> None:
    """Play the move with the best value by a narrow beam search, to its end."""
    beam = buffers.narrow
    beam.states[0] = buffers.states[HERE]
    count = search_afresh(board, to_move(buffers.states[HERE]), beam)
    if count == 1:
        apply(board, buffers.states[HERE], beam.actions[0], buffers.log)
        return
    chosen = 0
    for k in range(count):
        if beam.values[BEST, k] > beam.values[BEST, chosen]:
            chosen = k
    buffers.states[HERE] = beam.ends[chosen]


@rule
def evaluate_leaf(board: Any, buffers: Buffers, tree: Tree) -> None:
    """Write the heuristic value of the present position to each seat."""
    for seat in range(buffers.states[HERE].players):
        buffers.states[TRIAL] = buffers.states[HERE]
        tree.result[seat] = evaluate(board, buffers.states[TRIAL], seat, buffers.workspace)
