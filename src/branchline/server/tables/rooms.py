"""All rooms in use: opened from the database when first needed, closed again when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from branchline.kernel.errors import BranchlineError, UnknownGame
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import NOBODY, FairQueue, Owner
from branchline.server.limits.quotas import Shares
from branchline.server.people.people import People
from branchline.server.settings import Settings
from branchline.server.store.database import Database
from branchline.server.store.mark_reader import MarkReader
from branchline.server.store.openings import Openings
from branchline.server.store.stored_table import StoredTable, load_table
from branchline.server.store.writer import Writer
from branchline.server.tables.message import Message
from branchline.server.tables.old_rules import carried_over, kept_as_read
from branchline.server.tables.room import Room
from branchline.server.tables.snapshot import Snapshot, folded, surviving
from branchline.server.tables.start import replays
from branchline.server.untrusted.rehearsal import Rehearsal, TooStrange
from branchline.server.untrusted.set_aside import SetAside, Shelf
from branchline.server.workers.game_loader import GameLoader

MOST_IDLE = 32
LINGER = 30.0
MOST_LINES = 300_000
"""Of journals in memory, beyond those that are watched."""
SHORT = 300
"""Lines of a journal that is opened without waiting for a turn."""
LONG_AT_ONCE = 2
MOST_BEHIND = 200
"""Lines after which a room that nobody watches is opened anew instead of going through them one by one."""


class Rooms:
    def __init__(
        self, database: Database, writer: Writer, games: GameLoader, rehearsal: Rehearsal, people: People,
        lines: Shares, settings: Settings,
    ) -> None:  # fmt: skip
        """Where the database is shared, other processes write to it too, and a room looks there before it is used."""
        self._shared, self._lines, self._longest = settings.shared, lines, settings.limits.journal_lines
        self._openings = Openings(settings.data)
        self._turns = FairQueue(range(LONG_AT_ONCE))
        self._database, self._writer, self._games, self._rehearsal = database, writer, games, rehearsal
        self._marks = MarkReader(database)
        self._people = people
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._shelf = Shelf()
        self.subscribers: list[Callable[[Room, Message], None]] = []

    async def get(self, table_id: str, owner: Owner | None = None) -> Room:
        """The room of a table; `Refusal` where there is no such table, `SetAside` where it cannot be opened. A visitor
        who has it opened is charged for that."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._opened(table_id, owner)
        elif room.stale or self._shared:
            room = await self.caught_up(room)
        room.used = time.monotonic()
        return room

    def in_use(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    def count(self) -> int:
        return len(self._rooms)

    async def caught_up(self, room: Room) -> Room:
        """The room with everything that is in the database by now."""
        written = await self._marks.read(room.id)
        if not room.stale and (written is None or not room.is_behind(written)):
            return room
        async with room.lock:
            newer = await load_table(self._database, room.id, room.seq)
            far_behind = len(newer.entries) > MOST_BEHIND and not room.users
            if newer.table.rules == room.snapshot.table.rules and not far_behind:
                await room.catch_up(newer.table, newer.seats, newer.entries)
                return room
        self._rooms.pop(room.id, None)
        return await self._opened(room.id)

    async def _opened(self, table_id: str, owner: Owner | None = None) -> Room:
        """Whoever asks while a room is being opened waits for the same one."""
        self._shelf.check(table_id)
        mark = await self._marks.read(table_id)
        if mark is None:
            raise Refusal(404, "no-table")
        if owner is not None and table_id not in self._opening:
            await self._lines.take(owner, mark.seq)
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open_in_turn(table_id, mark.seq, owner))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open_in_turn(self, table_id: str, lines: int, owner: Owner | None) -> Room:
        """Long tables a few at a time, so that short ones are opened at once."""
        if lines <= SHORT:
            return await self._open(table_id)
        place = await self._turns.take(owner or NOBODY)
        try:
            return await self._open(table_id)
        finally:
            self._turns.give_back(place)

    async def _open(self, table_id: str) -> Room:
        if self._openings.unfinished(table_id) > 1:
            raise self._shelf.put(table_id, SetAside("aside-stopped"), None)
        try:
            with self._openings.noted(table_id):
                stored = await load_table(self._database, table_id)
                stored = await self._as_now(stored)
                snapshot = await self._snapshot(stored)
        except SetAside as refusal:
            raise self._shelf.put(table_id, refusal, None) from None
        except (BranchlineError, LookupError, TypeError, ValueError, AssertionError) as fault:
            raise self._shelf.put(table_id, SetAside("aside-log"), fault) from None
        room = Room(snapshot, stored.entries, self._writer, self._rehearsal,
                    lambda: self._people.owner(stored.table.host), self._longest,
                    subscribers=self.subscribers)  # fmt: skip
        self._rooms[table_id] = room
        self._close_idle()
        return room

    async def _as_now(self, stored: StoredTable) -> StoredTable:
        """The table under rules that are still known."""
        try:
            game = await self._games.load_for(stored.table.game, len(stored.entries))
        except UnknownGame:
            raise SetAside("aside-game", game=stored.table.game) from None
        if replays(game, stored.table.rules):
            return stored
        return await carried_over(stored, game, self._writer)

    async def _snapshot(self, stored: StoredTable) -> Snapshot:
        if not replays(await self._games.load(stored.table.game), stored.table.rules):
            return kept_as_read(stored)
        if stored.table.untrusted or self._openings.unfinished(stored.table.id):
            await self._rehearse(stored)
        return await asyncio.to_thread(folded, stored.blank, stored.entries)

    async def _rehearse(self, stored: StoredTable) -> None:
        actions = [str(entry.text) for entry in surviving(stored.entries)]
        try:
            await self._rehearsal.open(stored.blank.start(), actions, self._people.owner(stored.table.host))
        except TooStrange:
            raise SetAside("aside-slow") from None

    def _close_idle(self) -> None:
        """Those longest unused go first."""
        horizon = time.monotonic() - LINGER
        idle = [
            room for room in self._rooms.values() if room.used < horizon and not room.users and not room.lock.locked()
        ]
        idle.sort(key=lambda room: room.used)
        for room in idle[: max(len(idle) - MOST_IDLE, 0)]:
            del self._rooms[room.id]
        self._close_crowded()

    def _close_crowded(self) -> None:
        """Journals in memory have a greatest length together, however lately they were looked at."""
        lines = sum(len(room.entries) for room in self._rooms.values())
        unused = [room for room in self._rooms.values() if not room.users and not room.lock.locked()]
        for room in sorted(unused, key=lambda room: room.used):
            if lines <= MOST_LINES:
                return
            lines -= len(room.entries)
            del self._rooms[room.id]
