"""HTTP as uvicorn speaks it, with an end to patience: the head of a request must be whole in time, and not too long."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024
NOT_BEGUN = -1


class PatientProtocol(HttpToolsProtocol):
    def __init__(self, *args: Any, header_seconds: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._header_seconds = header_seconds
        self._deadline: asyncio.TimerHandle | None = None
        self._head = NOT_BEGUN
        """How much of a request's head came after what it began with."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.timeout_keep_alive)

    def data_received(self, data: bytes) -> None:
        begun = self._head != NOT_BEGUN
        super().data_received(data)
        if begun and self._head != NOT_BEGUN:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self._header_seconds)
        self._head = 0

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        self._head = NOT_BEGUN
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
