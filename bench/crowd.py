"""A crowd that watches tables live: in a process of its own and as light as it can be, so that what is measured is the
server, not its audience. What it takes of the processor all the same is told apart."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import select
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
END_OF_HEADERS = b"\r\n\r\n"
TEXT, PING = 1, 9
AT_ONCE = 50
PATIENCE = 60.0
LOOKS_EVERY = 0.01
"""Seconds between two looks at what has come: nobody is woken up for every message."""
NOTHING_MORE = 3.0
"""Seconds without a message after which whoever leaves has heard everything."""
ENTRY = b'{"type":"entry"'


class Onlooker:
    """Reads everything and keeps nothing, but answers pings."""

    def __init__(self, address: str, table: str) -> None:
        self.heard = 0
        """Lines of the journal."""
        self.greeted = False
        host = address.removeprefix("http://").rstrip("/")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)), PATIENCE)
        self._pending, self._skip, self._upgraded = b"", 0, False
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def read(self, buffer: bytearray) -> None:
        size = self.socket.recv_into(buffer)
        if not size:
            raise ConnectionError("the server hung up")
        if size <= self._skip:
            self._skip -= size
            return
        self._pending += buffer[self._skip : size]
        self._skip = 0
        if not self._upgraded and END_OF_HEADERS in self._pending:
            self._pending, self._upgraded = self._pending.partition(END_OF_HEADERS)[2], True
        while self._upgraded and self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """Whether there was one; of a long one the rest is skipped as it comes."""
        frame = _frame(self._pending)
        if frame is None or len(self._pending) < min(frame[2], frame[1] + len(ENTRY)):
            return False
        opcode, start, end = frame
        if opcode == PING:
            self.socket.sendall(bytes([0x8A, 0x80 | end - start, 0, 0, 0, 0]) + self._pending[start:end])
        elif opcode == TEXT:
            self.greeted = True
            self.heard += self._pending.startswith(ENTRY, start)
        self._skip, self._pending = max(end - len(self._pending), 0), self._pending[end:]
        return True


def _frame(data: bytes) -> tuple[int, int, int] | None:
    """What kind of frame begins here, where its content begins, and where it ends."""
    length = data[1] if len(data) > 1 else 0
    start = {126: 4, 127: 10}.get(length, 2)
    if len(data) < start:
        return None
    size = length if start == 2 else int.from_bytes(data[2:start], "big")
    return data[0] & 0x0F, start, start + size


class Crowd:
    """The process in which all onlookers are, while they are there."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.pid = process.pid

    async def leave(self) -> list[int]:
        """How many lines of the journal each has heard of."""
        heard, _ = await self._process.communicate(b"")
        lines: list[int] = json.loads(heard)
        return lines


async def gather_crowd(places: list[tuple[str, str]]) -> Crowd:
    """One onlooker for each address of a server and id of a table."""
    process = await asyncio.create_subprocess_exec(sys.executable, __file__, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(places).encode() + b"\n")
    if not await process.stdout.readline():
        raise RuntimeError("the crowd did not get in")
    return Crowd(process)


def watch(places: list[tuple[str, str]]) -> None:
    """Until standard input ends."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    buffer, crowd = bytearray(1 << 20), dict[int, Onlooker]()
    poll = select.epoll()
    for first in range(0, len(places), AT_ONCE):
        come = [Onlooker(*place) for place in places[first : first + AT_ONCE]]
        for onlooker in come:
            while not onlooker.greeted:
                onlooker.read(buffer)
            onlooker.socket.setblocking(False)
            crowd[onlooker.socket.fileno()] = onlooker
            poll.register(onlooker.socket, select.EPOLLIN)
    print("all are there", flush=True)
    os.set_blocking(0, False)
    while sys.stdin.buffer.read(1) != b"":
        time.sleep(LOOKS_EVERY)
        _look(poll, crowd, buffer, 0)
    while _look(poll, crowd, buffer, NOTHING_MORE):
        pass
    print(json.dumps([onlooker.heard for onlooker in crowd.values()]))


def _look(poll: select.epoll, crowd: dict[int, Onlooker], buffer: bytearray, patience: float) -> bool:
    """Whether anything had come."""
    come = poll.poll(patience, len(crowd) or 1)
    for number, _ in come:
        crowd[number].read(buffer)
    return bool(come)


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    watch(json.loads(sys.stdin.buffer.readline()))
