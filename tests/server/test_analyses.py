"""Looking back at finished matches: in the background, kept with the match, never before the end."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import branchline
from branchline.server.bots.analyses import MOST_WAITING, Analyses
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import NOBODY
from branchline.server.tables.start import Start
from branchline.server.words import WORDS
from server.harness import SHORT, Server, Table

OPTIONS = {"first_player": 0} | SHORT


def finished(server: Server) -> Table:
    table = server.guest("Ada").open("me", "me", options=OPTIONS)
    table.play_out(random.Random(3))
    return table


def looked_back(table: Table, seconds: float = 600) -> dict[str, Any]:
    """Begun as soon as the server knows that the game is compiled, and awaited."""
    end = time.monotonic() + seconds
    begun = table.client.http.post(f"{table.path}/analysis", json={})
    heard = [0.0]
    while begun.status_code == 409 or begun.json()["status"] != "done":
        heard.append(begun.json().get("progress", 0.0))
        assert time.monotonic() < end, begun.text
        time.sleep(0.2)
        begun = table.client.http.post(f"{table.path}/analysis", json={})
    assert heard == sorted(heard)
    assert any(0.0 < done <= 1.0 for done in heard)
    found: dict[str, Any] = begun.json()["analysis"]
    return found


def test_what_was_found_is_kept_with_the_match(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = finished(server)
    assert table.get("analysis") == {"status": "none", "progress": 0.0, "analysis": None}
    found = looked_back(table)
    assert len(found["chances"]) == table.now["moment"] + 1
    assert [chance > 0 for chance in found["chances"][-1]] == [
        seat in table.look()["table"]["winners"] for seat in (0, 1)
    ]
    assert found["mistakes"]
    server.kill()
    server.start()
    assert table.get("analysis") == {"status": "done", "progress": 1.0, "analysis": found}
    assert server.stranger().get(f"{table.path}/analysis")["analysis"] == found


def test_a_better_move_can_be_played_on_with(server: Server) -> None:
    table = finished(server)
    mistake = looked_back(table)["mistakes"][0]
    moment, better = mistake["moment"], mistake["better"]["text"]
    form = {"moment": moment, "action": better, "bots": {str(1 - mistake["seat"]): "random"}}
    copy = table.client.at(table.post("sandbox", form, 201)["table"]["id"])
    assert next(entry["text"] for entry in copy.get("log")["entries"] if entry["kind"] == "action") == better
    refused = table.post("sandbox", form | {"action": mistake["action"]["text"] + " nowhere"}, 422)
    assert refused["error"]["message"]


def test_never_while_the_match_goes_on(server: Server) -> None:
    table = server.guest("Ada").open("me", "me", options=OPTIONS)
    for language in ("en", "fr"):
        refused = table.post("analysis", status=409, lang=language)["error"]["message"]
        assert refused == WORDS.say("refusal-not-over", language)
    table.get("analysis", 409)


class Stuck:
    """A worker that never comes to an end."""

    async def ask(self, *_: Any) -> None:
        await asyncio.Event().wait()


class Compiled:
    def is_done(self, game: Any) -> bool:
        return True

    def want_search(self, game: Any) -> None:
        pass

    async def known(self) -> None:
        pass


def test_nobody_has_more_than_a_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unknown(analyses: Any, session: Any) -> dict[str, Any]:
        return {"status": "none"}

    async def begun() -> list[str | int]:
        analyses = Analyses(None, None, Stuck(), Compiled())  # type: ignore[arg-type]
        match = branchline.load("rocket").new(players=2, seed=1)
        start = Start("rocket", match.rules, ["A", "B"], {}, "1")
        snapshot = SimpleNamespace(known_match=lambda: match, start=lambda: start)
        answers: list[str | int] = []
        for number in range(MOST_WAITING + 1):
            session: Any = SimpleNamespace(id=str(number), snapshot=snapshot)
            try:
                answers.append((await analyses.begin(session, NOBODY))["status"])
            except Refusal as refusal:
                answers.append(refusal.status)
        await analyses.close()
        return answers

    monkeypatch.setattr(Analyses, "json", unknown)
    assert asyncio.run(begun()) == [*["working"] * MOST_WAITING, 429]
