"""A bot in place of someone the table waits for and who has long been away, if everyone else agrees. They may take
their seat back at any time."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.tables.clocks.clock import DAY, MINUTE, absence_timeout
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.ports import Attendance
from branchline.server.tables.records import PERSON, Person, Seat
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot


async def check_takeover(session: Session, person: Person, number: int | None, attendance: Attendance) -> int:
    """The seat that a bot would play: the one named, or the one the table waits for."""
    seat = _seat_of_another(session.snapshot, person, session.snapshot.table.to_move if number is None else number)
    await check_absent(session, seat, attendance)
    return seat.seat


def _seat_of_another(snapshot: Snapshot, person: Person, number: int | None) -> Seat:
    if number is None or number >= len(snapshot.seats):
        raise Refusal(422, "no-seat", field="seat", seat=number)
    seat = snapshot.seats[number]
    if seat.kind != PERSON or seat.person in (None, person.id):
        raise Refusal(409, "takeover-unneeded", seat=number)
    return seat


async def check_absent(session: Session, seat: Seat, attendance: Attendance) -> None:
    """The table waits for them, and they have neither been there nor done anything for as long as its pace allows."""
    if session.snapshot.table.to_move != seat.seat:
        raise Refusal(409, "takeover-unwaited", name=seat.name)
    if await attendance.is_here(session, seat.seat):
        raise Refusal(409, "takeover-here", name=seat.name)
    timeout = absence_timeout(session.snapshot.table)
    if now() - max(_last_line(session, seat), await attendance.last_seen(session, seat.seat)) < timeout:
        raise Refusal(409, "takeover-soon", name=seat.name, days=timeout // DAY, minutes=timeout // MINUTE)


def _last_line(session: Session, seat: Seat) -> int:
    """When their turn began or they last did something, whichever was later."""
    turn = session.snapshot.game_seq
    return max(entry.at for entry in session.entries if entry.seq == turn or entry.person == seat.person)
