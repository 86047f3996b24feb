"""A table server of one's own, for as long as the agent runs."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from branchline.agents.table_server import AgentError

PATIENCE = 20.0
"""Seconds a server has to stop by itself."""


@asynccontextmanager
async def own_server(data: str | None) -> AsyncIterator[str]:
    """Serve tables at a free port of this machine; gives the address."""
    folder = ["--data", data] if data else []
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "branchline", "serve", "--port", "0", "--no-browser", *folder, "--lang", "en",
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        yield await _address(server)
    finally:
        with suppress(ProcessLookupError):
            server.terminate()
        try:
            await asyncio.wait_for(server.wait(), PATIENCE)
        except TimeoutError:
            server.kill()


async def _address(server: asyncio.subprocess.Process) -> str:
    """Where the server listens: the last word of its first line. Its errors are read on, so that it never blocks."""
    assert server.stdout is not None
    assert server.stderr is not None
    line = (await server.stdout.readline()).decode().split()
    if not line:
        reason = (await server.stderr.read()).decode().strip().splitlines()
        raise AgentError("own-server", reason=reason[-1] if reason else "")
    _drain(server.stderr)
    return line[-1].rstrip("/")


def _drain(stream: asyncio.StreamReader) -> None:
    async def read_on() -> None:
        while await stream.read(65536):
            pass

    _draining.add(task := asyncio.create_task(read_on()))
    task.add_done_callback(_draining.discard)


_draining: set[asyncio.Task[None]] = set()
