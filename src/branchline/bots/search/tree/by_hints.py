"""Simulations that the hints judge."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from branchline.bots.search.greedy import BEST, evaluate, weigh_actions
from branchline.bots.search.tree.branches import add_branch, choose, climb, forget, next_node, recall, share_trust
from branchline.bots.search.tree.descent import descend
from branchline.bots.search.tree.record import HERE, TRIAL, Tree
from branchline.kernel import NOBODY, Array, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import apply, is_over, redeal, to_move


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
    """Go on for so many moves."""
    for _ in range(moves):
        if is_over(states[HERE]):
            break
        move_on(board, states, room, log, work)


@rule
def move_on(board: Any, states: Any, room: Room, log: Array, work: Array) -> None:
    """Go on to the end of the move that looks best."""
    room.states[0] = states[HERE]
    count = weigh(board, room, to_move(states[HERE]), log, work)
    if count == 1:
        apply(board, states[HERE], room.out[0], log)
        return
    chosen = 0
    for k in range(count):
        if room.values[BEST, k] > room.values[BEST, chosen]:
            chosen = k
    states[HERE] = room.ends[chosen]


@rule
def judge(board: Any, states: Any, tree: Tree, work: Array) -> None:
    """What the position is worth to each seat."""
    for seat in range(states[HERE].players):
        states[TRIAL] = states[HERE]
        tree.value[seat] = evaluate(board, states[TRIAL], seat, work)
