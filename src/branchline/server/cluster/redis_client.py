"""The connection to Redis, or to Valkey, which speaks the same."""

from __future__ import annotations

import asyncio

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from branchline.server.operations.start_error import CannotStart

CONNECT_SECONDS, ANSWER_SECONDS = 2.0, 15.0
AWAY = (RedisError, OSError)
"""What goes wrong when Redis is not there, or not for now."""
PREFIX = "branchline:"


def check_redis(address: str) -> None:
    """`CannotStart` where there is no Redis at this address."""
    asyncio.run(_check(address))


async def _check(address: str) -> None:
    try:
        async with open_redis(address) as redis:
            await redis.get(PREFIX)
    except (*AWAY, ValueError) as fault:
        where = address.rpartition("@")[2].removeprefix("redis://")
        raise CannotStart("redis-unreachable", address=where, fault=str(fault)) from fault


def open_redis(address: str, answer_seconds: float = ANSWER_SECONDS) -> Redis:
    """Nothing is tried twice here: whoever asks knows what to do without Redis."""
    return Redis.from_url(
        address, decode_responses=True, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=answer_seconds,
        retry=Retry(NoBackoff(), 0),
    )  # fmt: skip
