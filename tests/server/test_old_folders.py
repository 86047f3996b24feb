"""A data folder of an earlier version opens, and what was going on there goes on."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from branchline.server.people.tokens import Tokens
from branchline.server.tables.journal import CONSENT, KINDS, MIGRATED
from server.harness import Client, Server, request_about
from server.twins import SECRET

FOLDERS = Path(__file__).parent / "folders"
PEOPLE = {"Ada": "MbShSHTmbyll4-LG", "Ben": "af-axBPsnnx_r6Ai", "Cat": "7BJNd2PLX6e1yWbl"}
OPEN_REQUESTS, ABSENT = "prFcOgASSMG2vni1", "R2JfaHXxcEz7VDAc"
"""A table where an undo and the end wait for Cat, and a pause for the others; one where a bot may play for someone."""


VISIBILITY_PEOPLE = {"Ada": "HEyCaR5C1d8zhRjQ", "Ben": "qmy08ZT7d7aRM7sd"}
RUNNING, COPY, MIGRATED_TABLE = "xHRp9Zd0v8IubjpW", "z8O3oZg3ymEg0in1", "ir_C9fSX3OvbcFXb"
"""A timed match where Ben lets everything pass in advance; a copy of it that sees what Ada sees; a table that went on
from its position under other rules."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """With the tables that version 1.0 left when undo, end, takeover and pause had lines of their own."""
    yield from _served(tmp_path, "four_kinds_of_requests.sql")


@pytest.fixture
def later_server(tmp_path: Path) -> Iterator[Server]:
    """With tables written when a copy noted whose eyes it has, and a table its questions."""
    yield from _served(tmp_path, "before_visibility.sql")


def _served(folder: Path, contents: str) -> Iterator[Server]:
    (folder / "secret.key").write_text(SECRET)
    (folder / "secret.key").chmod(0o600)
    with closing(sqlite3.connect(folder / "branchline.sqlite3")) as database:
        database.executescript((FOLDERS / contents).read_text(encoding="utf-8"))
    server = Server(folder)
    yield server
    server.stop()
    shutil.rmtree(folder)


def _client(server: Server, name: str, people: dict[str, str] = PEOPLE) -> Client:
    client = server.stranger()
    client.http.headers["Authorization"] = f"Bearer {Tokens(SECRET).sign(people[name])}"
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


def test_a_timed_match_goes_on_with_what_was_said_in_advance(later_server: Server) -> None:
    tables = [_client(later_server, name, VISIBILITY_PEOPLE).at(RUNNING) for name in VISIBILITY_PEOPLE]
    assert tables[1].now["answers"] == {"forced": True, "passes": True, "ended": False}
    for _ in range(6):
        before = tables[0].look()
        mover = tables[before["to_move"]]
        mover.look()
        assert mover.act()["moment"] == before["moment"] + 1
    assert tables[0].look()["table"]["clock"]["since"] is not None
    lines = tables[0].get("log", limit=1000)["entries"]
    assert [line["text"] for line in lines if line["kind"] == "chat"] == ["Good luck"]


def test_a_copy_still_sees_as_the_seat_it_was_made_for(later_server: Server) -> None:
    client = _client(later_server, "Ada", VISIBILITY_PEOPLE)
    copy = client.at(COPY)
    assert copy.now["table"]["origin"] == {"table": RUNNING, "moment": 7, "visible_as": 0}
    listed = next(table for table in client.get("/api/tables")["tables"] if table["id"] == COPY)
    assert listed["origin"] == copy.now["table"]["origin"]
    assert copy.act()["moment"] == copy.now["moment"]
    again = client.post(f"{copy.path}/sandbox", {}, 201)
    assert again["table"]["origin"]["visible_as"] == 0


def test_a_table_that_had_changed_its_rules_is_played_on(later_server: Server) -> None:
    table = _client(later_server, "Ada", VISIBILITY_PEOPLE).at(MIGRATED_TABLE)
    lines = table.get("log", limit=1000)["entries"]
    assert [line["kind"] for line in lines].count(MIGRATED) == 1
    assert table.act()["moment"] == 2
