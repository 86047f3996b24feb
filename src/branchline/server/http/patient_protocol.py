"""HTTP as uvicorn speaks it, with an end to patience: the head of a request must be whole in time, and all of it small
enough to be taken apart for what it is charged.

Where there is no room for a connection it is told so, and ended.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from branchline.server.errors import Refusal
from branchline.server.http.answer_headers import HEADERS
from branchline.server.http.client_address import plain_address
from branchline.server.http.connections import Connections
from branchline.server.http.json_response import encode_json
from branchline.server.http.request_measure import RequestMeasure, TooMuch

NO_ROOM = 10
"""Seconds after which to try again where there is no room."""


class PatientProtocol(HttpToolsProtocol):
    def __init__(self, *args: Any, header_seconds: float, largest_body: int, house: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._header_seconds, self._house = header_seconds, house
        self._deadline: asyncio.TimerHandle | None = None
        self._measure = RequestMeasure(largest_body)
        self._in_head = False
        """Whether the head of a request has come in part."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.timeout_keep_alive)
        if not self._house.enter(transport, plain_address(self.client[0]) if self.client else ""):
            transport.write(no_room())
            transport.close()

    def data_received(self, data: bytes) -> None:
        """What is no request is told so; the log has nothing to learn from it."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        try:
            if self._in_head:
                self._measure.piece()
                self._measure.head(len(data))
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except (httptools.HttpParserError, TooMuch) as fault:
            self.send_400_response(_sentence(fault))

    def send_400_response(self, msg: str) -> None:
        self.transport.write(last_words("400 Bad Request", "text/plain; charset=utf-8", msg.encode(), {}))
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._measure.begin(len(self.pipeline))
        self._wait(self._header_seconds)
        self._in_head = True

    def on_url(self, url: bytes) -> None:
        self._measure.address(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure.header(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self.cycle.transport = cast("asyncio.Transport", WhileOpen(self.transport))

    def on_body(self, body: bytes) -> None:
        self._measure.body(len(body))
        super().on_body(body)

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
        self._in_head = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class WhileOpen:
    """A connection to which nothing is written any more once it is closed. Whoever asked has left; that they are not
    answered is no fault."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport

    def write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def _sentence(fault: Exception) -> str:
    told = fault if isinstance(fault, TooMuch) else fault.__context__
    return str(told) if isinstance(told, TooMuch) else "This is no request."


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
