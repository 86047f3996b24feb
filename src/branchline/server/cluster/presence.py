"""Who watches a table live, told to every process with viewers there."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Coroutine
from typing import Any, cast

from branchline.server.cluster.notices import CHANNEL, PRESENCE
from branchline.server.cluster.redis_client import AWAY, PREFIX, open_redis
from branchline.server.live.broadcast import Broadcaster
from branchline.server.wire.live import Presence

AGAIN = 20.0
"""Seconds after which each process says again who is there."""
BELIEVED = 50
"""Seconds after which one that has not said so is taken for gone."""

log = logging.getLogger(__name__)


class SharedPresence:
    def __init__(self, address: str, broadcaster: Broadcaster) -> None:
        self._redis, self._broadcaster = open_redis(address), broadcaster
        self._process = secrets.token_hex(8)
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._begin(self._say_again())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def answers(self) -> bool:
        """Whether Redis does."""
        try:
            await self._redis.get(PREFIX)
        except AWAY:
            return False
        return True

    def tell(self, table: str, here: Presence) -> None:
        self._begin(self._tell(table, here, loudly=True))

    def leave(self, table: str) -> None:
        """Nobody watches here any more."""
        self._begin(self._leave(table))

    def heard(self, table: str) -> None:
        self._begin(self._look(table))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_if_possible(work), name="presence")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: str, here: Presence, *, loudly: bool) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hset(_key(table), self._process, json.dumps([time.time(), here]))
            pipe.expire(_key(table), BELIEVED)
            if loudly:
                pipe.publish(CHANNEL + table, PRESENCE)
            await pipe.execute()
        await self._look(table)

    async def _leave(self, table: str) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.hdel(_key(table), self._process)
            pipe.publish(CHANNEL + table, PRESENCE)
            await pipe.execute()

    async def _look(self, table: str) -> None:
        self._broadcaster.hear_elsewhere(table, await self._elsewhere(table))

    async def elsewhere(self, table: str) -> list[Presence]:
        """Who watches a table at other processes; nobody, as far as is known, while Redis is away."""
        try:
            return await self._elsewhere(table)
        except AWAY:
            return []

    async def _elsewhere(self, table: str) -> list[Presence]:
        stored = await cast("Awaitable[dict[str, str]]", self._redis.hgetall(_key(table)))
        others = [json.loads(said) for process, said in sorted(stored.items()) if process != self._process]
        fresh = time.time() - BELIEVED
        return [presence for at, presence in others if at > fresh]

    async def _say_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            for table, here in self._broadcaster.presence_here().items():
                await _if_possible(self._tell(table, here, loudly=False))


def _key(table: str) -> str:
    return f"{PREFIX}here:{table}"


async def _if_possible(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except AWAY as fault:
        log.warning("who is there is not told: %s", fault)
