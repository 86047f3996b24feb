"""The writer: everything is written here. Whatever waits is written together and committed once, so that a hundred
tables share one wait for the disk; nobody is answered before that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from branchline.server.beside import considerately
from branchline.server.store.database import insert_into
from branchline.server.store.models import AnalysisRow, BoardRow, JournalRow, PersonRow, SeatRow, Stored, TableRow
from branchline.server.store.write_connection import write_connection
from branchline.server.tables.records import Analysis, Board, Entry, Person, Record, Seat, Table
from branchline.server.tables.store import Conflict, Transaction, WriteFailed

MOST_AT_ONCE = 200
AT_A_TIME = 50
"""Rows of one transaction that are handed over at once; in between the loop may do something else."""
NEW: dict[type[Record], type[Stored]] = {
    Person: PersonRow, Table: TableRow, Seat: SeatRow, Entry: JournalRow, Analysis: AnalysisRow,
}  # fmt: skip
"""In the order in which they refer to each other."""


def _change(row: type[Stored], keys: tuple[str, ...], names: tuple[str, ...]) -> Any:
    columns = row.__table__.columns
    statement = update(row.__table__).values({columns[name]: bindparam(name) for name in names})  # type: ignore[arg-type]
    for key in keys:
        statement = statement.where(columns[key] == bindparam(f"of_{key}"))
    return statement


TABLE_CHANGES = ("host", "status", "to_move", "seq", "scores", "places", "position", "rematch", "clock",
                 "turn_started_at", "due", "updated")  # fmt: skip
MIGRATED_CHANGES = ("rules", "start")
SEAT_CHANGES = ("kind", "person", "bot", "name", "resigned", "ended")
SEAT = ("table_id", "seat")
CHANGE_TABLE = _change(TableRow, ("id",), TABLE_CHANGES)
MIGRATE_TABLE = _change(TableRow, ("id",), MIGRATED_CHANGES)
CHANGE_SEAT = _change(SeatRow, SEAT, SEAT_CHANGES)
SET_ANSWERS = _change(SeatRow, SEAT, ("answers",))
NOTE_SEEN = _change(SeatRow, SEAT, ("seen",))
COUNT_UNLOGGED = update(TableRow).where(TableRow.id == bindparam("of_id")).values(unlogged=TableRow.unlogged + 1)


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._connection = write_connection(engine)
        self._waiting: asyncio.Queue[tuple[Transaction, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._connection.close()

    def waiting(self) -> int:
        return self._waiting.qsize()

    async def write(self, transaction: Transaction) -> None:
        """Returns once the transaction is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((transaction, done))
        # Whoever asked may hang up; the transaction is on its way all the same.
        await asyncio.shield(done)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            await self._commit_batch(batch)

    async def _commit_batch(self, batch: list[tuple[Transaction, asyncio.Future[None]]]) -> None:
        try:
            await self._commit(sorted((transaction for transaction, _ in batch), key=_changed_table))
        except (SQLAlchemyError, OSError) as fault:
            await self._connection.drop()
            if len(batch) > 1:
                for one in batch:
                    await self._commit_batch([one])
                return
            refused = Conflict() if isinstance(fault, IntegrityError) else WriteFailed(str(fault))
            refused.__cause__ = fault
            _resolve_all(batch, lambda done: done.set_exception(refused))
        else:
            _resolve_all(batch, lambda done: done.set_result(None))

    async def _commit(self, transactions: list[Transaction]) -> None:
        await self._connection.run(lambda connection: _write(connection, transactions))


def _changed_table(transaction: Transaction) -> str:
    """Every process writes in the same order, so that no two wait for each other."""
    rows = [*transaction.answers, *transaction.seen]
    return transaction.tables[0].id if transaction.tables else rows[0].table_id if rows else ""


def _resolve_all(
    batch: list[tuple[Transaction, asyncio.Future[None]]], resolve: Callable[[asyncio.Future[None]], None]
) -> None:
    for _, done in batch:
        if not done.done():
            resolve(done)


def _fields(record: Record) -> dict[str, Any]:
    return {field.name: getattr(record, field.name) for field in fields(record)}


def _write(connection: Connection, transactions: list[Transaction]) -> None:
    _share_boards(connection, [row for each in transactions for row in each.new if isinstance(row, Board)])
    for kind, row in NEW.items():
        records = [each for transaction in transactions for each in transaction.new if isinstance(each, kind)]
        for first in considerately(range(0, len(records), AT_A_TIME)):
            connection.execute(insert(row), [_fields(each) for each in records[first : first + AT_A_TIME]])
    _update(connection, MIGRATE_TABLE, ("id",), MIGRATED_CHANGES, [t for each in transactions for t in each.migrated])
    _update(connection, CHANGE_TABLE, ("id",), TABLE_CHANGES, [t for each in transactions for t in each.tables])
    _update(connection, CHANGE_SEAT, SEAT, SEAT_CHANGES, [s for each in transactions for s in each.seats])
    _update(connection, NOTE_SEEN, SEAT, ("seen",), [s for each in transactions for s in each.seen])
    _set_answers(connection, [s for each in transactions for s in each.answers])


def _share_boards(connection: Connection, boards: list[Board]) -> None:
    """Boards that are not there yet."""
    for board in boards:
        connection.execute(insert_into(connection, BoardRow).values(**_fields(board)).on_conflict_do_nothing())


def _set_answers(connection: Connection, seats: Sequence[Seat]) -> None:
    """What was said in advance, and that something was."""
    _update(connection, SET_ANSWERS, SEAT, ("answers",), seats)
    if seats:
        connection.execute(COUNT_UNLOGGED, [{"of_id": seat.table_id} for seat in seats])


def _update(
    connection: Connection,
    statement: Any,
    keys: tuple[str, ...],
    names: tuple[str, ...],
    records: Sequence[Record],
) -> None:
    values = [
        {f"of_{key}": getattr(row, key) for key in keys} | {name: getattr(row, name) for name in names}
        for row in records
    ]
    if values:
        connection.execute(statement, values)
