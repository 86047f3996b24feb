"""The way down, from a node to a position that is new."""

from __future__ import annotations

from typing import Any

from branchline.bots.search.greedy import evaluate, play_on
from branchline.bots.search.tree.branches import add_branch, choose, forget, next_node, recall, share_trust
from branchline.bots.search.tree.record import (
    ACTION,
    BRANCHES,
    CHOICES,
    HERE,
    LEAF,
    MOST_STEPS,
    PRIOR,
    SEEN,
    TRIAL,
    Tree,
)
from branchline.kernel import NOBODY, Array, rule
from branchline.kernel.contract import apply, is_over, legal, to_move


@rule
def descend(
    board: Any, states: Any, tree: Tree, node: int, depth: int, guided: bool, out: Array, log: Array, work: Array
) -> int:  # fmt: skip
    """Follow the tree from a node to a position that is new, or over; returns how many branches lead there."""
    tree.used[LEAF] = NOBODY
    for _ in range(MOST_STEPS):
        state = states[HERE]
        if is_over(state):
            break
        count = legal(board, state, out)
        tree.used[CHOICES] = count
        if count == 1:
            apply(board, state, out[0], log)
            continue
        if node == NOBODY:
            break
        if not tree.node[node, SEEN]:
            tree.node[node, SEEN] = 1
            tree.used[LEAF] = node
            break
        if not look_up(board, states, tree, node, guided, out, count, log, work):
            break
        branch = tree.slot[out[choose(tree, to_move(state), out, count)]]
        forget(tree, node)
        apply(board, state, tree.branch[branch, ACTION], log)
        tree.path[depth] = branch
        depth += 1
        node = next_node(tree, branch)
    return depth


@rule
def look_up(
    board: Any, states: Any, tree: Tree, node: int, guided: bool, out: Array, count: int, log: Array, work: Array
) -> bool:  # fmt: skip
    """Note the branch of every legal action, with new ones for those that have none; whether there was room."""
    mover = to_move(states[HERE])
    recall(tree, node, mover)
    if tree.used[BRANCHES] + count > tree.branch.shape[0]:
        forget(tree, node)
        return False
    fresh = False
    for k in range(count):
        if tree.slot[out[k]] == NOBODY:
            add_branch(tree, node, mover, out[k])
            tree.worth[tree.slot[out[k]], PRIOR] = 1.0 / count
            fresh = True
    if fresh and not guided:
        for k in range(count):
            tree.guess[out[k]] = first_sight(board, states, mover, out[k], log, work)
        share_trust(tree, out, count)
    return True


@rule
def first_sight(board: Any, states: Any, mover: int, action: int, log: Array, work: Array) -> float:
    """What an action is worth to its mover if nobody objects."""
    states[TRIAL] = states[HERE]
    play_on(board, states[TRIAL], action, log)
    return evaluate(board, states[TRIAL], mover, work)
