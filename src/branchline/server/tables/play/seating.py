"""Whose seat is whose while the match runs: who may act, and who lets a bot play instead."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.tables.clocks.clock import clock_of
from branchline.server.tables.journal import HANDED, TAKEN
from branchline.server.tables.play.bot_moves import check_bot
from branchline.server.tables.records import BOT, PERSON, Person, Seat, changed
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot

STAND_IN = "greedy"


def chosen_seat(snapshot: Snapshot, person: str, asked: int | None) -> Seat:
    """The seat meant by someone who holds one, or names one of several."""
    held = snapshot.held_by(person)
    if asked is not None:
        if asked >= len(snapshot.seats):
            raise Refusal(422, "no-seat", field="seat", seat=asked)
        if asked not in held:
            raise Refusal(403, "foreign-seat", field="seat", seat=asked)
        return snapshot.seats[asked]
    if not held:
        raise Refusal(403, "not-seated")
    if len(held) > 1:
        raise Refusal(422, "which-seat", field="seat")
    return snapshot.seats[held[0]]


def acting_seat(snapshot: Snapshot, person: str, asked: int | None) -> int:
    """The seat that acts: the one named, or whichever of one's own must decide."""
    held = snapshot.held_by(person)
    if asked is None and snapshot.table.to_move in held:
        asked = snapshot.table.to_move
    seat = chosen_seat(snapshot, person, asked if asked is not None or len(held) != 1 else held[0])
    if seat.kind != PERSON:
        raise Refusal(409, "seat-handed", field="seat", seat=seat.seat)
    return seat.seat


def is_late(snapshot: Snapshot, seat: Seat) -> bool:
    """Whether the time of a seat has run out in this turn: it is the bot's then."""
    clock = clock_of(snapshot.table)
    return clock is not None and clock.late == seat.seat


def check_running(snapshot: Snapshot) -> None:
    if not snapshot.running:
        raise Refusal(409, "not-running")


def own_seat(snapshot: Snapshot, person: Person) -> int:
    """The first seat of someone who plays in a running match."""
    check_running(snapshot)
    held = snapshot.held_by(person.id)
    if not held:
        raise Refusal(403, "not-seated")
    return held[0]


async def hand(session: Session, person: Person, asked: int | None, level: str) -> Snapshot:
    """Let a bot play one's seat until it is taken back."""
    check_bot(level)
    async with session.lock:
        check_running(session.snapshot)
        seat = chosen_seat(session.snapshot, person.id, asked)
        if seat.kind == BOT and seat.bot == level:
            return session.snapshot
        entry = session.new_entry(HANDED, seat=seat.seat, person=person.id, data={"bot": level})
        return await session.commit(entry, seats=[changed(seat, kind=BOT, bot=level)])


async def take(session: Session, person: Person, asked: int | None) -> Snapshot:
    """Play on oneself. Whoever was late comes back after that turn, or running late would begin it anew."""
    async with session.lock:
        check_running(session.snapshot)
        seat = chosen_seat(session.snapshot, person.id, asked)
        if seat.kind != BOT:
            raise Refusal(409, "not-handed", seat=seat.seat)
        if is_late(session.snapshot, seat):
            raise Refusal(409, "turn-late")
        entry = session.new_entry(TAKEN, seat=seat.seat, person=person.id)
        return await session.commit(entry, seats=[changed(seat, kind=PERSON, bot=None)])
