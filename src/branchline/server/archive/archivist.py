"""The archivist: takes every match in when it ends, one after the other, beside the loop. What ended while no server
ran is taken in when one starts."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from branchline.kernel.errors import UnknownGame
from branchline.server.archive.reading import read_match, read_result
from branchline.server.archive.records import FIRST, Found
from branchline.server.archive.store import ArchiveStore
from branchline.server.errors import Refusal
from branchline.server.tables.ports import Games
from branchline.server.tables.session import Message, Session
from branchline.server.tables.start import replays
from branchline.server.tables.store import StoredTable, StoreFailed, TableStore

AT_A_TIME = 100
AGAIN = 30.0
"""Seconds until a match is tried again that could not be read."""
MOST_KNOWN = 10_000
SWEEP = 3600.0
"""Seconds after which it is looked whether another process has left something behind."""

log = logging.getLogger(__name__)


class Archivist:
    def __init__(self, archive: ArchiveStore, store: TableStore, games: Games) -> None:
        self._archive, self._store, self._games = archive, store, games
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._known: dict[str, None] = {}
        """Those that were met last."""
        self._tasks: list[asyncio.Task[None]] = []

    def on_message(self, session: Session, message: Message) -> None:
        snapshot = message.snapshot
        if message.here and snapshot.over and snapshot.table.places is not None:
            self._want(session.id)

    def _want(self, table_id: str) -> None:
        """A line after the end, such as what somebody says, ends no match again."""
        if table_id not in self._known:
            self._known[table_id] = None
            if len(self._known) > MOST_KNOWN:
                del self._known[next(iter(self._known))]
            self._waiting.put_nowait(table_id)

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._work_on(), name="the archivist"),
            asyncio.create_task(self._sweep_on(), name="the archivist's sweep"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work_on(self) -> None:
        while True:
            table_id = await self._waiting.get()
            try:
                await self.take_in(table_id)
            except (StoreFailed, Refusal) as fault:
                log.info("table %s is archived later: %s", table_id, fault)
                asyncio.get_running_loop().call_later(AGAIN, self._waiting.put_nowait, table_id)
            except Exception:
                log.exception("table %s could not be archived", table_id)

    async def take_in(self, table_id: str) -> None:
        stored = await self._store.load(table_id)
        if stored is not None:
            await self._archive.add([await self._read(stored)])

    async def _read(self, stored: StoredTable) -> Found:
        if stored.table.untrusted:
            return read_result(stored)
        try:
            game = await self._games.load_for(stored.table.game, len(stored.entries))
        except UnknownGame:
            return read_result(stored)
        if not replays(game, stored.table.rules):
            return read_result(stored)
        return await asyncio.to_thread(read_match, stored)

    async def _sweep_on(self) -> None:
        while True:
            with suppress(StoreFailed):
                await self._sweep()
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        """What is found goes through the queue, in the order in which it ended, and no faster than it is read."""
        after = FIRST
        while found := await self._archive.unrecorded(after, AT_A_TIME):
            after = found[-1]
            for mark in found:
                self._want(mark.table)
            while not self._waiting.empty():
                await asyncio.sleep(0.05)
