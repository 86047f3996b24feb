"""What one guest may do, with long matches and otherwise, while another plays: nobody is held up, and the server stays.

`BRANCHLINE_STRESS_ACTIONS=4990` for the full measure.
"""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

import branchline
from branchline.bots.compile import compile_game
from branchline.server.operations.descriptors import raised_limit
from server.harness import Client, Server, Table, next_message
from server.raw_lines import PING, connected, flooded, frame, live
from server.test_floods import asking
from server.test_odd_requests import TOO_MUCH, answered
from server.test_strangers import file_from_position

ACTIONS = int(os.environ.get("BRANCHLINE_STRESS_ACTIONS", "300"))
FULL = ACTIONS > 1000
SECONDS = 30 if FULL else 3
MOST_MS = 250
"""What an action of somebody else may take while the attack goes on, for all but one of a hundred. Only told where the
measure is small: then too few actions are timed, on a machine that is busy with other tests."""

pytestmark = pytest.mark.exhaustive


def long_file(actions: int) -> dict[str, Any]:
    game, dice = branchline.load("rock-island"), random.Random(1)
    for seed in range(100):
        match = game.new(4, seed, {"max_rounds": 500})
        while not match.is_over and len(match) < actions:
            numbers = [n for n in match.legal_numbers() if match.action(n).verb != "run"]
            match.play(dice.choice(numbers or match.legal_numbers()))
        if len(match) == actions:
            file: dict[str, Any] = match.to_json()
            return file
    raise AssertionError("no match is so long")


@pytest.fixture(scope="module", autouse=True)
def compiled_for_long_matches() -> None:
    """A server reads a match of thousands of actions only once its game is compiled."""
    if FULL:
        compile_game(branchline.load("rock-island"))


def imported(client: Client, file: dict[str, Any]) -> Table:
    """The table made from a file, once the server has found its game compiled."""
    while (answer := client.http.post("/api/matches", json=file)).status_code == 503:
        time.sleep(1)
    assert answer.status_code == 201, answer.text
    return Table(client, answer.json())


@contextmanager
def someone_plays(server: Server) -> Iterator[list[float]]:
    """The milliseconds that each action of another player takes meanwhile."""
    times: list[float] = []
    over = threading.Event()
    thread = threading.Thread(target=_play, args=(server.address, times, over))
    thread.start()
    try:
        yield times
        until = time.monotonic() + 60
        while not times and thread.is_alive() and time.monotonic() < until:
            time.sleep(0.05)
    finally:
        over.set()
        thread.join()
    assert times
    times.sort()
    late = times[int(len(times) * 0.99)]
    print(f"{len(times)} actions meanwhile: median {times[len(times) // 2]:.0f} ms, p99 {late:.0f} ms")
    assert not FULL or late < MOST_MS


def _play(address: str, times: list[float], over: threading.Event) -> None:
    with Client(address).enter("Ben") as ben:
        table = ben.open("me", "me")
        while not over.is_set():
            began = time.perf_counter()
            table.act()
            times.append((time.perf_counter() - began) * 1000)
            if table.now["status"] != "running":
                table = ben.open("me", "me")
            over.wait(0.05)


def test_a_long_match_that_is_acted_and_taken_back_and_followed_from_the_beginning(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    eve = server.guest("Eve")
    table = imported(eve, long_file(ACTIONS))
    with someone_plays(server):
        for _ in range(ACTIONS + ACTIONS // 10):
            table.act()
            answer = eve.http.post(f"{table.path}/undo", json={"seq": table.now["seq"]})
            if answer.status_code == 409:
                assert answer.json()["error"]["code"] == "log-full"
                break
            table.now = answer.json()
        for _ in range(3):
            with eve.watch(table.id, after=0) as socket:
                assert next_message(socket, 120)["missed"]
    server.kill()
    server.start()
    while eve.http.get(table.path).status_code == 503:
        time.sleep(1)
    with someone_plays(server), eve.watch(table.id, after=0) as socket:
        assert next_message(socket, 120)["missed"]
    assert server.alive


def test_the_moments_of_a_long_match(own_server: Callable[..., Server]) -> None:
    server = own_server()
    eve = server.guest("Eve")
    table = imported(eve, long_file(ACTIONS))
    with someone_plays(server):
        until = time.monotonic() + SECONDS
        moments = iter(range(ACTIONS, 0, -1))
        told = 0
        while time.monotonic() < until and (moment := next(moments, None)) is not None:
            answer = eve.http.get(f"{table.path}/at/{moment}", params={"since": 0})
            assert answer.status_code in (200, 429)
            told += answer.status_code == 200
        print(f"{told} moments told")


def test_imports_one_after_the_other(own_server: Callable[..., Server]) -> None:
    server = own_server()
    eve, file = server.guest("Eve"), long_file(ACTIONS)
    imported(eve, file)
    with someone_plays(server):
        until, answers = time.monotonic() + SECONDS, []
        while time.monotonic() < until:
            answers.append(eve.http.post("/api/matches", json=file))
            time.sleep(0.8)
        assert {answer.status_code for answer in answers} <= {201, 429}
        print(f"{sum(answer.status_code == 201 for answer in answers)} imports")


def test_sixty_tables_of_bots(own_server: Callable[..., Server]) -> None:
    server = own_server()
    guests = [server.guest(f"E{number}") for number in range(20 if FULL else 3)]
    with someone_plays(server):
        for guest in guests:
            for _ in range(3):
                guest.open("random", "random", "random", "random", game="rock-island", options={"max_rounds": 500})
        time.sleep(SECONDS)


def test_pings_without_end(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.guest("Eve").open("me", "me")
    with someone_plays(server):
        flooded([live(server, table.id) for _ in range(8)], frame(PING) * 150, 5000 if FULL else 50)


def test_idle_connections(own_server: Callable[..., Server]) -> None:
    """Twice as many as an address may have; whoever comes anew is let in all the same."""
    server = own_server()
    raised_limit()
    with someone_plays(server), ExitStack() as stack:
        for _ in range(3000 if FULL else 300):
            stack.enter_context(connected(server))
        assert server.guest("Ada").get("/api/me")["name"] == "Ada"
        time.sleep(SECONDS)


@pytest.mark.parametrize("what", ["hints", "files"])
def test_what_is_asked_for_and_left_at_once(own_server: Callable[..., Server], what: str) -> None:
    server = own_server()
    eve = server.guest("Eve")
    table = eve.open("me", "me", options={"first_player": 0}, settings={"hints": True})
    file = json.dumps(file_from_position(40))
    asked = asking(eve, f"{table.path}/hint", "{}") if what == "hints" else asking(eve, "/api/matches", file)
    with someone_plays(server):
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            with connected(server) as line:
                line.sendall(asked)
            time.sleep(0.02)
    assert server.alive


def test_requests_that_are_too_much(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with someone_plays(server):
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            for data in TOO_MUCH.values():
                answered(server, data)
    assert server.alive
