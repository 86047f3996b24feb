"""A new table: its rows, and how it comes to be."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from branchline.kernel.seeds import commitment
from branchline.server.lobby.host import Host
from branchline.server.people.people import new_id
from branchline.server.services import Services
from branchline.server.store.models import (
    BOT,
    EMPTY,
    OPEN,
    RUNNING,
    BoardRow,
    JournalRow,
    PersonRow,
    SeatRow,
    Stored,
    TableRow,
    changed,
    now,
)
from branchline.server.store.writer import Transaction
from branchline.server.tables.clocks.clock import timed
from branchline.server.tables.clocks.passing_time import passing_now
from branchline.server.tables.clocks.turn_start import turn_started_at
from branchline.server.tables.journal import ACTION, CREATED, STARTED
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import progress, start_of

if TYPE_CHECKING:
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class TablePlan:
    """A table that is to be set up, with these actions already done."""

    table: TableRow
    seats: list[SeatRow]
    board: dict[str, Any] | None = None
    actions: Sequence[str] = ()
    validated: bool = False

    @property
    def full(self) -> bool:
        return all(seat.kind != EMPTY for seat in self.seats)

    @property
    def bots_only(self) -> bool:
        return all(seat.kind == BOT for seat in self.seats)


def new_table(**given: Any) -> TableRow:
    """A table with nothing said that was not given."""
    at = now()
    blank: dict[str, Any] = {
        "id": new_id(), "invite": new_id(), "options": {}, "settings": {}, "board_digest": None, "seed": None,
        "start": None, "origin": None, "untrusted": False, "request_key": None, "public": False, "status": OPEN,
        "to_move": None, "seq": 0, "scores": None, "places": None, "position": None, "unlogged": 0, "rematch": None,
        "clock": None, "turn_started_at": None, "due": None, "created": at, "updated": at,
    }  # fmt: skip
    return TableRow(**blank | given)


def new_seat(table_id: str, seat: int, kind: str, name: str = "", person: str | None = None,
             bot: str | None = None) -> SeatRow:  # fmt: skip
    return SeatRow(table_id=table_id, seat=seat, kind=kind, person=person, bot=bot, name=name, resigned=False, ended=0,
                   seen=0)  # fmt: skip


def board_digest(board: dict[str, Any] | None) -> str | None:
    return hashlib.sha256(json.dumps(board, sort_keys=True).encode()).hexdigest() if board is not None else None


async def once(services: Services, host: Host, make: Callable[[], Awaitable[Session]]) -> Session:
    """The table that this request makes, or made when it was sent before."""
    if host.key is None:
        return await make()
    async with services.request_locks.of(f"{host.person.id} {host.key}"):
        query = select(TableRow.id).where(TableRow.host == host.person.id, TableRow.request_key == host.key)
        async with services.database.session() as session:
            made = await session.scalar(query)
        return await services.sessions.get(made) if made is not None else await make()


async def set_up(services: Services, host: Host, plan: TablePlan) -> Session:
    """Write a new table down, started if all its seats are filled."""
    await services.quotas.table(host.owner, RUNNING if plan.full else OPEN, plan.bots_only)
    if plan.table.untrusted and not plan.validated:
        await services.validator.begin(start_of(plan.table, plan.seats, plan.board), host.owner, host.request)
    keyed = TablePlan(changed(plan.table, request_key=host.key), plan.seats, plan.board, plan.actions)
    rows = await asyncio.to_thread(rows_of, keyed, host.person)
    await services.writer.write(Transaction(new=rows))
    return await enter(services, plan.table.id)


async def enter(services: Services, table_id: str) -> Session:
    """The session of a table just written down, with its bots at work."""
    session = await services.sessions.get(table_id)
    services.bots.wake(session)
    return session


def rows_of(plan: TablePlan, person: PersonRow) -> list[Stored]:
    """All that is to be written for a new table."""
    table, seats = plan.table, plan.seats
    promised = None if table.seed is None else commitment(table.game, int(table.seed))
    entries = [_entry(table, CREATED, person=person.id, data={"name": person.name, "commitment": promised})]
    if plan.full:
        match = start_of(table, seats, plan.board).match()
        entries += [_entry(table, STARTED), *_replayed(table, match, plan.actions)]
        table = timed(table, changed(table, **progress(match)), seats, entries, passing_now())
        table.turn_started_at = turn_started_at(table, table, seats, entries[-1].at)
        if match.is_over:
            seats = [changed(seat, ended=table.updated) for seat in seats]
    journal = [changed(entry, seq=number) for number, entry in enumerate(entries, 1)]
    table = changed(table, seq=len(journal), board_digest=board_digest(plan.board))
    boards = [BoardRow(digest=table.board_digest, data=plan.board)] if plan.board is not None else []
    return [*boards, table, *seats, *journal]


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
