"""However many ask at the same time how much was written, the database is asked once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.store.sql_store import SqlStore
from branchline.server.tables.revision_reader import RevisionReader
from branchline.server.tables.store import Revision, StoreFailed
from server.harness import Server

CROWD = 50


@pytest.fixture
def tables(tmp_path: Path) -> list[str]:
    server = Server(tmp_path)
    ada = server.guest("Ada")
    opened = [str(ada.open("me", "me").now["table"]["id"]) for _ in range(2)]
    server.stop()
    return opened


def _asked(tmp_path: Path, tables: list[str], *, gone: bool = False) -> tuple[list[Any], int]:
    """What a crowd is told, and how often the database was asked for it."""
    queries = []

    async def ask() -> list[Any]:
        store = SqlStore(f"sqlite:///{tmp_path / 'branchline.sqlite3'}")
        database = store.database
        event.listen(database.engine.sync_engine, "before_cursor_execute", lambda *query: queries.append(query[2]))
        if gone:
            event.listen(database.engine.sync_engine, "before_cursor_execute", _fail)
        reader = RevisionReader(store)
        answers = await asyncio.gather(*map(reader.read, tables * CROWD), return_exceptions=True)
        await database.close()
        return answers

    return asyncio.run(ask()), len([query for query in queries if query.startswith("SELECT")])


def _fail(*_: Any) -> None:
    raise SQLAlchemyError("away")


def test_a_crowd_is_answered_by_one_question(tmp_path: Path, tables: list[str]) -> None:
    answers, queries = _asked(tmp_path, [*tables, "nowhere"])
    assert [type(answer) for answer in answers[:3]] == [Revision, Revision, type(None)]
    assert answers == answers[:3] * CROWD
    assert queries == 1


def test_a_database_that_is_away_fails_everybody(tmp_path: Path, tables: list[str]) -> None:
    answers, _ = _asked(tmp_path, tables, gone=True)
    assert {type(answer) for answer in answers} == {StoreFailed}
