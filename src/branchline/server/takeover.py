"""A bot in place of someone who is away, if everyone else agrees. They may take their seat back at any time."""

from __future__ import annotations

from collections.abc import Callable

from branchline.server.errors import Refusal
from branchline.server.journal import TAKEN_OVER, TAKEOVER_ANSWERED, TAKEOVER_ASKED
from branchline.server.models import BOT, PERSON, JournalRow, PersonRow, SeatRow, changed
from branchline.server.room import Room
from branchline.server.seating import STAND_IN, check_running
from branchline.server.snapshot import Snapshot


async def ask_takeover(room: Room, person: PersonRow, number: int, is_here: Callable[[int], bool]) -> Snapshot:
    async with room.lock:
        snapshot = room.snapshot
        check_running(snapshot)
        held = snapshot.held_by(person.id)
        if not held:
            raise Refusal(403, "not-seated")
        seat = _absent(snapshot, person, number, is_here)
        if snapshot.takeover is not None:
            raise Refusal(409, "takeover-asked")
        waiting = snapshot.persons() - {person.id, seat.person}
        data = {"waiting": sorted(waiting), "to": number}
        entry = room.new_entry(TAKEOVER_ASKED, seat=held[0], person=person.id, data=data)
        return await room.commit(entry) if waiting else await _take_over(room, seat, entry)


def _absent(snapshot: Snapshot, person: PersonRow, number: int, is_here: Callable[[int], bool]) -> SeatRow:
    if number >= len(snapshot.seats):
        raise Refusal(422, "no-seat", field="seat", seat=number)
    seat = snapshot.seats[number]
    if seat.kind != PERSON or seat.person in (None, person.id) or is_here(number):
        raise Refusal(409, "takeover-unneeded", seat=number)
    return seat


async def answer_takeover(room: Room, person: PersonRow, agree: bool) -> Snapshot:
    """Agree, or not. Whoever asked may withdraw in the same way, and whoever is back may refuse."""
    async with room.lock:
        snapshot, request = room.snapshot, room.snapshot.takeover
        if request is None or not snapshot.running:
            raise Refusal(409, "takeover-unasked")
        seat = snapshot.seats[request.to]
        if person.id not in request.waiting and (agree or person.id not in (request.person, seat.person)):
            raise Refusal(409, "takeover-unasked")
        own = (snapshot.held_by(person.id) or (request.seat,))[0]
        entry = room.new_entry(TAKEOVER_ANSWERED, seat=own, person=person.id, data={"agree": agree})
        left = (request.waiting & snapshot.persons()) - {person.id}
        return await room.commit(entry) if left or not agree else await _take_over(room, seat, entry)


async def _take_over(room: Room, seat: SeatRow, entry: JournalRow) -> Snapshot:
    taken = room.new_entry(TAKEN_OVER, seat=seat.seat, data={"bot": STAND_IN}, ahead=2)
    return await room.commit(entry, taken, seats=[changed(seat, kind=BOT, bot=STAND_IN)])
