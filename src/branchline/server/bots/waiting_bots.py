"""Tables where a bot must decide, as the database tells them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from branchline.server.store.database import Database
from branchline.server.store.models import BOT, RUNNING, SeatRow, TableRow, now


@dataclass(frozen=True)
class WaitingBot:
    table: str
    host: str
    level: str


async def waiting_bots(database: Database, unmoved: float = 0.0, most: int | None = None) -> list[WaitingBot]:
    """Those where nothing has happened for so many seconds. Untrusted tables last, because they may take
    long to open."""
    waiting = (
        select(TableRow.id, TableRow.host, SeatRow.bot)
        .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move))
        .where(TableRow.status == RUNNING, SeatRow.kind == BOT, TableRow.updated <= now() - int(unmoved * 1000))
        .order_by(TableRow.untrusted, TableRow.updated.desc())
        .limit(most)
    )
    async with database.session() as session:
        return [WaitingBot(table, host, str(level)) for table, host, level in await session.execute(waiting)]
