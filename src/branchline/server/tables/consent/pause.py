"""Letting the clocks stand still, if everyone who plays agrees. Anyone of them, or the next action, ends the pause."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.store.models import JournalRow, PersonRow
from branchline.server.tables.clocks.clock import clock_of
from branchline.server.tables.journal import PAUSE_ANSWERED, PAUSE_ASKED, PAUSED, RESUMED
from branchline.server.tables.room import Room
from branchline.server.tables.seating import check_running
from branchline.server.tables.snapshot import Snapshot


async def ask_pause(room: Room, person: PersonRow) -> Snapshot:
    async with room.lock:
        seat = _own_seat(room.snapshot, person)
        if _is_paused(room.snapshot):
            raise Refusal(409, "paused")
        if room.snapshot.pause is not None:
            raise Refusal(409, "pause-asked")
        waiting = room.snapshot.persons() - {person.id}
        entry = room.new_entry(PAUSE_ASKED, seat=seat, person=person.id, data={"waiting": sorted(waiting)})
        return await room.commit(entry) if waiting else await _pause(room, entry)


async def answer_pause(room: Room, person: PersonRow, agree: bool) -> Snapshot:
    """Agree to a pause, or not. Whoever asked may withdraw in the same way."""
    async with room.lock:
        snapshot, request = room.snapshot, room.snapshot.pause
        withdraws = request is not None and person.id == request.person and not agree
        if request is None or not (person.id in request.waiting or withdraws):
            raise Refusal(409, "pause-unasked")
        seat = (snapshot.held_by(person.id) or (request.seat,))[0]
        entry = room.new_entry(PAUSE_ANSWERED, seat=seat, person=person.id, data={"agree": agree})
        left = (request.waiting & snapshot.persons()) - {person.id}
        return await _pause(room, entry) if agree and not left else await room.commit(entry)


async def resume(room: Room, person: PersonRow) -> Snapshot:
    async with room.lock:
        seat = _own_seat(room.snapshot, person)
        if not _is_paused(room.snapshot):
            raise Refusal(409, "not-paused")
        return await room.commit(room.new_entry(RESUMED, seat=seat, person=person.id))


async def _pause(room: Room, entry: JournalRow) -> Snapshot:
    return await room.commit(entry, room.new_entry(PAUSED, ahead=2))


def _own_seat(snapshot: Snapshot, person: PersonRow) -> int:
    check_running(snapshot)
    held = snapshot.held_by(person.id)
    if not held:
        raise Refusal(403, "not-seated")
    if clock_of(snapshot.table) is None:
        raise Refusal(409, "no-clock")
    return held[0]


def _is_paused(snapshot: Snapshot) -> bool:
    clock = clock_of(snapshot.table)
    return clock is not None and clock.paused
