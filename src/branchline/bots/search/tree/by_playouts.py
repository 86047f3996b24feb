"""Ways to the end of a move, tried on equal terms: where each leads if all play on from there as looks best to them."""

from __future__ import annotations

from typing import Any

from branchline.bots.search.greedy import log_odds
from branchline.bots.search.tree.by_hints import Room, move_on, weigh
from branchline.bots.search.tree.record import HERE, TRIAL
from branchline.kernel import Array, rule
from branchline.kernel.contract import generic, is_over, redeal

MOST_MOVES = 2048


@generic
def chapter(state: Any) -> int:
    """A number that grows where play may be judged best: at the end of a turn or round."""


@rule
def find_ways(board: Any, root: Any, room: Room, seat: int, seed: int, log: Array, work: Array) -> int:
    """Draw anew what the seat cannot know, and follow each of its actions to the end of the move; returns how many."""
    room.states[0] = root[0]
    redeal(board, room.states[0], seat, seed)
    return weigh(board, room, seat, log, work)


@rule
def try_way(
    board: Any, states: Any, ways: Room, way: int, narrow: Room, seat: int, last: int, rivalry: float, seed: int,
    log: Array, work: Array,
) -> float:  # fmt: skip
    """What a way is worth to its seat when this chapter has come, by the hints; the position then lies in states[HERE].
    With the same seed every way meets the same deal."""
    states[HERE] = ways.ends[way]
    redeal(board, states[HERE], seat, seed)
    for _ in range(MOST_MOVES):
        if is_over(states[HERE]) or chapter(states[HERE]) >= last:
            break
        move_on(board, states, narrow, log, work)
    return compared(board, states, seat, rivalry, work)


@rule
def compared(board: Any, states: Any, seat: int, rivalry: float, work: Array) -> float:
    """What the position is worth to a seat, less some of what it is worth to the others on average."""
    own, others = 0.0, 0.0
    for other in range(states[HERE].players):
        states[TRIAL] = states[HERE]
        value = log_odds(board, states[TRIAL], other, work)
        if other == seat:
            own = value
        else:
            others += value
    return own - rivalry * others / (states[HERE].players - 1)
