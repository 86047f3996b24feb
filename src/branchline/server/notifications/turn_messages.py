"""Whoever has been asked for a while, and is not there, is told that it is their turn.

Every process looks. A line in the database says up to which question someone has been told; whoever writes it sends the
message, so it is sent once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import Select, exists, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import CursorResult

import branchline
from branchline.server.errors import Refusal
from branchline.server.notifications.contacts import CONFIRMED, Contacts
from branchline.server.notifications.messenger import Messenger
from branchline.server.repeated import Repeated
from branchline.server.store.database import Database
from branchline.server.store.models import PERSON, RUNNING, ContactRow, SeatRow, TableRow, ToldRow, now
from branchline.server.tables.answers import automatic_action
from branchline.server.tables.room import Room
from branchline.server.tables.rooms import Rooms

LOOK = 5.0
AT_A_TIME = 100
LATEST = 24 * 3600 * 1000
"""Milliseconds after which a question is old, and nobody is told of it any more."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    table: str
    asked: int


class TurnMessages(Repeated):
    def __init__(
        self, database: Database, rooms: Rooms, messenger: Messenger, after: float,
        is_here: Callable[[Room, int], Awaitable[bool]],
    ) -> None:  # fmt: skip
        self._database, self._rooms, self._messenger, self._is_here = database, rooms, messenger, is_here
        self._after = int(after * 1000)
        self._contacts = Contacts(database)
        super().__init__("telling whose turn it is", min(LOOK, after + 0.1))

    def open(self) -> None:
        if self._messenger.kinds:
            super().open()

    async def once(self) -> None:
        for question in await self._questions():
            if await self._claimed(question):
                await self._tell(question)

    async def _questions(self) -> list[Question]:
        async with self._database.session() as session:
            found = await session.execute(open_questions(now() - self._after))
            return [Question(row.id, row.asked) for row in found]

    async def _claimed(self, question: Question) -> bool:
        async with self._database.session.begin() as session:
            dialect = postgresql if session.get_bind().dialect.name == "postgresql" else sqlite
            row = dialect.insert(ToldRow).values(table_id=question.table, asked=question.asked)
            latest = row.on_conflict_do_update(
                index_elements=["table_id"], set_={"asked": question.asked}, where=ToldRow.asked < question.asked
            )
            done = await session.execute(latest)
        assert isinstance(done, CursorResult)
        return done.rowcount == 1

    async def _tell(self, question: Question) -> None:
        try:
            room = await self._rooms.get(question.table)
        except Refusal as refusal:
            log.warning("table %s cannot be opened: %s", question.table, refusal.code)
            return
        table, seats = room.snapshot.table, room.snapshot.seats
        if table.asked != question.asked or table.to_move is None or automatic_action(room.snapshot) is not None:
            return
        if await self._is_here(room, table.to_move):
            return
        names = [seat.name for seat in seats if seat.seat != table.to_move]
        for contact in await self._contacts.of(str(seats[table.to_move].person)):
            if contact.state == CONFIRMED:
                game = branchline.catalogue()[table.game].name(contact.language)
                self._messenger.tell_turn(contact, table.id, game, names)


def open_questions(before: int) -> Select[str, int | None]:
    """Tables where a person who can be reached was asked before this moment, and has not been told."""
    seat = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move) & (SeatRow.kind == PERSON)
    return (
        select(TableRow.id, TableRow.asked)
        .join(SeatRow, seat)
        .outerjoin(ToldRow, ToldRow.table_id == TableRow.id)
        .where(
            TableRow.status == RUNNING, TableRow.asked.between(before - LATEST, before),
            or_(ToldRow.asked.is_(None), ToldRow.asked < TableRow.asked),
            exists().where(ContactRow.person == SeatRow.person, ContactRow.state == CONFIRMED),
        )
        .order_by(TableRow.asked)
        .limit(AT_A_TIME)
    )  # fmt: skip
