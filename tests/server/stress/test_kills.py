"""kill -9 at random moments: every acknowledged action is there, none twice, and the bots go on.

`BRANCHLINE_STRESS_KILLS=50` for the full measure.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

from server.harness import Server, Table

KILLS = int(os.environ.get("BRANCHLINE_STRESS_KILLS", "5"))
TABLES = (("me", "me"), ("me", "greedy", "random"), ("random", "me", "greedy"), ("me", "me", "random"))
PROGRESS = 3
"""Actions to be acknowledged between one kill and the next; every fifth kill does not wait for them."""


class Stubborn(threading.Thread):
    """Plays one table after another, and repeats a request word for word until it is answered."""

    def __init__(self, server: Server, seats: tuple[str, ...], seed: int) -> None:
        super().__init__(daemon=True)
        self.client, self.seats, self.dice = server.guest("Ada"), seats, random.Random(seed)
        self.done = threading.Event()
        self.fault: BaseException | None = None
        self.tables: list[tuple[Table, list[tuple[int, str]]]] = []
        """Each table, with the acknowledged actions there: line and text."""

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self._play()
        except BaseException as fault:
            self.fault = fault

    def _play(self) -> None:
        table = self._again(lambda: self.client.open(*self.seats))
        acknowledged: list[tuple[int, str]] = []
        self.tables.append((table, acknowledged))
        while not self.done.is_set() and table.now["status"] == "running":
            if table.now["legal"]:
                body = {"seq": table.now["seq"], "action": self.dice.choice(table.now["legal"])["text"]}
                table.now = self._again(lambda body=body: table.post("actions", body))  # type: ignore[misc]
                acknowledged.append((table.now["entry"]["seq"], table.now["entry"]["text"]))
                assert table.now["entry"]["text"] == body["action"]
            else:
                self._again(table.look)

    def _again(self, ask: Callable[[], Any]) -> Any:
        deadline = time.monotonic() + 120
        while True:
            try:
                return ask()
            except httpx.TransportError:
                assert time.monotonic() < deadline, "the server did not come back"
                time.sleep(0.02)


def check(player: Stubborn) -> None:
    """Every acknowledged action is in the log, on its line; lines are whole; nobody acted twice."""
    for table, acknowledged in player.tables:
        known = list(acknowledged)
        log = table.get("log", limit=1000)["entries"]
        assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
        mine = [(entry["seq"], entry["text"]) for entry in log if entry["kind"] == "action" and entry["bot"] is None]
        assert mine[: len(known)] == known, "an acknowledged action is missing"
        assert len(mine) <= len(list(acknowledged)) + 1, "an action happened twice"


def check_by_the_rules(table: Table) -> None:
    """The log of actions is a legal game, so no bot acted twice either."""
    import branchline

    seats = len(table.now["table"]["seats"]) if "table" in table.now else len(table.look()["table"]["seats"])
    match = branchline.load("rocket").new(players=seats, seed=0, options={"first_player": _first(table)})
    for entry in table.get("log", limit=1000)["entries"]:
        if entry["kind"] == "action":
            assert match.to_move == entry["seat"]
            match.play(entry["text"], entry["seat"])


def _first(table: Table) -> int:
    first: int = table.get("at/0")["to_move"]
    return first


def test_nothing_is_lost_when_the_server_is_killed(own_server: Callable[..., Server]) -> None:
    server, dice = own_server(), random.Random(9)
    players = [Stubborn(server, seats, number) for number, seats in enumerate(TABLES)]
    for player in players:
        player.start()
    for number in range(KILLS):
        if number % 5 != 4:
            _wait_for_progress(players)
        time.sleep(dice.uniform(0.0, 0.8))
        server.kill()
        server.start()
        for player in players:
            assert player.fault is None, player.fault
            check(player)
    for player in players:
        player.done.set()
    for player in players:
        player.join(60)
        assert player.fault is None, player.fault
        check(player)
    _bots_go_on(players)
    total, tables = _acknowledged(players), sum(len(player.tables) for player in players)
    print(f"{KILLS} kills, {total} acknowledged actions at {tables} tables")
    assert total > KILLS


def _wait_for_progress(players: list[Stubborn]) -> None:
    enough, deadline = _acknowledged(players) + PROGRESS, time.monotonic() + 60
    while _acknowledged(players) < enough and not any(player.fault for player in players):
        assert time.monotonic() < deadline, "nobody could act"
        time.sleep(0.01)


def _acknowledged(players: list[Stubborn]) -> int:
    return sum(len(acknowledged) for player in players for _, acknowledged in player.tables)


def _bots_go_on(players: list[Stubborn]) -> None:
    for player in players:
        for table, _ in player.tables:
            table.until(lambda now: now["legal"] or now["status"] == "finished")
            check_by_the_rules(table)
