"""Simulations of a tree that is guided and judged by the heuristic."""

from __future__ import annotations

import numpy as np

from branchline.bots.heuristic import evaluate
from branchline.bots.search.beam import Beam, write_sample
from branchline.bots.search.tree.edges import (
    add_edge,
    back_up,
    clear_slots,
    fill_slots,
    node_below,
    select_edge,
    set_softmax_priors,
)
from branchline.bots.search.tree.rollouts import find_lines, play_best_move, seed_of
from branchline.bots.search.tree.selection import descend
from branchline.bots.search.tree.storage import HERE, TRIAL, Buffers, Tree
from branchline.kernel import NOBODY, Record, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import is_over


@rule
def simulate(board: Record, seat: int, buffers: Buffers, tree: Tree, moves: int, times: int, seed: int) -> None:
    """Run a batch of simulations that share the determinization of the root: each takes the best line to the end of the
    move for the selected action, descends the tree, and ends with a rollout of so many moves."""
    draw, wide = mixed(np.uint64(seed)), buffers.wide
    count = find_lines(board, seat, buffers, seed_of(draw))
    expand_root(tree, seat, wide, count)
    for _ in range(times):
        draw = mixed(draw)
        end = wide.ends[select_line(tree, seat, wide, count)]
        write_sample(board, end, seat, seed_of(draw), buffers.states)
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
        tree.score[action] = beam.best[k]
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
def evaluate_leaf(board: Record, buffers: Buffers, tree: Tree) -> None:
    """Write the heuristic value of the present position to each seat."""
    for seat in range(buffers.states[HERE].players):
        buffers.states[TRIAL] = buffers.states[HERE]
        tree.result[seat] = evaluate(board, buffers.states[TRIAL], seat, buffers.workspace)
