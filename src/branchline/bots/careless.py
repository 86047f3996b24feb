"""Plays like `greedy`, but now and then anything that is allowed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from branchline.bots.greedy import GreedyBot, hints_for

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


LAPSES = {"novice": 0.5, "casual": 0.2}
"""How many of its decisions are drawn, by the level, unless the hints say otherwise."""


class CarelessBot:
    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, level: str) -> None:
        self._careful, self._random = GreedyBot(game, seed, wait=wait), random.Random(seed)
        self.lapses: float = getattr(hints_for(game), "LAPSES", LAPSES)[level]

    @property
    def looks_far(self) -> bool:
        return self._careful.looks_far

    def choose(self, match: Match) -> int:
        if self._random.random() < self.lapses:
            return self._random.choice(match.legal_numbers())
        return self._careful.choose(match)
