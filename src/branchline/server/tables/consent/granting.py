"""What follows when nobody's consent is missing any more."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from branchline.server.tables.consent.consent import ABOUT_END, ABOUT_PAUSE, ABOUT_TAKEOVER, ABOUT_UNDO, ConsentRequest
from branchline.server.tables.journal import ENDED, PAUSED, TAKEN_OVER, UNDO
from branchline.server.tables.play.seating import STAND_IN
from branchline.server.tables.records import BOT, Entry, Seat, changed
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot, broken_off, progress

if TYPE_CHECKING:
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class Granted:
    """A line of the journal, with everything that changes along with it."""

    entry: Entry
    match: Match | None = None
    seats: Sequence[Seat] = ()
    changes: dict[str, Any] = field(default_factory=dict)


async def granted(session: Session, request: ConsentRequest, ahead: int = 1) -> Granted:
    return await _GRANTS[request.about](session, request, ahead)


async def grant(session: Session, request: ConsentRequest, *before: Entry) -> Snapshot:
    """Write these lines and what follows from them. Holds: `lock`."""
    then = await granted(session, request, len(before) + 1)
    return await session.commit(*before, then.entry, match=then.match, seats=then.seats, **then.changes)


async def _undo(session: Session, request: ConsentRequest, ahead: int) -> Granted:
    snapshot = session.snapshot
    assert snapshot.match is not None
    data = {"to": request.to, "from": len(snapshot.played)}
    entry = session.new_entry(UNDO, seat=request.seat, person=request.person, data=data, ahead=ahead)
    match = await asyncio.to_thread(snapshot.match.at, request.to)
    return Granted(entry, match, changes=progress(match))


async def _end(session: Session, request: ConsentRequest, ahead: int) -> Granted:
    """The present scores count."""
    entry = session.new_entry(ENDED, data={"how": "agreed"}, ahead=ahead)
    return Granted(entry, changes=broken_off(session.snapshot.match))


async def _take_over(session: Session, request: ConsentRequest, ahead: int) -> Granted:
    entry = session.new_entry(TAKEN_OVER, seat=request.to, data={"bot": STAND_IN}, ahead=ahead)
    return Granted(entry, seats=[changed(session.snapshot.seats[request.to], kind=BOT, bot=STAND_IN)])


async def _pause(session: Session, request: ConsentRequest, ahead: int) -> Granted:
    return Granted(session.new_entry(PAUSED, ahead=ahead))


_GRANTS = {ABOUT_UNDO: _undo, ABOUT_END: _end, ABOUT_TAKEOVER: _take_over, ABOUT_PAUSE: _pause}
