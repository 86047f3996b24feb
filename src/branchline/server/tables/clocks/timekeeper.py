"""The timekeeper: where someone has not acted by the limit of their table, a bot plays until they are back. Where the
rules say what counts for an answer that does not come in time, that is their answer first.

Every process looks; of several that find the same table one writes the line, and the others meet it there.
"""

from __future__ import annotations

import logging

from branchline.server.errors import Refusal
from branchline.server.repeated import Repeated
from branchline.server.tables.clocks.passing_time import passing_now
from branchline.server.tables.journal import ACTION, LATE
from branchline.server.tables.play.seating import STAND_IN
from branchline.server.tables.records import BOT, changed
from branchline.server.tables.session import Session
from branchline.server.tables.sessions import Sessions
from branchline.server.tables.snapshot import progress
from branchline.server.tables.store import Conflict, TableStore

LOOK = 1.0
AT_A_TIME = 100

log = logging.getLogger(__name__)


class Timekeeper(Repeated):
    def __init__(self, store: TableStore, sessions: Sessions) -> None:
        self._store, self._sessions = store, sessions
        super().__init__("the timekeeper", LOOK)

    async def once(self) -> None:
        for table in await self._store.tables_due(passing_now(), AT_A_TIME):
            await self._hand_over_at(table)

    async def _hand_over_at(self, table: str) -> None:
        try:
            await hand_over(await self._sessions.get(table))
        except Conflict:
            log.info("table %s has moved on by itself", table)
        except Refusal as refusal:
            log.warning("table %s cannot be opened: %s", table, refusal.code)


async def hand_over(session: Session) -> None:
    """A bot plays for whoever must decide, if their time is up."""
    async with session.lock:
        table, match = session.snapshot.table, session.snapshot.match
        if table.to_move is None or table.due is None or table.due > passing_now() or match is None:
            return
        seat = session.snapshot.seats[table.to_move]
        stand_in = [changed(seat, kind=BOT, bot=STAND_IN)]
        answer = match.overdue()
        late = session.new_entry(LATE, seat=seat.seat, data={"bot": STAND_IN}, ahead=1 if answer is None else 2)
        if answer is None:
            await session.commit(late, seats=stand_in)
        else:
            match = await session.played(answer, seat.seat)
            action = session.new_entry(ACTION, seat=seat.seat, text=str(match.last))
            await session.commit(action, late, match=match, seats=stand_in, **progress(match))
