"""WebSockets as uvicorn speaks them, for large audiences: a message is framed once and the same bytes go to all.

What viewers send is read no faster than it is paid for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response

from branchline.server.http.answer_headers import HEADERS
from branchline.server.http.connections import Connections
from branchline.server.http.incoming import Incoming, Line
from branchline.server.limits.fair_queue import Owner

FRAME, CUT, LINE, WRITE = "branchline.frame", "branchline.cut", "branchline.line", "branchline.write"
LONGEST_MESSAGE = 4096
"""Live viewers have nothing to say, so no message of theirs need be longer."""
MOST_UNREAD = 2 * LONGEST_MESSAGE
PATIENCE = 5.0
"""Seconds for which a line is not read until what it sent is paid for; then it is cut."""
TOO_MANY = 4429
GRACE = 2.0
"""Seconds in which whoever is cut off must have read why."""


class AudienceProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, incoming: Incoming, house: Connections, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._house = house
        self._incoming, self._line = incoming, incoming.new_line()
        self._unread, self._unread_since = b"", 0.0
        self._paying: asyncio.TimerHandle | None = None

        self.conn.reject = partial(_dressed, self.conn.reject)  # type: ignore[method-assign]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            own = {CUT: self.transport.abort, LINE: self._line, WRITE: self.write_now}
            cast("dict[str, Any]", self.scope["extensions"]).update(own)

    def send_receive_event_to_app(self) -> None:
        """What is no text ends the connection; the log has nothing to learn from it."""
        self.frames = [b"".join(self.frames)]
        try:
            if self.curr_msg_data_type == "text":
                self.frames[0].decode()
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def data_received(self, data: bytes) -> None:
        """The request itself was paid for at the door."""
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self.transport.is_closing():
            if not self._unread:
                self._unread_since = self.loop.time()
            self._unread += data
            if len(self._unread) > MOST_UNREAD:
                self._end()
            elif self._paying is None:
                self._read()

    def _read(self) -> None:
        self._paying = None
        if self.transport.is_closing():
            return
        wait = self._incoming.charge(self._line, len(self._unread))
        if self.loop.time() - self._unread_since + wait > PATIENCE:
            self._end()
        elif wait > 0:
            self.transport.pause_reading()
            self._paying = self.loop.call_later(wait, self._read)
        else:
            data, self._unread = self._unread, b""
            if not self.read_paused:
                self.transport.resume_reading()
            super().data_received(data)

    def _end(self) -> None:
        """Whoever sends more than they may is told so, and cut off."""
        self._unread = b""
        if self.handshake_complete and not self.close_sent:
            self.conn.send_close(TOO_MANY, "too-many")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        self.loop.call_later(GRACE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The parser and the connection hold each other: all that a viewer took would wait for the collector of
        circles, which seldom comes to what has lived for a while."""
        self._house.leave(self.transport)
        if self._paying is not None:
            self._paying.cancel()
        super().connection_lost(exc)
        self.conn.parser.close()
        vars(self.conn).pop("reject", None)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope["extensions"]).pop(WRITE, None)

    async def send(self, message: Any) -> None:
        if FRAME not in message:
            await super().send(message)
            if self.close_sent:
                self._house.idle(self.transport)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.write_now(message[FRAME])

    def write_now(self, frame: bytes) -> bool:
        """Write without any task having to wake up for it. False: the other end has to read first."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)
        return True


def _dressed(reject: Callable[[int, str], Response], status: int, text: str) -> Response:
    """A refusal of the parser's own, with the headers that every answer carries."""
    response = reject(status, text)
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response


def framed(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


async def send_frame(socket: WebSocket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", FRAME: frame})


def writer_of(socket: WebSocket) -> Callable[[bytes], bool]:
    """What writes a frame to a connection at once, and says whether it could. A connection may be lost by now."""
    write: Callable[[bytes], bool] | None = socket.scope["extensions"].get(WRITE)
    if write is None:
        raise WebSocketDisconnect(CloseCode.ABNORMAL_CLOSURE)
    return write


def cut(socket: WebSocket) -> None:
    """End a connection whose other end does not read."""
    abort: Callable[[], None] = socket.scope["extensions"][CUT]
    abort()


def owned(scope: Scope, owner: Owner) -> None:
    """Say whose line a connection is."""
    line: Line = scope["extensions"][LINE]
    line.owner = owner
