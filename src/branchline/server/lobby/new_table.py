"""A new table: its rows, and how it comes to be."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from branchline.kernel.seeds import commitment
from branchline.server.lobby.host import Host
from branchline.server.people.tokens import new_id
from branchline.server.tables.clocks.clock import timed, turn_started_at
from branchline.server.tables.clocks.passing_time import now, passing_now
from branchline.server.tables.journal import ACTION, CREATED, STARTED
from branchline.server.tables.records import (
    BOT,
    EMPTY,
    OPEN,
    RUNNING,
    Board,
    Entry,
    Person,
    Record,
    Seat,
    SeatKind,
    Table,
    changed,
)
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import progress, start_of
from branchline.server.tables.store import Transaction

if TYPE_CHECKING:
    from branchline.kernel.match import Match
    from branchline.server.services import Services


@dataclass(frozen=True)
class TablePlan:
    """A table that is to be set up, with these actions already done."""

    table: Table
    seats: list[Seat]
    board: dict[str, Any] | None = None
    actions: Sequence[str] = ()
    validated: bool = False

    @property
    def full(self) -> bool:
        return all(seat.kind != EMPTY for seat in self.seats)

    @property
    def bots_only(self) -> bool:
        return all(seat.kind == BOT for seat in self.seats)


def new_table(**given: Any) -> Table:
    """A table with nothing said that was not given."""
    at = now()
    fresh: dict[str, Any] = {
        "id": new_id(), "invite": new_id(), "options": {}, "settings": {}, "created": at, "updated": at,
    }  # fmt: skip
    return Table(**fresh | given)


def new_seat(table_id: str, seat: int, kind: SeatKind, name: str = "", person: str | None = None,
             bot: str | None = None) -> Seat:  # fmt: skip
    return Seat(table_id, seat, kind, name, person, bot)


def board_digest(board: dict[str, Any] | None) -> str | None:
    return hashlib.sha256(json.dumps(board, sort_keys=True).encode()).hexdigest() if board is not None else None


async def once(services: Services, host: Host, make: Callable[[], Awaitable[Session]]) -> Session:
    """The table that this request makes, or made when it was sent before."""
    if host.key is None:
        return await make()
    async with services.request_locks.of(f"{host.person.id} {host.key}"):
        made = await services.store.table_of_request(host.person.id, host.key)
        return await services.sessions.get(made) if made is not None else await make()


async def set_up(services: Services, host: Host, plan: TablePlan) -> Session:
    """Write a new table down, started if all its seats are filled."""
    await services.quotas.table(host.owner, RUNNING if plan.full else OPEN, plan.bots_only)
    if plan.table.untrusted and not plan.validated:
        await services.validator.begin(start_of(plan.table, plan.seats, plan.board), host.owner, host.client)
    keyed = TablePlan(changed(plan.table, request_key=host.key), plan.seats, plan.board, plan.actions)
    rows = await asyncio.to_thread(rows_of, keyed, host.person)
    await services.store.write(Transaction(new=rows))
    return await enter(services, plan.table.id)


async def enter(services: Services, table_id: str) -> Session:
    """The session of a table just written down, with its bots at work."""
    session = await services.sessions.get(table_id)
    services.bots.wake(session)
    return session


def rows_of(plan: TablePlan, person: Person) -> list[Record]:
    """All that is to be written for a new table."""
    table, seats = plan.table, plan.seats
    promised = None if table.seed is None else commitment(table.game, int(table.seed))
    entries = [_entry(table, CREATED, person=person.id, data={"name": person.name, "commitment": promised})]
    if plan.full:
        match = start_of(table, seats, plan.board).match()
        entries += [_entry(table, STARTED), *_replayed(table, match, plan.actions)]
        table = timed(table, changed(table, **progress(match)), seats, entries, passing_now())
        table = changed(table, turn_started_at=turn_started_at(table, table, seats, entries[-1].at))
        if match.is_over:
            seats = [changed(seat, ended=table.updated) for seat in seats]
    journal = [changed(entry, seq=number) for number, entry in enumerate(entries, 1)]
    table = changed(table, seq=len(journal), board_digest=board_digest(plan.board))
    boards = [Board(table.board_digest, plan.board)] if table.board_digest and plan.board is not None else []
    return [*boards, table, *seats, *journal]


def _replayed(table: Table, match: Match, actions: Sequence[str]) -> list[Entry]:
    entries = []
    for action in actions:
        seat = match.to_move
        number = match.play_on(action)
        entries.append(_entry(table, ACTION, seat=seat, text=match.text(number)))
    return entries


def _entry(table: Table, kind: str, *, seat: int | None = None, person: str | None = None, text: str | None = None,
           data: dict[str, Any] | None = None) -> Entry:  # fmt: skip
    return Entry(table.id, 0, kind, now(), seat, person, text, data)
