"""Work that is worth doing only while whoever asked is still there."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request

from branchline.server.tables.ports import Client

Answer = TypeVar("Answer")


class Disconnected(Exception):
    """Nobody waits for the answer any more."""


async def while_connected(client: Client, work: Coroutine[Any, Any, Answer]) -> Answer:
    """The work's answer; it is cancelled when the client leaves."""
    if not isinstance(client, Request):
        return await work
    working, gone = asyncio.ensure_future(work), asyncio.create_task(_disconnect(client))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Disconnected
        return working.result()
    finally:
        gone.cancel()
        working.cancel()
        await asyncio.gather(gone, working, return_exceptions=True)


async def _disconnect(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
