"""Ending before the end, if everyone who plays agrees; and playing again."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.store.models import JournalRow, PersonRow
from branchline.server.tables.journal import END_ANSWERED, END_ASKED, ENDED
from branchline.server.tables.room import Room
from branchline.server.tables.snapshot import Snapshot, broken_off


async def ask_end(room: Room, person: PersonRow) -> Snapshot:
    async with room.lock:
        snapshot = room.snapshot
        if not snapshot.running:
            raise Refusal(409, "not-running")
        held = snapshot.held_by(person.id)
        if not held:
            raise Refusal(403, "not-seated")
        if snapshot.end is not None:
            raise Refusal(409, "end-asked")
        waiting = snapshot.persons() - {person.id}
        entry = room.new_entry(END_ASKED, seat=held[0], person=person.id, data={"waiting": sorted(waiting)})
        return await _end(room, snapshot, [entry]) if not waiting else await room.commit(entry)


async def answer_end(room: Room, person: PersonRow, agree: bool) -> Snapshot:
    """Agree to end, or not. Whoever asked may withdraw in the same way."""
    async with room.lock:
        snapshot, request = room.snapshot, room.snapshot.end
        withdraws = request is not None and person.id == request.person and not agree
        if request is None or not (person.id in request.waiting or withdraws):
            raise Refusal(409, "end-unasked")
        seat = (snapshot.held_by(person.id) or (request.seat,))[0]
        entry = room.new_entry(END_ANSWERED, seat=seat, person=person.id, data={"agree": agree})
        # Someone who was asked may have resigned since; nobody waits for them.
        left = (request.waiting & snapshot.persons()) - {person.id}
        return await _end(room, snapshot, [entry]) if agree and not left else await room.commit(entry)


async def _end(room: Room, snapshot: Snapshot, entries: list[JournalRow]) -> Snapshot:
    """The present scores count."""
    entries.append(room.new_entry(ENDED, data={"how": "agreed"}, ahead=len(entries) + 1))
    return await room.commit(*entries, **broken_off(snapshot.match))
