"""Queries for lists of tables. Each page is a stretch of an index, however many tables there are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, select, true, tuple_

from branchline.server.company.records import FOLLOW
from branchline.server.lobby.directory import PUBLIC, Cursor
from branchline.server.store.models import SeatRow, TableRow, TieRow
from branchline.server.tables.records import OPEN, PERSON


def list_query(name: str, person: str | None, after: Cursor | None) -> Select[Any]:
    if name in PUBLIC:
        return public_tables(PUBLIC[name], after)
    assert person is not None
    if name == "friends":
        return public_tables(OPEN, after).where(_with_friends(person))
    return my_tables(person, after) if name == "mine" else past_tables(person, after)


def public_tables(status: str, cursor: Cursor | None) -> Select[Any]:
    query = select(func.abs(0), TableRow.updated, TableRow.id).where(
        TableRow.status == status, TableRow.public == true()
    )
    if cursor is not None:
        query = query.where(tuple_(TableRow.updated, TableRow.id) < tuple_(cursor.updated, cursor.table))
    return query.order_by(TableRow.updated.desc(), TableRow.id.desc())


def _with_friends(person: str) -> ColumnElement[bool]:
    followed = select(TieRow.other).where(TieRow.person == person, TieRow.kind == FOLLOW)
    seated = select(SeatRow.table_id).where(SeatRow.person.in_(followed), SeatRow.ended == 0)
    return TableRow.id.in_(seated) | TableRow.host.in_(followed)


def past_tables(person: str, cursor: Cursor | None) -> Select[Any]:
    """Someone with several seats at a table meets it once."""
    query = select(func.abs(0), SeatRow.ended, SeatRow.table_id).where(SeatRow.person == person, SeatRow.ended > 0)
    if cursor is not None:
        query = query.where(tuple_(SeatRow.ended, SeatRow.table_id) < tuple_(cursor.updated, cursor.table))
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
