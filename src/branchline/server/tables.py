"""The life of a table up to the first action: opened, joined, left, started."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from branchline.kernel.seeds import commitment, new_seed
from branchline.server.bots import check_bot
from branchline.server.errors import Refusal
from branchline.server.forms import Joining, NewTable, SeatWanted
from branchline.server.house import House
from branchline.server.journal import ACTION, CREATED, ENDED, JOINED, LEFT, STARTED
from branchline.server.ledger import Draft
from branchline.server.models import (
    ABANDONED,
    BOT,
    EMPTY,
    OPEN,
    PERSON,
    JournalRow,
    PersonRow,
    SeatRow,
    Stored,
    TableRow,
    changed,
    now,
)
from branchline.server.people import new_id
from branchline.server.room import Room, Scene, course, first_match
from branchline.server.telling import is_joinable

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def new_table(**given: Any) -> TableRow:
    """A table with nothing said that was not given."""
    at = now()
    blank: dict[str, Any] = {
        "id": new_id(), "invite": new_id(), "options": {}, "settings": {}, "board": None, "seed": None, "start": None,
        "origin": None, "public": False, "status": OPEN, "to_move": None, "seq": 0, "scores": None, "places": None,
        "rematch": None, "created": at, "updated": at,
    }  # fmt: skip
    return TableRow(**blank | given)


def new_seat(table_id: str, seat: int, kind: str, name: str = "", person: str | None = None,
             bot: str | None = None) -> SeatRow:  # fmt: skip
    return SeatRow(table_id=table_id, seat=seat, kind=kind, person=person, bot=bot, name=name, resigned=False, ended=0)


async def open_table(house: House, person: PersonRow, form: NewTable) -> Room:
    game = await house.prepared(form.game)
    options = game.new(len(form.seats), options=form.options).options
    table = new_table(
        game=game.id, rules=game.rules, options=options, settings=form.settings.model_dump(), seed=str(new_seed()),
        host=person.id, public=form.public,
    )  # fmt: skip
    return await set_up(house, table, _seats(table.id, form.seats, person), person)


def _seats(table_id: str, wanted: list[SeatWanted], person: PersonRow) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number, want in enumerate(wanted):
        if want.kind == "open":
            seats.append(new_seat(table_id, number, EMPTY))
        elif want.kind == "bot":
            level = check_bot(want.bot)
            seats.append(new_seat(table_id, number, BOT, own_name(want.name or level, seats), bot=level))
        else:
            seats.append(new_seat(table_id, number, PERSON, own_name(want.name or person.name, seats), person.id))
    return seats


def own_name(name: str, others: Sequence[SeatRow]) -> str:
    """A name that nobody else at the table has: sentences tell players apart by it."""
    taken, number, tried = {seat.name for seat in others}, 1, name
    while tried in taken:
        number += 1
        tried = f"{name[:36]} {number}"
    return tried


async def set_up(house: House, table: TableRow, seats: list[SeatRow], person: PersonRow) -> Room:
    """Write a new table down, started if all its seats are filled."""
    await house.ledger.write(Draft(new=rows_of(table, seats, person)))
    return await enter(house, table.id)


async def enter(house: House, table_id: str) -> Room:
    """The room of a table just written down, with its bots at work."""
    room = await house.rooms.get(table_id)
    house.bots.wake(room)
    return room


def rows_of(table: TableRow, seats: list[SeatRow], person: PersonRow, actions: Sequence[str] = ()) -> list[Stored]:
    """All that is to be written for a new table, with these actions already done."""
    promised = None if table.seed is None else commitment(table.game, int(table.seed))
    entries = [_entry(table, CREATED, person=person.id, data={"name": person.name, "commitment": promised})]
    if all(seat.kind != EMPTY for seat in seats):
        match = first_match(table, [seat.name for seat in seats])
        entries += [_entry(table, STARTED), *_replayed(table, match, actions)]
        table = changed(table, **course(match))
        if match.is_over:
            seats = [changed(seat, ended=table.updated) for seat in seats]
    journal = [changed(entry, seq=number) for number, entry in enumerate(entries, 1)]
    return [changed(table, seq=len(journal)), *seats, *journal]


def _replayed(table: TableRow, match: Match, actions: Sequence[str]) -> list[JournalRow]:
    entries = []
    for action in actions:
        seat = match.to_move
        match.play(action)
        entries.append(_entry(table, ACTION, seat=seat, text=str(match.last)))
    return entries


def _entry(table: TableRow, kind: str, *, seat: int | None = None, person: str | None = None, text: str | None = None,
           data: dict[str, Any] | None = None) -> JournalRow:  # fmt: skip
    return JournalRow(table_id=table.id, seq=0, kind=kind, seat=seat, person=person, text=text, data=data, at=now())


async def join(room: Room, person: PersonRow, form: Joining) -> Scene:
    async with room.lock:
        scene = room.scene
        if _already(scene, person, form.seat):
            return scene
        if scene.table.status != OPEN:
            raise Refusal(409, "not-open")
        seat = _free_seat(scene, person, form)
        name = own_name(form.name or person.name, [other for other in scene.seats if other.kind != EMPTY])
        taken = changed(seat, kind=PERSON, person=person.id, name=name, bot=None)
        entry = room.line(JOINED, seat=seat.seat, person=person.id, data={"name": name})
        return await _seated(room, [entry], [taken])


def _already(scene: Scene, person: PersonRow, seat: int | None) -> bool:
    """Sitting down twice is sitting down once."""
    held = scene.held_by(person.id)
    return seat in held if seat is not None else bool(held)


def _free_seat(scene: Scene, person: PersonRow, form: Joining) -> SeatRow:
    if form.seat is not None and form.seat >= len(scene.seats):
        raise Refusal(422, "no-seat", field="seat", seat=form.seat)
    free = [seat for seat in scene.seats if is_joinable(seat, person.id, scene.table)]
    kept = any(seat.person == person.id for seat in free)
    if not (scene.table.public or form.invite == scene.table.invite or kept):
        raise Refusal(403, "not-invited")
    free.sort(key=lambda seat: (seat.person != person.id, seat.seat))
    if form.seat is not None:
        free = [seat for seat in free if seat.seat == form.seat]
        if not free:
            raise Refusal(409, "seat-taken", seat=form.seat)
    if not free:
        raise Refusal(409, "table-full")
    return free[0]


async def _seated(room: Room, entries: list[JournalRow], seats: list[SeatRow]) -> Scene:
    """Note who sat down; when nobody is missing any more, the match begins."""
    now_seated = {seat.seat: seat for seat in room.scene.seats} | {seat.seat: seat for seat in seats}
    if any(seat.kind == EMPTY for seat in now_seated.values()):
        return await room.commit(*entries, seats=seats)
    match = first_match(room.scene.table, [now_seated[number].name for number in sorted(now_seated)])
    entries.append(room.line(STARTED, ahead=len(entries) + 1))
    return await room.commit(*entries, match=match, seats=seats, **course(match))


async def leave(room: Room, person: PersonRow) -> Scene:
    """Get up before the start. When the host goes, the table is closed."""
    async with room.lock:
        scene = room.scene
        if scene.table.status != OPEN:
            raise Refusal(409, "not-open")
        if person.id == scene.table.host:
            closed = room.line(ENDED, person=person.id, data={"how": "closed", "name": person.name})
            return await room.commit(closed, status=ABANDONED)
        mine = [seat for seat in scene.seats if seat.person == person.id]
        if not mine:
            raise Refusal(403, "not-seated")
        entries = [
            room.line(LEFT, seat=seat.seat, person=person.id, data={"name": seat.name or person.name}, ahead=number)
            for number, seat in enumerate(mine, 1)
        ]
        return await room.commit(*entries, seats=[changed(s, kind=EMPTY, person=None, name="") for s in mine])


async def start(room: Room, person: PersonRow, fill: str | None) -> Scene:
    """Begin before everyone is there, with bots in the empty seats."""
    async with room.lock:
        scene = room.scene
        if person.id != scene.table.host:
            raise Refusal(403, "not-host")
        if scene.running:
            return scene
        if scene.table.status != OPEN:
            raise Refusal(409, "not-open")
        if fill is None:
            raise Refusal(409, "seats-empty")
        level, seats = check_bot(fill), list(scene.seats)
        for number, seat in enumerate(seats):
            if seat.kind == EMPTY:
                name = own_name(level, seats)
                seats[number] = changed(seat, kind=BOT, bot=level, person=None, name=name)
        return await _seated(room, [], [seat for seat in seats if seat.kind == BOT])
