"""Simulations of a tree that a policy-value network guides and judges, one position at a time."""

from __future__ import annotations

import numpy as np

from branchline.bots.search.beam import write_sample
from branchline.bots.search.tree.edges import add_edge, back_up, clear_slots
from branchline.bots.search.tree.rollouts import seed_of
from branchline.bots.search.tree.selection import descend
from branchline.bots.search.tree.storage import HERE, Buffers, Tree
from branchline.bots.terminal import write_terminal_values
from branchline.kernel import NOBODY, Array, Record, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import is_over


@rule
def select(board: Record, seat: int, buffers: Buffers, tree: Tree, margin_scale: float, seed: int) -> int:
    """Determinize the root, and follow the tree to a position for the network to judge, or to the end of the game,
    whose value is written as the result; return the length of the path."""
    write_sample(board, buffers.root[0], seat, seed_of(mixed(np.uint64(seed))), buffers.states)
    depth = descend(board, buffers, tree, 0, 0, True)
    if is_over(buffers.states[HERE]):
        write_terminal_values(buffers.states[HERE], margin_scale, tree.result)
    return depth


@rule
def expand(tree: Tree, depth: int, mover: int, actions: Array, priors: Array) -> None:
    """Give the leaf its edges with their priors, and back the result up."""
    leaf = tree.leaf[0]
    if leaf != NOBODY and tree.edges[0] + priors.shape[0] <= tree.action.shape[0]:
        for k in range(priors.shape[0]):
            add_edge(tree, leaf, mover, actions[k])
            tree.prior[tree.slot[actions[k]]] = priors[k]
        clear_slots(tree, leaf)
    back_up(tree, depth)
