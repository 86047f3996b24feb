"""A tree of what may come, grown one simulated line of play at a time: Monte-Carlo tree search for any number of seats.

Each simulation starts where the match stands, with everything drawn anew that the seat to move cannot know, and walks
down the tree: whoever is to move takes the action that promises most to them (max^n), with more trust in what looks
good at first sight (PUCT). A branch is named by the actions that lead to it alone, so that one tree serves all deals
and all dice: of what it holds, only what is legal this time is looked at.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from branchline.bots.greedy import evaluate, play_on
from branchline.kernel import NOBODY, Array, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import apply, is_over, legal, redeal, to_move
from branchline.kernel.kinds import SEAT_LETTERS

SEATS = len(SEAT_LETTERS)
FIRST, VISITS = range(2)
ACTION, MOVER, NEXT, CHILD, TRIED = range(5)
PRIOR, GUESS, TOTAL = range(3)
LOW, HIGH = range(2)
NODES, BRANCHES = range(2)
HERE, TRIAL = range(2)
"""Of the room for positions: the one on its way through the tree, and one to try things on."""

MOST_STEPS = 4096
"""Actions of one simulation, those without a choice included."""
CURIOSITY = 1.25
"""How much what was hardly tried counts against what did well."""
SHARPNESS = 6.0
"""How much more often the best at first sight is tried than the average."""


class Tree(NamedTuple):
    """Room for a tree; node 0 is where the match stands."""

    node: Array
    """For each node its first branch, and how often it was visited."""
    branch: Array
    """For each branch the action, whose it is, the next branch of the same node, the node below, how often tried."""
    worth: Array
    """For each branch its share of first trust, its value at first sight, and the sum of its values since."""
    used: Array
    """How many nodes and branches there are."""
    reach: Array
    """For each seat the lowest and the highest value seen."""
    path: Array
    """The branches of the present simulation."""
    slot: Array
    """For each action its branch in the present node, or NOBODY."""
    value: Array
    """For each seat what the present simulation is worth."""


def new_tree(branches: int, actions: int) -> Tree:
    tree = Tree(
        node=np.zeros((branches, 2), np.int32),
        branch=np.zeros((branches, 5), np.int32),
        worth=np.zeros((branches, 3)),
        used=np.zeros(2, np.int32),
        reach=np.zeros((SEATS, 2)),
        path=np.zeros(MOST_STEPS, np.int32),
        slot=np.full(actions, NOBODY, np.int32),
        value=np.zeros(SEATS),
    )
    clear(tree)
    return tree


def clear(tree: Tree) -> None:
    tree.node[0] = NOBODY, 0
    tree.used[:] = 1, 0
    tree.reach[:, LOW], tree.reach[:, HIGH] = np.inf, -np.inf


@rule
def simulate(
    board: Any, root: Any, states: Any, seat: int, tree: Tree, times: int, seed: int, out: Array, log: Array,
    work: Array,
) -> None:  # fmt: skip
    """Grow the tree by so many simulations; `root` holds the position, `states` is room for two."""
    draw = mixed(np.uint64(seed))
    for _ in range(times):
        draw = mixed(draw)
        states[HERE] = root[0]
        redeal(board, states[HERE], seat, np.int64(draw >> np.uint64(2)))
        depth = descend(board, states, tree, out, log, work)
        judge(board, states, tree, work)
        climb(tree, depth)


@rule
def descend(board: Any, states: Any, tree: Tree, out: Array, log: Array, work: Array) -> int:
    """Follow the tree to a position that is new, or over; returns how many branches lead there."""
    node, depth = 0, 0
    for _ in range(MOST_STEPS):
        state = states[HERE]
        if is_over(state):
            break
        count = legal(board, state, out)
        if count == 1:
            apply(board, state, out[0], log)
            continue
        if node == NOBODY:
            break
        if not look_up(board, states, tree, node, out, count, log, work):
            break
        branch = choose(tree, node, to_move(state), out, count)
        forget(tree, node)
        apply(board, state, tree.branch[branch, ACTION], log)
        tree.path[depth] = branch
        depth += 1
        node = next_node(tree, branch)
    return depth


@rule
def next_node(tree: Tree, branch: int) -> int:
    """The node below a branch; NOBODY where it is new: it gets its place in the tree, and play goes no further."""
    node = tree.branch[branch, CHILD]
    if node == NOBODY and tree.used[NODES] < tree.node.shape[0]:
        fresh = tree.used[NODES]
        tree.used[NODES] += 1
        tree.node[fresh, FIRST] = NOBODY
        tree.node[fresh, VISITS] = 0
        tree.branch[branch, CHILD] = fresh
    return node


@rule
def look_up(
    board: Any, states: Any, tree: Tree, node: int, out: Array, count: int, log: Array, work: Array
) -> bool:
    """Note the branch of every legal action, new ones with their values at first sight; whether there was room."""
    mover = to_move(states[HERE])
    branch = tree.node[node, FIRST]
    for _ in range(tree.branch.shape[0]):
        if branch == NOBODY:
            break
        if tree.branch[branch, MOVER] == mover:
            tree.slot[tree.branch[branch, ACTION]] = branch
        branch = tree.branch[branch, NEXT]
    fresh = False
    for k in range(count):
        if tree.slot[out[k]] == NOBODY:
            if tree.used[BRANCHES] == tree.branch.shape[0]:
                forget(tree, node)
                return False
            add_branch(tree, node, mover, out[k])
            first_sight(board, states, tree, tree.slot[out[k]], log, work)
            fresh = True
    if fresh:
        share_trust(tree, out, count)
    return True


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
def first_sight(board: Any, states: Any, tree: Tree, branch: int, log: Array, work: Array) -> None:
    """What an action is worth to its mover if nobody objects."""
    mover = tree.branch[branch, MOVER]
    states[TRIAL] = states[HERE]
    play_on(board, states[TRIAL], tree.branch[branch, ACTION], log)
    value = evaluate(board, states[TRIAL], mover, work)
    widen(tree, mover, value)
    tree.worth[branch, GUESS] = value


@rule
def share_trust(tree: Tree, out: Array, count: int) -> None:
    """The better an action looks among the others, the larger its share."""
    best, mean = -np.inf, 0.0
    for k in range(count):
        guess = tree.worth[tree.slot[out[k]], GUESS]
        best = max(best, guess)
        mean += guess / count
    spread = max(best - mean, 1e-9)
    total = 0.0
    for k in range(count):
        branch = tree.slot[out[k]]
        tree.worth[branch, PRIOR] = np.exp(SHARPNESS * (tree.worth[branch, GUESS] - best) / spread / 2.0)
        total += tree.worth[branch, PRIOR]
    for k in range(count):
        tree.worth[tree.slot[out[k]], PRIOR] /= total


@rule
def choose(tree: Tree, node: int, mover: int, out: Array, count: int) -> int:
    """The branch that promises most to whoever is to move, or deserves a trial."""
    low = tree.reach[mover, LOW]
    span = max(tree.reach[mover, HIGH] - low, 1e-9)
    eager = CURIOSITY * np.sqrt(1.0 + tree.node[node, VISITS])
    best, chosen = -np.inf, tree.slot[out[0]]
    for k in range(count):
        branch = tree.slot[out[k]]
        tried = tree.branch[branch, TRIED]
        mean = (tree.worth[branch, GUESS] + tree.worth[branch, TOTAL]) / (1.0 + tried)
        promise = (mean - low) / span + eager * tree.worth[branch, PRIOR] / (1.0 + tried)
        if promise > best:
            best, chosen = promise, branch
    tree.node[node, VISITS] += 1
    return chosen


@rule
def forget(tree: Tree, node: int) -> None:
    """Clear the notes that `look_up` made."""
    branch = tree.node[node, FIRST]
    for _ in range(tree.branch.shape[0]):
        if branch == NOBODY:
            break
        tree.slot[tree.branch[branch, ACTION]] = NOBODY
        branch = tree.branch[branch, NEXT]


@rule
def judge(board: Any, states: Any, tree: Tree, work: Array) -> None:
    """What the position is worth to each seat."""
    for seat in range(states[HERE].players):
        states[TRIAL] = states[HERE]
        tree.value[seat] = evaluate(board, states[TRIAL], seat, work)
        widen(tree, seat, tree.value[seat])


@rule
def widen(tree: Tree, seat: int, value: float) -> None:
    tree.reach[seat, LOW] = min(tree.reach[seat, LOW], value)
    tree.reach[seat, HIGH] = max(tree.reach[seat, HIGH], value)


@rule
def climb(tree: Tree, depth: int) -> None:
    """Tell every branch on the way what it came to for its mover."""
    for step in range(depth):
        branch = tree.path[step]
        tree.branch[branch, TRIED] += 1
        tree.worth[branch, TOTAL] += tree.value[tree.branch[branch, MOVER]]
