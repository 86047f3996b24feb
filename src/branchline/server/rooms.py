"""All rooms in use: opened from the database when first needed, closed again when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import select

from branchline.server.compilation import Compilation
from branchline.server.database import Database
from branchline.server.errors import Refusal
from branchline.server.games import prepare_game
from branchline.server.message import Message
from branchline.server.models import JournalRow, SeatRow, TableRow
from branchline.server.room import Room
from branchline.server.snapshot import Snapshot
from branchline.server.writer import Writer

MOST_IDLE = 32
LINGER = 30.0
LONG = 2000
"""Lines of a journal that take too long to replay with interpreted rules."""


class Rooms:
    def __init__(self, database: Database, writer: Writer, compilation: Compilation) -> None:
        self._database, self._writer, self._compilation = database, writer, compilation
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.subscribers: list[Callable[[Room, Message], None]] = []

    async def get(self, table_id: str) -> Room:
        """The room of a table; `Refusal` where there is no such table."""
        room = self._rooms.get(table_id)
        if room is None or room.stale:
            room = await self._opened(table_id)
        room.used = time.monotonic()
        return room

    async def _opened(self, table_id: str) -> Room:
        """Whoever asks while a room is being opened waits for the same one."""
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> Room:
        async with self._database.session() as session:
            table = await session.get(TableRow, table_id)
            if table is None:
                raise Refusal(404, "no-table")
            of_table = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
            seats = (await session.scalars(of_table)).all()
            journal = select(JournalRow).where(JournalRow.table_id == table_id).order_by(JournalRow.seq)
            entries = list(await session.scalars(journal))
            session.expunge_all()
        game = await prepare_game(table.game, self._compilation)
        if len(entries) > LONG and not self._compilation.is_done(game):
            raise Refusal(
                503, "compiling", headers={"Retry-After": "10"}, percent=int(100 * self._compilation.progress(game))
            )
        snapshot = await asyncio.to_thread(_folded, Snapshot(table, tuple(seats)), entries)
        room = Room(snapshot, entries, self._writer, subscribers=self.subscribers)
        self._rooms[table_id] = room
        self._close_idle()
        return room

    def _close_idle(self) -> None:
        """Those longest unused go first."""
        horizon = time.monotonic() - LINGER
        idle = [
            room for room in self._rooms.values() if room.used < horizon and not room.users and not room.lock.locked()
        ]
        idle.sort(key=lambda room: room.used)
        for room in idle[: max(len(idle) - MOST_IDLE, 0)]:
            del self._rooms[room.id]


def _folded(snapshot: Snapshot, entries: list[JournalRow]) -> Snapshot:
    for entry in entries:
        snapshot = snapshot.after(entry, None)
    return snapshot
