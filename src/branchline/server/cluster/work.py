"""What `branchline work` does: it moves for bots at the tables of every process, each in turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import Any

from saq import Worker

from branchline.server.cluster.bot_calls import MOVE, BotCalls, open_queue
from branchline.server.cluster.redis_client import AWAY
from branchline.server.errors import Refusal
from branchline.server.operations.metrics import Metrics
from branchline.server.people.tokens import Tokens
from branchline.server.services import Services
from branchline.server.settings import Settings
from branchline.server.tables.play.bot_moves import move_bot
from branchline.server.tables.store import Conflict

HEARS = 5.0
"""Seconds after which a worker that waits in vain asks anew, so that it notices when Redis is gone."""
PATIENCE = 10.0
"""Seconds to finish what was begun once a worker is told to stop."""
REST, LONG_REST = 5, 600
"""Seconds until a table where something went wrong is called for again; longer where it cannot be opened at all."""

log = logging.getLogger(__name__)


class BotWork:
    def __init__(self, services: Services, calls: BotCalls) -> None:
        self._services, self._calls = services, calls
        self._moving: set[asyncio.Task[None]] = set()

    async def move(self, context: Any) -> None:
        """Move at the table whose turn it is. A worker that is told to stop calls its jobs off, but not in the middle
        of a move."""
        moving = asyncio.create_task(self._move())
        self._moving.add(moving)
        moving.add_done_callback(self._moving.discard)
        await asyncio.shield(moving)

    async def finish(self) -> None:
        """Wait for what was begun."""
        if self._moving:
            await asyncio.wait(self._moving, timeout=PATIENCE)

    async def _move(self) -> None:
        table = await self._calls.turns.take()
        if table is None:
            return
        rest = REST
        try:
            rest = await self._move_at(table)
        except Exception:
            log.exception("a bot at table %s failed", table)
        with suppress(*AWAY):
            await self._calls.turns.give_back(table, rest)
        if not rest:
            self._calls.wake(await self._services.sessions.get(table))

    async def _move_at(self, table: str) -> int:
        """For how long nobody need call again."""
        try:
            await move_bot(await self._services.sessions.get(table), self._services.bot_moves)
        except Conflict:
            log.info("table %s has moved on without its bot", table)
        except Refusal as refusal:
            log.warning("bots at table %s wait: %s", table, refusal.code)
            return LONG_REST
        return 0


async def work_on(settings: Settings, ready: Callable[[], None]) -> None:
    """Work until told to stop. That the queue's own tasks are called off then is nothing to warn of."""
    logging.getLogger("saq").setLevel(logging.ERROR)
    services = Services(settings, Tokens(""))
    await services.open()
    calls = services.bots
    assert isinstance(calls, BotCalls)
    queue = open_queue(settings.redis)
    bot_work = BotWork(services, calls)
    worker: Worker[Any] = Worker(
        queue, [(MOVE, bot_work.move)], concurrency=settings.bot_workers, dequeue_timeout=HEARS,
    )  # fmt: skip
    try:
        with Metrics(settings.metrics).served(services) if settings.metrics else nullcontext():
            ready()
            await worker.start()
    finally:
        await bot_work.finish()
        await queue.redis.aclose()
        await services.close()
