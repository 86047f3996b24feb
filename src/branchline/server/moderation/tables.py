"""What players report about a table; talk there that is hidden, and tables that are closed."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.moderation.records import Report
from branchline.server.people.tokens import new_id
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.journal import CHAT, ENDED, HIDDEN
from branchline.server.tables.records import OPEN, RUNNING, Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import broken_off


def report_of(session: Session, person: Person, text: str) -> Report:
    """Whoever sits, or sat, at a table can report it."""
    snapshot = session.snapshot
    mine = any(seat.person == person.id for seat in snapshot.seats) or snapshot.table.host == person.id
    if not mine and not snapshot.table.settings.get("spectator_chat"):
        raise Refusal(403, "not-seated")
    return Report(new_id(), now(), person.id, session.id, text)


async def hide(session: Session, moderator: Person, seq: int) -> str | None:
    """Nobody reads that line any more. Who had said it."""
    async with session.lock:
        said = session.entries[seq - 1] if 0 < seq <= len(session.entries) else None
        if said is None or said.kind != CHAT:
            raise Refusal(404, "not-found")
        if seq not in session.snapshot.hidden:
            await session.commit(session.new_entry(HIDDEN, data={"to": seq}))
        return said.person


async def close(session: Session, moderator: Person) -> None:
    """The scores count as they stand."""
    async with session.lock:
        snapshot = session.snapshot
        if snapshot.table.status not in (OPEN, RUNNING):
            raise Refusal(409, "not-running")
        ended = session.new_entry(ENDED, data={"how": "moderator"})
        await session.commit(ended, **broken_off(snapshot.match))
