"""Giving up a seat for good. What waited for nobody else's consent is settled then: everyone who is left wants it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from branchline.server.store.models import BOT, JournalRow, PersonRow, changed
from branchline.server.tables.consent.consent import ConsentRequest
from branchline.server.tables.journal import ENDED, PAUSED, RESIGNED, UNDO
from branchline.server.tables.room import Room
from branchline.server.tables.seating import STAND_IN, check_running, chosen_seat
from branchline.server.tables.snapshot import Snapshot, broken_off, progress

if TYPE_CHECKING:
    from branchline.kernel.match import Match


async def resign(room: Room, person: PersonRow, asked: int | None) -> Snapshot:
    """A bot plays on, so that the others can finish."""
    async with room.lock:
        snapshot = room.snapshot
        check_running(snapshot)
        seat = chosen_seat(snapshot, person.id, asked)
        entry = room.new_entry(RESIGNED, seat=seat.seat, person=person.id, data={"bot": STAND_IN})
        others = {other.person for other in snapshot.seats if other.seat != seat.seat and not other.resigned}
        entries, match, changes = await _settled(room, snapshot, snapshot.persons() & others)
        gone = changed(seat, kind=BOT, bot=STAND_IN, resigned=True)
        return await room.commit(entry, *entries, match=match, seats=[gone], **changes)


async def _settled(
    room: Room, snapshot: Snapshot, left: set[str]
) -> tuple[list[JournalRow], Match | None, dict[str, Any]]:
    """Lines, match and changes of what is wanted by everyone who is left."""
    if _is_free(snapshot.end, left):
        return [room.new_entry(ENDED, data={"how": "agreed"}, ahead=2)], None, broken_off(snapshot.match)
    entries: list[JournalRow] = []
    match, changes = None, dict[str, Any]()
    if _is_free(snapshot.undo, left):
        assert snapshot.match is not None
        assert snapshot.undo is not None
        data = {"to": snapshot.undo.to, "from": len(snapshot.played)}
        match = await asyncio.to_thread(snapshot.match.at, snapshot.undo.to)
        changes = progress(match)
        entries.append(room.new_entry(UNDO, seat=snapshot.undo.seat, person=snapshot.undo.person, data=data, ahead=2))
    if _is_free(snapshot.pause, left):
        entries.append(room.new_entry(PAUSED, ahead=2 + len(entries)))
    return entries, match, changes


def _is_free(wish: ConsentRequest | None, left: set[str]) -> bool:
    """Whether a wish of someone who is left waits for nobody."""
    return wish is not None and wish.person in left and not wish.waiting & left
