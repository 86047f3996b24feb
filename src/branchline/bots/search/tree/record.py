"""Room for a tree, and what is where in it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.kernel import NOBODY, Array
from branchline.kernel.kinds import SEAT_LETTERS

SEATS = len(SEAT_LETTERS)
FIRST, SEEN = range(2)
ACTION, MOVER, NEXT, CHILD, TRIED = range(5)
PRIOR, TOTAL = range(2)
LOW, HIGH = range(2)
NODES, BRANCHES, LEAF, CHOICES = range(4)
HERE, TRIAL = range(2)
"""Of the room for positions: the one on its way through the tree, and one to try things on."""

MOST_STEPS = 4096
"""Actions of one simulation, those without a choice included."""


class Tree(NamedTuple):
    """Room for a tree; node 0 is where the match stands."""

    node: Array
    """For each node its first branch, and whether it was come by before."""
    branch: Array
    """For each branch the action, whose it is, the next branch of the same node, the node below, how often tried."""
    worth: Array
    """For each branch its share of first trust, and the sum of its values."""
    used: Array
    """How many nodes and branches there are; where the present simulation left the tree, with how many choices."""
    reach: Array
    """For each seat the lowest and the highest value seen."""
    path: Array
    """The branches of the present simulation."""
    slot: Array
    """For each action its branch in the present node, or NOBODY."""
    guess: Array
    """For each action what it is worth at first sight."""
    value: Array
    """For each seat what the present simulation is worth."""


def new_tree(branches: int, actions: int) -> Tree:
    tree = Tree(
        node=np.zeros((branches, 2), np.int32),
        branch=np.zeros((branches, 5), np.int32),
        worth=np.zeros((branches, 2)),
        used=np.zeros(4, np.int32),
        reach=np.zeros((SEATS, 2)),
        path=np.zeros(MOST_STEPS, np.int32),
        slot=np.full(actions, NOBODY, np.int32),
        guess=np.zeros(actions),
        value=np.zeros(SEATS),
    )
    clear(tree)
    return tree


def begin_below(tree: Tree, action: int) -> None:
    """Where an action of the present position leads is where the match stands now: what was tried from there counts on,
    as long as there is room for more."""
    branch = int(tree.node[0, FIRST])
    while branch != NOBODY and tree.branch[branch, ACTION] != action:
        branch = int(tree.branch[branch, NEXT])
    if branch == NOBODY or tree.branch[branch, CHILD] == NOBODY or 2 * tree.used[BRANCHES] > len(tree.branch):
        clear(tree)
    else:
        tree.node[0] = tree.node[tree.branch[branch, CHILD]]
        forget_reach(tree)


def clear(tree: Tree) -> None:
    tree.node[0] = NOBODY, 0
    tree.used[:] = 1, 0, NOBODY, 0
    forget_reach(tree)


def forget_reach(tree: Tree) -> None:
    tree.reach[:, LOW], tree.reach[:, HIGH] = np.inf, -np.inf
