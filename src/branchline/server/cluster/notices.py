"""Notices: each process tells the others which tables it has written to, and hears of those that are watched from here.

A notice says no more than that something has changed; what it was is read from the database. So one that is lost is
made up for by looking there now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from redis.asyncio.client import PubSub

from branchline.server.cluster.redis_client import AWAY, PREFIX, open_redis
from branchline.server.errors import Refusal
from branchline.server.tables.session import Message, Session
from branchline.server.tables.sessions import Sessions
from branchline.server.tables.store import StoreFailed, TableStore

CHANNEL = f"{PREFIX}table:"
PRESENCE = "presence"
"""The notice that others watch a table than before; any other says that there is something new in its journal."""
EVERYBODY = f"{PREFIX}everybody"
"""A channel to hold on to while no table is watched."""
LATER = 0.5
LOOK_AGAIN = 10.0
AT_A_TIME = 500

log = logging.getLogger(__name__)


class Notices:
    def __init__(self, address: str, sessions: Sessions, store: TableStore) -> None:
        self._sessions, self._store = sessions, store
        self._redis = open_redis(address)
        self.on_presence: Callable[[str], None] = lambda table: None
        self._listening: PubSub | None = None
        self._watched: set[str] = set()
        self._written: dict[str, None] = {}
        self._has_written = asyncio.Event()
        self._catching_up: set[str] = set()
        self._behind_again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        for work in (self._tell(), self._hear(), self._look_again()):
            self._begin(work)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="notices")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def on_message(self, session: Session, message: Message) -> None:
        if message.here:
            self._written[session.id] = None
            self._has_written.set()

    def watch(self, table: str) -> None:
        """From here on this process hears of a table."""
        if table not in self._watched:
            self._watched.add(table)
            self._begin(self._subscribe(table))

    def unwatch(self, table: str) -> None:
        self._watched.discard(table)
        self._begin(self._unsubscribe(table))

    async def _subscribe(self, table: str) -> None:
        if self._listening is not None:
            with suppress(*AWAY):
                await self._listening.subscribe(CHANNEL + table)

    async def _unsubscribe(self, table: str) -> None:
        if self._listening is not None and table not in self._watched:
            with suppress(*AWAY):
                await self._listening.unsubscribe(CHANNEL + table)

    async def _tell(self) -> None:
        while True:
            await self._has_written.wait()
            self._has_written.clear()
            tables, self._written = self._written, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for table in tables:
                        pipe.publish(CHANNEL + table, "")
                    await pipe.execute()
            except AWAY as fault:
                log.warning("notices of %d tables were not sent: %s", len(tables), fault)

    async def _hear(self) -> None:
        while True:
            try:
                await self._listen()
            except AWAY as fault:
                log.warning("no notices are heard: %s", fault)
            self._listening = None
            await asyncio.sleep(LATER)

    async def _listen(self) -> None:
        """A subscription that has just begun counts as a notice: something may have happened before it."""
        async with self._redis.pubsub() as listening:
            await listening.subscribe(EVERYBODY, *(CHANNEL + table for table in self._watched))
            self._listening = listening
            while True:
                message = await listening.get_message(timeout=LOOK_AGAIN)
                if message is not None and message["type"] != "unsubscribe":
                    self._heard(str(message["channel"]).removeprefix(CHANNEL), message["data"])

    def _heard(self, table: str, what: object) -> None:
        if what == PRESENCE:
            self.on_presence(table)
        else:
            self._changed([table])

    def _changed(self, tables: Iterable[str]) -> None:
        """No table waits for another, and each catches up once for all the notices that came meanwhile."""
        for table in tables:
            if table in self._catching_up:
                self._behind_again.add(table)
            else:
                self._catching_up.add(table)
                self._begin(self._catch_up(table))

    async def _catch_up(self, table: str) -> None:
        session = self._sessions.in_use(table)
        try:
            if session is not None:
                await self._sessions.caught_up(session)
        except (StoreFailed, Refusal) as fault:
            log.warning("table %s cannot catch up: %s", table, fault)
        finally:
            self._catching_up.discard(table)
        if table in self._behind_again:
            self._behind_again.discard(table)
            self._changed([table])

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            watched = list(self._watched)
            for first in range(0, len(watched), AT_A_TIME):
                with suppress(StoreFailed):
                    await self._compare(watched[first : first + AT_A_TIME])

    async def _compare(self, tables: list[str]) -> None:
        written = await self._store.revisions(tables)
        sessions = filter(None, map(self._sessions.in_use, tables))
        self._changed(
            session.id for session in sessions if session.is_behind(written.get(session.id, session.revision))
        )
