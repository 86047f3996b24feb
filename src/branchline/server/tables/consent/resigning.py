"""Giving up a seat for good. What waited for nobody else's consent is settled then: everyone who is left wants it."""

from __future__ import annotations

from branchline.server.tables.consent.consent import ABOUT_END, ABOUT_TAKEOVER
from branchline.server.tables.consent.granting import Granted, granted
from branchline.server.tables.journal import RESIGNED
from branchline.server.tables.play.seating import STAND_IN, check_running, chosen_seat
from branchline.server.tables.records import BOT, Person, changed
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot


async def resign(session: Session, person: Person, asked: int | None) -> Snapshot:
    """A bot plays on, so that the others can finish."""
    async with session.lock:
        snapshot = session.snapshot
        check_running(snapshot)
        seat = chosen_seat(snapshot, person.id, asked)
        entry = session.new_entry(RESIGNED, seat=seat.seat, person=person.id, data={"bot": STAND_IN})
        others = {other.person for other in snapshot.seats if other.seat != seat.seat and not other.resigned}
        settled = await _settled(session, snapshot.persons() & others)
        match = next((each.match for each in settled if each.match is not None), None)
        changes = {name: value for each in settled for name, value in each.changes.items()}
        gone = changed(seat, kind=BOT, bot=STAND_IN, resigned=True)
        return await session.commit(entry, *(each.entry for each in settled), match=match, seats=[gone], **changes)


async def _settled(session: Session, left: set[str]) -> list[Granted]:
    """What is wanted by everyone who is left. After the end nothing else counts."""
    free = [each for each in session.snapshot.requests if each.is_free(left) and each.about != ABOUT_TAKEOVER]
    wanted = [each for each in free if each.about == ABOUT_END] or free
    return [await granted(session, request, ahead) for ahead, request in enumerate(wanted, 2)]
