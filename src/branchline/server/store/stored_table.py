"""A table as it stands in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import select

from branchline.server.errors import Refusal
from branchline.server.store.database import Database
from branchline.server.store.models import BoardRow, JournalRow, SeatRow, TableRow
from branchline.server.store.old_words import entry_in_todays_words, origin_in_todays_words
from branchline.server.tables.snapshot import Snapshot

AT_A_TIME = 200
"""Lines of a journal read at once; in between the loop may do something else."""


@dataclass(frozen=True)
class StoredTable:
    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: list[JournalRow]
    board: dict[str, Any] | None

    @property
    def blank(self) -> Snapshot:
        """The table before its first line."""
        return Snapshot(self.table, self.seats, self.board)


async def load_table(database: Database, table_id: str, after: int = 0) -> StoredTable:
    """A table with the lines of its journal after this one. Another process may write while this one reads: there are
    no lines beyond where the table's row stood."""
    async with database.session() as session:
        table = await session.get(TableRow, table_id)
        if table is None:
            raise Refusal(404, "no-table")
        seats = (await session.scalars(
            select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))).all()  # fmt: skip
        entries: list[JournalRow] = []
        for first in range(after + 1, table.seq + 1, AT_A_TIME):
            last = min(first + AT_A_TIME - 1, table.seq)
            page = select(JournalRow).where(JournalRow.table_id == table_id, JournalRow.seq.between(first, last))
            entries += map(entry_in_todays_words, await session.scalars(page.order_by(JournalRow.seq)))
        board = await session.get(BoardRow, table.board_digest) if table.board_digest is not None else None
        session.expunge_all()
    table.origin = origin_in_todays_words(table.origin)
    return StoredTable(table, tuple(seats), entries, board.data if board is not None else None)


class Revision(NamedTuple):
    """How much has been written about a table: the last line of its journal, and how often something without one."""

    seq: int
    unlogged: int


async def revisions(database: Database, table_ids: list[str]) -> dict[str, Revision]:
    """How much has been written about some tables."""
    asked = select(TableRow.id, TableRow.seq, TableRow.unlogged).where(TableRow.id.in_(table_ids))
    async with database.session() as session:
        return {table.id: Revision(table.seq, table.unlogged) for table in await session.execute(asked)}


async def last_seen(database: Database, table_id: str, number: int) -> int:
    """When the player of a seat last came to the table or left it."""
    async with database.session() as session:
        asked = select(SeatRow.seen).where(SeatRow.table_id == table_id, SeatRow.seat == number)
        return int(await session.scalar(asked) or 0)
