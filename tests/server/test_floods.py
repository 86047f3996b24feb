"""Floods: what one visitor can make the server do is bounded by what they were charged for it. In full size with
BRANCHLINE_STRESS_FLOOD, by how many times it is larger."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from branchline.server.limits.limits import Limits
from server.harness import Client, Server, next_message
from server.raw_lines import CLOSE, PING, PONG, TEXT, connected, flooded, frame, is_cut, live
from server.test_strangers import file_from_position

LARGER = int(os.environ.get("BRANCHLINE_STRESS_FLOOD", "1"))
LIMITS = Limits()
FIRST = {"first_player": 0}
SMALLEST = len(frame(PING))


def most_frames(seconds: float = 20) -> float:
    """How many frames an address can have read in this time, however many lines it has."""
    share = LIMITS.bytes_of_address
    return (share.at_once + share.an_hour / 3600 * seconds + 8 * LIMITS.bytes_of_line.at_once * 4) / SMALLEST


@pytest.mark.parametrize(("lines", "rest"), [(1, 0.0), (1, 0.005), (8, 0.0)])
def test_pings_without_end_are_read_no_faster_than_they_are_paid_for(
    own_server: Callable[..., Server], lines: int, rest: float
) -> None:
    """150 pings at once, over and over, also so that never much is unread. Eight lines of an address have no more than
    one, and whoever watches there quietly is not cut off with them."""
    server = own_server()
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    with ada.watch(table.id) as quiet:
        nameless = [live(server, table.id) for _ in range(lines)]
        came = flooded(nameless, frame(PING) * 150, 700 * LARGER // lines, rest)
        pongs = sum(opcode == PONG for line in came for opcode, _ in line)
        assert pongs < most_frames()
        table.act()
        assert [next_message(quiet)["type"] for _ in range(2)] == ["hello", "entry"]
        assert quiet.ping().wait(30)


def test_frames_of_one_byte_are_cut_short_with_a_reason(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.guest("Ada").open("me", "me")
    came = flooded([live(server, table.id)], frame(TEXT, b"x") * 50, 400 * LARGER)[0]
    assert came[-1][0] == CLOSE
    assert came[-1][1][2:] == b"too-many"


FEW = {"connections": 60, "connections_of_address": 40, "live_of_address": 20, "live_of_person": 6}
"""A small house, so that it is soon full."""


def from_address(server: Server, last: int) -> socket.socket:
    """From another address of this machine."""
    return connected(server, source=f"127.0.0.{last}")


def test_idle_connections_give_way_to_whoever_comes(own_server: Callable[..., Server]) -> None:
    """Three times as many as an address may have, and then as many from others until the house is full."""
    server = own_server(limits=FEW)
    ada = server.guest("Ada")
    with ExitStack() as stack:
        idle = [stack.enter_context(connected(server)) for _ in range(120 * LARGER)]
        assert all(is_cut(line, 5) for line in idle[:60])
        assert answers(server.guest("Ben"))
        assert answers(ada)
        for last in range(2, 6):
            idle += [stack.enter_context(from_address(server, last)) for _ in range(20)]
        assert answers(server.guest("Eve"))
        assert answers(ada)


def test_what_is_sent_by_halves_gives_way_too(own_server: Callable[..., Server]) -> None:
    server = own_server(limits=FEW)
    host = urlsplit(server.address).netloc
    half = (
        f"POST /api/guests HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{{"
    )
    with ExitStack() as stack:
        for _ in range(60 * LARGER):
            stack.enter_context(connected(server)).sendall(half.encode())
        assert answers(server.guest("Ben"))


def test_an_answer_that_is_not_read_gives_way_too(own_server: Callable[..., Server], tmp_path: Path) -> None:
    """More comes than the system itself keeps for whoever does not read."""
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("")
    (tmp_path / "client" / "assets" / "large.js").write_bytes(bytes(10_000_000))
    server = own_server(limits=FEW | {"connections_of_address": 6}, client=str(tmp_path / "client"))
    asked = f"GET /assets/large.js HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(6):
            deaf = stack.enter_context(connected(server))
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(asked.encode())
        until(lambda: server.stranger().http.get("/api/games").status_code == 200)


def test_live_connections_have_a_number_for_each_person_and_each_address(own_server: Callable[..., Server]) -> None:
    """Who plays at an address has room there when those who only watch have none any more."""
    server = own_server(limits=FEW)
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open("me", "me")
    table.act()
    with ExitStack() as stack:

        def watching(client: Client) -> str:
            message = next_message(stack.enter_context(client.watch(table.id, lang="fr")))
            return str(message["error"]["code"] if message["type"] == "error" else message["type"])

        assert [watching(eve) for _ in range(7)] == [*["hello"] * 6, "too-many-live"]
        assert [watching(server.stranger()) for _ in range(10)] == [*["hello"] * 9, "too-many-live"]
        assert watching(ada) == "hello"
        stack.close()
        until(lambda: watching(server.stranger()) == "hello")


def test_a_full_house_says_so_and_keeps_room_for_those_who_play(own_server: Callable[..., Server]) -> None:
    """Every connection is a live one, so that none can give way."""
    server = own_server(limits=FEW | {"connections": 20, "live_of_address": 1000})
    ada = server.guest("Ada")
    table = ada.open("me", "me")
    table.act()
    ada.http.close()
    with ExitStack() as stack:
        for number in range(18):
            stack.enter_context(live(server, table.id, source=f"127.0.0.{2 + number % 5}"))
        refused = stack.enter_context(from_address(server, 9)).recv(4096)
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b"Retry-After: 10" in refused
        assert b"Try again in 10 seconds." in refused
        with Client(server.address) as again:
            again.http.headers["Authorization"] = f"Bearer {ada.token}"
            assert answers(again)


def test_the_limit_of_descriptors_is_raised_as_far_as_the_system_lets_it() -> None:
    few = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (64, 300));"
    told = "from branchline.server.operations import descriptors as d;"
    told += "r = d.room_for_connections; print(r(9000), r(50), end='')"
    assert subprocess.check_output([sys.executable, "-c", few + told], text=True) == "100 50"


def test_hints_that_nobody_waits_for_cost_others_nothing(own_server: Callable[..., Server]) -> None:
    """Asked for and left at once, over and over: the worker is not ended with them, and somebody else has theirs."""
    server = own_server()
    ada, eve = server.guest("Ada"), server.guest("Eve")
    mine, theirs = (client.open("me", "me", options=FIRST, settings={"hints": True}) for client in (ada, eve))
    mine.post("hint")
    before = server.workers
    for _ in range(40 * LARGER):
        with connected(server) as line:
            line.sendall(asking(eve, f"{theirs.path}/hint", "{}"))
    assert mine.post("hint")["moves"]
    assert server.workers == before


def test_files_that_nobody_waits_for_stop_no_worker(own_server: Callable[..., Server]) -> None:
    """Sent and left at once, over and over: a worker that is ended with each would be started anew for every move."""
    server = own_server(bot_pause=0.0)
    ada, eve = server.guest("Ada"), server.guest("Eve")
    file = json.dumps(file_from_position(40))
    eve.post("/api/matches", json.loads(file), 201)
    before = server.workers
    for _ in range(30 * LARGER):
        with connected(server) as line:
            line.sendall(asking(eve, "/api/matches", file))
            time.sleep(0.01)
    table = ada.open("me", "greedy", options=FIRST)
    table.act()
    table.until(lambda now: now["to_move"] == 0 or now["status"] != "running", 60)
    assert server.workers == before


def test_nobody_waits_for_many_hints_at_once(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"hints_of_person": [6, 1]})
    ada = server.guest("Ada")
    table = ada.open("me", "me", options=FIRST, settings={"hints": True})

    def asked(_: int) -> httpx.Response:
        return httpx.post(f"{server.address}{table.path}/hint", json={}, headers=ada.http.headers, timeout=60)

    with ThreadPoolExecutor(6) as pool:
        codes = {answer.json()["error"]["code"] for answer in pool.map(asked, range(6)) if answer.status_code != 200}
    assert codes <= {"hints-waiting"}
    assert codes
    late = [asked(0) for _ in range(7)][-1]
    assert late.json()["error"]["code"] == "too-many-hints"
    assert int(late.headers["retry-after"]) > 1


def asking(client: Client, path: str, body: str) -> bytes:
    """A request as it goes over the line."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {urlsplit(client.address).netloc}\r\nAuthorization: Bearer {client.token}\r\n"
    )
    return f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()


def answers(client: Client) -> bool:
    return client.http.get("/api/me").status_code == 200


def until(happens: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
