"""One address before several servers, as a proxy is for them: each connection goes to the next that accepts it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from server.harness import Server


class Front(threading.Thread):
    def __init__(self, servers: list[Server]) -> None:
        super().__init__(daemon=True)
        self._servers, self._ready, self._next = servers, threading.Event(), 0
        self.start()
        assert self._ready.wait(60)

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        async with server:
            self._ready.set()
            await self._done.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self.join(60)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            async with _closing(writer):
                answers, questions = await self._connect()
                await asyncio.gather(_copy(reader, questions), _copy(answers, writer))

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for _ in self._servers:
            self._next += 1
            server = self._servers[self._next % len(self._servers)]
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", server.port)
        raise ConnectionRefusedError


@asynccontextmanager
async def _closing(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    """Closed once all has gone out, or at once when the front itself closes: no socket outlives its loop."""
    try:
        yield
        writer.close()
        await writer.wait_closed()
    finally:
        writer.transport.abort()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        async with _closing(writer):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
