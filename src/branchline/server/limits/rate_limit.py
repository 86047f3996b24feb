"""A bucket for each visitor: whatever they ask for takes something out of it, and it fills up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

MOST_VISITORS = 20_000


class Limiter(Protocol):
    async def take(self, visitor: str, cost: float = 1.0) -> float:
        """0 if there was enough; otherwise how many seconds to wait."""


class LimiterMaker(Protocol):
    def __call__(self, name: str, per_second: float, at_once: float) -> Limiter: ...


@dataclass(slots=True)
class Bucket:
    """
    >>> bucket = Bucket(rate=0.2, size=2, level=2, at=0.0)
    >>> [bucket.take(1, now) for now in (0.0, 0.0, 0.0, 5.0)]
    [0.0, 0.0, 5.0, 0.0]
    """

    rate: float
    size: float
    level: float
    at: float

    def wait(self, cost: float, now: float) -> float:
        """How many seconds until there is enough; 0: now."""
        self.level, self.at = min(self.level + (now - self.at) * self.rate, self.size), now
        return max(0.0, (min(cost, self.size) - self.level) / self.rate)

    def take(self, cost: float, now: float) -> float:
        """0 if there was enough; otherwise how many seconds to wait."""
        wait = self.wait(cost, now)
        if wait == 0.0:
            self.level -= cost
        return wait


class RateLimiter:
    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._size, self._clock = per_second, at_once, clock
        self._buckets: dict[str, Bucket] = {}

    async def take(self, visitor: str, cost: float = 1.0) -> float:
        return self.bucket(visitor).take(cost, self._clock())

    def bucket(self, visitor: str) -> Bucket:
        known = self._buckets.get(visitor)
        if known is None:
            if len(self._buckets) >= MOST_VISITORS:
                self._forget_full()
            known = self._buckets[visitor] = Bucket(self._rate, self._size, self._size, self._clock())
        return known

    def _forget_full(self) -> None:
        now = self._clock()
        for visitor, bucket in list(self._buckets.items()):
            if bucket.wait(self._size, now) == 0.0:
                del self._buckets[visitor]


def of_this_process(name: str, per_second: float, at_once: float) -> Limiter:
    return RateLimiter(per_second, at_once)
