"""A crowd that watches tables live: as light as it can be, so that what is measured is the server, not its audience."""

from __future__ import annotations

import asyncio
from typing import cast

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
END_OF_HEADERS = b"\r\n\r\n"
TEXT, PING = 1, 9
AT_ONCE = 50
PATIENCE = 60.0


class Onlooker(asyncio.Protocol):
    """Reads everything and keeps nothing, but answers pings."""

    def __init__(self, request: bytes) -> None:
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard = 0
        """Messages, the first of which says how the table stands."""
        self._request, self._pending, self._skip = request, b"", 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError("the server hung up"))

    def leave(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if len(data) <= self._skip:
            self._skip -= len(data)
            return
        self._pending += data[self._skip :]
        self._skip = 0
        if self.heard == 0 and END_OF_HEADERS in self._pending:
            self._pending = self._pending.partition(END_OF_HEADERS)[2]
            self.heard = -1
        while self.heard and self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Whether there was one; of a long one the rest is skipped as it comes."""
        frame = _frame(self._pending)
        if frame is None or (frame[0] == PING and len(self._pending) < frame[2]):
            return False
        opcode, start, end = frame
        if opcode == PING:
            self._transport.write(bytes([0x8A, 0x80 | end - start, 0, 0, 0, 0]) + self._pending[start:end])
        elif opcode == TEXT:
            self._hear()
        self._skip, self._pending = max(end - len(self._pending), 0), self._pending[end:]
        return True

    def _hear(self) -> None:
        self.heard = max(self.heard, 0) + 1
        if not self.greeted.done():
            self.greeted.set_result(None)


def _frame(data: bytes) -> tuple[int, int, int] | None:
    """What kind of frame begins here, where its content begins, and where it ends."""
    length = data[1] if len(data) > 1 else 0
    start = {126: 4, 127: 10}.get(length, 2)
    if len(data) < start:
        return None
    size = length if start == 2 else int.from_bytes(data[2:start], "big")
    return data[0] & 0x0F, start, start + size


async def gather_crowd(places: list[tuple[str, str]]) -> list[Onlooker]:
    """One onlooker for each address of a server and id of a table."""
    crowd: list[Onlooker] = []
    for first in range(0, len(places), AT_ONCE):
        crowd += await asyncio.gather(*(_come(*place) for place in places[first : first + AT_ONCE]))
    return crowd


async def _come(address: str, table: str) -> Onlooker:
    host = address.removeprefix("http://")
    name, _, port = host.partition(":")
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, onlooker = await loop.create_connection(lambda: Onlooker(request.encode()), name, int(port))
    await asyncio.wait_for(onlooker.greeted, PATIENCE)
    return onlooker
