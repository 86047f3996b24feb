"""A sitting at a table by requests, the same at the server as in a browser's Python: both run this page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

Ask = Callable[[str, str, Any], Awaitable[tuple[int, Any]]]
OWN = {"id", "person", "token", "at", "created", "updated", "invite", "due", "now", "host", "origin", "turn_started_at"}
"""What is another each time: names of tables and people, and times."""
MOVES = 6


def steady(told: Any) -> Any:
    """Without what is another each time."""
    if isinstance(told, dict):
        return {key: steady(value) for key, value in told.items() if key not in OWN}
    return [steady(one) for one in told] if isinstance(told, list) else told


async def asked(ask: Ask, at: str) -> Any:
    """How the table stands when it is somebody's turn who is there."""
    for _ in range(600):
        _, present = await ask("GET", at, None)
        if present["legal"] or present["status"] != "running":
            return present
        await asyncio.sleep(0.02)
    raise TimeoutError


async def sit(ask: Ask, game: str, lang: str) -> list[Any]:
    """Every answer of a sitting with a beginner: boards, refusals, previews, actions, history, a copy, the file."""
    found: list[Any] = []
    table = "TABLE"

    async def note(method: str, path: str, body: Any = None) -> Any:
        status, answer = await ask(method, f"/api{path}{'&' if '?' in path else '?'}lang={lang}", body)
        found.append([method, path.replace(table, "TABLE"), status, steady(answer)])
        return answer

    await note("POST", "/guests", {"nam": "Ada"})
    await note("POST", "/guests", {"name": "Ada"})
    await note("GET", f"/games/{game}/board")
    await note("GET", "/games/chess/board")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    await note("POST", "/tables", {"game": game, "seats": seats, "options": {"nonsense": True}})
    seats[0]["name"] = "Zoé"
    table = (await note("POST", "/tables", {"game": game, "seats": seats}))["table"]["id"]
    at = f"/tables/{table}"
    for move in range(MOVES):
        present = await asked(ask, f"/api{at}?lang={lang}")
        action = present["legal"][7 * move % len(present["legal"])]["text"]
        await note("POST", f"{at}/why", {"action": action})
        await note("POST", f"{at}/actions", {"seq": present["seq"], "action": 10**6})
        await note("POST", f"{at}/actions", {"seq": present["seq"], "action": action})
    await asked(ask, f"/api{at}?lang={lang}")
    for path in (
        "",
        "/undo",
        "/log?after=0&limit=1000",
        "/at/3?since=1",
        "/at/3/words",
        "/at/x",
        "/course",
        "/seed",
        "/since",
    ):
        await note("GET", f"{at}{path}")
    await note("GET", "/tables?list=mine&limit=8")
    await note("POST", f"{at}/sandbox", {"moment": 2, "bots": {"1": "novice"}})
    await note("POST", f"{at}/consent", {"about": "end"})
    file = await note("GET", f"{at}/file")
    await note("POST", "/matches", file)
    await note("POST", "/matches", {"format": 1})
    await note("GET", "/nowhere")
    return found


async def in_the_page(game: str, lang: str) -> list[Any]:
    """The sitting at the tables of a page, in its own Python."""
    from branchline.offline import page

    token = ""

    async def keep(rows: str) -> None:
        json.loads(rows)

    async def work(job: str, tell: Any = None) -> str:
        return page.work(job)

    async def ask(method: str, address: str, body: Any) -> tuple[int, Any]:
        nonlocal token
        text = json.dumps(body) if body is not None else ""
        status, answer = json.loads(await page.ask(method, address, text, token))
        found = json.loads(answer)
        token = found.get("token", token) if address.startswith("/api/guests") else token
        return status, found

    async def bring(_: str) -> None:
        """It is there."""

    page.open_house("[]", keep, work, bring, 5)
    return await sit(ask, game, lang)
