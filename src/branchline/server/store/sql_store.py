"""The store as an SQL database: SQLite or PostgreSQL, through SQLAlchemy. Its rows go no further than this folder."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar, cast

from sqlalchemy import Select, exists, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.server.lobby.directory import Cursor, WaitingBot
from branchline.server.store.archive.sql_archive import SqlArchive
from branchline.server.store.database import Database
from branchline.server.store.models import AnalysisRow, BoardRow, JournalRow, PersonRow, SeatRow, TableRow, columns
from branchline.server.store.old_words import entry_in_todays_words, table_in_todays_words
from branchline.server.store.people.sql_accounts import SqlAccounts
from branchline.server.store.people.sql_company import SqlCompany
from branchline.server.store.people.sql_contacts import SqlContacts
from branchline.server.store.people.sql_moderation import SqlModeration
from branchline.server.store.table_lists import list_query
from branchline.server.store.writer import Writer
from branchline.server.tables.records import BOT, OPEN, RUNNING, Entry, Person, Seat, Status, Table
from branchline.server.tables.store import Revision, StoredTable, StoreFailed, Transaction

Value = TypeVar("Value")
AT_A_TIME = 200
"""Lines of a journal read at once; in between the loop may do something else."""


class SqlStore:
    def __init__(self, address: str) -> None:
        self.database = Database(address)
        self._writer = Writer(self.database.engine)
        self.contacts = SqlContacts(self.database)
        self.accounts = SqlAccounts(self.database)
        self.archive = SqlArchive(self.database)
        self.company = SqlCompany(self.database)
        self.moderation = SqlModeration(self.database)

    async def open(self) -> None:
        await self.database.open()
        self._writer.open()

    async def close(self) -> None:
        await self._writer.close()
        await self.database.close()

    async def check(self) -> None:
        """`StoreFailed` where the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    def writes_waiting(self) -> int:
        return self._writer.waiting()

    async def write(self, transaction: Transaction) -> None:
        await self._writer.write(transaction)

    async def load(self, table_id: str, after: int = 0) -> StoredTable | None:
        """Another process may write while this one reads: there are no lines beyond where the table's row stood."""
        async with self._reading() as connection:
            table = await _first_table(connection, table_id)
            if table is None:
                return None
            seats = select(*columns(SeatRow)).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
            found = tuple(Seat(**row) for row in (await connection.execute(seats)).mappings())
            entries = await _entries(connection, table_id, after, table.seq)
            board = await connection.scalar(select(BoardRow.data).where(BoardRow.digest == table.board_digest))
        return StoredTable(table, found, entries, board)

    async def load_all(self, table_ids: Sequence[str], *, journals: bool = True) -> list[StoredTable]:
        async with self._reading() as connection:
            query = select(*columns(TableRow)).where(TableRow.id.in_(table_ids))
            rows = (await connection.execute(query)).mappings()
            tables = {row["id"]: table_in_todays_words(Table(**row)) for row in rows}
            seats: dict[str, list[Seat]] = {id: [] for id in tables}
            query = select(*columns(SeatRow)).where(SeatRow.table_id.in_(table_ids)).order_by(SeatRow.seat)
            for row in (await connection.execute(query)).mappings():
                seats[row["table_id"]].append(Seat(**row))
            entries = await _entries_of(connection, tables) if journals else {}
            digests = {table.board_digest for table in tables.values() if table.board_digest is not None}
            query = select(BoardRow.digest, BoardRow.data).where(BoardRow.digest.in_(digests))
            boards = {row.digest: row.data for row in await connection.execute(query)} if digests else {}
        return [
            StoredTable(tables[id], tuple(seats[id]), entries.get(id, []), boards.get(tables[id].board_digest))
            for id in table_ids
            if id in tables
        ]

    async def revisions(self, table_ids: Sequence[str]) -> dict[str, Revision]:
        query = select(TableRow.id, TableRow.seq, TableRow.unlogged).where(TableRow.id.in_(table_ids))
        async with self._reading() as connection:
            return {id: Revision(seq, unlogged) for id, seq, unlogged in await connection.execute(query)}

    async def last_seen(self, table_id: str, seat: int) -> int:
        query = select(SeatRow.seen).where(SeatRow.table_id == table_id, SeatRow.seat == seat)
        return int(await self._scalar(query) or 0)

    async def tables_due(self, at: int, most: int) -> list[str]:
        late = select(TableRow.id).where(TableRow.status == RUNNING, TableRow.due <= at)
        return await self._scalars(late.order_by(TableRow.due).limit(most))

    async def person(self, id: str) -> Person | None:
        async with self._reading() as connection:
            row = (await connection.execute(select(*columns(PersonRow)).where(PersonRow.id == id))).mappings().first()
        return Person(**row) if row is not None else None

    async def people_among(self, ids: Collection[str]) -> dict[str, Person]:
        query = select(*columns(PersonRow)).where(PersonRow.id.in_(ids))
        async with self._reading() as connection:
            return {row["id"]: Person(**row) for row in (await connection.execute(query)).mappings()}

    async def statuses(self, tables: Collection[str]) -> dict[str, Status]:
        query = select(TableRow.id, TableRow.status).where(TableRow.id.in_(tables))
        async with self._reading() as connection:
            return {id: cast(Status, status) for id, status in await connection.execute(query)}

    async def table_of_invite(self, code: str) -> str | None:
        return await self._scalar(select(TableRow.id).where(TableRow.invite == code))

    async def table_of_request(self, host: str, key: str) -> str | None:
        return await self._scalar(select(TableRow.id).where(TableRow.host == host, TableRow.request_key == key))

    async def origin_with_look(self, game: str, look: str) -> dict[str, Any] | None:
        copy = select(TableRow.origin).where(TableRow.game == game, TableRow.origin["look"].as_string() == look)
        return await self._scalar(copy.order_by(TableRow.created.desc()).limit(1))

    async def count_tables(self, host: str, status: str, *, bots_only: bool) -> int:
        query = select(func.count()).select_from(TableRow).where(TableRow.host == host, TableRow.status == status)
        if bots_only:
            query = query.where(~exists().where(SeatRow.table_id == TableRow.id, SeatRow.person.is_not(None)))
        return int(await self._scalar(query) or 0)

    async def open_since(self, before: int, most: int) -> list[str]:
        old = select(TableRow.id).where(TableRow.status == OPEN, TableRow.updated < before)
        return await self._scalars(old.order_by(TableRow.updated).limit(most))

    async def waiting_bots(self, before: int, most: int | None = None) -> list[WaitingBot]:
        waiting = (
            select(TableRow.id, TableRow.host, SeatRow.bot)
            .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move))
            .where(TableRow.status == RUNNING, SeatRow.kind == BOT, TableRow.updated <= before)
            .order_by(TableRow.untrusted, TableRow.updated.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            return [WaitingBot(table, host, str(level)) for table, host, level in await connection.execute(waiting)]

    async def page(
        self, name: str, person: str | None, after: Cursor | None, limit: int
    ) -> list[tuple[Cursor, Table, list[Seat]]]:
        async with self._reading() as connection:
            rows = (await connection.execute(list_query(name, person, after).limit(limit))).all()
            cursors = [Cursor(int(row[0]), int(row[1]), str(row[2])) for row in rows]
            ids = [cursor.table for cursor in cursors]
            found = await connection.execute(select(*columns(TableRow)).where(TableRow.id.in_(ids)))
            tables = {row["id"]: table_in_todays_words(Table(**row)) for row in found.mappings()}
            seats: dict[str, list[Seat]] = {id: [] for id in ids}
            query = select(*columns(SeatRow)).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)
            for row in (await connection.execute(query)).mappings():
                seats[row["table_id"]].append(Seat(**row))
        return [(cursor, tables[cursor.table], seats[cursor.table]) for cursor in cursors]

    async def analysis(self, table_id: str) -> dict[str, Any] | None:
        return await self._scalar(select(AnalysisRow.data).where(AnalysisRow.table_id == table_id))

    async def _scalar(self, query: Select[Value]) -> Value | None:
        async with self._reading() as connection:
            found: Value | None = await connection.scalar(query)
        return found

    async def _scalars(self, query: Select[Value]) -> list[Value]:
        async with self._reading() as connection:
            return list(await connection.scalars(query))

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.database.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as fault:
            raise StoreFailed(str(fault)) from fault


async def _entries_of(connection: AsyncConnection, tables: dict[str, Table]) -> dict[str, list[Entry]]:
    """The journals of many tables; there are no lines beyond where a table's row stood."""
    entries: dict[str, list[Entry]] = {id: [] for id in tables}
    query = select(*columns(JournalRow)).where(JournalRow.table_id.in_(tables))
    for row in await connection.execute(query.order_by(JournalRow.table_id, JournalRow.seq)):
        if row.seq <= tables[row.table_id].seq:
            entries[row.table_id].append(entry_in_todays_words(Entry(**row._mapping)))
    return entries


async def _first_table(connection: AsyncConnection, table_id: str) -> Table | None:
    query = select(*columns(TableRow)).where(TableRow.id == table_id)
    row = (await connection.execute(query)).mappings().first()
    return table_in_todays_words(Table(**row)) if row is not None else None


async def _entries(connection: AsyncConnection, table_id: str, after: int, until: int) -> list[Entry]:
    entries: list[Entry] = []
    for first in range(after + 1, until + 1, AT_A_TIME):
        last = min(first + AT_A_TIME - 1, until)
        page = select(*columns(JournalRow)).where(JournalRow.table_id == table_id, JournalRow.seq.between(first, last))
        rows = (await connection.execute(page.order_by(JournalRow.seq))).mappings()
        entries += [entry_in_todays_words(Entry(**row)) for row in rows]
    return entries
