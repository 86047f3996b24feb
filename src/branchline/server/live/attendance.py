"""Attendance: who is at a table, and when players were last there."""

from __future__ import annotations

import asyncio
import logging

from branchline.server.live.broadcast import Broadcaster
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import changed
from branchline.server.tables.session import Session
from branchline.server.tables.store import TableStore, Transaction, WriteFailed

log = logging.getLogger(__name__)


class Attendance:
    def __init__(self, store: TableStore, broadcaster: Broadcaster) -> None:
        self._store, self._broadcaster = store, broadcaster
        self._noting: set[asyncio.Task[None]] = set()

    async def was_there(self, session: Session, person: str | None) -> None:
        """Once this returns, every process knows that a player was there just now."""
        seats = [changed(seat, seen=now()) for seat in session.snapshot.seats if person and seat.person == person]
        try:
            if seats:
                await self._store.write(Transaction(seen=seats))
        except WriteFailed as fault:
            log.warning("who was at table %s is not noted: %s", session.id, fault)

    def left(self, session: Session, person: str | None) -> None:
        task = asyncio.create_task(self.was_there(session, person), name=f"attendance at {session.id}")
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def is_here(self, session: Session, number: int) -> bool:
        return await self._broadcaster.is_here(session, number)

    async def last_seen(self, session: Session, number: int) -> int:
        return await self._store.last_seen(session.id, number)

    async def close(self) -> None:
        await asyncio.gather(*self._noting)
