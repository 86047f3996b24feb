"""A tree of what may come, grown one simulated line of play at a time: Monte-Carlo tree search for any number of seats.

Whoever is to move takes the action that promises most to them (max^n), with more trust in what looks good at first
sight (PUCT). What the acting seat cannot know is drawn anew for each simulation, and a branch is named by the actions
that lead to it alone, so that one tree serves all deals and all dice: of what it holds, only what is legal this time is
looked at.

Without a net the search begins where `greedy` ends. Of every action that can be taken now it follows the best way to
the end of the move, plays on for a while as looks best at first sight, and has the hints judge what has come of it.
With a net each new position is judged by the net, which also says what to try first.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from branchline.bots.greedy import BEST, NOTHING, evaluate, play_on, weigh_actions
from branchline.kernel import NOBODY, Array, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import apply, generic, is_over, legal, redeal, score, to_move
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
CURIOSITY = 0.5
"""How much what was hardly tried counts against what did well."""
SHARPNESS = 3.0
"""By which power of e the best at first sight is trusted more than the average."""
MARGIN = 0.5
"""What a bounded margin counts beside the win, as it did when nets were trained."""


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


def clear(tree: Tree) -> None:
    tree.node[0] = NOBODY, 0
    tree.used[:] = 1, 0, NOBODY, 0
    tree.reach[:, LOW], tree.reach[:, HIGH] = np.inf, -np.inf


@generic
def standing(state: Any, seat: int) -> int:
    """What orders the seats at the end."""


class Room(NamedTuple):
    """What the hints need to look to the end of a move and beyond."""

    steps: Array
    """How many decisions to look ahead."""
    states: Array
    """The position to begin with, and those on the way."""
    ends: Array
    """For each action where its best way ends."""
    values: Array
    out: Array
    next_out: Array
    beam: Array


# --- by hints -------------------------------------------------------------------------------------------------


@rule
def simulate(
    board: Any, root: Any, states: Any, wide: Room, narrow: Room, seat: int, moves: int, tree: Tree, times: int,
    seed: int, out: Array, log: Array, work: Array,
) -> None:  # fmt: skip
    """Grow the tree by so many simulations that begin with one deal; `states` is room for two positions."""
    draw = mixed(np.uint64(seed))
    wide.states[0] = root[0]
    redeal(board, wide.states[0], seat, np.int64(draw >> np.uint64(2)))
    count = weigh(board, wide, seat, log, work)
    meet_ways(tree, seat, wide, count)
    for _ in range(times):
        draw = mixed(draw)
        states[HERE] = wide.ends[choose_way(tree, seat, wide, count)]
        redeal(board, states[HERE], seat, np.int64(draw >> np.uint64(2)))
        depth = descend(board, states, tree, next_node(tree, tree.path[0]), 1, False, out, log, work)
        play_out(board, states, narrow, moves, log, work)
        judge(board, states, tree, work)
        climb(tree, depth)


@rule
def weigh(board: Any, room: Room, seat: int, log: Array, work: Array) -> int:
    for row in range(room.values.shape[0]):
        for k in range(room.values.shape[1]):
            room.values[row, k] = 0.0
    return weigh_actions(board, room.states, seat, room.steps[0], room.values, room.out, room.next_out, log, work,
                         room.beam, room.ends)  # fmt: skip


@rule
def meet_ways(tree: Tree, seat: int, room: Room, count: int) -> None:
    """Give every action that can be taken now a branch, and trust by where its best way ends."""
    recall(tree, 0, seat)
    for k in range(count):
        action = room.out[k]
        if tree.slot[action] == NOBODY:
            add_branch(tree, 0, seat, action)
        tree.guess[action] = room.values[BEST, k]
    share_trust(tree, room.out, count)
    forget(tree, 0)


@rule
def choose_way(tree: Tree, seat: int, room: Room, count: int) -> int:
    """Which of the actions to begin with; its branch becomes the first on the path."""
    recall(tree, 0, seat)
    chosen = choose(tree, seat, room.out, count)
    tree.path[0] = tree.slot[room.out[chosen]]
    forget(tree, 0)
    return chosen


@rule
def play_out(board: Any, states: Any, room: Room, moves: int, log: Array, work: Array) -> None:
    """Go on for so many moves, each to its end as looks best."""
    for _ in range(moves):
        if is_over(states[HERE]):
            break
        room.states[0] = states[HERE]
        count = weigh(board, room, to_move(states[HERE]), log, work)
        if count == 1:
            apply(board, states[HERE], room.out[0], log)
            continue
        chosen = 0
        for k in range(count):
            if room.values[BEST, k] > room.values[BEST, chosen]:
                chosen = k
        states[HERE] = room.ends[chosen]


@rule
def first_sight(board: Any, states: Any, mover: int, action: int, log: Array, work: Array) -> float:
    """What an action is worth to its mover if nobody objects."""
    states[TRIAL] = states[HERE]
    play_on(board, states[TRIAL], action, log)
    return evaluate(board, states[TRIAL], mover, work)


@rule
def judge(board: Any, states: Any, tree: Tree, work: Array) -> None:
    """What the position is worth to each seat."""
    for seat in range(states[HERE].players):
        states[TRIAL] = states[HERE]
        tree.value[seat] = evaluate(board, states[TRIAL], seat, work)


# --- by a net -------------------------------------------------------------------------------------------------


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


# --- the tree -------------------------------------------------------------------------------------------------


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
