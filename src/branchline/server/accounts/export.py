"""All that is kept of somebody, as one file of JSON, written a table at a time."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from branchline.server.lobby.directory import Cursor, Directory
from branchline.server.tables.records import Person, Seat, Table
from branchline.server.tables.store import TableStore
from branchline.server.visibility.table_json import table_json

FORMAT = "branchline-person-1"
AT_A_TIME = 20
LISTS = ("mine", "past")


class Stores(Directory, TableStore, Protocol):
    """Whatever stores tables."""


async def exported(about: dict[str, Any], person: Person, store: Stores) -> AsyncIterator[str]:
    """`about` first, then each table that they sit or sat at, with what they said and did there."""
    head = json.dumps({"format": FORMAT} | about, indent=1, ensure_ascii=False).removesuffix("\n}")
    yield f'{head},\n "tables": ['
    comma = ""
    async for table, seats in _tables(person, store):
        yield f"{comma}\n{json.dumps(await _table(table, seats, person, store), ensure_ascii=False)}"
        comma = ","
    yield "]\n}\n"


async def _tables(person: Person, store: Stores) -> AsyncIterator[tuple[Table, Sequence[Seat]]]:
    for name in LISTS:
        after: Cursor | None = None
        while found := await store.page(name, person.id, after, AT_A_TIME):
            for after, table, seats in found:  # noqa: B007
                yield table, seats


async def _table(table: Table, seats: Sequence[Seat], person: Person, store: Stores) -> dict[str, Any]:
    stored = await store.load(table.id)
    lines = stored.entries if stored is not None else []
    mine = [
        {"seq": line.seq, "at": line.at, "kind": line.kind, "text": line.text}
        for line in lines
        if line.person == person.id
    ]
    return {**table_json(table, seats, person.id), "lines": mine}
