"""The life of a table up to the first action: opened, joined, left, started."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.server.errors import Refusal
from branchline.server.lobby.bot_seats import bot_seat
from branchline.server.lobby.host import Host
from branchline.server.lobby.names import own_name
from branchline.server.lobby.new_table import TablePlan, new_seat, new_table, set_up
from branchline.server.lobby.rated import Check, check_host, check_start
from branchline.server.tables.journal import ENDED, JOINED, LEFT, STARTED
from branchline.server.tables.records import ABANDONED, BOT, EMPTY, OPEN, PERSON, Entry, Person, Seat, Table, changed
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot, progress
from branchline.server.visibility.table_json import is_joinable
from branchline.server.wire.requests import Joining, NewTable, SeatWanted

if TYPE_CHECKING:
    from branchline.server.services import Services


async def open_table(services: Services, host: Host, form: NewTable) -> Session:
    game, person = await services.games.load(form.game), host.person
    options = game.new(len(form.seats), options=form.options).options
    table = new_table(
        game=game.id, rules=game.rules, options=options, settings=form.settings.model_dump(),
        seed=str(next(services.seeds)), host=person.id, public=form.public,
    )  # fmt: skip
    seats = _seats(table, form.seats, person)
    await check_host(services, table, seats, person)
    return await set_up(services, host, TablePlan(table, seats))


def _seats(table: Table, wanted: list[SeatWanted], person: Person) -> list[Seat]:
    seats: list[Seat] = []
    for number, want in enumerate(wanted):
        others = [seat.name for seat in seats]
        if want.kind == "open":
            seats.append(new_seat(table.id, number, EMPTY))
        elif want.kind == "bot":
            seats.append(bot_seat(table, number, want.bot, want.name or "", others))
        else:
            seats.append(new_seat(table.id, number, PERSON, own_name(want.name or person.name, others), person.id))
    return seats


async def join(session: Session, person: Person, form: Joining, check: Check) -> Snapshot:
    async with session.lock:
        snapshot = session.snapshot
        if _already(snapshot, person, form.seat):
            return snapshot
        if snapshot.table.status != OPEN:
            raise Refusal(409, "not-open")
        check(snapshot)
        seat = _free_seat(snapshot, person, form)
        if seat.person != person.id:
            _check_one_seat(snapshot, person)
        name = own_name(form.name or person.name, [other.name for other in snapshot.seats if other.kind != EMPTY])
        taken = changed(seat, kind=PERSON, person=person.id, name=name, bot=None)
        entry = session.new_entry(JOINED, seat=seat.seat, person=person.id, data={"name": name})
        return await _seated(session, [entry], [taken])


def _already(snapshot: Snapshot, person: Person, seat: int | None) -> bool:
    """Sitting down twice is sitting down once."""
    held = snapshot.held_by(person.id)
    return seat in held if seat is not None else bool(held)


def _check_one_seat(snapshot: Snapshot, person: Person) -> None:
    """One person, one seat. The host may take more, and so may the others where the host has said so."""
    several = person.id == snapshot.table.host or snapshot.table.settings.get("several_seats", False)
    if snapshot.held_by(person.id) and not several:
        raise Refusal(409, "one-seat")


def _free_seat(snapshot: Snapshot, person: Person, form: Joining) -> Seat:
    if form.seat is not None and form.seat >= len(snapshot.seats):
        raise Refusal(422, "no-seat", field="seat", seat=form.seat)
    free = [seat for seat in snapshot.seats if is_joinable(seat, person.id, snapshot.table)]
    kept = any(seat.person == person.id for seat in free)
    if not (snapshot.table.public or form.invite == snapshot.table.invite or kept):
        raise Refusal(403, "not-invited")
    free.sort(key=lambda seat: (seat.person != person.id, seat.seat))
    if form.seat is not None:
        free = [seat for seat in free if seat.seat == form.seat]
        if not free:
            raise Refusal(409, "seat-taken", seat=form.seat)
    if not free:
        raise Refusal(409, "table-full")
    return free[0]


async def _seated(session: Session, entries: list[Entry], seats: list[Seat]) -> Snapshot:
    """Note who sat down; when nobody is missing any more, the match begins."""
    now_seated = {seat.seat: seat for seat in session.snapshot.seats} | {seat.seat: seat for seat in seats}
    if any(seat.kind == EMPTY for seat in now_seated.values()):
        return await session.commit(*entries, seats=seats)
    seated = [now_seated[number] for number in sorted(now_seated)]
    match = await session.first_match(seated)
    entries.append(session.new_entry(STARTED, ahead=len(entries) + 1))
    return await session.commit(*entries, match=match, seats=seats, **progress(match))


async def leave(session: Session, person: Person) -> Snapshot:
    """Get up before the start. When the host goes, the table is closed."""
    async with session.lock:
        snapshot = session.snapshot
        if snapshot.table.status != OPEN:
            raise Refusal(409, "not-open")
        if person.id == snapshot.table.host:
            closed = session.new_entry(ENDED, person=person.id, data={"how": "closed", "name": person.name})
            return await session.commit(closed, status=ABANDONED)
        mine = [seat for seat in snapshot.seats if seat.person == person.id]
        if not mine:
            raise Refusal(403, "not-seated")
        entries = [
            session.new_entry(
                LEFT, seat=seat.seat, person=person.id, data={"name": seat.name or person.name}, ahead=number
            )
            for number, seat in enumerate(mine, 1)
        ]
        return await session.commit(*entries, seats=[changed(s, kind=EMPTY, person=None, name="") for s in mine])


async def start(services: Services, session: Session, host: Host, fill: str | None) -> Snapshot:
    """Begin before everyone is there, with bots in the empty seats."""
    person = host.person
    async with session.lock:
        snapshot = session.snapshot
        if person.id != snapshot.table.host:
            raise Refusal(403, "not-host")
        if snapshot.running:
            return snapshot
        if snapshot.table.status != OPEN:
            raise Refusal(409, "not-open")
        if fill is None:
            raise Refusal(409, "seats-empty")
        seats = list(snapshot.seats)
        for number, seat in enumerate(seats):
            if seat.kind == EMPTY:
                bot = bot_seat(snapshot.table, number, fill, "", [other.name for other in seats])
                seats[number] = changed(seat, kind=BOT, bot=bot.bot, person=None, name=bot.name)
        check_start(snapshot.table, seats)
        await services.quotas.start(host.owner, bots_only=all(seat.kind == BOT for seat in seats))
        return await _seated(session, [], [seat for seat in seats if seat.kind == BOT])
