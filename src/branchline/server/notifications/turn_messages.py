"""Whoever has been asked for a while, and is not there, is told that it is their turn.

Every process looks. A line in the database says up to which turn someone has been told; whoever writes it sends the
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
from branchline.server.store.models import ContactRow, NotifiedRow, SeatRow, TableRow
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.play.answers import automatic_action
from branchline.server.tables.records import PERSON, RUNNING
from branchline.server.tables.session import Session
from branchline.server.tables.sessions import Sessions

LOOK = 5.0
AT_A_TIME = 100
LATEST = 24 * 3600 * 1000
"""Milliseconds after which a turn is old, and nobody is notified of it any more."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Turn:
    table: str
    turn_started_at: int


class TurnMessages(Repeated):
    def __init__(
        self, database: Database, sessions: Sessions, messenger: Messenger, after: float,
        is_here: Callable[[Session, int], Awaitable[bool]],
    ) -> None:  # fmt: skip
        self._database, self._sessions, self._messenger, self._is_here = database, sessions, messenger, is_here
        self._after = int(after * 1000)
        self._contacts = Contacts(database)
        super().__init__("notifying whose turn it is", min(LOOK, after + 0.1))

    def open(self) -> None:
        if self._messenger.kinds:
            super().open()

    async def once(self) -> None:
        for turn in await self._turns():
            if await self._claimed(turn):
                await self._notify(turn)

    async def _turns(self) -> list[Turn]:
        async with self._database.session() as session:
            found = await session.execute(open_turns(now() - self._after))
            return [Turn(row.id, row.turn_started_at) for row in found]

    async def _claimed(self, turn: Turn) -> bool:
        async with self._database.session.begin() as session:
            dialect = postgresql if session.get_bind().dialect.name == "postgresql" else sqlite
            row = dialect.insert(NotifiedRow).values(table_id=turn.table, turn_started_at=turn.turn_started_at)
            latest = row.on_conflict_do_update(
                index_elements=["table_id"],
                set_={"turn_started_at": turn.turn_started_at},
                where=NotifiedRow.turn_started_at < turn.turn_started_at,
            )
            done = await session.execute(latest)
        assert isinstance(done, CursorResult)
        return done.rowcount == 1

    async def _notify(self, turn: Turn) -> None:
        try:
            session = await self._sessions.get(turn.table)
        except Refusal as refusal:
            log.warning("table %s cannot be opened: %s", turn.table, refusal.code)
            return
        table, seats = session.snapshot.table, session.snapshot.seats
        if (
            table.turn_started_at != turn.turn_started_at
            or table.to_move is None
            or automatic_action(session.snapshot) is not None
        ):
            return
        if await self._is_here(session, table.to_move):
            return
        names = [seat.name for seat in seats if seat.seat != table.to_move]
        for contact in await self._contacts.of(str(seats[table.to_move].person)):
            if contact.state == CONFIRMED:
                game = branchline.catalogue()[table.game].name(contact.language)
                self._messenger.notify_turn(contact, table.id, game, names)


def open_turns(before: int) -> Select[str, int | None]:
    """Tables where a person who can be reached was asked before this moment, and has not been told."""
    seat = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move) & (SeatRow.kind == PERSON)
    return (
        select(TableRow.id, TableRow.turn_started_at)
        .join(SeatRow, seat)
        .outerjoin(NotifiedRow, NotifiedRow.table_id == TableRow.id)
        .where(
            TableRow.status == RUNNING, TableRow.turn_started_at.between(before - LATEST, before),
            or_(NotifiedRow.turn_started_at.is_(None), NotifiedRow.turn_started_at < TableRow.turn_started_at),
            exists().where(ContactRow.person == SeatRow.person, ContactRow.state == CONFIRMED),
        )
        .order_by(TableRow.turn_started_at)
        .limit(AT_A_TIME)
    )  # fmt: skip
