"""A line to a table server: requests one after the other, taken apart no further than needed, so that what is measured
is the server, not whoever asks."""

from __future__ import annotations

import asyncio
import json
from typing import Any

END_OF_HEAD = b"\r\n\r\n"
LENGTH = b"content-length: "


class Line:
    def __init__(self, address: str) -> None:
        self._host = address.removeprefix("http://").rstrip("/")
        self._always = f"Host: {self._host}\r\nContent-Type: application/json\r\n"
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def name(self, token: str) -> None:
        """From now on requests are whoever's this is."""
        self._always += f"Authorization: Bearer {token}\r\n"

    async def post(self, path: str, form: dict[str, Any]) -> Any:
        body = json.dumps(form).encode()
        reader, writer = await self._opened()
        writer.write(f"POST {path} HTTP/1.1\r\n{self._always}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        head = (await reader.readuntil(END_OF_HEAD)).lower()
        answer = await reader.readexactly(int(head.partition(LENGTH)[2].partition(b"\r\n")[0]))
        if not head.startswith(b"http/1.1 2"):
            raise RuntimeError(f"{path}: {answer.decode()}")
        return json.loads(answer)

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            name, _, port = self._host.partition(":")
            self._streams = await asyncio.open_connection(name, int(port))
        return self._streams

    def hang_up(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
