"""Many whole games at once, over HTTP and live connections, against the real database.

`BRANCHLINE_STRESS_GAMES=200` for the full measure.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect

import branchline
from branchline.kernel.files import read_match
from server.harness import Server

GAMES = int(os.environ.get("BRANCHLINE_STRESS_GAMES", "4"))
SEATS = (["me", "open"], ["me", "open", "open"], ["me", "open", "random"], ["me", "open", "greedy", "random"])


class Player:
    """Someone who plays at random whatever the live connection says is allowed."""

    def __init__(self, http: httpx.AsyncClient, address: str, dice: random.Random) -> None:
        self.http, self.address, self.dice = http, address, dice
        self.headers: dict[str, str] = {}
        self.seen: list[int] = []

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.http.post(path, json=body, headers=self.headers)
        assert answer.status_code in (200, 201), (path, body, answer.status_code, answer.text)
        data: dict[str, Any] = answer.json()
        return data

    async def arrive(self, name: str) -> None:
        token = (await self.post("/api/guests", {"name": name}))["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    async def play(self, table: str) -> None:
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        # One loop here plays everyone, so its own haste must not count as the server's slowness.
        patient: dict[str, Any] = {"open_timeout": 300, "ping_interval": None}
        async with connect(address, additional_headers=self.headers, max_size=None, proxy=None, **patient) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "presence":
                    continue
                self.seen.append(message["seq"])
                if message["status"] == "finished":
                    return
                if message["legal"]:
                    action = self.dice.choice(message["legal"])["text"]
                    await self.post(f"/api/tables/{table}/actions", {"seq": message["seq"], "action": action})


async def game(http: httpx.AsyncClient, address: str, number: int) -> tuple[int, list[int]]:
    """Play one game to its end; returns how many actions it took, and its scores."""
    dice, seats = random.Random(number), SEATS[number % len(SEATS)]
    players = [Player(http, address, dice) for _ in range(seats.count("open") + 1)]
    for index, player in enumerate(players):
        await player.arrive(f"P{index}")
    form = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    opened = await players[0].post("/api/tables", {"game": "rocket", "seats": form})
    table, invite = opened["table"]["id"], opened["table"]["invite"]
    for player in players[1:]:
        await player.post(f"/api/tables/{table}/join", {"invite": invite})
    await asyncio.gather(*(player.play(table) for player in players))
    for player in players:
        assert player.seen == list(range(player.seen[0], player.seen[-1] + 1)), "a line was lost or came twice"
    return await _check(http, table)


async def _check(http: httpx.AsyncClient, table: str) -> tuple[int, list[int]]:
    """The file replays to the scores that were told, and the log holds every action once."""
    answer = (await http.get(f"/api/tables/{table}")).json()
    match = read_match((await http.get(f"/api/tables/{table}/file")).json(), branchline.catalogue(), table)
    assert match.is_over
    assert match.scores() == answer["scores"]
    log = (await http.get(f"/api/tables/{table}/log", params={"limit": 1000})).json()["entries"]
    actions = [entry["text"] for entry in log if entry["kind"] == "action"]
    assert actions == [str(action) for action in match.actions]
    return len(actions), match.scores()


async def play_all(address: str, games: int) -> list[tuple[int, list[int]]]:
    limits = httpx.Limits(max_connections=max(games * 2, 100), max_keepalive_connections=games * 2)
    async with httpx.AsyncClient(base_url=address, timeout=300, limits=limits) as http:
        return await asyncio.gather(*(game(http, address, number) for number in range(games)))


def test_many_whole_games_at_once(own_server: Callable[..., Server]) -> None:
    server = own_server(requests_per_second=2000.0)
    results = asyncio.run(play_all(server.address, GAMES))
    assert len(results) == GAMES
    assert all(actions > 50 for actions, _ in results)
    print(f"{GAMES} games, {sum(actions for actions, _ in results)} actions")
