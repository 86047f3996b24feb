"""Asking for what others must consent to, and answering."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from branchline.server.errors import Refusal
from branchline.server.tables.consent.consent import ABOUT_END, ABOUT_PAUSE, ABOUT_TAKEOVER, About, ConsentRequest
from branchline.server.tables.consent.granting import grant
from branchline.server.tables.consent.pause import check_pause
from branchline.server.tables.consent.takeover import check_absent, check_takeover
from branchline.server.tables.journal import CONSENT
from branchline.server.tables.play.seating import own_seat
from branchline.server.tables.ports import Attendance
from branchline.server.tables.records import Entry, Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot


async def ask(session: Session, person: Person, about: About, seat: int | None, attendance: Attendance) -> Snapshot:
    """Ask everyone who has a say. With nobody to ask, it is done at once."""
    async with session.lock:
        snapshot = session.snapshot
        own = own_seat(snapshot, person)
        to = await _CHECKS[about](session, person, seat, attendance)
        waiting = snapshot.persons() - {person.id, _absent(snapshot, about, to)}
        entry = asking(session, person, own, about, waiting, to)
        request = ConsentRequest(about, entry.seq, person.id, own, frozenset(), to)
        return await session.commit(entry) if waiting else await grant(session, request, entry)


def asking(session: Session, person: Person, seat: int, about: str, waiting: set[str], to: int) -> Entry:
    """The line that asks, where nobody has asked yet."""
    if session.snapshot.request(about) is not None:
        raise Refusal(409, f"{about}-asked")
    data = {"about": about, "waiting": sorted(waiting), "to": to}
    return session.new_entry(CONSENT, seat=seat, person=person.id, data=data)


async def answer(session: Session, person: Person, about: str, agree: bool, attendance: Attendance) -> Snapshot:
    """Agree, or not. Whoever asked may withdraw in the same way, and whoever is back may refuse to be replaced."""
    async with session.lock:
        snapshot, request = session.snapshot, session.snapshot.request(about)
        if request is None or not _may_answer(snapshot, request, person.id, agree):
            raise Refusal(409, f"{about}-unasked")
        if agree and about == ABOUT_TAKEOVER:
            await check_absent(session, snapshot.seats[request.to], attendance)
        own = (snapshot.held_by(person.id) or (request.seat,))[0]
        entry = session.new_entry(CONSENT, seat=own, person=person.id, data={"about": about, "agree": agree})
        # Someone who was asked may have resigned since; nobody waits for them.
        left = (request.waiting & snapshot.persons()) - {person.id}
        return await session.commit(entry) if left or not agree else await grant(session, request, entry)


def _may_answer(snapshot: Snapshot, request: ConsentRequest, person: str, agree: bool) -> bool:
    if not snapshot.running:
        return False
    withdraws = person in (request.person, _absent(snapshot, request.about, request.to))
    return person in request.waiting or (withdraws and not agree)


def _absent(snapshot: Snapshot, about: str, to: int) -> str | None:
    """The person a bot would play for."""
    return snapshot.seats[to].person if about == ABOUT_TAKEOVER else None


async def _check_end(*_: Any) -> int:
    return 0


_CHECKS: dict[str, Callable[[Session, Person, int | None, Attendance], Awaitable[int]]] = {
    ABOUT_END: _check_end, ABOUT_PAUSE: check_pause, ABOUT_TAKEOVER: check_takeover,
}  # fmt: skip
