"""A session: a table that is in use, with its match worked out from its journal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from branchline.kernel.errors import IllegalAction
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.tables.clocks.clock import timed, turn_started_at
from branchline.server.tables.clocks.passing_time import now, passing_now
from branchline.server.tables.journal import ACTION, BEGINNINGS, ENDED, GAME, is_dispensable
from branchline.server.tables.ports import Client, Validator
from branchline.server.tables.records import ABANDONED, FINISHED, OPEN, RUNNING, Entry, Seat, Table, changed
from branchline.server.tables.snapshot import Snapshot, broken_off, progress, snapshot_then, standing, start_of
from branchline.server.tables.store import Revision, TableStore, Transaction
from branchline.server.visibility.visible import why_not

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class Message:
    """Something that has just happened: a line of the journal, and the table after it."""

    entry: Entry
    snapshot: Snapshot
    events: list[Event]
    here: bool = True
    """Whether this process wrote it down; otherwise it heard of it from another."""


@dataclass(eq=False)
class Session:
    snapshot: Snapshot
    entries: list[Entry]
    store: TableStore
    validator: Validator
    owner: Callable[[], Owner]
    """For whom things are done here: whoever set the table up."""
    longest: int
    """When the journal has so many lines, nothing is taken back or said any more; at twice as many the table ends."""
    subscribers: list[Callable[[Session, Message], None]] = field(default_factory=list)
    """Who wants to know what happens here."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False
    """A write went wrong: what is on the disk is the truth, and this session must catch up with it."""
    users: int = 0
    """Live viewers and bots at work: a session with any of them stays open."""
    used: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> str:
        return self.snapshot.table.id

    @property
    def seq(self) -> int:
        return self.snapshot.table.seq

    @property
    def revision(self) -> Revision:
        """How much of what is written this session knows."""
        return Revision(self.seq, self.snapshot.table.unlogged)

    def is_behind(self, written: Revision) -> bool:
        return written.seq > self.seq or written.unlogged > self.snapshot.table.unlogged

    def new_entry(self, kind: str, *, seat: int | None = None, person: str | None = None, text: str | None = None,
             data: dict[str, Any] | None = None, ahead: int = 1) -> Entry:  # fmt: skip
        """The next line of the journal (or one further ahead), not yet written."""
        return Entry(self.id, self.seq + ahead, kind, now(), seat, person, text, data)

    async def first_match(self, seats: Sequence[Seat]) -> Match:
        """The match that begins with these seats."""
        start = start_of(self.snapshot.table, seats, self.snapshot.board)
        if self.snapshot.table.untrusted:
            await self.validator.begin(start, self.owner(), None)
        return start.match()

    async def played(self, action: str | int, seat: int, client: Client = None) -> Match:
        """The match after one more action; nothing is written yet."""
        assert self.snapshot.match is not None
        match = self.snapshot.match.fork()
        reason = why_not(match, action, seat)
        if reason is not None:
            raise IllegalAction(reason, str(action))
        if self.snapshot.table.untrusted:
            await self.validator.act(self.snapshot.here(match), action, self.owner(), client)
        match.play(action, seat)
        return match

    async def commit(self, *entries: Entry, match: Match | None = None, seats: Sequence[Seat] = (),
                     transaction: Transaction | None = None, **changes: Any) -> Snapshot:  # fmt: skip
        """Write lines with everything that changes along with them, then let it be known. Holds: `lock`."""
        self._check_length(entries)
        entries, changes = self._ended_if_full(entries, match, changes)
        table = changed(self.snapshot.table, seq=entries[-1].seq, updated=entries[-1].at, **changes)
        all_seats = _together(self.snapshot.seats, seats)
        table = changed(table, turn_started_at=turn_started_at(self.snapshot.table, table, all_seats, entries[-1].at))
        table = timed(self.snapshot.table, table, all_seats, entries, passing_now())
        seats = _ended_seats(self.snapshot.seats, seats, table)
        transaction = transaction or Transaction()
        transaction.new += entries
        transaction.tables.append(table)
        transaction.seats += seats
        try:
            await self.store.write(transaction)
        except BaseException:
            self.stale = True
            raise
        self._take_in(entries, table, seats, match)
        return self.snapshot

    def _check_length(self, entries: Sequence[Entry]) -> None:
        """What others have already been asked may still be done."""
        if self.seq >= self.longest and is_dispensable(entries[0].kind, entries[0].data):
            raise Refusal(409, "log-full", most=self.longest)

    def _ended_if_full(self, entries: tuple[Entry, ...], match: Match | None,
                       changes: dict[str, Any]) -> tuple[tuple[Entry, ...], dict[str, Any]]:  # fmt: skip
        """A table whose journal has come to its greatest length ends with whatever was to be written."""
        status = changes.get("status", self.snapshot.table.status)
        if entries[-1].seq < 2 * self.longest or status not in (OPEN, RUNNING):
            return entries, changes
        ended = self.new_entry(ENDED, data={"how": "full"}, ahead=len(entries) + 1)
        return (*entries, ended), changes | broken_off(match or self.snapshot.match)

    async def set_answers(self, seat: Seat) -> Snapshot:
        """Write what a seat has said in advance, without a line that others would see. Holds: `lock`."""
        try:
            await self.store.write(Transaction(answers=[seat]))
        except BaseException:
            self.stale = True
            raise
        seats = tuple(seat if seat.seat == other.seat else other for other in self.snapshot.seats)
        table = changed(self.snapshot.table, unlogged=self.snapshot.table.unlogged + 1)
        self.snapshot = replace(self.snapshot, table=table, seats=seats)
        return self.snapshot

    def _take_in(self, entries: Sequence[Entry], table: Table, seats: Sequence[Seat],
                 match: Match | None) -> None:  # fmt: skip
        self.snapshot = replace(self.snapshot, table=table, seats=_together(self.snapshot.seats, seats))
        for entry in entries:
            self._add(entry, self.snapshot.after(entry, match if entry.kind in GAME else None), here=True)
        self.used = time.monotonic()

    async def catch_up(self, table: Table, seats: tuple[Seat, ...], entries: Sequence[Entry]) -> None:
        """Take in the lines that were written without this session's knowing, with time for others in between. Holds:
        `lock`."""
        self.snapshot = replace(self.snapshot, seats=seats)
        for number, entry in enumerate(entries):
            if number:
                await asyncio.sleep(0)
            after = self.snapshot.after(entry, None)
            self._add(entry, replace(after, table=_row_then(after, entry, table)), here=False)
        self.snapshot = replace(self.snapshot, table=table)
        self.stale = False

    def _add(self, entry: Entry, after: Snapshot, *, here: bool) -> None:
        """One more line, after which the table stands so."""
        self.snapshot = after
        self.entries.append(entry)
        events = after.match.events if entry.kind == ACTION and after.match is not None else []
        message = Message(entry, after, events, here)
        for on_message in self.subscribers:
            on_message(self, message)

    def snapshot_at(self, seq: int) -> Snapshot | None:
        """The snapshot after an earlier line, with the seats as they are now; none where it was taken back since. Takes
        as long as the journal is."""
        then = snapshot_then(self.snapshot, self._blank, self.entries[:seq])
        if then is None or then.match is None:
            return None
        return replace(then, table=changed(then.table, seq=seq, **progress(then.match)))

    @property
    def begun(self) -> int:
        """The line at which the match began; what is before it cannot be replayed."""
        return next((entry.seq for entry in reversed(self.entries) if entry.kind in BEGINNINGS), 1)

    @property
    def _blank(self) -> Snapshot:
        return Snapshot(self.snapshot.table, self.snapshot.seats, self.snapshot.board)


def _row_then(after: Snapshot, entry: Entry, table: Table) -> Table:
    """The row of a table as it stood after a line, from how it stands by now."""
    if entry.seq == table.seq or entry.kind == ENDED:
        return changed(table, seq=entry.seq)
    then = changed(after.table, seq=entry.seq, updated=entry.at)
    return changed(then, **standing(after.match)) if entry.kind in GAME and after.match is not None else then


def _ended_seats(present: Sequence[Seat], seats: Sequence[Seat], table: Table) -> Sequence[Seat]:
    """Once a table is over, each of its seats notes when."""
    if table.status not in (FINISHED, ABANDONED) or all(seat.ended for seat in present):
        return seats
    return [changed(seat, ended=table.updated) for seat in _together(present, seats)]


def _together(present: Sequence[Seat], changed_seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """All seats, with those that have changed as they are now."""
    by_number = {seat.seat: seat for seat in (*present, *changed_seats)}
    return tuple(by_number[number] for number in sorted(by_number))
