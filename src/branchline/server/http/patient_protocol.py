"""HTTP as uvicorn speaks it, with an end to patience: the head of a request must be whole in time, and not too long.

Where there is no room for a connection it is told so, and ended.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from branchline.server.errors import Refusal
from branchline.server.http.answer_headers import HEADERS
from branchline.server.http.client_address import plain_address
from branchline.server.http.connections import Connections
from branchline.server.http.json_response import encode_json

LARGEST_HEAD = 64 * 1024
NO_ROOM = 10
"""Seconds after which to try again where there is no room."""
NOT_BEGUN = -1


class PatientProtocol(HttpToolsProtocol):
    def __init__(self, *args: Any, header_seconds: float, house: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._header_seconds, self._house = header_seconds, house
        self._deadline: asyncio.TimerHandle | None = None
        self._head = NOT_BEGUN
        """How much of a request's head came after what it began with."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.timeout_keep_alive)
        if not self._house.enter(transport, plain_address(self.client[0]) if self.client else ""):
            transport.write(no_room())
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        begun = self._head != NOT_BEGUN
        super().data_received(data)
        if begun and self._head != NOT_BEGUN:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of the request is too long.")

    def send_400_response(self, msg: str) -> None:
        self.transport.write(last_words("400 Bad Request", "text/plain; charset=utf-8", msg.encode(), {}))
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self._header_seconds)
        self._head = 0

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._house.busy(self.transport)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete:
            self._house.idle(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._house.idle(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.cycle.response_complete:
            self._house.busy(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._house.leave(self.transport)
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


@cache
def no_room() -> bytes:
    """An answer to whatever would have been asked."""
    body = encode_json(Refusal(503, "no-room", seconds=NO_ROOM).to_json("en"))
    return last_words("503 Service Unavailable", "application/json", body, {"Retry-After": str(NO_ROOM)})


def last_words(status: str, kind: str, body: bytes, more: dict[str, str]) -> bytes:
    """An answer that no route has given, after which the connection ends."""
    given = {"Content-Type": kind, "Content-Length": str(len(body)), "Connection": "close"} | HEADERS | more
    lines = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    return f"HTTP/1.1 {status}\r\n{lines}\r\n".encode() + body
