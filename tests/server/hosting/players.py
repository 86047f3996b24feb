"""People who play through whatever happens to the servers: a request that got no answer is sent again, word for word,
and a live connection that broke is taken up where it was."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import branchline
from branchline.kernel.files import read_match

Data = dict[str, Any]
SEATS = (["me", "random", "greedy"], ["me", "open"], ["me", "open", "random"], ["me", "open", "greedy"])
AWAY = (429, 500, 502, 503)
PATIENCE = 240.0
"""Seconds in which one request must have been answered."""
QUIET = 60.0
"""Seconds without a message after which a viewer comes anew."""


class Player:
    def __init__(self, http: httpx.AsyncClient, dice: random.Random) -> None:
        self.http, self.dice = http, dice
        self.headers: dict[str, str] = {}
        self.lines: list[int] = []
        self.acknowledged: list[tuple[int, str]] = []

    async def ask(self, method: str, path: str, body: Data | None = None, **headers: str) -> Data:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while True:
            assert asyncio.get_running_loop().time() < deadline, f"{path} was never answered"
            try:
                answer = await self.http.request(method, path, json=body, headers=self.headers | headers)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code not in AWAY:
                data: Data = answer.json()
                return data | {"code": answer.status_code}
            await asyncio.sleep(0.3)

    async def post(self, path: str, body: Data, **headers: str) -> Data:
        answer = await self.ask("POST", path, body, **headers)
        assert answer["code"] in (200, 201), (path, body, answer)
        return answer

    async def arrive(self, name: str) -> None:
        token = (await self.post("/api/guests", {"name": name}))["token"]
        self.headers = {"Authorization": f"Bearer {token}"}

    async def play(self, table: str, acted: Callable[[], None]) -> None:
        while not await self._watch(table, acted):
            await asyncio.sleep(0.1)

    async def _watch(self, table: str, acted: Callable[[], None]) -> bool:
        """Whether the game is over."""
        query = f"?after={self.lines[-1]}" if self.lines else "?after=0"
        address = f"{self.http.base_url}".replace("http", "ws").rstrip("/") + f"/api/tables/{table}/live{query}"
        try:
            async with connect(address, additional_headers=self.headers, max_size=None, proxy=None) as socket:
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), QUIET))
                    if message["type"] in ("hello", "entry") and await self._answer(table, message, acted):
                        return True
        except (OSError, TimeoutError, WebSocketException):
            return False

    async def _answer(self, table: str, message: Data, acted: Callable[[], None]) -> bool:
        self.lines += [entry["seq"] for entry in message.get("missed", [message.get("entry")]) if entry]
        while message["status"] == "running" and message.get("legal"):
            action = self.dice.choice(message["legal"])["text"]
            body = {"seq": message["seq"], "action": action}
            answer = await self.ask("POST", f"/api/tables/{table}/actions", body)
            if answer["code"] == 409:
                assert answer["error"]["code"] in ("stale", "not-running"), answer
                return False
            assert answer["code"] == 200, answer
            assert answer["entry"]["text"] == action
            self.acknowledged.append((answer["entry"]["seq"], action))
            acted()
            return False
        return bool(message["status"] == "finished")


async def play_game(http: httpx.AsyncClient, number: int, options: Data, acted: Callable[[], None]) -> int:
    """Play one game to its end, and check it; returns how many actions it took."""
    dice, seats = random.Random(number), SEATS[number % len(SEATS)]
    players = [Player(http, dice) for _ in range(seats.count("open") + 1)]
    for index, player in enumerate(players):
        await player.arrive(f"P{number}-{index}")
    form = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    wanted = {"game": "rocket", "seats": form, "options": options}
    opened = await players[0].post("/api/tables", wanted, **{"Idempotency-Key": f"game-{number}"})
    table, invite = opened["table"]["id"], opened["table"]["invite"]
    for player in players[1:]:
        await player.post(f"/api/tables/{table}/join", {"invite": invite})
    await asyncio.gather(*(player.play(table, acted) for player in players))
    return await _check(players, table)


async def _check(players: list[Player], table: str) -> int:
    """The file replays to the scores that were told; every acknowledged action is in the log once, on its line; and
    nobody who watched missed a line or was told one twice."""
    ask = players[0].ask
    told = await ask("GET", f"/api/tables/{table}")
    match = read_match(_without_code(await ask("GET", f"/api/tables/{table}/file")), branchline.catalogue(), table)
    assert match.is_over
    assert match.scores() == told["scores"]
    log = (await ask("GET", f"/api/tables/{table}/log?limit=1000"))["entries"]
    actions = [(entry["seq"], entry["text"]) for entry in log if entry["kind"] == "action"]
    assert [text for _, text in actions] == [str(action) for action in match.actions]
    for player in players:
        assert set(player.acknowledged) <= set(actions), "an acknowledged action is missing"
        assert player.lines == list(range(1, len(log) + 1)), "a line was lost or came twice"
    return len(actions)


def _without_code(answer: Data) -> Data:
    return {name: value for name, value in answer.items() if name != "code"}
