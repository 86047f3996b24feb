"""Lists of tables, a page at a time. Each page is a stretch of an index, however many tables there are."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, case, func, select, true, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from branchline.server.errors import Refusal
from branchline.server.store.database import Database
from branchline.server.store.models import FINISHED, OPEN, PERSON, RUNNING, SeatRow, TableRow, changed
from branchline.server.store.old_words import origin_in_todays_words
from branchline.server.visibility.table_json import table_json

PUBLIC = {"open": OPEN, "watch": RUNNING, "finished": FINISHED}

Cursor = tuple[int, int, str]
"""Where a page ended: whether it was one's turn, when the table changed last, and its id."""


async def page_of(database: Database, name: str, person: str | None, after: str | None, limit: int) -> dict[str, Any]:
    cursor = _read_cursor(after) if after else None
    if name in PUBLIC:
        query = public_tables(PUBLIC[name], cursor)
    elif person is None:
        raise Refusal(401, "who")
    else:
        query = my_tables(person, cursor) if name == "mine" else past_tables(person, cursor)
    async with database.session() as session:
        found = (await session.execute(query.limit(limit + 1))).all()
        cursors = [(int(row[0]), int(row[1]), str(row[2])) for row in found[:limit]]
        tables = await _tables_json(session, [cursor[2] for cursor in cursors], person)
    return {"tables": tables, "next": _write_cursor(cursors[-1]) if len(found) > limit else None}


def public_tables(status: str, cursor: Cursor | None) -> Select[Any]:
    query = select(func.abs(0), TableRow.updated, TableRow.id).where(
        TableRow.status == status, TableRow.public == true()
    )
    if cursor is not None:
        query = query.where(tuple_(TableRow.updated, TableRow.id) < tuple_(cursor[1], cursor[2]))
    return query.order_by(TableRow.updated.desc(), TableRow.id.desc())


def past_tables(person: str, cursor: Cursor | None) -> Select[Any]:
    """Someone with several seats at a table meets it once."""
    query = select(func.abs(0), SeatRow.ended, SeatRow.table_id).where(SeatRow.person == person, SeatRow.ended > 0)
    if cursor is not None:
        query = query.where(tuple_(SeatRow.ended, SeatRow.table_id) < tuple_(cursor[1], cursor[2]))
    return query.distinct().order_by(SeatRow.ended.desc(), SeatRow.table_id.desc())


def my_tables(person: str, cursor: Cursor | None) -> Select[Any]:
    """Tables that are not over, those where it is one's turn first."""
    turn = (SeatRow.seat == TableRow.to_move) & (SeatRow.kind == PERSON)
    mine = (
        select(
            func.max(case((turn, 1), else_=0)).label("turn"), TableRow.updated.label("updated"), TableRow.id.label("id")
        )
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.person == person, SeatRow.ended == 0)
        .group_by(TableRow.id, TableRow.updated)
        .subquery()
    )
    query = select(mine.c.turn, mine.c.updated, mine.c.id)
    if cursor is not None:
        query = query.where(tuple_(mine.c.turn, mine.c.updated, mine.c.id) < tuple_(*cursor))
    return query.order_by(mine.c.turn.desc(), mine.c.updated.desc(), mine.c.id.desc())


async def _tables_json(session: AsyncSession, ids: Sequence[str], person: str | None) -> list[dict[str, Any]]:
    tables = {
        t.id: changed(t, origin=origin_in_todays_words(t.origin))
        for t in await session.scalars(select(TableRow).where(TableRow.id.in_(ids)))
    }
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for seat in await session.scalars(select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)):
        seats[seat.table_id].append(seat)
    return [table_json(tables[id], seats[id], person) for id in ids]


def _write_cursor(cursor: Cursor) -> str:
    return base64.urlsafe_b64encode(f"{cursor[0]}.{cursor[1]}.{cursor[2]}".encode()).decode().rstrip("=")


def _read_cursor(text: str) -> Cursor:
    try:
        turn, updated, id = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("ascii").split(".")
        cursor = (int(turn), int(updated), id)
    except (binascii.Error, UnicodeError, ValueError):
        raise Refusal(422, "cursor", field="after") from None
    if not 0 <= cursor[1] < 1 << 62 or not 0 <= cursor[0] < 2:
        raise Refusal(422, "cursor", field="after")
    return cursor
