"""Ending before the end, if everyone who plays agrees; and playing again."""

from __future__ import annotations

from branchline.kernel.seeds import new_seed
from branchline.server.errors import Refusal
from branchline.server.forms import Joining
from branchline.server.house import House
from branchline.server.journal import END_ANSWERED, END_ASKED, ENDED, REMATCH
from branchline.server.ledger import Draft
from branchline.server.models import ABANDONED, BOT, EMPTY, PERSON, JournalRow, PersonRow, SeatRow
from branchline.server.room import Room, Scene
from branchline.server.tables import enter, join, new_seat, new_table, own_name, rows_of


async def ask_end(room: Room, person: PersonRow) -> Scene:
    async with room.lock:
        scene = room.scene
        if not scene.running:
            raise Refusal(409, "not-running")
        held = scene.held_by(person.id)
        if not held:
            raise Refusal(403, "not-seated")
        if scene.end is not None:
            raise Refusal(409, "end-asked")
        waiting = scene.persons() - {person.id}
        entry = room.line(END_ASKED, seat=held[0], person=person.id, data={"waiting": sorted(waiting)})
        return await _end(room, scene, [entry]) if not waiting else await room.commit(entry)


async def answer_end(room: Room, person: PersonRow, agree: bool) -> Scene:
    """Agree to end, or not. Whoever asked may withdraw in the same way."""
    async with room.lock:
        scene, request = room.scene, room.scene.end
        withdraws = request is not None and person.id == request.person and not agree
        if request is None or not (person.id in request.waiting or withdraws):
            raise Refusal(409, "end-unasked")
        seat = (scene.held_by(person.id) or (request.seat,))[0]
        entry = room.line(END_ANSWERED, seat=seat, person=person.id, data={"agree": agree})
        # Someone who was asked may have resigned since; nobody waits for them.
        left = (request.waiting & scene.persons()) - {person.id}
        return await _end(room, scene, [entry]) if agree and not left else await room.commit(entry)


async def _end(room: Room, scene: Scene, entries: list[JournalRow]) -> Scene:
    """The present scores count."""
    assert scene.match is not None
    entries.append(room.line(ENDED, data={"how": "agreed"}, ahead=len(entries) + 1))
    return await room.commit(
        *entries, status=ABANDONED, to_move=None, scores=scene.match.scores(), places=scene.match.places()
    )


async def rematch(house: House, room: Room, person: PersonRow) -> Room:
    """The same seats again. The first to ask sets the table up and the others' seats are kept for them; asking too is
    sitting down."""
    async with room.lock:
        scene = room.scene
        if not scene.over or scene.match is None:
            raise Refusal(409, "not-over")
        if not any(seat.person == person.id for seat in scene.seats):
            raise Refusal(403, "not-seated")
        if scene.table.rematch is None:
            return await _set_up_again(house, room, scene, person)
    again = await house.rooms.get(scene.table.rematch)
    await _sit_down_again(again, person)
    return again


async def _sit_down_again(again: Room, person: PersonRow) -> None:
    for seat in again.scene.seats:
        if seat.kind == EMPTY and seat.person == person.id:
            await join(again, person, Joining(invite=None, seat=seat.seat, name=seat.name or None))


async def _set_up_again(house: House, room: Room, scene: Scene, person: PersonRow) -> Room:
    old = scene.table
    table = new_table(
        game=old.game, rules=old.rules, options=old.options, settings=old.settings, board=old.board,
        seed=str(new_seed()), host=person.id, public=old.public,
    )  # fmt: skip
    seats: list[SeatRow] = []
    for seat in scene.seats:
        seats.append(_seat_again(table.id, seat, person, seats))
    entry = room.line(REMATCH, person=person.id, data={"name": person.name, "table": table.id})
    await room.commit(entry, rematch=table.id, draft=Draft(new=rows_of(table, seats, person)))
    return await enter(house, table.id)


def _seat_again(table_id: str, seat: SeatRow, person: PersonRow, others: list[SeatRow]) -> SeatRow:
    """Bots and the asker sit down; seats of others are kept for them, under the name they had."""
    if seat.person is None:
        level = seat.bot or "greedy"
        return new_seat(table_id, seat.seat, BOT, own_name(seat.name or level, others), bot=level)
    kind = PERSON if seat.person == person.id else EMPTY
    return new_seat(table_id, seat.seat, kind, seat.name, seat.person)
