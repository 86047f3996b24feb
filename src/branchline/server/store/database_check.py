"""Whether a database can be used, before anything is written to it; and what went wrong with one later."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from branchline.server.operations.start_error import CannotStart
from branchline.server.store.database import open_engine
from branchline.server.store.migrations import present_revision, revisions

SMALL = 64 * 1024 * 1024
"""A file up to this size is checked page by page when the server starts."""
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR")
READ_ONLY = ("SQLITE_READONLY", "SQLITE_PERM", "SQLITE_CANTOPEN")
FULL = ("SQLITE_FULL",)


def check_database(address: str) -> None:
    """`CannotStart` where the database is not one that this server can use."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise CannotStart("database-address", address=address) from None
    if url.get_backend_name() == "sqlite":
        path = Path((url.database or ":memory:").removeprefix("file:"))
        if path.exists() and path.stat().st_size:
            _check_file(path, "ro" if url.query.get("mode") == "ro" else "rw")
    else:
        asyncio.run(_check_server(url))


async def _check_server(url: URL) -> None:
    where = url.render_as_string()
    try:
        engine = open_engine(str(url.render_as_string(hide_password=False)))
        async with engine.connect() as connection:
            revision = await connection.run_sync(present_revision)
        await engine.dispose()
    except (SQLAlchemyError, OSError, ImportError) as fault:
        raise CannotStart("database-unreachable", address=where, fault=str(fault).splitlines()[0]) from fault
    check_revision({revision} if revision else set(), where)


def _check_file(path: Path, mode: str) -> None:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True)) as file:
            _check_contents(file, path)
            _check_writable(file)
    except sqlite3.Error as fault:
        raise CannotStart(f"database-{what_failed(fault)}", file=str(path), fault=str(fault)) from fault


def _check_contents(file: sqlite3.Connection, path: Path) -> None:
    names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "alembic_version" not in names:
        raise CannotStart("database-foreign", file=str(path))
    if path.stat().st_size <= SMALL and file.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise CannotStart("database-damaged", file=str(path), fault="quick_check")
    if names:
        check_revision({revision for (revision,) in file.execute("SELECT version_num FROM alembic_version")}, str(path))


def _check_writable(file: sqlite3.Connection) -> None:
    """Write, and take it back: a transaction alone is granted for a database that can only be read."""
    (version,) = file.execute("PRAGMA user_version").fetchone()
    file.execute("BEGIN IMMEDIATE")
    file.execute(f"PRAGMA user_version = {int(version)}")
    file.rollback()


def check_revision(found: set[str], where: str) -> None:
    """A database that a newer server has changed is left alone."""
    unknown = found - revisions()
    if unknown:
        raise CannotStart("database-newer", file=where, revision=", ".join(sorted(unknown)))


def what_failed(fault: BaseException | None) -> str:
    """`damaged`, `read-only` or `full`, where the database says so; otherwise `failed`."""
    while fault is not None:
        if isinstance(fault, DBAPIError) and fault.orig is not None:
            fault = fault.orig
        name = getattr(fault, "sqlite_errorname", "")
        for kind, names in (("damaged", DAMAGED), ("read-only", READ_ONLY), ("full", FULL)):
            if name.startswith(names):
                return kind
        fault = fault.__cause__
    return "failed"
