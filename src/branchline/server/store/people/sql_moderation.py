"""Bans, reports, invitations and what moderators did, in the SQL database."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, insert, select, update

from branchline.server.moderation.records import Ban, EntryPass, Measure, Report
from branchline.server.store.database import Database
from branchline.server.store.models import BanRow, EntryPassRow, MeasureRow, ReportRow, columns


class SqlModeration:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def bans(self) -> list[Ban]:
        return [Ban(**row) for row in await self._rows(select(*columns(BanRow)).order_by(BanRow.created.desc()))]

    async def put_ban(self, ban: Ban) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(delete(BanRow).where(BanRow.person == ban.person))
            await connection.execute(insert(BanRow).values(**asdict(ban)))

    async def drop_ban(self, person: str) -> bool:
        return await self._changed(delete(BanRow).where(BanRow.person == person))

    async def add_measure(self, measure: Measure) -> None:
        await self._changed(insert(MeasureRow).values(**asdict(measure)))

    async def measures(self, most: int) -> list[Measure]:
        latest = select(*columns(MeasureRow)).order_by(MeasureRow.at.desc(), MeasureRow.id).limit(most)
        return [Measure(**row) for row in await self._rows(latest)]

    async def add_report(self, report: Report) -> None:
        await self._changed(insert(ReportRow).values(**asdict(report)))

    async def open_reports(self, most: int) -> list[Report]:
        waiting = select(*columns(ReportRow)).where(ReportRow.settled == 0).order_by(ReportRow.at).limit(most)
        return [Report(**row) for row in await self._rows(waiting)]

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
