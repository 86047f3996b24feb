"""WebSockets as uvicorn speaks them, for large audiences: a message is framed once and the same bytes go to all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

FRAME, CUT = "branchline.frame", "branchline.cut"


class AudienceProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast("dict[str, Any]", self.scope["extensions"])[CUT] = self.transport.abort

    def connection_lost(self, exc: Exception | None) -> None:
        """The parser and the connection hold each other: all that a viewer took would wait for the collector of
        circles, which seldom comes to what has lived for a while."""
        super().connection_lost(exc)
        self.conn.parser.close()

    async def send(self, message: Any) -> None:
        if FRAME not in message:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(message[FRAME])


def framed(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


async def send_frame(socket: WebSocket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", FRAME: frame})


def cut(socket: WebSocket) -> None:
    """End a connection whose other end does not read."""
    abort: Callable[[], None] = socket.scope["extensions"][CUT]
    abort()
