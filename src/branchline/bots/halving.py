"""Sequential halving: the best ways to the end of a move are tried on equal terms, the same deals and the same doubts
for all; after each stage the worse half is left out, and the others share what is left of the budget."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy as np

from branchline.bots.greedy import BEST, NOTHING, WORK
from branchline.bots.tree import Room, find_ways, try_way
from branchline.kernel import Array, Match
from branchline.kernel.events import no_log

Worths = dict[int, list[float]]
"""For each action what it came to in every trial."""


def stages(candidates: int, simulations: int) -> Iterator[tuple[int, int]]:
    """How many are left in each stage, and how often each of them is tried in it: all stages cost the same, and the
    last takes what is left over.

    >>> list(stages(8, 64))
    [(8, 2), (4, 6), (2, 12)]
    """
    for stage in range(max(candidates - 1, 0).bit_length(), 0, -1):
        times = max(1, simulations // (stage * candidates))
        yield candidates, times
        simulations -= times * candidates
        candidates = (candidates + 1) // 2


def seat_of(match: Match) -> int:
    assert match.to_move is not None
    return match.to_move


class Playouts:
    """Room to try ways in. Whoever plays on may misjudge a move by `doubt`; of what a way leaves to the others, so much
    counts against it as `rivalry` says."""

    def __init__(self, wide: Room, narrow: Room, states: Array, doubt: float, rivalry: float) -> None:
        self._wide, self._narrow, self._states = wide, narrow, states
        self._doubt, self._rivalry = doubt, rivalry
        self._log, self._work = no_log(), np.zeros(WORK)

    def compare(self, match: Match, root: Array, draws: random.Random, most: int, simulations: int,
                spent: Callable[[], float]) -> Worths:  # fmt: skip
        """Try up to so many actions; `spent` says how much of the time is gone, from 0 to 1."""
        ways = self._look(match, root, draws)
        order = sorted(ways, key=lambda action: -self._wide.values[BEST, ways[action]])[:most]
        found: Worths = {action: [] for action in order}
        plan = list(stages(len(order), simulations))
        for stage, (left, times) in enumerate(plan, 1):
            if stage > 1:
                ways = self._look(match, root, draws)
                order = sorted(order, key=lambda action: -float(np.mean(found[action])))[:left]
            alive = {action: ways[action] for action in order if action in ways}
            for _ in range(times):
                self._try_all(match, alive, draws.getrandbits(62), found)
                if spent() >= stage / len(plan):
                    break
            if spent() >= 1:
                break
        return found

    def _look(self, match: Match, root: Array, draws: random.Random) -> dict[int, int]:
        """In a new deal, the place of the way that begins with each action, as far as one comes to the end of the
        move."""
        count = find_ways(match.sheet.record, root, self._wide, seat_of(match), draws.getrandbits(62), self._log,
                          self._work)  # fmt: skip
        return {int(self._wide.out[way]): way for way in range(count) if self._wide.values[BEST, way] > NOTHING}

    def _try_all(self, match: Match, ways: dict[int, int], seed: int, found: Worths) -> None:
        for action, way in ways.items():
            doubt = self._doubt if found[action] else 0.0
            worth = try_way(match.sheet.record, self._states, self._wide, way, self._narrow, seat_of(match), doubt,
                            self._rivalry, seed, self._log, self._work)  # fmt: skip
            found[action].append(worth)
