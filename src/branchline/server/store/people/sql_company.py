"""Ties and notes in the SQL database."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, insert, or_, select, update

from branchline.server.company.records import BLOCK, Note, Tie, TieKind
from branchline.server.store.database import Database
from branchline.server.store.models import NoteRow, PersonRow, TieRow, columns
from branchline.server.tables.records import Person
from branchline.server.tables.store import Conflict


class SqlCompany:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def ties_of(self, person: str, kind: TieKind | None = None) -> list[Tie]:
        mine = select(*columns(TieRow)).where(TieRow.person == person).order_by(TieRow.created)
        return [Tie(**row) for row in await self._rows(mine if kind is None else mine.where(TieRow.kind == kind))]

    async def blocking(self, person: str, among: Collection[str]) -> set[str]:
        theirs = select(TieRow.person).where(TieRow.person.in_(among), TieRow.kind == BLOCK, TieRow.other == person)
        return {row["person"] for row in await self._rows(theirs)}

    async def blocks_among(self, people: Collection[str]) -> set[tuple[str, str]]:
        blocks = select(TieRow.person, TieRow.other).where(TieRow.kind == BLOCK)
        both = blocks.where(TieRow.person.in_(people), TieRow.other.in_(people))
        return {(row["person"], row["other"]) for row in await self._rows(both)}

    async def add_tie(self, tie: Tie) -> None:
        try:
            await self._changed(insert(TieRow).values(**asdict(tie)))
        except Conflict:
            return

    async def drop_tie(self, person: str, kind: TieKind, other: str) -> bool:
        tie = (TieRow.person == person) & (TieRow.kind == kind) & (TieRow.other == other)
        return await self._changed(delete(TieRow).where(tie)) == 1

    async def people(self, ids: Collection[str]) -> list[Person]:
        return [Person(**row) for row in await self._rows(select(*columns(PersonRow)).where(PersonRow.id.in_(ids)))]

    async def note(self, person: str, table_id: str) -> Note | None:
        found = await self._rows(select(*columns(NoteRow)).where(_mine(person, table_id)))
        return Note(**found[0]) if found else None

    async def notes_of(self, person: str) -> list[Note]:
        mine = select(*columns(NoteRow)).where(NoteRow.person == person).order_by(NoteRow.updated)
        return [Note(**row) for row in await self._rows(mine)]

    async def put_note(self, note: Note) -> None:
        there = update(NoteRow).where(_mine(note.person, note.table_id))
        if not await self._changed(there.values(text=note.text, updated=note.updated)):
            await self._changed(insert(NoteRow).values(**asdict(note)))

    async def drop_note(self, person: str, table_id: str) -> None:
        await self._changed(delete(NoteRow).where(_mine(person, table_id)))

    async def forget_company(self, person: str) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(delete(TieRow).where(or_(TieRow.person == person, TieRow.other == person)))
            await connection.execute(delete(NoteRow).where(NoteRow.person == person))

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self._database.transaction() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _changed(self, statement: Any) -> int:
        async with self._database.transaction() as connection:
            return int((await connection.execute(statement)).rowcount)


def _mine(person: str, table_id: str) -> Any:
    return (NoteRow.person == person) & (NoteRow.table_id == table_id)
