"""Open tables that nobody comes to any more are closed."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import select

from branchline.server.errors import Refusal
from branchline.server.limits.limits import Limits
from branchline.server.repeated import Repeated
from branchline.server.store.database import Database
from branchline.server.store.models import ABANDONED, OPEN, TableRow, now
from branchline.server.tables.journal import ENDED
from branchline.server.tables.session import Session
from branchline.server.tables.sessions import Sessions

DAY = 24 * 3600
HOURLY = 3600.0
AT_A_TIME = 100


class Expiry(Repeated):
    def __init__(self, database: Database, sessions: Sessions, limits: Limits) -> None:
        self._database, self._sessions = database, sessions
        self._after = limits.days_open * DAY
        super().__init__("closing old tables", min(HOURLY, self._after))

    async def once(self) -> None:
        horizon = now() - int(self._after * 1000)
        old = select(TableRow.id).where(TableRow.status == OPEN, TableRow.updated < horizon)
        async with self._database.session() as session:
            tables = list(await session.scalars(old.order_by(TableRow.updated).limit(AT_A_TIME)))
        for table in tables:
            with suppress(Refusal):
                await _close(await self._sessions.get(table), horizon)


async def _close(session: Session, horizon: int) -> None:
    async with session.lock:
        table = session.snapshot.table
        if table.status == OPEN and table.updated < horizon:
            await session.commit(session.new_entry(ENDED, data={"how": "expired"}), status=ABANDONED)
