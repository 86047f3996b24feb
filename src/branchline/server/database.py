"""The database: an SQLite file by default, PostgreSQL by its address."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from branchline.server.migrations import upgrade

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")


def open_engine(address: str) -> AsyncEngine:
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and "+" not in url.drivername:
        url = url.set(drivername="sqlite+aiosqlite")
    engine = create_async_engine(url)
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: Any) -> None:
    """An acknowledged action survives a power cut: every commit waits for the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    async def open(self) -> None:
        """Bring it up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
