"""The archive of a server that keeps nothing: a database of its own, in memory."""

from __future__ import annotations

from collections.abc import Callable

from branchline.server.archive.records import Mark
from branchline.server.store.archive.sql_archive import SqlArchive
from branchline.server.store.database import Database
from branchline.server.tables.records import Seat, Table

Ended = Callable[[], list[tuple[Table, list[Seat]]]]


class MemoryArchive(SqlArchive):
    def __init__(self, tables: Ended) -> None:
        self._tables = tables
        super().__init__(Database("sqlite+aiosqlite://"))

    async def unrecorded(self, after: Mark, most: int) -> list[Mark]:
        known = {row[0] for row in await self._rows.all(self._recorded())}
        return [mark for mark in self._all_ended() if mark > after and mark.table not in known][:most]

    async def ended(self, after: Mark, most: int) -> list[Mark]:
        return [mark for mark in self._all_ended() if mark > after][:most]

    def _all_ended(self) -> list[Mark]:
        tables = ((table, seats[0].ended) for table, seats in self._tables() if table.places is not None)
        return sorted(Mark(ended, table.id) for table, ended in tables if ended)
