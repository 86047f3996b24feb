"""All sessions: opened from the store when first needed, closed again when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from branchline.kernel.errors import BranchlineError, UnknownGame
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import NOBODY, FairQueue, Owner
from branchline.server.tables.old_rules import kept_as_read, migrated
from branchline.server.tables.ports import Charge, Games, Openings, ValidationFailed, Validator
from branchline.server.tables.revision_reader import RevisionReader
from branchline.server.tables.session import Message, Session
from branchline.server.tables.snapshot import Snapshot, folded, surviving, unplayed
from branchline.server.tables.start import replays
from branchline.server.tables.store import StoredTable, TableStore
from branchline.server.untrusted.quarantine import Quarantine, Quarantined

MOST_IDLE = 32
LINGER = 30.0
MOST_LINES = 300_000
"""Of journals in memory, beyond those that are watched."""
SHORT = 300
"""Lines of a journal that is opened without waiting for a turn."""
LONG_AT_ONCE = 2
MOST_BEHIND = 200
"""Lines after which a session that nobody watches is opened anew instead of going through them one by one."""


class Sessions:
    def __init__(
        self, store: TableStore, games: Games, validator: Validator, openings: Openings,
        owner_of: Callable[[str], Owner], charge: Charge, *, shared: bool, longest: int,
    ) -> None:  # fmt: skip
        """Where the store is shared, other processes write to it too, and a session looks there before use."""
        self._shared, self._longest = shared, longest
        self._owner_of, self._charge, self._openings = owner_of, charge, openings
        self._turns = FairQueue(range(LONG_AT_ONCE))
        self._store, self._games, self._validator = store, games, validator
        self._revisions = RevisionReader(store)
        self._sessions: dict[str, Session] = {}
        self._opening: dict[str, asyncio.Task[Session]] = {}
        self._quarantine = Quarantine()
        self.subscribers: list[Callable[[Session, Message], None]] = []

    async def get(self, table_id: str, owner: Owner | None = None) -> Session:
        """The session of a table; `Refusal` where there is no such table, `Quarantined` where it cannot be opened. A
        visitor who has it opened is charged for that."""
        session = self._sessions.get(table_id)
        if session is None:
            session = await self._opened(table_id, owner)
        elif session.stale or self._shared:
            session = await self.caught_up(session)
        session.used = time.monotonic()
        return session

    def changed_outside(self, table_ids: Iterable[str]) -> None:
        """These were changed in the store: whoever needs one looks there again."""
        for session in [self._sessions[id] for id in table_ids if id in self._sessions]:
            session.stale = True
            if not session.users and not session.lock.locked():
                del self._sessions[session.id]

    def in_use(self, table_id: str) -> Session | None:
        return self._sessions.get(table_id)

    def count(self) -> int:
        return len(self._sessions)

    async def caught_up(self, session: Session) -> Session:
        """The session with everything that is in the store by now."""
        written = await self._revisions.read(session.id)
        if not session.stale and (written is None or not session.is_behind(written)):
            return session
        async with session.lock:
            newer = await self._load(session.id, session.seq)
            far_behind = len(newer.entries) > MOST_BEHIND and not session.users
            if newer.table.rules == session.snapshot.table.rules and not far_behind:
                await session.catch_up(newer.table, newer.seats, newer.entries)
                return session
        self._sessions.pop(session.id, None)
        return await self._opened(session.id)

    async def _opened(self, table_id: str, owner: Owner | None = None) -> Session:
        """Whoever asks while a session is being opened waits for the same one."""
        self._quarantine.check(table_id)
        mark = await self._revisions.read(table_id)
        if mark is None:
            raise Refusal(404, "no-table")
        if owner is not None and table_id not in self._opening:
            await self._charge(owner, mark.seq)
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._open_in_turn(table_id, mark.seq, owner))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open_in_turn(self, table_id: str, lines: int, owner: Owner | None) -> Session:
        """Long tables a few at a time, so that short ones are opened at once."""
        if lines <= SHORT:
            return await self._open(table_id)
        async with self._turns.lent(owner or NOBODY):
            return await self._open(table_id)

    async def _open(self, table_id: str) -> Session:
        if self._openings.unfinished(table_id) > 1:
            raise self._quarantine.put(table_id, Quarantined("aside-stopped"), None)
        try:
            with self._openings.noted(table_id):
                stored = await self._load(table_id)
                stored = await self._as_now(stored)
                snapshot = await self._snapshot(stored)
        except Quarantined as refusal:
            raise self._quarantine.put(table_id, refusal, None) from None
        except (BranchlineError, LookupError, TypeError, ValueError, AssertionError) as fault:
            raise self._quarantine.put(table_id, Quarantined("aside-log"), fault) from None
        session = Session(snapshot, stored.entries, self._store, self._validator,
                    lambda: self._owner_of(stored.table.host), self._longest,
                    subscribers=self.subscribers)  # fmt: skip
        self._sessions[table_id] = session
        self._close_idle()
        return session

    async def _load(self, table_id: str, after: int = 0) -> StoredTable:
        stored = await self._store.load(table_id, after)
        if stored is None:
            raise Refusal(404, "no-table")
        return stored

    async def _as_now(self, stored: StoredTable) -> StoredTable:
        """The table under rules that are still known."""
        try:
            game = await self._games.load_for(stored.table.game, len(stored.entries))
        except UnknownGame:
            raise Quarantined("aside-game", game=stored.table.game) from None
        if replays(game, stored.table.rules):
            return stored
        return await migrated(stored, game, self._store)

    async def _snapshot(self, stored: StoredTable) -> Snapshot:
        if not replays(await self._games.load(stored.table.game), stored.table.rules):
            return kept_as_read(stored)
        if stored.table.untrusted or self._openings.unfinished(stored.table.id):
            await self._validate(stored)
        return await asyncio.to_thread(folded, unplayed(stored), stored.entries)

    async def _validate(self, stored: StoredTable) -> None:
        actions = [str(entry.text) for entry in surviving(stored.entries)]
        try:
            await self._validator.open(unplayed(stored).start(), actions, self._owner_of(stored.table.host))
        except ValidationFailed:
            raise Quarantined("aside-slow") from None

    def _close_idle(self) -> None:
        """Those longest unused go first."""
        horizon = time.monotonic() - LINGER
        idle = [
            session
            for session in self._sessions.values()
            if session.used < horizon and not session.users and not session.lock.locked()
        ]
        idle.sort(key=lambda session: session.used)
        for session in idle[: max(len(idle) - MOST_IDLE, 0)]:
            del self._sessions[session.id]
        self._close_crowded()

    def _close_crowded(self) -> None:
        """Journals in memory have a greatest length together, however lately they were looked at."""
        lines = sum(len(session.entries) for session in self._sessions.values())
        unused = [session for session in self._sessions.values() if not session.users and not session.lock.locked()]
        for session in sorted(unused, key=lambda session: session.used):
            if lines <= MOST_LINES:
                return
            lines -= len(session.entries)
            del self._sessions[session.id]
