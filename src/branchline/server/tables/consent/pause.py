"""Letting the clocks stand still. Anyone who plays, or the next action, ends the pause."""

from __future__ import annotations

from typing import Any

from branchline.server.errors import Refusal
from branchline.server.tables.clocks.clock import Clock, clock_of
from branchline.server.tables.journal import RESUMED
from branchline.server.tables.play.seating import own_seat
from branchline.server.tables.records import Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot


async def check_pause(session: Session, *_: Any) -> int:
    if _clock(session.snapshot).paused:
        raise Refusal(409, "paused")
    return 0


async def resume(session: Session, person: Person) -> Snapshot:
    async with session.lock:
        seat = own_seat(session.snapshot, person)
        if not _clock(session.snapshot).paused:
            raise Refusal(409, "not-paused")
        return await session.commit(session.new_entry(RESUMED, seat=seat, person=person.id))


def _clock(snapshot: Snapshot) -> Clock:
    clock = clock_of(snapshot.table)
    if clock is None:
        raise Refusal(409, "no-clock")
    return clock
