"""Lists of tables, a page at a time."""

from __future__ import annotations

import base64
import binascii

from branchline.server.errors import Refusal
from branchline.server.lobby.directory import PUBLIC, Cursor, Directory
from branchline.server.visibility.table_json import table_json
from branchline.server.wire.answers import Tables

WAITING = ("open", "friends")


async def page_of(
    directory: Directory, name: str, person: str | None, after: str | None, limit: int,
    muted: frozenset[str] = frozenset(),
) -> Tables:  # fmt: skip
    """Tables that wait with somebody at them whom one blocks are left out: one could not sit down there."""
    cursor = _read_cursor(after) if after else None
    if person is None and name not in PUBLIC:
        raise Refusal(401, "who")
    found = await directory.page(name, person, cursor, limit + 1)
    shunned = muted if name in WAITING else frozenset()
    tables = [
        table_json(table, seats, person)
        for _, table, seats in found[:limit]
        if shunned.isdisjoint({table.host, *(seat.person for seat in seats)})
    ]
    return {"tables": tables, "next": _write_cursor(found[limit - 1][0]) if len(found) > limit else None}


def _write_cursor(cursor: Cursor) -> str:
    return base64.urlsafe_b64encode(f"{cursor.turn}.{cursor.updated}.{cursor.table}".encode()).decode().rstrip("=")


def _read_cursor(text: str) -> Cursor:
    try:
        turn, updated, id = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("ascii").split(".")
        cursor = Cursor(int(turn), int(updated), id)
    except (binascii.Error, UnicodeError, ValueError):
        raise Refusal(422, "cursor", field="after") from None
    if not 0 <= cursor.updated < 1 << 62 or not 0 <= cursor.turn < 2:
        raise Refusal(422, "cursor", field="after")
    return cursor
