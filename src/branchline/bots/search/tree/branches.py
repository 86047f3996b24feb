"""Nodes and their branches: to find and to add them, to choose among them, and to tell them what came of it."""

from __future__ import annotations

import numpy as np

from branchline.bots.search.greedy import NOTHING
from branchline.bots.search.tree.record import (
    ACTION,
    BRANCHES,
    CHILD,
    FIRST,
    HIGH,
    LOW,
    MOVER,
    NEXT,
    NODES,
    PRIOR,
    SEEN,
    TOTAL,
    TRIED,
    Tree,
)
from branchline.kernel import NOBODY, Array, rule

CURIOSITY = 0.5
"""How much what was hardly tried counts against what did well."""
SHARPNESS = 3.0
"""By which power of e the best at first sight is trusted more than the average."""


@rule
def next_node(tree: Tree, branch: int) -> int:
    """The node below a branch, a new one if need be; NOBODY where there is no room left."""
    node = tree.branch[branch, CHILD]
    if node == NOBODY and tree.used[NODES] < tree.node.shape[0]:
        node = tree.used[NODES]
        tree.used[NODES] += 1
        tree.node[node, FIRST] = NOBODY
        tree.node[node, SEEN] = 0
        tree.branch[branch, CHILD] = node
    return node


@rule
def recall(tree: Tree, node: int, mover: int) -> None:
    """Note the branches of a node that are this seat's."""
    branch = tree.node[node, FIRST]
    for _ in range(tree.branch.shape[0]):
        if branch == NOBODY:
            break
        if tree.branch[branch, MOVER] == mover:
            tree.slot[tree.branch[branch, ACTION]] = branch
        branch = tree.branch[branch, NEXT]


@rule
def forget(tree: Tree, node: int) -> None:
    """Clear the notes about a node."""
    branch = tree.node[node, FIRST]
    for _ in range(tree.branch.shape[0]):
        if branch == NOBODY:
            break
        tree.slot[tree.branch[branch, ACTION]] = NOBODY
        branch = tree.branch[branch, NEXT]


@rule
def add_branch(tree: Tree, node: int, mover: int, action: int) -> None:
    branch = tree.used[BRANCHES]
    tree.used[BRANCHES] += 1
    tree.branch[branch, ACTION] = action
    tree.branch[branch, MOVER] = mover
    tree.branch[branch, NEXT] = tree.node[node, FIRST]
    tree.branch[branch, CHILD] = NOBODY
    tree.branch[branch, TRIED] = 0
    tree.worth[branch, TOTAL] = 0.0
    tree.node[node, FIRST] = branch
    tree.slot[action] = branch


@rule
def share_trust(tree: Tree, out: Array, count: int) -> None:
    """The better an action looks among the others, the larger its share; none for one that nothing is known of."""
    best, mean, known = -np.inf, 0.0, 0
    for k in range(count):
        if tree.guess[out[k]] > NOTHING:
            best = max(best, tree.guess[out[k]])
            mean += tree.guess[out[k]]
            known += 1
    spread = max(best - mean / known, 1e-9)
    total = 0.0
    for k in range(count):
        trust = np.exp(SHARPNESS * (tree.guess[out[k]] - best) / spread)
        tree.worth[tree.slot[out[k]], PRIOR] = trust
        total += trust
    for k in range(count):
        tree.worth[tree.slot[out[k]], PRIOR] /= total


@rule
def choose(tree: Tree, mover: int, out: Array, count: int) -> int:
    """Which of the actions promises most to whoever is to move, or deserves a trial. What was not tried yet is expected
    to do as the others have."""
    low = tree.reach[mover, LOW]
    span = max(tree.reach[mover, HIGH] - low, 1e-9)
    total, tries = 0.0, 0
    for k in range(count):
        branch = tree.slot[out[k]]
        total += tree.worth[branch, TOTAL]
        tries += tree.branch[branch, TRIED]
    usual = total / max(tries, 1)
    eager = CURIOSITY * np.sqrt(1.0 + tries)
    best, chosen = -np.inf, 0
    for k in range(count):
        branch = tree.slot[out[k]]
        tried = tree.branch[branch, TRIED]
        mean = tree.worth[branch, TOTAL] / tried if tried else usual
        promise = (mean - low) / span if tries else 0.0
        promise += eager * tree.worth[branch, PRIOR] / (1.0 + tried)
        if promise > best and tree.worth[branch, PRIOR] > 0.0:
            best, chosen = promise, k
    return chosen


@rule
def climb(tree: Tree, depth: int) -> None:
    """Tell every branch on the way what it came to for its mover."""
    for step in range(depth):
        branch = tree.path[step]
        mover = tree.branch[branch, MOVER]
        value = tree.value[mover]
        tree.reach[mover, LOW] = min(tree.reach[mover, LOW], value)
        tree.reach[mover, HIGH] = max(tree.reach[mover, HIGH], value)
        tree.branch[branch, TRIED] += 1
        tree.worth[branch, TOTAL] += value
