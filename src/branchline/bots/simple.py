"""`RandomBot`: the weakest level."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from branchline.bots import Bot

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class RandomBot(Bot):
    """Takes any legal action, each as likely as the others."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match) -> int:
        return self._random.choice(match.legal_numbers())
