"""Matches that strangers send in: read, opened and played within limits, away from the tables of the others."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import httpx
import pytest

import branchline
from server.harness import Client, Server, Table, runs

Data = dict[str, Any]


def file_from_position(actions: int = 3) -> Data:
    """A match file that began with a position, as a stranger might write it."""
    game = branchline.load("rocket")
    match = game.from_position(game.new(players=2, seed=3, options={"first_player": 0}).position())
    dice = random.Random(2)
    for _ in range(actions):
        match.play(dice.choice(match.legal_numbers()))
    data: Data = match.to_json()
    return data


def imported(client: Client, **more: Any) -> Table:
    return Table(client, client.post("/api/matches", file_from_position() | more, 201))


def stored(server: Server, statement: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(server.data / "branchline.sqlite3")) as file:
        rows = file.execute(statement, values).fetchall()
        file.commit()
        return rows


def test_a_strangers_match_is_played_on(server: Server) -> None:
    table = imported(server.guest("Eve"))
    assert table.now["status"] == "running"
    moment = table.now["moment"]
    verb = table.now["legal"][0]["text"]
    assert table.post("preview", {"action": verb})["events"]
    table.act(verb)
    assert table.now["moment"] == moment + 1
    copy = table.post("sandbox", {}, 201)
    assert copy["view"]["companies"] == table.now["view"]["companies"]
    refusal = table.act("fly away", 422)
    assert refusal["error"]["message"]


@pytest.mark.parametrize("seconds", [0.0, 0.05])
def test_reading_takes_no_longer_than_it_may(own_server: Callable[..., Server], seconds: float) -> None:
    """Counted from the moment of asking: also the time in which a worker is started."""
    server = own_server(limits={"reading_seconds": seconds})
    eve, ada = server.guest("Eve"), server.guest("Ada")
    ada.open("me", "me")
    started = time.monotonic()
    refusal = eve.http.post("/api/matches", json=file_from_position())
    assert time.monotonic() - started < 10
    assert (refusal.status_code, refusal.json()["error"]["code"]) == (503, "not-in-time")
    assert ada.open("me", "me").act()["moment"] == 1


def test_a_file_that_is_read_in_holds_up_nobody(server: Server) -> None:
    eve, ada = server.guest("Eve"), server.guest("Ada")
    table = ada.open("me", "me")
    with closing(socket.create_connection(("127.0.0.1", server.port))) as raw:
        _post(raw, server, eve, file_from_position(60))
        times = []
        for _ in range(10):
            started = time.monotonic()
            table.act()
            times.append(time.monotonic() - started)
    assert sorted(times)[5] < 2


def _post(raw: socket.socket, server: Server, client: Client, file: Data) -> None:
    body = json.dumps(file).encode()
    head = (
        f"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
        f"Authorization: Bearer {client.token}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    raw.sendall(head.encode() + body)


def test_nothing_is_read_for_someone_who_has_left(own_server: Callable[..., Server]) -> None:
    server = own_server()
    eve = server.guest("Eve")
    imported(eve)
    for _ in range(4):
        with closing(socket.create_connection(("127.0.0.1", server.port))) as raw:
            _post(raw, server, eve, file_from_position(60))
    assert imported(eve).now["status"] == "running", "whoever asks later is served later"
    assert stored(server, "SELECT count(*) FROM tables") == [(2,)], "a table was made for someone who had left"


def test_a_table_that_cannot_be_opened_is_set_aside_and_stops_nobody(own_server: Callable[..., Server]) -> None:
    """Its log is damaged, its game unknown, it takes too long; each with a bot to move, also after a restart."""
    server = own_server()
    ada, eve = server.guest("Ada"), server.guest("Eve")
    bad = {
        "aside-log": ada.open("me", "random", options={"first_player": 0}),
        "aside-game": ada.open("me", "random", options={"first_player": 0}),
        "aside-slow": imported(eve),
    }
    good = ada.open("me", "random", options={"first_player": 1})
    for table in bad.values():
        table.post("hand", {"bot": "random"} | ({"seat": 0} if table is bad["aside-slow"] else {}))
    good.until(lambda now: now["legal"])
    server.kill()
    stored(server, "UPDATE journal SET text = 'fly away' WHERE kind = 'action' AND table_id = ?", bad["aside-log"].id)
    stored(server, "UPDATE tables SET game = 'chess' WHERE id = ?", bad["aside-game"].id)
    stored(server, "UPDATE tables SET status = 'running' WHERE id != ?", good.id)
    server.settings["limits"] = {"opening_seconds": 0.0}
    server.start()
    for language in ("en", "fr"):
        for code, table in bad.items():
            answer = table.client.http.get(table.path, params={"lang": language})
            if answer.status_code == 503:
                continue
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, code), answer.text
    good.act()
    good.until(lambda now: now["legal"])
    assert ada.get("/api/tables", list="mine")["tables"]
    assert server.alive


def test_workers_die_with_their_server_in_the_middle_of_a_job(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.guest("Ada").open("greedy", "greedy", "greedy", "greedy")
    table.until(lambda now: now["moment"] >= 1)
    workers = server.workers
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    server.kill()
    deadline = time.monotonic() + 10
    while any(runs(worker) for worker in workers):
        assert time.monotonic() < deadline, "a worker outlives its server"
        time.sleep(0.05)


def test_a_board_is_kept_once_however_often_it_is_copied(own_server: Callable[..., Server]) -> None:
    server = own_server()
    eve = server.guest("Eve")
    game = branchline.load("rocket")
    board = json.loads(json.dumps(game.load_board().data)) | {"junk": "x" * 200_000}
    file = game.new(players=2, seed=3, board=board).to_json()
    table = Table(eve, eve.post("/api/matches", file, 201))
    for _ in range(20):
        table.post("sandbox", {}, 201)
    assert stored(server, "SELECT count(*) FROM boards") == [(1,)]
    server.kill()
    assert sum(path.stat().st_size for path in server.data.iterdir()) < 3_000_000
    server.start()
    table.act()
    huge = game.load_board().data | {"junk": "x" * 600_000}
    refusal = eve.post("/api/matches", file | {"board": {"digest": "", "data": huge}}, 422)
    assert refusal["error"]["code"] == "board-large"


def test_half_sent_requests_end_in_time(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"header_seconds": 1.0, "body_seconds": 1.0})
    head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
    for begun in (b"POST /api/gu", head.encode(), f"{head}Content-Length: 20\r\n\r\n{{".encode()):
        with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as raw:
            raw.sendall(begun)
            answer = raw.recv(4096)
            assert answer == b"" or b" 408 " in answer, answer
    with closing(socket.create_connection(("127.0.0.1", server.port), 20)) as raw:
        raw.sendall(head.encode() + b"X-Long: ")
        time.sleep(0.2)
        raw.sendall(b"x" * 100_000)
        assert b" 400 " in raw.recv(4096)
    assert httpx.get(f"{server.address}/api/health").status_code == 200
