"""A seat kept for somebody, by name: they find the table among theirs, and sit down or say no."""

from __future__ import annotations

from typing import NamedTuple

from branchline.server.company.ties import Ties
from branchline.server.errors import Refusal
from branchline.server.tables.journal import INVITED
from branchline.server.tables.records import EMPTY, OPEN, Person, changed
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot


class Invitation(NamedTuple):
    snapshot: Snapshot
    first: bool
    """Whether nobody had kept a seat for them at this table before."""


async def invite(ties: Ties, session: Session, host: Person, invited: Person) -> Invitation:
    """For the host of a table that waits. Whoever is invited twice is invited once."""
    async with session.lock:
        snapshot = session.snapshot
        if host.id != snapshot.table.host:
            raise Refusal(403, "not-host")
        if snapshot.table.status != OPEN:
            raise Refusal(409, "not-open")
        if any(seat.person == invited.id for seat in snapshot.seats):
            return Invitation(snapshot, first=False)
        await ties.check_together(invited.id, snapshot)
        free = next((seat for seat in snapshot.seats if seat.kind == EMPTY and seat.person is None), None)
        if free is None:
            raise Refusal(409, "table-full")
        entry = session.new_entry(
            INVITED, seat=free.seat, person=host.id, data={"name": host.name, "whom": invited.name}
        )
        first = all(line.kind != INVITED or (line.data or {})["whom"] != invited.name for line in session.entries)
        seats = [changed(free, person=invited.id, name=invited.name)]
        return Invitation(await session.commit(entry, seats=seats), first)
