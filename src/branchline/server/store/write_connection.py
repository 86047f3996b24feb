"""The one connection over which everything is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from branchline.server.store.database import set_pragmas

Work = Callable[[Connection], None]


class WriteConnection(Protocol):
    async def run(self, work: Work) -> None:
        """All of it, and the commit, or nothing."""

    async def drop(self) -> None:
        """Whatever was begun is undone; the next transaction gets a fresh connection."""

    async def close(self) -> None: ...


def write_connection(engine: AsyncEngine) -> WriteConnection:
    return InThread(engine) if engine.url.get_backend_name() == "sqlite" else OnLoop(engine)


class InThread:
    """SQLite waits for the disk in a thread. A whole transaction goes there in one piece: between statements nothing
    waits for its turn with the interpreter."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = create_engine(engine.url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", set_pragmas)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def run(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Work) -> None:
        connection = self._connection = self._connection or self._engine.connect()
        work(connection)
        connection.commit()

    async def drop(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                connection.close()

    async def close(self) -> None:
        """What is being written is written first."""
        await self.drop()
        self._thread.shutdown()
        self._engine.dispose()


class OnLoop:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def run(self, work: Work) -> None:
        connection = self._connection = self._connection or await self._engine.connect()
        await connection.run_sync(work)
        await connection.commit()

    async def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def close(self) -> None:
        await self.drop()
