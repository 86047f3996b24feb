"""Two servers that differ in nothing but what is hidden: same people, same table, same times, same chance."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from branchline.server.lobby.new_table import TablePlan, new_seat, new_table, rows_of
from branchline.server.people.tokens import Tokens
from branchline.server.settings import Settings
from branchline.server.store.sql_store import SqlStore
from branchline.server.tables.journal import ACTION
from branchline.server.tables.records import PERSON, Entry, Person, Record, changed
from branchline.server.tables.store import Transaction
from server.harness import Client, Server

SECRET = "5ec4e7" * 10
TESTS = Path(__file__).parent.parent
NAMES = ("Ada", "Ben", "Cat", "Dan")


@dataclass(frozen=True)
class Case:
    """A match in progress, as a table keeps it."""

    game: str
    rules: int
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: str | None = None
    start: dict[str, Any] | None = None
    actions: Sequence[str] = ()
    mover: str = ""
    """Who is to move."""
    action: str = ""
    """Something that is allowed to them."""
    settings: dict[str, Any] = field(default_factory=dict)
    """Of the table, beyond the usual."""


def server_of(case: Case, folder: Path, *, still: bool = True) -> Server:
    """A server with a table `t` where this match is being played by Ada, Ben, …, in seats 0, 1, …; time stands still
    unless it is asked for."""
    folder.mkdir()
    (folder / "secret.key").write_text(SECRET)
    write_table(case, Settings(data=folder).database_url)
    games = {"BRANCHLINE_GAMES": "toys", "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])}
    return Server(folder, still=still, environment=games, client=str(folder / "no-client"))


def write_table(case: Case, address: str) -> None:
    """Write the table `t` of this match into a database."""
    asyncio.run(_write(address, _rows(case)))


def client_of(server: Server, person: str) -> Client:
    client = server.stranger()
    client.token = Tokens(SECRET).sign(person)
    client.http.headers["Authorization"] = f"Bearer {client.token}"
    return client


def _rows(case: Case) -> list[Record]:
    people = [Person(id=name.lower(), kind="guest", name=name, created=1) for name in (*NAMES, "Hugo", "Gus")]
    table = new_table(
        id="t", invite="i", game=case.game, rules=case.rules, options=case.options, seed=case.seed, start=case.start,
        host="hugo", public=True, created=1, updated=1,
        settings={"undo": "free", "spectator_chat": False} | case.settings,
    )  # fmt: skip
    seats = [new_seat("t", number, PERSON, NAMES[number], NAMES[number].lower()) for number in range(case.players)]
    rows = rows_of(TablePlan(table, seats, actions=case.actions), people[-2])
    return [*people, *(_settled(row) for row in rows)]


def _settled(row: Record) -> Record:
    """With the time and the person that it would have had, had it been played here."""
    if isinstance(row, Entry):
        person = NAMES[row.seat or 0].lower() if row.kind == ACTION else row.person
        return changed(row, at=row.seq, person=person)
    return row


async def _write(address: str, rows: list[Record]) -> None:
    store = SqlStore(address)
    await store.open()
    await store.write(Transaction(new=rows))
    await store.close()
