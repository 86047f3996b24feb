"""Bots that do not search by themselves: `RandomBot`, and `BlunderingBot`, a greedy one that errs."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from branchline.bots.search.greedy import GreedyBot, hints_for

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

BLUNDER_RATES = {"novice": 0.5, "casual": 0.2}
"""Share of the decisions that are drawn at random, by level, unless the heuristic of a game says otherwise."""


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match) -> int:
        return self._random.choice(match.legal_numbers())


class BlunderingBot:
    """Plays like `greedy`, but now and then takes any legal action."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, level: str) -> None:
        self._greedy, self._random = GreedyBot(game, seed, wait=wait), random.Random(seed)
        self.blunder_rate: float = getattr(hints_for(game), "LAPSES", BLUNDER_RATES)[level]

    @property
    def looks_far(self) -> bool:
        return self._greedy.looks_far

    def choose(self, match: Match) -> int:
        if self._random.random() < self.blunder_rate:
            return self._random.choice(match.legal_numbers())
        return self._greedy.choose(match)
