"""Letting the clocks stand still. Anyone who plays, or the next action, ends the pause."""

from __future__ import annotations

from typing import Any

from branchline.server.errors import Refusal
from branchline.server.store.models import PersonRow
from branchline.server.tables.clocks.clock import Clock, clock_of
from branchline.server.tables.journal import RESUMED
from branchline.server.tables.room import Room
from branchline.server.tables.seating import own_seat
from branchline.server.tables.snapshot import Snapshot


async def check_pause(room: Room, *_: Any) -> int:
    if _clock(room.snapshot).paused:
        raise Refusal(409, "paused")
    return 0


async def resume(room: Room, person: PersonRow) -> Snapshot:
    async with room.lock:
        seat = own_seat(room.snapshot, person)
        if not _clock(room.snapshot).paused:
            raise Refusal(409, "not-paused")
        return await room.commit(room.new_entry(RESUMED, seat=seat, person=person.id))


def _clock(snapshot: Snapshot) -> Clock:
    clock = clock_of(snapshot.table)
    if clock is None:
        raise Refusal(409, "no-clock")
    return clock
