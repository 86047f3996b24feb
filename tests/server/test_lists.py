"""Lists of tables stay quick however many there are."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

from branchline.server.lobby.directory import Cursor
from branchline.server.store.table_lists import my_tables, past_tables, public_tables
from server.harness import Client, Server

FINISHED, RUNNING = 1000, 200


def fill(database: Path, person: str) -> None:
    """1,000 finished and 200 running tables, half of them this person's."""
    with sqlite3.connect(database) as connection:
        for number in range(FINISHED + RUNNING):
            over = number < FINISHED
            connection.execute(
                "INSERT INTO tables (id, game, rules, options, settings, host, invite, public, status, to_move, seq,"
                " scores, created, updated) VALUES (?, 'rocket', 1, '{}', '{}', ?, ?, ?, ?, ?, 1, ?, 0, ?)",
                (f"t{number}", person, f"i{number}", number % 4 < 3, "finished" if over else "running",
                 None if over else number % 3, "[1, 2, 3]" if over else None, number // 2),
            )  # fmt: skip
            connection.executemany(
                "INSERT INTO seats (table_id, seat, kind, person, name, resigned, ended)"
                " VALUES (?, ?, 'person', ?, ?, 0, ?)",
                [(f"t{number}", seat, person if seat != 2 and number % 2 else None, f"s{seat}",
                  number // 2 + 1 if over else 0) for seat in range(3)],
            )  # fmt: skip
    connection.close()


@pytest.fixture
def full(own_server: Callable[..., Server]) -> tuple[Client, str, Path]:
    server = own_server()
    ada = server.guest("Ada")
    person = ada.get("/api/me")["id"]
    database = server.data / "branchline.sqlite3"
    fill(database, person)
    return ada, person, database


def pages(client: Client, name: str, limit: int) -> list[dict[str, Any]]:
    tables, after = [], None
    while True:
        page = client.get("/api/tables", list=name, limit=limit, **({"after": after} if after else {}))
        tables += page["tables"]
        after = page["next"]
        if after is None:
            return tables


def test_pages_hold_every_table_once_in_order_and_use_an_index(full: tuple[Client, str, Path]) -> None:
    ada, person, database = full
    mine, past, watch, finished = (pages(ada, name, 33) for name in ("mine", "past", "watch", "finished"))
    assert [len(tables) for tables in (mine, past, watch, finished)] == [100, 500, 150, 750]
    for tables in (mine, past, watch, finished):
        assert len({table["id"] for table in tables}) == len(tables)
    turns = [table["your_turn"] for table in mine]
    assert turns == sorted(turns, reverse=True)
    assert any(turns)
    assert not all(turns)
    for tables in (past, watch, finished):
        assert [table["updated"] for table in tables] == sorted((t["updated"] for t in tables), reverse=True)
    _check_plans(person, database)
    started = time.monotonic()
    for name in ("mine", "past", "open", "watch", "finished") * 4:
        ada.get("/api/tables", list=name)
    assert time.monotonic() - started < 5


def _check_plans(person: str, database: Path) -> None:
    later = Cursor(0, 300, "t600")
    queries = {
        "tables_by_status": [public_tables("running", None), public_tables("finished", later)],
        "seats_by_person": [past_tables(person, None), past_tables(person, later), my_tables(person, None)],
    }
    for index, of_index in queries.items():
        for query in of_index:
            plan = _plan(database, query.limit(20))
            assert index in plan, plan
            assert "SCAN tables" not in plan
            assert "SCAN seats" not in plan
            if "my_tables" not in str(query) and "subquery" not in plan and "CO-ROUTINE" not in plan:
                assert "TEMP B-TREE FOR ORDER BY" not in plan, plan


def _plan(database: Path, query: Select[Any]) -> str:
    compiled = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with sqlite3.connect(database) as connection:
        rows = connection.execute(f"EXPLAIN QUERY PLAN {compiled}").fetchall()
    connection.close()
    return "\n".join(row[3] for row in rows)


def test_the_public_lists_show_what_can_be_joined_and_watched(server: Server) -> None:
    ada = server.guest("Ada")
    waiting = ada.open("me", "open", public=True)
    running = ada.open("me", "random", public=True)
    secret = ada.open("me", "open")
    eve = server.guest("Eve")
    joinable = {table["id"] for table in eve.get("/api/tables", list="open", limit=100)["tables"]}
    watchable = {table["id"] for table in eve.get("/api/tables", list="watch", limit=100)["tables"]}
    assert waiting.id in joinable
    assert running.id in watchable
    assert secret.id not in joinable | watchable
    assert eve.get("/api/tables", list="mine")["tables"] == []
    assert len(ada.get("/api/tables")["tables"]) == 3
    server.stranger().get("/api/tables", 401, list="mine")
