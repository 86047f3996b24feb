"""The answer of a bot that analyses a position, and the budget of its search."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from branchline.bots import FULL_STRENGTH_SHARE
from branchline.kernel import Array, Match

BATCH, SMALL_BATCH = 16, 4
"""Simulations between two looks at the clock, and those of a bot in a hurry."""


@dataclass(frozen=True)
class Findings:
    """What is known about the legal actions of a position, as far as they were looked at."""

    values: dict[int, float] = field(default_factory=dict)
    """The mean value of each action to the seat to move; of a search, the best action first."""
    visits: dict[int, int] = field(default_factory=dict)
    """How often the search tried each action; empty where nothing was searched."""
    in_win_shares: bool = False
    """Whether values are in shares of the win, as networks have them, or in the unit of the heuristic."""
    ends: Array = field(default_factory=lambda: np.zeros(0), compare=False)
    """For each action where its best line ends, and last the determinization that was searched."""


class Searcher(Protocol):
    """A search that suits some positions of a game."""

    def analyse(self, match: Match, simulations: int, *, quick: bool = False) -> Findings:
        """Search; a quick analysis may leave out what takes long, and find nothing."""


@dataclass
class Budget:
    """The limits of a search: simulations, so that it repeats with a seed, and seconds where somebody waits."""

    simulations: int | None
    seconds: float
    share: float = 1.0
    """The share of the seconds that may be spent; may become less while a bot thinks."""

    @property
    def batch(self) -> int:
        return BATCH if self.share >= FULL_STRENGTH_SHARE else SMALL_BATCH

    def clock(self) -> Callable[[], float]:
        """A function that tells how much of the time is gone, from 0 to 1, counted from now."""
        start = time.monotonic()

        def spent() -> float:
            allowed = self.share * self.seconds
            return (time.monotonic() - start) / allowed if allowed else math.inf

        return spent


def seat_of(match: Match) -> int:
    """The seat to move of a match that is not over."""
    assert match.to_move is not None
    return match.to_move
