"""The ledger: the one hand that writes. Whatever waits is written together and committed once, so that a hundred
tables share one wait for the disk; nobody is answered before that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from branchline.server.models import JournalRow, PersonRow, SeatRow, Stored, TableRow, fields

MOST_AT_ONCE = 200
NEW = (PersonRow, TableRow, SeatRow, JournalRow)


class Overtaken(Exception):
    """Another process wrote this line of the journal first."""


class Unwritten(Exception):
    """The database failed; whether the draft reached the disk is not known."""


@dataclass
class Draft:
    """Rows that are written together or not at all."""

    new: list[Stored] = field(default_factory=list)
    tables: list[TableRow] = field(default_factory=list)
    seats: list[SeatRow] = field(default_factory=list)


def _change(row: type[Stored], keys: tuple[str, ...], names: tuple[str, ...]) -> Any:
    columns = row.__table__.columns
    statement = update(row.__table__).values({name: bindparam(name) for name in names})  # type: ignore[arg-type]
    for key in keys:
        statement = statement.where(columns[key] == bindparam(f"of_{key}"))
    return statement


TABLE_CHANGES = ("host", "status", "to_move", "seq", "scores", "places", "rematch", "updated")
SEAT_CHANGES = ("kind", "person", "bot", "name", "resigned", "ended")
CHANGE_TABLE = _change(TableRow, ("id",), TABLE_CHANGES)
CHANGE_SEAT = _change(SeatRow, ("table_id", "seat"), SEAT_CHANGES)


class Ledger:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Draft, asyncio.Future[None]]] = asyncio.Queue()
        self._hand: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    def open(self) -> None:
        self._hand = asyncio.create_task(self._write_on(), name="ledger")

    async def close(self) -> None:
        if self._hand is not None:
            self._hand.cancel()
            with suppress(asyncio.CancelledError):
                await self._hand
        await self._hang_up()

    async def write(self, draft: Draft) -> None:
        """Returns once the draft is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((draft, done))
        # Whoever asked may hang up; the draft is on its way all the same.
        await asyncio.shield(done)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            await self._settle(batch)

    async def _settle(self, batch: list[tuple[Draft, asyncio.Future[None]]]) -> None:
        try:
            await self._commit([draft for draft, _ in batch])
        except (SQLAlchemyError, OSError) as fault:
            await self._hang_up()
            if len(batch) > 1:
                for one in batch:
                    await self._settle([one])
                return
            refused = Overtaken() if isinstance(fault, IntegrityError) else Unwritten(str(fault))
            refused.__cause__ = fault
            _tell(batch, lambda done: done.set_exception(refused))
        else:
            _tell(batch, lambda done: done.set_result(None))

    async def _commit(self, drafts: list[Draft]) -> None:
        connection = self._connection = self._connection or await self._engine.connect()
        for kind in NEW:
            rows = [fields(row) for draft in drafts for row in draft.new if isinstance(row, kind)]
            if rows:
                await connection.execute(insert(kind), rows)
        await _update(connection, CHANGE_TABLE, ("id",), TABLE_CHANGES, [t for d in drafts for t in d.tables])
        await _update(connection, CHANGE_SEAT, ("table_id", "seat"), SEAT_CHANGES, [s for d in drafts for s in d.seats])
        await connection.commit()

    async def _hang_up(self) -> None:
        """Whatever was begun is undone; the next draft gets a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


def _tell(batch: list[tuple[Draft, asyncio.Future[None]]], news: Callable[[asyncio.Future[None]], None]) -> None:
    for _, done in batch:
        if not done.done():
            news(done)


async def _update(
    connection: AsyncConnection, statement: Any, keys: tuple[str, ...], names: tuple[str, ...], rows: Sequence[Stored]
) -> None:
    values = [
        {f"of_{key}": getattr(row, key) for key in keys} | {name: getattr(row, name) for name in names} for row in rows
    ]
    if values:
        await connection.execute(statement, values)
