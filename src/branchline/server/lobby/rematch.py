"""Playing again at a new table with the same seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import branchline
from branchline.server.errors import Refusal
from branchline.server.lobby.bot_seats import bot_seat
from branchline.server.lobby.host import Host
from branchline.server.lobby.lobby import join
from branchline.server.lobby.new_table import TablePlan, enter, new_seat, new_table, rows_of
from branchline.server.lobby.rated import check_host, joining
from branchline.server.tables.journal import REMATCH
from branchline.server.tables.records import EMPTY, OPEN, PERSON, RUNNING, Person, Seat, SeatKind, Table
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot, start_of
from branchline.server.tables.store import Transaction
from branchline.server.wire.requests import Joining

if TYPE_CHECKING:
    from branchline.server.services import Services


async def rematch(services: Services, session: Session, host: Host) -> Session:
    """The same seats again. The first to ask sets the table up and the others' seats are kept for them; asking too is
    sitting down."""
    person = host.person
    async with session.lock:
        snapshot = session.snapshot
        if not snapshot.over or not snapshot.game_seq:
            raise Refusal(409, "not-over")
        if not any(seat.person == person.id for seat in snapshot.seats):
            raise Refusal(403, "not-seated")
        if snapshot.table.rematch is None:
            return await _set_up_again(services, session, snapshot, host)
    again = await services.sessions.get(snapshot.table.rematch)
    await services.ties.check_together(person.id, again.snapshot)
    await _sit_down_again(services, again, person)
    return again


async def _sit_down_again(services: Services, again: Session, person: Person) -> None:
    for seat in again.snapshot.seats:
        if seat.kind == EMPTY and seat.person == person.id:
            check = await joining(services, again.snapshot.table, person)
            await join(again, person, Joining(invite=None, seat=seat.seat, name=seat.name or None), check)


async def _set_up_again(services: Services, session: Session, snapshot: Snapshot, host: Host) -> Session:
    person = host.person
    old, game = snapshot.table, branchline.load(snapshot.table.game)
    options = game.offered(old.options, len(snapshot.seats))
    table = new_table(
        game=old.game, rules=game.rules, options=options, settings=old.settings,
        untrusted=snapshot.board is not None, seed=str(next(services.seeds)), host=person.id, public=old.public,
    )  # fmt: skip
    seats: list[Seat] = []
    for seat in snapshot.seats:
        seats.append(_seat_again(table, seat, person, seats))
    await check_host(services, table, seats, person)
    entry = session.new_entry(REMATCH, person=person.id, data={"name": person.name, "table": table.id})
    plan = TablePlan(table, seats, snapshot.board)
    await services.quotas.table(host.owner, RUNNING if plan.full else OPEN, plan.bots_only)
    if plan.table.untrusted:
        await services.validator.begin(start_of(table, seats, plan.board), host.owner, host.client)
    await session.commit(entry, rematch=table.id, transaction=Transaction(new=rows_of(plan, person)))
    return await enter(services, table.id)


def _seat_again(table: Table, seat: Seat, person: Person, others: list[Seat]) -> Seat:
    """Bots and the asker sit down; seats of others are kept for them, under the name they had."""
    if seat.person is None:
        level = seat.bot or "greedy"
        return bot_seat(table, seat.seat, level, seat.name, [other.name for other in others])
    kind: SeatKind = PERSON if seat.person == person.id else EMPTY
    return new_seat(table.id, seat.seat, kind, seat.name, seat.person)
