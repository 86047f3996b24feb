"""Simulations that a net judges, one position at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.bots.search.tree.branches import add_branch, climb, forget
from branchline.bots.search.tree.descent import descend
from branchline.bots.search.tree.record import BRANCHES, HERE, LEAF, PRIOR, Tree
from branchline.kernel import NOBODY, Array, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import generic, is_over, redeal, score

MARGIN = 0.5
"""What a bounded margin counts beside the win, as it did when nets were trained."""


@generic
def standing(state: Any, seat: int) -> int:
    """What orders the seats at the end."""


@rule
def walk(
    board: Any, root: Any, states: Any, seat: int, tree: Tree, seed: int, out: Array, log: Array, work: Array
) -> int:  # fmt: skip
    """Deal, and follow the tree to a position for the net to judge, or the end; returns how many branches lead there,
    with the legal actions in `out`. What the end is worth is noted."""
    states[HERE] = root[0]
    redeal(board, states[HERE], seat, np.int64(mixed(np.uint64(seed)) >> np.uint64(2)))
    depth = descend(board, states, tree, 0, 0, True, out, log, work)
    if is_over(states[HERE]):
        settle(states[HERE], tree)
    return depth


@rule
def conclude(tree: Tree, depth: int, mover: int, out: Array, trust: Array) -> None:
    """Give the new node its branches, trusted as much as the net says, and tell those above what it came to."""
    leaf = tree.used[LEAF]
    if leaf != NOBODY and tree.used[BRANCHES] + trust.shape[0] <= tree.branch.shape[0]:
        for k in range(trust.shape[0]):
            add_branch(tree, leaf, mover, out[k])
            tree.worth[tree.slot[out[k]], PRIOR] = trust[k]
        forget(tree, leaf)
    climb(tree, depth)


@rule
def settle(state: Any, tree: Tree) -> None:
    """Each seat's share of the win beyond what is fair, and its margin, bounded, by the margins of all."""
    players = state.players
    best, winners, mean, usual = standing(state, 0), 0, 0.0, 0.0
    for seat in range(players):
        best = max(best, standing(state, seat))
        mean += score(state, seat) / players
    for seat in range(players):
        winners += standing(state, seat) == best
        usual += abs(score(state, seat) - mean) / players
    for seat in range(players):
        margin = (score(state, seat) - mean) / max(usual, 1e-9)
        share = 1.0 / winners if standing(state, seat) == best else 0.0
        tree.value[seat] = share - 1.0 / players + MARGIN * margin / (1.0 + abs(margin))
