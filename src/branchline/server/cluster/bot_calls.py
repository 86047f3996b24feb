"""Calls for the workers, wherever they are, to move for bots: one call for each table where a bot must decide.

A call goes through the queue and names no table; whoever takes it asks for the table whose turn it is. That a call or a
turn gets lost is made up for by looking in the database now and then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from redis.asyncio import Redis
from saq import Job
from saq.queue.redis import RedisQueue

from branchline.server.bots.bot_moves import WorkerMoves
from branchline.server.cluster.bot_turns import BotTurn, BotTurns
from branchline.server.cluster.redis_client import ANSWER_SECONDS, AWAY, CONNECT_SECONDS, PREFIX, open_redis
from branchline.server.lobby.directory import Directory
from branchline.server.people.people import People
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.journal import ACTION
from branchline.server.tables.play.bot_moves import bot_to_move, goes_on
from branchline.server.tables.session import Message, Session
from branchline.server.tables.store import StoreFailed

MOVE = "move"
LOST = 5.0
"""Seconds beyond its time to think after which a worker is taken for lost."""
LONGEST = 180
SWEEP = 5.0
MOST_SWEPT = 500
CALLED = 5.0
"""Seconds for which a table that was called for is not called for again."""
MOST_REMEMBERED = 10_000

log = logging.getLogger(__name__)


class PatientQueue(RedisQueue):
    """SAQ's queue asks at once again when Redis is away; this one waits a little first."""

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        try:
            return await super().dequeue(timeout, poll_interval)
        except AWAY as fault:
            log.warning("no calls are heard: %s", fault)
            await asyncio.sleep(1)
            return None


def open_queue(address: str) -> PatientQueue:
    redis: Redis = Redis.from_url(address, socket_connect_timeout=CONNECT_SECONDS, socket_timeout=ANSWER_SECONDS)
    return PatientQueue(redis, name=PREFIX + "bots")


class BotCalls:
    def __init__(self, address: str, people: People, moves: WorkerMoves, directory: Directory, pause: float) -> None:
        self._redis, self._queue = open_redis(address), open_queue(address)
        self.turns = BotTurns(self._redis)
        self._people, self._moves, self._directory, self._pause = people, moves, directory, pause
        self._called: dict[str, tuple[int, float]] = {}
        """The line after which a table was last called for, and when."""
        self._tasks: set[asyncio.Task[None]] = set()

    def resume(self) -> None:
        """Go on wherever a bot is to move: from time to time one of all processes looks for such tables."""
        if not self._tasks:
            self._begin(self._sweep())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._queue.redis.aclose()
        await self._redis.aclose()

    def on_message(self, session: Session, message: Message) -> None:
        """A worker that has moved for a bot calls for the next move itself, once it is done."""
        if message.here and not (message.entry.kind == ACTION and message.entry.person is None):
            self.wake(session)

    def wake(self, session: Session) -> None:
        seat = bot_to_move(session.snapshot)
        if seat is None or self._was_called(session):
            return
        turn = self._turn(session.id, session.snapshot.table.host, str(session.snapshot.seats[seat].bot))
        self._begin(self._call(turn, 0.0 if goes_on(session.snapshot) else self._pause))

    def _was_called(self, session: Session) -> bool:
        now, before = time.monotonic(), self._called.pop(session.id, (0, 0.0))
        if len(self._called) >= MOST_REMEMBERED:
            del self._called[next(iter(self._called))]
        again = before[0] == session.seq and now - before[1] < CALLED
        self._called[session.id] = before if again else (session.seq, now)
        return again

    def _turn(self, table: str, host: str, level: str) -> BotTurn:
        return BotTurn(table, self._people.owner(host), int(self._moves.seconds(level) + LOST))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="bot calls")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _call(self, turn: BotTurn, pause: float) -> None:
        await asyncio.sleep(pause)
        try:
            if await self.turns.add(turn):
                await self._queue.enqueue(Job(MOVE, timeout=LONGEST, ttl=-1))
        except AWAY as fault:
            log.warning("table %s waits for its bot: %s", turn.table, fault)

    async def _sweep(self) -> None:
        while True:
            try:
                if await self._redis.set(f"{PREFIX}sweep", 1, nx=True, px=int(SWEEP * 900)):
                    for waiting in await self._directory.waiting_bots(now() - int(SWEEP * 1000), MOST_SWEPT):
                        await self._call(self._turn(waiting.table, waiting.host, waiting.level), 0.0)
            except (*AWAY, StoreFailed) as fault:
                log.warning("no bots are looked for: %s", fault)
            await asyncio.sleep(SWEEP)
