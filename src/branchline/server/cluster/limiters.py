"""Shares of the machine that count in every process alike."""

from __future__ import annotations

import time

from redis.asyncio import Redis

from branchline.server.cluster.redis_client import AWAY, PREFIX, open_redis
from branchline.server.limits.rate_limit import Limiter, RateLimiter

ANSWER_SECONDS = 1.0
WITHOUT = 3.0
"""Seconds for which Redis is not asked again after it did not answer."""

TAKE = """
local size, rate, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local level = math.min((tonumber(kept[1]) or size) + (now - (tonumber(kept[2]) or now)) * rate, size)
local wait, need = 0, math.min(cost, size)
if level < need then wait = (need - level) / rate else level = level - cost end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil((size - level) / rate) + 1)
return tostring(wait)
"""


class SharedLimiters:
    """Makes limiters. While Redis is away each process counts for itself."""

    def __init__(self, address: str) -> None:
        self._redis: Redis = open_redis(address, ANSWER_SECONDS)
        self._script = self._redis.register_script(TAKE)
        self._without_until = 0.0

    def __call__(self, name: str, per_second: float, at_once: float) -> Limiter:
        return SharedLimiter(self, name, per_second, at_once)

    async def take(self, key: str, per_second: float, at_once: float, cost: float) -> float | None:
        """How many seconds to wait; None where Redis does not say."""
        if time.monotonic() < self._without_until:
            return None
        try:
            return float(await self._script(keys=[PREFIX + key], args=[at_once, per_second, cost]))
        except AWAY:
            self._without_until = time.monotonic() + WITHOUT
            return None


class SharedLimiter:
    def __init__(self, shared: SharedLimiters, name: str, per_second: float, at_once: float) -> None:
        self._shared, self._name, self._rate, self._size = shared, name, per_second, at_once
        self._alone = RateLimiter(per_second, at_once)

    async def take(self, visitor: str, cost: float = 1.0) -> float:
        wait = await self._shared.take(f"{self._name}:{visitor}", self._rate, self._size, cost)
        return wait if wait is not None else await self._alone.take(visitor, cost)
