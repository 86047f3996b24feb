"""The database: an SQLite file by default, PostgreSQL by its address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import StaticPool

from branchline.server.store.migrations import upgrade
from branchline.server.store.models import Stored
from branchline.server.tables.store import Conflict, StoreFailed

CONNECT_SECONDS, ANSWER_SECONDS = 5.0, 30.0
POOL = 10
"""Connections that a process keeps to PostgreSQL, and as many more for a moment."""
POOL_SECONDS = 10.0
"""For a request to get one of them. Whoever would wait longer is told to come again while they still listen."""
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")


def open_engine(address: str) -> AsyncEngine:
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and "+" not in url.drivername:
        url = url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() == "postgresql":
        return _open_postgres(url)
    engine = create_async_engine(url)
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def _open_postgres(url: URL) -> AsyncEngine:
    import asyncpg

    async def connect(**given: Any) -> Any:
        """A server that is away or just starting is told as a fault of the database like any other."""
        try:
            return await asyncpg.connect(**given)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise SQLAlchemyError(str(fault)) from fault

    given = {"async_creator_fn": connect, "timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS}
    return create_async_engine(url, connect_args=given, pool_size=POOL, max_overflow=POOL, pool_timeout=POOL_SECONDS)


def set_pragmas(connection: Any, _: Any) -> None:
    """An acknowledged action survives a power cut: every commit waits for the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def insert_into(connection: Connection | AsyncConnection, row: type[Stored]) -> Any:
    """An INSERT that can say what happens where there is such a row, as both kinds of database have it."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert
    else:
        from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
    return insert(row)


class Database:
    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self._turn = asyncio.Lock() if isinstance(self.engine.pool, StaticPool) else nullcontext()
        """In memory there is one connection, for one transaction after the other."""
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Of its own, not through the one writer; its faults are told as those of a store."""
        try:
            async with self._turn, self.engine.begin() as connection:
                yield connection
        except IntegrityError as fault:
            raise Conflict from fault
        except SQLAlchemyError as fault:
            raise StoreFailed(str(fault)) from fault

    async def open(self) -> None:
        """Bring it up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
