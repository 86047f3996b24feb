"""Requests that come to a table at the same moment as another: the database lets one of them through."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request
from fastapi.routing import APIRoute
from starlette.responses import Response

from branchline.server.tables.store import Conflict

ATTEMPTS = 5


class RetriedRoute(APIRoute):
    """Whoever comes second is answered anew, by how the table stands then; nothing of theirs was written."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_again(request: Request) -> Response:
            for _ in range(ATTEMPTS - 1):
                try:
                    return await handle(request)
                except Conflict:
                    continue
            return await handle(request)

        return handle_again
