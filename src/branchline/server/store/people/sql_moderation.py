"""Bans, reports, invitations and what moderators did, in the SQL database."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Select, delete, insert, or_, select, tuple_, update

from branchline.server.moderation.records import Ban, EntryPass, Mark, Measure, Report
from branchline.server.store.database import Database
from branchline.server.store.models import BanRow, EntryPassRow, MeasureRow, ReportRow, Stored, columns


class SqlModeration:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def bans(self) -> list[Ban]:
        return [Ban(**row) for row in await self._rows(select(*columns(BanRow)).order_by(BanRow.created.desc()))]

    async def bans_in_force(self, at: int, after: Mark | None, most: int) -> list[Ban]:
        here = or_(BanRow.until.is_(None), BanRow.until > at)
        query = _page(BanRow, (BanRow.created, BanRow.person), after, most, latest=True)
        return [Ban(**row) for row in await self._rows(query.where(here))]

    async def put_ban(self, ban: Ban) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(delete(BanRow).where(BanRow.person == ban.person))
            await connection.execute(insert(BanRow).values(**asdict(ban)))

    async def drop_ban(self, person: str) -> bool:
        return await self._changed(delete(BanRow).where(BanRow.person == person))

    async def add_measure(self, measure: Measure) -> None:
        await self._changed(insert(MeasureRow).values(**asdict(measure)))

    async def measures(self, after: Mark | None, most: int) -> list[Measure]:
        query = _page(MeasureRow, (MeasureRow.at, MeasureRow.id), after, most, latest=True)
        return [Measure(**row) for row in await self._rows(query)]

    async def add_report(self, report: Report) -> None:
        await self._changed(insert(ReportRow).values(**asdict(report)))

    async def open_reports(self, after: Mark | None, most: int) -> list[Report]:
        query = _page(ReportRow, (ReportRow.at, ReportRow.id), after, most)
        return [Report(**row) for row in await self._rows(query.where(ReportRow.settled == 0))]

    async def is_reported(self, table_id: str) -> bool:
        return bool(await self._rows(select(ReportRow.id).where(ReportRow.table_id == table_id).limit(1)))

    async def settle(self, id: str, at: int) -> bool:
        waiting = (ReportRow.id == id) & (ReportRow.settled == 0)
        return await self._changed(update(ReportRow).where(waiting).values(settled=at))

    async def add_pass(self, entry_pass: EntryPass) -> None:
        await self._changed(insert(EntryPassRow).values(**asdict(entry_pass)))

    async def passes(self) -> list[EntryPass]:
        latest = select(*columns(EntryPassRow)).order_by(EntryPassRow.created.desc())
        return [EntryPass(**row) for row in await self._rows(latest)]

    async def use_pass(self, code: str, at: int) -> bool:
        good = (EntryPassRow.code == code) & (EntryPassRow.left > 0) & (EntryPassRow.expires >= at)
        return await self._changed(update(EntryPassRow).where(good).values(left=EntryPassRow.left - 1))

    async def drop_pass(self, code: str) -> bool:
        return await self._changed(delete(EntryPassRow).where(EntryPassRow.code == code))

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        async with self._database.transaction() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _changed(self, statement: Any) -> bool:
        async with self._database.transaction() as connection:
            return int((await connection.execute(statement)).rowcount) == 1


def _page(
    row: type[Stored], order: tuple[Any, Any], after: Mark | None, most: int, *, latest: bool = False
) -> Select[Any]:
    """Rows in the order of time, or the other way, from where the page before ended."""
    query = select(*columns(row)).order_by(*(column.desc() if latest else column for column in order)).limit(most)
    if after is None:
        return query
    return query.where(tuple_(*order) < tuple_(*after) if latest else tuple_(*order) > tuple_(*after))
