"""Several servers and workers on one PostgreSQL and one Redis, behind one address."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

from server.engines import Postgres, RedisServer
from server.harness import SHORT
from server.hosting.front import Front
from server.hosting.house import House
from server.hosting.players import play_game

GAMES = int(os.environ.get("BRANCHLINE_STRESS_GAMES", "3"))
BETWEEN = 5 * max(GAMES // 5, 1)
"""Actions to be acknowledged between one thing that goes wrong and the next."""


class Misfortune(threading.Thread):
    """Goes from one thing that goes wrong to the next as the games go on."""

    def __init__(self, *blows: Callable[[], Any]) -> None:
        super().__init__(daemon=True)
        self._blows, self._acted, self.over = list(blows), 0, threading.Event()
        self.fault: BaseException | None = None

    def acted(self) -> None:
        self._acted += 1

    def run(self) -> None:
        try:
            for number, blow in enumerate(self._blows, 1):
                while self._acted < number * BETWEEN:
                    if self.over.is_set():
                        return
                    time.sleep(0.01)
                blow()
                self._blows[number - 1] = _nothing
        except BaseException as fault:
            self.fault = fault

    def check(self) -> None:
        self.over.set()
        self.join(120)
        assert self.fault is None, self.fault
        assert all(blow is _nothing for blow in self._blows), "the games were over too soon"


def _nothing() -> None:
    pass


async def play_all(address: str, games: int, acted: Callable[[], None]) -> int:
    limits = httpx.Limits(max_connections=500, max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=limits) as http:
        return sum(await asyncio.gather(*(play_game(http, number, SHORT, acted) for number in range(games))))


def test_games_go_on_whatever_happens_to_the_servers(house: House, postgres: Postgres, redis: RedisServer) -> None:
    for _ in range(3):
        house.server()
    for _ in range(2):
        house.worker()
    front = Front(house.servers)
    misfortune = Misfortune(house.servers[0].kill, house.server, house.workers[0].kill, redis.restart, postgres.restart)
    misfortune.start()
    actions = asyncio.run(play_all(front.address, GAMES, misfortune.acted))
    misfortune.check()
    front.close()
    print(f"{GAMES} games, {actions} actions")
