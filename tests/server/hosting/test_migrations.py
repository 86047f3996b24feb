"""Databases of the first release are brought up to date, and nothing in them is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from branchline.server.store.database import Database, open_engine
from branchline.server.store.migrations import HERE, present_revision, revisions
from server.engines import Postgres

FIRST = "0001"
ROWS = (
    "INSERT INTO people VALUES ('ada', 'guest', 'Ada', 1)",
    "INSERT INTO tables (id, game, rules, options, settings, board, seed, host, invite, public, status, seq, created, "
    """updated) VALUES ('one', 'rocket', 1, '{}', '{}', '{"a": 1}', '7', 'ada', 'come', true, 'running', 1, 1, 1)""",
    "INSERT INTO seats VALUES ('one', 0, 'person', 'ada', NULL, 'Ada', false, 0)",
    "INSERT INTO journal VALUES ('one', 1, 'created', NULL, 'ada', NULL, NULL, 1)",
)


def first_release(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, FIRST)
    for row in ROWS:
        connection.execute(text(row.replace(":", r"\:")))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    engine: Postgres = request.getfixturevalue("postgres")
    return engine.new_database()


def test_up_from_the_first_release(address: str) -> None:
    asyncio.run(_filled(address))
    found = asyncio.run(_brought_up(address))
    assert found["revision"] == max(revisions())
    assert found["table"] == ("rocket", "running", True, None)
    assert found["board"] == 1
    assert found["lines"] == 1


async def _filled(address: str) -> None:
    engine = open_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(first_release)
    await engine.dispose()


async def _brought_up(address: str) -> dict[str, object]:
    database = Database(address)
    await database.open()
    await database.open()
    async with database.engine.connect() as connection:
        found = await connection.run_sync(_look)
    await database.close()
    return found


def _look(connection: Connection) -> dict[str, object]:
    ask: Callable[[str], object] = lambda query: connection.scalar(text(query))  # noqa: E731
    table = connection.execute(text("SELECT game, status, untrusted, request_key FROM tables")).one()
    return {
        "revision": present_revision(connection), "table": (table[0], table[1], bool(table[2]), table[3]),
        "board": ask("SELECT count(*) FROM boards"), "lines": ask("SELECT count(*) FROM journal"),
    }  # fmt: skip
