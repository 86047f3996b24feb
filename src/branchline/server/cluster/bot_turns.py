"""Whose bot is next, for all processes: as in `fair_queue`, addresses take turns, and at each address its people do.

A table waits once however often it is asked for, and while a worker has it nobody else gets it.
"""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import cast

from redis.asyncio import Redis

from branchline.server.cluster.redis_client import PREFIX
from branchline.server.limits.fair_queue import Owner

DAY = 24 * 3600

ADD = """
local prefix, table, seconds, address, person, day = unpack(ARGV)
if redis.call('EXISTS', prefix .. 'thinking:' .. table) == 1 then return 0 end
if redis.call('HEXISTS', prefix .. 'waiting', table) == 1 then return 1 end
local seen = prefix .. 'seen:' .. person
if address == person then address = redis.call('GET', seen) or person
else redis.call('SET', seen, address, 'EX', day) end
redis.call('HSET', prefix .. 'waiting', table, seconds)
local people = prefix .. 'people:' .. address
local tables = prefix .. 'tables:' .. address .. ':' .. person
if redis.call('RPUSH', tables, table) == 1 then
    if redis.call('RPUSH', people, person) == 1 then redis.call('RPUSH', prefix .. 'addresses', address) end
end
return 1
"""
TAKE = """
local prefix = ARGV[1]
local address = redis.call('LPOP', prefix .. 'addresses')
if not address then return false end
local people = prefix .. 'people:' .. address
local person = redis.call('LPOP', people)
local tables = prefix .. 'tables:' .. address .. ':' .. person
local table = redis.call('LPOP', tables)
if redis.call('LLEN', tables) > 0 then redis.call('RPUSH', people, person) end
if redis.call('LLEN', people) > 0 then redis.call('RPUSH', prefix .. 'addresses', address) end
local seconds = redis.call('HGET', prefix .. 'waiting', table)
redis.call('HDEL', prefix .. 'waiting', table)
redis.call('SET', prefix .. 'thinking:' .. table, 1, 'EX', seconds)
return table
"""


@dataclass(frozen=True)
class BotTurn:
    table: str
    owner: Owner
    seconds: int
    """After so long whoever took it is taken for lost."""


class BotTurns:
    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add, self._take = redis.register_script(ADD), redis.register_script(TAKE)

    async def add(self, turn: BotTurn) -> bool:
        """Whether the table waits now; not where a worker is at it."""
        owner = turn.owner
        return bool(await self._add(args=[PREFIX, turn.table, turn.seconds, owner.address, owner.person, DAY]))

    async def take(self) -> str | None:
        """The table whose turn it is."""
        table: str | None = await self._take(args=[PREFIX])
        return table

    async def give_back(self, table: str, rest: int = 0) -> None:
        """A worker has finished with a table; it may be asked for again, after a rest where there is one."""
        thinking = f"{PREFIX}thinking:{table}"
        await (self._redis.set(thinking, 1, ex=rest) if rest else self._redis.delete(thinking))

    async def waiting(self) -> int:
        return await cast("Awaitable[int]", self._redis.hlen(f"{PREFIX}waiting"))
