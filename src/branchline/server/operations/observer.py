"""Whoever wants to know how every request was answered: logs and metrics. Without either nothing stands in between."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from branchline.server.http.client_address import address_of
from branchline.server.operations.logs import REQUESTS

Answered = Callable[[Scope, int, float], None]
UNANSWERED = 500
CODED = re.compile(r"(/invites|/notices|/join|/rooms?)/+[^/]+")

log = logging.getLogger(REQUESTS)


class ObserverMiddleware:
    def __init__(self, app: ASGIApp, observers: list[Answered]) -> None:
        self._app, self._observers = app, observers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), UNANSWERED

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            for observe in self._observers:
                observe(scope, status, time.perf_counter() - began)


def redacted_path(path: str) -> str:
    """A path without the code in it that lets whoever knows it sit down, or say yes or no to messages.

    >>> [redacted_path(path) for path in ("/api/invites/s3cret", "/notices/s3cret/stop", "/api/tables/one/join")]
    ['/api/invites/…', '/notices/…/stop', '/api/tables/one/join']
    >>> redacted_path("/api/rooms/K7WQP"), redacted_path("/room/K7WQP"), redacted_path("/api/tables/one/room")
    ('/api/rooms/…', '/room/…', '/api/tables/one/room')
    """
    return CODED.sub(r"\1/…", path)


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """Never the query, which may hold an invitation."""
    path = redacted_path(scope["path"])
    facts = {"method": scope["method"], "path": path, "status": status, "ms": round(seconds * 1000, 1),
             "address": address_of(scope)}  # fmt: skip
    log.info("%s %s", scope["method"], path, extra={"facts": facts})
