"""Playing again at a new table with the same seats."""

from __future__ import annotations

from branchline.kernel.seeds import new_seed
from branchline.server.errors import Refusal
from branchline.server.journal import REMATCH
from branchline.server.lobby import join
from branchline.server.models import BOT, EMPTY, PERSON, PersonRow, SeatRow
from branchline.server.new_table import enter, new_seat, new_table, own_name, rows_of
from branchline.server.request_models import Joining
from branchline.server.room import Room
from branchline.server.services import Services
from branchline.server.snapshot import Snapshot
from branchline.server.writer import Transaction


async def rematch(services: Services, room: Room, person: PersonRow) -> Room:
    """The same seats again. The first to ask sets the table up and the others' seats are kept for them; asking too is
    sitting down."""
    async with room.lock:
        snapshot = room.snapshot
        if not snapshot.over or snapshot.match is None:
            raise Refusal(409, "not-over")
        if not any(seat.person == person.id for seat in snapshot.seats):
            raise Refusal(403, "not-seated")
        if snapshot.table.rematch is None:
            return await _set_up_again(services, room, snapshot, person)
    again = await services.rooms.get(snapshot.table.rematch)
    await _sit_down_again(again, person)
    return again


async def _sit_down_again(again: Room, person: PersonRow) -> None:
    for seat in again.snapshot.seats:
        if seat.kind == EMPTY and seat.person == person.id:
            await join(again, person, Joining(invite=None, seat=seat.seat, name=seat.name or None))


async def _set_up_again(services: Services, room: Room, snapshot: Snapshot, person: PersonRow) -> Room:
    old = snapshot.table
    table = new_table(
        game=old.game, rules=old.rules, options=old.options, settings=old.settings, board=old.board,
        seed=str(new_seed()), host=person.id, public=old.public,
    )  # fmt: skip
    seats: list[SeatRow] = []
    for seat in snapshot.seats:
        seats.append(_seat_again(table.id, seat, person, seats))
    entry = room.new_entry(REMATCH, person=person.id, data={"name": person.name, "table": table.id})
    await room.commit(entry, rematch=table.id, transaction=Transaction(new=rows_of(table, seats, person)))
    return await enter(services, table.id)


def _seat_again(table_id: str, seat: SeatRow, person: PersonRow, others: list[SeatRow]) -> SeatRow:
    """BotRunner and the asker sit down; seats of others are kept for them, under the name they had."""
    if seat.person is None:
        level = seat.bot or "greedy"
        return new_seat(table_id, seat.seat, BOT, own_name(seat.name or level, others), bot=level)
    kind = PERSON if seat.person == person.id else EMPTY
    return new_seat(table_id, seat.seat, kind, seat.name, seat.person)
