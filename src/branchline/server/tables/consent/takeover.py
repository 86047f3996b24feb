"""A bot in place of someone the table waits for and who has long been away, if everyone else agrees. They may take
their seat back at any time."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.live.attendance import Attendance
from branchline.server.store.models import PERSON, PersonRow, SeatRow, now
from branchline.server.tables.clocks.patience import DAY, MINUTE, patience_of
from branchline.server.tables.room import Room
from branchline.server.tables.snapshot import Snapshot


async def check_takeover(room: Room, person: PersonRow, number: int | None, attendance: Attendance) -> int:
    """The seat that a bot would play: the one named, or the one the table waits for."""
    seat = _seat_of_another(room.snapshot, person, room.snapshot.table.to_move if number is None else number)
    await check_absent(room, seat, attendance)
    return seat.seat


def _seat_of_another(snapshot: Snapshot, person: PersonRow, number: int | None) -> SeatRow:
    if number is None or number >= len(snapshot.seats):
        raise Refusal(422, "no-seat", field="seat", seat=number)
    seat = snapshot.seats[number]
    if seat.kind != PERSON or seat.person in (None, person.id):
        raise Refusal(409, "takeover-unneeded", seat=number)
    return seat


async def check_absent(room: Room, seat: SeatRow, attendance: Attendance) -> None:
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
