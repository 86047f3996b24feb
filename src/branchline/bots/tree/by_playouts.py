"""Ways to the end of a move, tried on equal terms: what comes of each where play goes on from it."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.bots.greedy import BEST, evaluate, lead
from branchline.bots.tree.by_hints import Room, weigh
from branchline.bots.tree.record import HERE, TRIAL
from branchline.kernel import Array, rule
from branchline.kernel.chance import mixed
from branchline.kernel.contract import apply, generic, is_over, redeal, to_move

MOST_MOVES = 2048
CHANCES = 1 << 24
_FOR_CHANCES = np.uint64(40)


@generic
def chapter(state: Any) -> int:
    """A number that changes where play may be judged best: at the end of a turn or round."""


@rule
def find_ways(board: Any, root: Any, room: Room, seat: int, seed: int, log: Array, work: Array) -> int:
    """Draw anew what the seat cannot know, and follow each of its actions to the end of the move; returns how many."""
    room.states[0] = root[0]
    redeal(board, room.states[0], seat, seed)
    return weigh(board, room, seat, log, work)


@rule
def try_way(
    board: Any, states: Any, ways: Room, way: int, narrow: Room, seat: int, doubt: float, rivalry: float,
    seed: int, log: Array, work: Array,
) -> float:  # fmt: skip
    """What a way is worth to its seat at the end of the chapter, if all play on as looks best to them, give or take
    some doubt. With the same seed every way meets the same deal and the same doubts."""
    states[HERE] = ways.ends[way]
    redeal(board, states[HERE], seat, seed)
    present, draw = chapter(states[HERE]), mixed(np.uint64(seed))
    for _ in range(MOST_MOVES):
        if is_over(states[HERE]) or chapter(states[HERE]) != present:
            break
        draw = move_on(board, states, narrow, doubt, draw, log, work)
    if is_over(states[HERE]):
        return lead(board, states[HERE], seat, work)
    return compared(board, states, seat, rivalry, work)


@rule
def compared(board: Any, states: Any, seat: int, rivalry: float, work: Array) -> float:
    """What the position is worth to a seat, less some of what it is worth to the others on average."""
    own, others = 0.0, 0.0
    for other in range(states[HERE].players):
        states[TRIAL] = states[HERE]
        value = evaluate(board, states[TRIAL], other, work)
        if other == seat:
            own = value
        else:
            others += value
    return own - rivalry * others / (states[HERE].players - 1)


@rule
def move_on(
    board: Any, states: Any, room: Room, doubt: float, draw: np.uint64, log: Array, work: Array
) -> np.uint64:  # fmt: skip
    """Go on to the end of the move that looks best; returns the draw that its doubts ended with."""
    room.states[0] = states[HERE]
    count = weigh(board, room, to_move(states[HERE]), log, work)
    if count == 1:
        apply(board, states[HERE], room.out[0], log)
        return draw
    chosen, best = 0, -np.inf
    for k in range(count):
        draw = mixed(draw)
        value = room.values[BEST, k] + doubt * (draw >> _FOR_CHANCES) / CHANCES
        if value > best:
            chosen, best = k, value
    states[HERE] = room.ends[chosen]
    return draw
