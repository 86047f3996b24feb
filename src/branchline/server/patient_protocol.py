"""HTTP as uvicorn speaks it, with an end to patience: the head of a request must be whole in time, and not too long."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024


class PatientProtocol(HttpToolsProtocol):
    def __init__(self, *args: Any, header_seconds: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._header_seconds = header_seconds
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0
        """How much of a request's head has come; -1 while none is awaited."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.timeout_keep_alive)

    def data_received(self, data: bytes) -> None:
        if self._head >= 0:
            self._head += len(data)
        if self._head > LARGEST_HEAD:
            self.send_400_response("The head of the request is too long.")
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self._header_seconds)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._head = 0
        self._deadline = self.loop.call_later(seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        self._head = -1
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
