"""Open tables that nobody comes to any more are closed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import select

from branchline.server.database import Database
from branchline.server.errors import Refusal
from branchline.server.journal import ENDED
from branchline.server.limits import Limits
from branchline.server.models import ABANDONED, OPEN, TableRow, now
from branchline.server.room import Room
from branchline.server.rooms import Rooms

DAY = 24 * 3600
HOURLY = 3600.0
AT_A_TIME = 100

log = logging.getLogger(__name__)


class Expiry:
    def __init__(self, database: Database, rooms: Rooms, limits: Limits) -> None:
        self._database, self._rooms = database, rooms
        self._after = limits.days_open * DAY
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._watch(), name="expiry")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            try:
                await self._close_old()
            except Exception:
                log.exception("open tables could not be closed")
            await asyncio.sleep(min(HOURLY, self._after))

    async def _close_old(self) -> None:
        horizon = now() - int(self._after * 1000)
        old = select(TableRow.id).where(TableRow.status == OPEN, TableRow.updated < horizon)
        async with self._database.session() as session:
            tables = list(await session.scalars(old.order_by(TableRow.updated).limit(AT_A_TIME)))
        for table in tables:
            with suppress(Refusal):
                await _close(await self._rooms.get(table), horizon)


async def _close(room: Room, horizon: int) -> None:
    async with room.lock:
        table = room.snapshot.table
        if table.status == OPEN and table.updated < horizon:
            await room.commit(room.new_entry(ENDED, data={"how": "expired"}), status=ABANDONED)
