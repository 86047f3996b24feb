"""A bot in place of someone the table waits for and who has long been away, if everyone else agrees. They may take
their seat back at any time."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.live.attendance import Attendance
from branchline.server.store.models import BOT, PERSON, JournalRow, PersonRow, SeatRow, changed, now
from branchline.server.tables.clocks.patience import DAY, MINUTE, patience_of
from branchline.server.tables.journal import TAKEN_OVER, TAKEOVER_ANSWERED, TAKEOVER_ASKED
from branchline.server.tables.room import Room
from branchline.server.tables.seating import STAND_IN, check_running
from branchline.server.tables.snapshot import Snapshot


async def ask_takeover(room: Room, person: PersonRow, number: int, attendance: Attendance) -> Snapshot:
    async with room.lock:
        snapshot = room.snapshot
        check_running(snapshot)
        held = snapshot.held_by(person.id)
        if not held:
            raise Refusal(403, "not-seated")
        seat = _seat_of_another(snapshot, person, number)
        await _check_absent(room, seat, attendance)
        if snapshot.takeover is not None:
            raise Refusal(409, "takeover-asked")
        waiting = snapshot.persons() - {person.id, seat.person}
        data = {"waiting": sorted(waiting), "to": number}
        entry = room.new_entry(TAKEOVER_ASKED, seat=held[0], person=person.id, data=data)
        return await room.commit(entry) if waiting else await _take_over(room, seat, entry)


def _seat_of_another(snapshot: Snapshot, person: PersonRow, number: int) -> SeatRow:
    if number >= len(snapshot.seats):
        raise Refusal(422, "no-seat", field="seat", seat=number)
    seat = snapshot.seats[number]
    if seat.kind != PERSON or seat.person in (None, person.id):
        raise Refusal(409, "takeover-unneeded", seat=number)
    return seat


async def _check_absent(room: Room, seat: SeatRow, attendance: Attendance) -> None:
    """The table waits for them, and they have neither been there nor done anything for as long as its pace allows."""
    if room.snapshot.table.to_move != seat.seat:
        raise Refusal(409, "takeover-unwaited", name=seat.name)
    if await attendance.is_here(room, seat.seat):
        raise Refusal(409, "takeover-here", name=seat.name)
    patience = patience_of(room.snapshot.table)
    if now() - max(_last_line(room, seat), await attendance.last_seen(room, seat.seat)) < patience:
        raise Refusal(409, "takeover-soon", name=seat.name, days=patience // DAY, minutes=patience // MINUTE)


def _last_line(room: Room, seat: SeatRow) -> int:
    """When their turn began or they last did something, whichever was later."""
    turn = room.snapshot.game_seq
    return max(entry.at for entry in room.entries if entry.seq == turn or entry.person == seat.person)


async def answer_takeover(room: Room, person: PersonRow, agree: bool, attendance: Attendance) -> Snapshot:
    """Agree, or not. Whoever asked may withdraw in the same way, and whoever is back may refuse."""
    async with room.lock:
        snapshot, request = room.snapshot, room.snapshot.takeover
        if request is None or not snapshot.running:
            raise Refusal(409, "takeover-unasked")
        seat = snapshot.seats[request.to]
        if person.id not in request.waiting and (agree or person.id not in (request.person, seat.person)):
            raise Refusal(409, "takeover-unasked")
        if agree:
            await _check_absent(room, seat, attendance)
        own = (snapshot.held_by(person.id) or (request.seat,))[0]
        entry = room.new_entry(TAKEOVER_ANSWERED, seat=own, person=person.id, data={"agree": agree})
        left = (request.waiting & snapshot.persons()) - {person.id}
        return await room.commit(entry) if left or not agree else await _take_over(room, seat, entry)


async def _take_over(room: Room, seat: SeatRow, entry: JournalRow) -> Snapshot:
    taken = room.new_entry(TAKEN_OVER, seat=seat.seat, data={"bot": STAND_IN}, ahead=2)
    return await room.commit(entry, taken, seats=[changed(seat, kind=BOT, bot=STAND_IN)])
