"""Bots that do not search by themselves: `RandomBot`, and `BlunderingBot`, a greedy one that errs."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from branchline.bots.heuristic import heuristic_of
from branchline.bots.search.greedy import GreedyBot

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


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
        self.blunder_rate = heuristic_of(game).blunder_rates[level]

    @property
    def at_full_strength(self) -> bool:
        return self._greedy.at_full_strength

    def choose(self, match: Match) -> int:
        if self._random.random() < self.blunder_rate:
            return self._random.choice(match.legal_numbers())
        return self._greedy.choose(match)
