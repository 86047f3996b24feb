"""Connections by hand: what no well-meaning client sends."""

from __future__ import annotations

import socket
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from urllib.parse import urlsplit

from server.harness import Server

HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{more}"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, TEXT, CLOSE = 0x9, 0x1, 0x8
PONG = 0xA
QUIET = 8.0
"""Seconds after which nothing more is expected."""


def connected(server: Server, source: str = "127.0.0.1") -> socket.socket:
    """From this address, which is one of this machine's."""
    where = urlsplit(server.address)
    assert where.hostname is not None
    return socket.create_connection((where.hostname, where.port or 0), 10, (source, 0))


def live(server: Server, table: str, token: str = "", source: str = "127.0.0.1") -> socket.socket:
    """A live connection that was accepted; what it is told first is still to be read."""
    line = connected(server, source)
    more = f"Authorization: Bearer {token}\r\n" if token else ""
    host = urlsplit(server.address).netloc
    line.sendall(HELLO.format(path=f"/api/tables/{table}/live", host=host, more=more).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b" 101 " in head, head
    return line


def frame(opcode: int, content: bytes = b"") -> bytes:
    """As a client sends it: masked, with a mask of zeros."""
    assert len(content) < 126
    return bytes([0x80 | opcode, 0x80 | len(content)]) + bytes(4) + content


def flooded(lines: list[socket.socket], content: bytes, times: int, rest: float = 0.0) -> list[list[tuple[int, bytes]]]:
    """Send the same so often on all lines at once, with a rest after each time, or until they are cut; every frame that
    came back on each."""
    with ThreadPoolExecutor(2 * len(lines)) as pool:
        for line in lines:
            line.settimeout(QUIET)
            pool.submit(_send, line, content, times, rest)
        return list(pool.map(heard, lines))


def _send(line: socket.socket, content: bytes, times: int, rest: float) -> None:
    with suppress(OSError):
        for _ in range(times):
            line.sendall(content)
            time.sleep(rest)


def heard(line: socket.socket) -> list[tuple[int, bytes]]:
    """Every frame that comes until the line is cut, or nothing comes for a while."""
    came = bytearray()
    with suppress(OSError):
        while part := line.recv(65536):
            came += part
    line.close()
    return _frames(bytes(came))


def is_cut(line: socket.socket, seconds: float) -> bool:
    """Whether the server has ended a connection, or does so within this time."""
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def _frames(data: bytes) -> list[tuple[int, bytes]]:
    found, at = [], 0
    while at + 2 <= len(data):
        size, start = data[at + 1], at + 2
        if size == 126:
            size, start = struct.unpack_from("!H", data, start)[0], start + 2
        elif size == 127:
            size, start = struct.unpack_from("!Q", data, start)[0], start + 8
        found.append((data[at] & 0xF, data[start : start + size]))
        at = start + size
    return found
