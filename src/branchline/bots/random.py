"""Any legal action, each as likely as the others."""

from __future__ import annotations

import random

from branchline.kernel import Game, Match


class RandomBot:
    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match) -> int:
        return self._random.choice(match.legal_numbers())
