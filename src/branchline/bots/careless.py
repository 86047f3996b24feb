"""Plays like `greedy`, but now and then anything that is allowed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from branchline.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class CarelessBot:
    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, lapses: float) -> None:
        self._careful, self._lapses, self._random = GreedyBot(game, seed, wait=wait), lapses, random.Random(seed)

    @property
    def looks_far(self) -> bool:
        return self._careful.looks_far

    def choose(self, match: Match) -> int:
        if self._random.random() < self._lapses:
            return self._random.choice(match.legal_numbers())
        return self._careful.choose(match)
