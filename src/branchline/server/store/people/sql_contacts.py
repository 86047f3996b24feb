"""Contacts in the SQL database, and who has been notified of which turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Select, delete, exists, func, insert, or_, select, update

from branchline.server.notifications.contacts import CONFIRMED, RECOVERY, STOPPED, Contact, Turn
from branchline.server.store.database import Database, insert_into
from branchline.server.store.models import ContactRow, NotifiedRow, SeatRow, TableRow, columns
from branchline.server.tables.records import PERSON, RUNNING


class SqlContacts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def contacts_of(self, person: str) -> Sequence[Contact]:
        mine = select(*columns(ContactRow)).where(ContactRow.person == person, ContactRow.state != STOPPED)
        return await self._found(mine.order_by(ContactRow.created, ContactRow.id))

    async def contact_with_code(self, code: str) -> Contact | None:
        return next(iter(await self._found(select(*columns(ContactRow)).where(ContactRow.code == code))), None)

    async def contacts_like(self, kind: str, pattern: str) -> Sequence[Contact]:
        alike = select(*columns(ContactRow)).where(ContactRow.kind == kind)
        return await self._found(alike.where(func.lower(ContactRow.address).like(pattern)))

    async def add_contact(self, contact: Contact) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(insert(ContactRow).values(**asdict(contact)))

    async def change_contact(self, code: str, states: Sequence[str], **changes: Any) -> None:
        chosen = update(ContactRow).where(ContactRow.code == code, ContactRow.state.in_(states))
        async with self._database.transaction() as connection:
            await connection.execute(chosen.values(**changes))

    async def drop_contacts(self, ids: Sequence[str]) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(delete(ContactRow).where(ContactRow.id.in_(ids)))

    async def turns_to_notify(self, after: int, before: int, most: int) -> list[Turn]:
        async with self._database.transaction() as connection:
            found = await connection.execute(turns_to_notify(after, before).limit(most))
            return [Turn(table, began or 0) for table, began in found]

    async def claim_turn(self, turn: Turn) -> bool:
        async with self._database.transaction() as connection:
            row = insert_into(connection, NotifiedRow).values(table_id=turn.table, turn_started_at=turn.turn_started_at)
            latest = row.on_conflict_do_update(
                index_elements=["table_id"], set_={"turn_started_at": turn.turn_started_at},
                where=NotifiedRow.turn_started_at < turn.turn_started_at,
            )  # fmt: skip
            return (await connection.execute(latest)).rowcount == 1

    async def _found(self, query: Select[Any]) -> list[Contact]:
        async with self._database.transaction() as connection:
            return [Contact(**row) for row in (await connection.execute(query)).mappings()]


def turns_to_notify(after: int, before: int) -> Select[str, int | None]:
    seat = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move) & (SeatRow.kind == PERSON)
    return (
        select(TableRow.id, TableRow.turn_started_at)
        .join(SeatRow, seat)
        .outerjoin(NotifiedRow, NotifiedRow.table_id == TableRow.id)
        .where(
            TableRow.status == RUNNING, TableRow.turn_started_at.between(after, before),
            or_(NotifiedRow.turn_started_at.is_(None), NotifiedRow.turn_started_at < TableRow.turn_started_at),
            exists().where(
                ContactRow.person == SeatRow.person, ContactRow.state == CONFIRMED, ContactRow.kind != RECOVERY
            ),
        )
        .order_by(TableRow.turn_started_at)
    )  # fmt: skip
