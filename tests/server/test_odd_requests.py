"""Requests that cost more to take apart than they are charged: longer, cut smaller or further ahead than anybody needs.
None is taken apart to its end, and none leaves a line in the log."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from server.harness import Server
from server.raw_lines import connected

JSON = {"Content-Type": "application/json"}
POST = b"POST /api/matches HTTP/1.1\r\nContent-Type: application/json\r\n"
MEGABYTE = 10**6
TOO_MUCH = {
    "sent ahead": b"GET / HTTP/1.1\r\n\r\n" * 20_000,
    "address": b"GET /api/tables?" + b"a&" * 60_000 + b" HTTP/1.1\r\n\r\n",
    "too many lines": b"GET /api/me HTTP/1.1\r\n" + b"a:b\r\n" * 50_000 + b"\r\n",
    "head": b"GET /api/me HTTP/1.1\r\nCookie: " + b"a;" * 60_000 + b"\r\n\r\n",
    "small": POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 60_000,
    "body": b"GET /api/me HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 6 * MEGABYTE,
}
TIMES = 4
MOST_SECONDS = 0.8
"""Of processor time. To take all of it apart costs several times as much, however busy the machine is."""


def processor_seconds(server: Server) -> float:
    """What a server has used so far, its workers left out."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def answered(server: Server, data: bytes) -> bytes:
    """Everything that comes back until the connection is ended."""
    came = b""
    with connected(server) as line:
        line.settimeout(20)
        with suppress(OSError):
            line.sendall(data)
        with suppress(ConnectionResetError):
            while part := line.recv(65536):
                came += part
    return came


def test_what_is_too_much_is_told_so_before_it_is_taken_apart(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    server = own_server(log_file=str(log))
    for what, data in TOO_MUCH.items():
        before = processor_seconds(server)
        answers = [answered(server, data) for _ in range(TIMES)]
        assert processor_seconds(server) - before < MOST_SECONDS, what
        assert all(answer.count(b"HTTP/1.1 ") < 8 for answer in answers)
        told = [answer for answer in answers if what.encode() in answer]
        assert told or what == "body"
        assert all(b"HTTP/1.1 400 " in answer and b"content-security-policy" in answer.lower() for answer in told)
    assert not log.read_text()


def test_a_head_or_a_body_in_pieces_of_one_byte_is_not_put_together(server: Server) -> None:
    token = f"Authorization: Bearer {server.guest('Ada').token}\r\n".encode()
    for start in (b"GET /api/me HTTP/1.1\r\na: ", POST + token + b"Content-Length: 9999\r\n\r\n"):
        with connected(server) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            line.settimeout(0.005)
            line.sendall(start)
            came = b""
            for _ in range(1000):
                with suppress(TimeoutError):
                    line.sendall(b" ")
                    came = line.recv(4096)
                    break
            assert b"too small" in came


def test_what_is_ordinary_is_taken(server: Server) -> None:
    """A long address, many cookies, a file in the pieces of a slow network, and one request before the last answer."""
    ada = server.guest("Ada")
    assert ada.http.get("/api/tables", params={"list": "open", "x": "y" * 6000}).status_code == 200
    assert ada.http.get("/api/me", headers={"Cookie": "; ".join(f"c{n}=" + "x" * 100 for n in range(100))}).is_success
    answer = ada.http.post("/api/matches", content=(b" " * 536 for _ in range(1000)),
                           headers=JSON)  # fmt: skip
    assert answer.json()["error"]["code"] == "not-json-body"
    ask = b"GET /api/ready HTTP/1.1\r\n"
    both = answered(server, ask + b"\r\n" + ask + b"Connection: close\r\n\r\n")
    assert both.count(b"HTTP/1.1 ") == 2
    assert b" 400 " not in both


def test_who_leaves_in_the_middle_of_an_answer_is_no_fault_of_the_server(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    server = own_server(log_file=str(log))
    for _ in range(30):
        with connected(server) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            line.sendall(b"GET / HTTP/1.1\r\n\r\n" * 4)
    assert server.guest("Ada").get("/api/me")["name"] == "Ada"
    assert not log.read_text()


def test_files_are_charged_before_they_are_read(own_server: Callable[..., Server]) -> None:
    """However little sense they make; a nameless one is not read at all."""
    server = own_server(limits={"kilobytes_of_person": [100, 1]})
    ada, rubbish = server.guest("Ada"), b"[" * 60_000
    answers = [ada.http.post("/api/matches", content=rubbish, headers=JSON) for _ in range(2)]
    assert [answer.json()["error"]["code"] for answer in answers] == ["not-json-body", "too-many-files"]
    assert int(answers[1].headers["retry-after"]) > 0
    nameless = server.stranger().http.post("/api/matches", content=rubbish, headers=JSON)
    assert (nameless.status_code, nameless.json()["error"]["code"]) == (401, "who")
