"""The rows of a new table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from branchline.kernel.seeds import commitment
from branchline.server.journal import ACTION, CREATED, STARTED
from branchline.server.models import (
    EMPTY,
    OPEN,
    JournalRow,
    PersonRow,
    SeatRow,
    Stored,
    TableRow,
    changed,
    now,
)
from branchline.server.people import new_id
from branchline.server.room import Room
from branchline.server.services import Services
from branchline.server.snapshot import first_match, progress
from branchline.server.writer import Transaction

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


def own_name(name: str, others: Sequence[SeatRow]) -> str:
    """A name that nobody else at the table has: sentences tell players apart by it."""
    taken, number, tried = {seat.name for seat in others}, 1, name
    while tried in taken:
        number += 1
        tried = f"{name[:36]} {number}"
    return tried


async def set_up(services: Services, table: TableRow, seats: list[SeatRow], person: PersonRow) -> Room:
    """Write a new table down, started if all its seats are filled."""
    await services.writer.write(Transaction(new=rows_of(table, seats, person)))
    return await enter(services, table.id)


async def enter(services: Services, table_id: str) -> Room:
    """The room of a table just written down, with its bots at work."""
    room = await services.rooms.get(table_id)
    services.bots.wake(room)
    return room


def rows_of(table: TableRow, seats: list[SeatRow], person: PersonRow, actions: Sequence[str] = ()) -> list[Stored]:
    """All that is to be written for a new table, with these actions already done."""
    promised = None if table.seed is None else commitment(table.game, int(table.seed))
    entries = [_entry(table, CREATED, person=person.id, data={"name": person.name, "commitment": promised})]
    if all(seat.kind != EMPTY for seat in seats):
        match = first_match(table, [seat.name for seat in seats])
        entries += [_entry(table, STARTED), *_replayed(table, match, actions)]
        table = changed(table, **progress(match))
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
