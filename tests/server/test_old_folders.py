"""A data folder of an earlier version opens, and what was going on there goes on."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from branchline.server.people.tokens import Tokens
from branchline.server.tables.journal import CONSENT, KINDS
from server.harness import Client, Server, request_about
from server.twins import SECRET

FOLDERS = Path(__file__).parent / "folders"
PEOPLE = {"Ada": "MbShSHTmbyll4-LG", "Ben": "af-axBPsnnx_r6Ai", "Cat": "7BJNd2PLX6e1yWbl"}
OPEN_REQUESTS, ABSENT = "prFcOgASSMG2vni1", "R2JfaHXxcEz7VDAc"
"""A table where an undo and the end wait for Cat, and a pause for the others; one where a bot may play for someone."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """With the tables that version 1.0 left when undo, end, takeover and pause had lines of their own."""
    (tmp_path / "secret.key").write_text(SECRET)
    (tmp_path / "secret.key").chmod(0o600)
    with closing(sqlite3.connect(tmp_path / "branchline.sqlite3")) as database:
        database.executescript((FOLDERS / "four_kinds_of_requests.sql").read_text(encoding="utf-8"))
    server = Server(tmp_path)
    yield server
    server.stop()
    shutil.rmtree(tmp_path)


def _client(server: Server, name: str) -> Client:
    client = server.stranger()
    client.http.headers["Authorization"] = f"Bearer {Tokens(SECRET).sign(PEOPLE[name])}"
    return client


def test_open_requests_are_answered_and_the_match_is_played_on(server: Server) -> None:
    ada, ben, cat = (_client(server, name).at(OPEN_REQUESTS) for name in PEOPLE)
    assert {request["about"] for request in cat.now["requests"]} == {"undo", "pause", "end"}
    assert request_about(cat.now, "undo")["waiting"] == [2]
    moment = request_about(cat.now, "undo")["to"]
    assert cat.post("consent/answer", {"about": "undo", "agree": True})["moment"] == moment
    for table in (ada, ben):
        table.post("consent/answer", {"about": "pause", "agree": True})
    assert ada.look()["table"]["clock"]["paused"]
    assert request_about(cat.post("consent/answer", {"about": "end", "agree": False}), "end") is None
    mover = (ada, ben, cat)[ada.look()["to_move"]]
    mover.look()
    assert mover.act()["moment"] == moment + 1


def test_old_lines_are_told_in_todays_words(server: Server) -> None:
    log = _client(server, "Ada").at(OPEN_REQUESTS).get("log", limit=1000)["entries"]
    assert {line["kind"] for line in log} <= set(KINDS)
    about = [line["about"] for line in log if line["kind"] == CONSENT]
    assert (about.count("pause"), about.count("undo"), about.count("end")) == (6, 5, 4)
    assert all("{" not in line["sentence"] and "entry-" not in line["sentence"] for line in log)
    assert "Ben does not want a pause now." in [line["sentence"] for line in log]


def test_a_bot_plays_where_that_was_asked_for(server: Server) -> None:
    tables = {name: _client(server, name).at(ABSENT) for name in PEOPLE}
    absent, waiting = (request_about(tables["Ada"].now, "takeover")[key] for key in ("to", "waiting"))
    others = [table for table in tables.values() if table.now["table"]["mine"] == waiting]
    assert others[0].post("consent/answer", {"about": "takeover", "agree": True})["table"]["seats"][absent]["handed"]
