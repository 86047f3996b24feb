"""The best ways to the end of a move, compared by what comes of them a little later: at the end of the turn, when all
have played on as looks best to them. All are tried on the same deals; after each stage the worse half is left out, and
the others share what is left of the budget (sequential halving)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from branchline.bots.evaluation import Outlooks
from branchline.bots.models.value_network_file import OutlookNet
from branchline.bots.search.greedy import BEST, NOTHING, WORK, GreedyBot, hints_for
from branchline.bots.search.tree import HERE, Room, chapter, find_ways, try_way
from branchline.kernel import Array, Game, Match
from branchline.kernel.events import no_log

Worths = dict[int, list[float]]
"""For each action what it came to in every trial."""
SAME = 1e-6
"""Worths that differ by less are the same."""
LATER = 0.7
"""How much the later look of an outlook counts beside the one at the end of the move."""


def stages(candidates: int, simulations: int) -> Iterator[tuple[int, int]]:
    """How many are left in each stage, and how often each of them is tried in it, as long as the budget lasts: all
    stages cost about the same, and the last takes what is left over.

    >>> list(stages(8, 64))
    [(8, 2), (4, 6), (2, 12)]
    >>> list(stages(16, 24))
    [(16, 1), (8, 1)]
    """
    for stage in range(max(candidates - 1, 0).bit_length(), 0, -1):
        times = max(1, simulations // (stage * candidates))
        yield candidates, times
        simulations -= times * candidates
        candidates = (candidates + 1) // 2
        if simulations < candidates:
            return


def best_first(actions: list[int], found: Worths) -> list[int]:
    """By what they came to on average.

    >>> best_first([1, 2, 3], {1: [0.0, 4.0], 2: [3.0], 3: [2.0]})
    [2, 1, 3]
    """
    return sorted(actions, key=lambda action: -float(np.mean(found[action] or 0.0)))


def are_certain(actions: list[int], found: Worths) -> bool:
    """Whether another deal changed nothing for any of them, so that nothing is left to chance there.

    >>> are_certain([1, 2], {1: [3.0, 3.0], 2: [2.0, 2.0], 3: [0.0]}), are_certain([1], {1: [3.0]})
    (True, False)
    """
    return all(len(found[each]) > 1 and abs(found[each][-1] - found[each][-2]) < SAME for each in actions)


def one_chapter(state: Any) -> int:
    return 1


def seat_of(match: Match) -> int:
    assert match.to_move is not None
    return match.to_move


class Comparison:
    """Room to try ways in: one to look for them, and a narrower one for whoever plays on."""

    def __init__(self, game: Game, below: GreedyBot, wide: Room, narrow: Room) -> None:
        hints = hints_for(game)
        self.candidates: int = getattr(hints, "CANDIDATES", 0)
        self._chapters: Callable[[Any], int] = getattr(hints, "chapters", one_chapter)
        self._rivalry: float = getattr(hints, "RIVALRY", 0.0)
        self._wide, self._narrow = wide, narrow
        self._states, self._reached = np.zeros(2, wide.states.dtype), np.zeros(self.candidates, wide.states.dtype)
        self._outlooks = Outlooks(game, below)
        self._log, self._work = no_log(), np.zeros(WORK)

    def compare(self, match: Match, root: Array, draws: random.Random, most: int, simulations: int,
                net: OutlookNet | None, spent: Callable[[], float]) -> Worths:  # fmt: skip
        """Try up to so many actions, and put the best of those that were not left out first; `spent` says how much of
        the time is gone, from 0 to 1."""
        ways = self._look(match, root, draws)
        order = self._best(ways, most)
        found: Worths = {action: [] for action in order}
        plan = list(stages(len(order), simulations))
        for stage, (left, times) in enumerate(plan, 1):
            order = best_first(order, found)[:left]
            for _ in range(times):
                if found[order[0]]:
                    ways = self._look(match, root, draws)
                self._try_all(match, {action: ways[action] for action in order if action in ways},
                              draws.getrandbits(62), net, found)  # fmt: skip
                if spent() >= stage / len(plan) or are_certain(order, found):
                    break
            if spent() >= 1 or are_certain(order, found):
                break
        return {action: found[action] for action in (*best_first(order, found), *found)}

    def promised(self, match: Match, root: Array, draws: random.Random, net: OutlookNet) -> dict[int, float]:
        """What the best actions promise at the end of the move by themselves, the best first."""
        ways = self._look(match, root, draws)
        order = self._best(ways, self.candidates)
        found = self._promised(match, [ways[action] for action in order], net)
        return {order[at]: float(found[at]) for at in np.argsort(-found, kind="stable").tolist()}

    def _look(self, match: Match, root: Array, draws: random.Random) -> dict[int, int]:
        """In a new deal, the place of the way that begins with each action, as far as one comes to the end of the
        move."""
        count = find_ways(match.sheet.record, root, self._wide, seat_of(match), draws.getrandbits(62), self._log,
                          self._work)  # fmt: skip
        return {int(self._wide.out[way]): way for way in range(count) if self._wide.values[BEST, way] > NOTHING / 2}

    def _best(self, ways: dict[int, int], most: int) -> list[int]:
        """The actions that the hints like best."""
        return sorted(ways, key=lambda action: -self._wide.values[BEST, ways[action]])[:most]

    def _try_all(self, match: Match, ways: dict[int, int], seed: int, net: OutlookNet | None, found: Worths) -> None:
        """Try each once, in the same deal, and as far as the one that comes furthest."""
        worths = np.zeros(len(ways))
        last = max((chapter(self._wide.ends[way]) for way in ways.values()), default=0) + self._chapters(match.state)
        for at, way in enumerate(ways.values()):
            worths[at] = try_way(match.sheet.record, self._states, self._wide, way, self._narrow, seat_of(match),
                                 last, self._rivalry, seed, self._log, self._work)  # fmt: skip
            self._reached[at] = self._states[HERE]
        if net is not None and ways:
            later = self._outlooks.expected(match.sheet.record, self._reached[: len(ways)], seat_of(match), net)
            worths = LATER * later + (1.0 - LATER) * self._promised(match, list(ways.values()), net)
        for action, worth in zip(ways, worths.tolist(), strict=True):
            found[action].append(worth)

    def _promised(self, match: Match, ways: list[int], net: OutlookNet) -> Array:
        """What the outlook says of the end of each way, with some regard for what the hints say."""
        liked = self._wide.values[BEST, ways]
        found = self._outlooks.expected(match.sheet.record, self._wide.ends[ways], seat_of(match), net)
        promised: Array = found + net.setting("trust") * (liked - liked.max()) / net.setting("spread")
        return promised
