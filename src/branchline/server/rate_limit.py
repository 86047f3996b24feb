"""A bucket for each visitor: whatever they ask for takes something out of it, and it fills up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

MOST_VISITORS = 20_000


class Limiter(Protocol):
    async def take(self, visitor: str, cost: float = 1.0) -> float:
        """0 if there was enough; otherwise how many seconds to wait."""


class LimiterMaker(Protocol):
    def __call__(self, name: str, per_second: float, at_once: float) -> Limiter: ...


class RateLimiter:
    """
    >>> import asyncio
    >>> clock = iter([0.0, 0.0, 0.0, 5.0]).__next__
    >>> limiter = RateLimiter(0.2, 2, clock)
    >>> [asyncio.run(limiter.take("Ada")) for _ in range(4)]
    [0.0, 0.0, 5.0, 0.0]
    """

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._size, self._clock = per_second, at_once, clock
        self._levels: dict[str, tuple[float, float]] = {}

    async def take(self, visitor: str, cost: float = 1.0) -> float:
        now = self._clock()
        level, before = self._levels.get(visitor, (self._size, now))
        level = min(level + (now - before) * self._rate, self._size)
        if level < min(cost, self._size):
            self._levels[visitor] = (level, now)
            return (min(cost, self._size) - level) / self._rate
        self._levels[visitor] = (level - cost, now)
        if len(self._levels) > MOST_VISITORS:
            self._forget_full(now)
        return 0.0

    def _forget_full(self, now: float) -> None:
        for visitor, (level, before) in list(self._levels.items()):
            if level + (now - before) * self._rate >= self._size:
                del self._levels[visitor]


def of_this_process(name: str, per_second: float, at_once: float) -> Limiter:
    return RateLimiter(per_second, at_once)
