"""Automatic answers: given whether or not whoever asked for them is there, and told to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline.server.errors import Refusal
from branchline.server.tables.play import answers
from branchline.server.tables.store import StoreFailed
from rocket.positions import rocket
from server.harness import Server, Table
from server.routes import READING, filled
from server.twins import Case, client_of, server_of

FORK = "GWR: Bristol > 14,4"
ASKED = "advance GWR 15,4"
"""Ada's advance, to which whoever holds a share of the company may object."""
KEPT = ("keep peto", "keep brassey")
SILENT = {"forced": False, "passes": False, "ended": False}


@pytest.fixture
def fork(tmp_path: Path) -> Iterator[Server]:
    server = server_of(_case(), tmp_path / "fork")
    yield server
    server.stop()


def _case() -> Case:
    position = rocket(2, lines=FORK, shares="GWR: B 2").position()
    return Case("rocket", branchline.load("rocket").rules, 2, start=position)


def _players(server: Server) -> tuple[Table, Table]:
    return client_of(server, "ada").at("t"), client_of(server, "ben").at("t")


def _texts(table: Table) -> list[tuple[int, str]]:
    entries = table.get("log", limit=1000)["entries"]
    return [
        (entry["seat"], entry["text"].split()[0]) for entry in entries if entry["kind"] == "action" and entry["text"]
    ]


def test_everything_others_do_is_let_pass_until_one_is_asked_something_else(fork: Server) -> None:
    ada, ben = _players(fork)
    assert ben.now["answers"] == SILENT
    assert ben.post("answers", {"passes": True})["answers"] == SILENT | {"passes": True}
    ada.act(ASKED)
    ada.until(lambda now: now["moment"] == 2)
    assert _texts(ada) == [(0, "advance"), (1, "pass")]
    ada.act(next(action["text"] for action in ada.now["legal"] if action["verb"] == "station"))
    ben.until(lambda now: now["to_move"] == 1)
    assert ben.now["answers"] == SILENT | {"ended": True}
    assert ben.post("answers", {})["answers"] == SILENT


def test_a_move_without_alternative_is_taken_and_not_again_after_it_was_taken_back(tmp_path: Path) -> None:
    """Ben bids all there is, so that Ada can only pass."""
    rules = branchline.load("england-wales").rules
    server = server_of(Case("england-wales", rules, 2, seed="3", actions=KEPT), tmp_path / "auction")
    ada, ben = _players(server)
    ada.post("answers", {"forced": True})
    ben.act("bid 25")
    ada.until(lambda now: now["moment"] == 4)
    assert _texts(ada)[-1] == (0, "pass")
    ada.post("undo", {"seq": ada.now["seq"]})
    assert [action["verb"] for action in ada.look()["legal"]] == ["pass"]
    ada.act("pass")
    assert ada.now["moment"] == 4
    server.stop()


def test_answers_outlive_the_server_and_are_given_when_it_is_back(fork: Server) -> None:
    ada, ben = _players(fork)
    ben.post("answers", {"passes": True})
    fork.kill()
    fork.start()
    assert ben.look()["answers"] == SILENT | {"passes": True}
    ada.act(ASKED)
    ada.until(lambda now: now["moment"] == 2)


def test_nobody_else_is_told(tmp_path: Path) -> None:
    servers = [server_of(_case(), tmp_path / name) for name in ("one", "other")]
    client_of(servers[0], "ben").at("t").post("answers", {"forced": True, "passes": True})
    facts = {"table_id": "t", "game": "rocket", "code": "i", "moment": "0"}
    for person in ("ada", "hugo", "gus"):
        for ask in READING:
            one, other = (
                client_of(server, person).http.get(filled(ask.path, facts), params=ask.query) for server in servers
            )
            assert (one.status_code, one.content) == (other.status_code, other.content), (person, str(ask))
    own = [client_of(server, "ben").at("t").now["answers"] for server in servers]
    assert own == [{"forced": True, "passes": True, "ended": False}, SILENT]
    for server in servers:
        server.stop()


class SessionsAwayOnce:
    """The database is away when it is first asked, and the table gone the next time."""

    faults: list[Exception]

    def __init__(self) -> None:
        self.faults = [StoreFailed("away"), Refusal(404, "table")]

    async def get(self, _: str) -> Any:
        raise self.faults.pop(0)


def test_an_answer_waits_for_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "REST", 0)
    sessions: Any = SessionsAwayOnce()

    async def answer() -> None:
        runner = answers.AnswerRunner(sessions, shared=True)
        runner._answering["t"] = asyncio.create_task(runner._answer_on("t"))
        await runner._answering["t"]

    asyncio.run(answer())
    assert sessions.faults == []
