"""Open tables that nobody comes to any more are closed."""

from __future__ import annotations

from contextlib import suppress

from branchline.server.errors import Refusal
from branchline.server.limits.limits import Limits
from branchline.server.lobby.directory import Directory
from branchline.server.repeated import Repeated
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.journal import ENDED
from branchline.server.tables.records import ABANDONED, OPEN
from branchline.server.tables.session import Session
from branchline.server.tables.sessions import Sessions

DAY = 24 * 3600
HOURLY = 3600.0
AT_A_TIME = 100


class Expiry(Repeated):
    def __init__(self, directory: Directory, sessions: Sessions, limits: Limits) -> None:
        self._directory, self._sessions = directory, sessions
        self._after = limits.days_open * DAY
        super().__init__("closing old tables", min(HOURLY, self._after))

    async def once(self) -> None:
        horizon = now() - int(self._after * 1000)
        for table in await self._directory.open_since(horizon, AT_A_TIME):
            with suppress(Refusal):
                await _close(await self._sessions.get(table), horizon)


async def _close(session: Session, horizon: int) -> None:
    async with session.lock:
        table = session.snapshot.table
        if table.status == OPEN and table.updated < horizon:
            await session.commit(session.new_entry(ENDED, data={"how": "expired"}), status=ABANDONED)
