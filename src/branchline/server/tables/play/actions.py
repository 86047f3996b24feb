"""Playing: each action exactly once, on the position its player saw."""

from __future__ import annotations

import asyncio
from itertools import islice

from branchline.kernel.errors import BranchlineError
from branchline.server.errors import Refusal
from branchline.server.tables.journal import ACTION, GAME
from branchline.server.tables.play.seating import acting_seat
from branchline.server.tables.ports import Client
from branchline.server.tables.records import Entry, Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot, progress
from branchline.server.visibility.entry_json import acted_json
from branchline.server.visibility.perspective import Perspective, perspective_of
from branchline.server.visibility.present_json import present_json
from branchline.server.wire.answers import Acted
from branchline.server.wire.requests import Acting


async def act(session: Session, person: Person, form: Acting, language: str, client: Client) -> Acted:
    async with session.lock:
        snapshot = session.snapshot
        if not is_current(snapshot, form.seq):
            return await _repeated(session, person, form, language)
        if not snapshot.running:
            raise stale(session, person, language, "not-running")
        seat = acting_seat(snapshot, person.id, form.seat)
        match = await session.played(form.action, seat, client)
        entry = session.new_entry(ACTION, seat=seat, person=person.id, text=str(match.last))
        snapshot = await session.commit(entry, match=match, **progress(match))
    return acted_json(snapshot, entry, match.events, _perspective(snapshot, person, form), language)


def _perspective(snapshot: Snapshot, person: Person, form: Acting) -> Perspective:
    """Whoever says for which seat they act is shown what is that seat's own, as long as it is to move."""
    return perspective_of(snapshot, person.id, form.seat if form.seat == snapshot.table.to_move else None)


def is_current(snapshot: Snapshot, seq: int) -> bool:
    """Whether nothing has changed the position since this line; talk does not count."""
    return snapshot.game_seq <= seq <= snapshot.table.seq


async def _repeated(session: Session, person: Person, form: Acting, language: str) -> Acted:
    """The same answer as before to the same request; otherwise the table has moved on."""
    entry = next_game_entry(session, form.seq)
    if entry is None or entry.kind != ACTION or entry.person != person.id or form.seat not in (None, entry.seat):
        raise stale(session, person, language)
    if entry.seq < session.begun:
        raise stale(session, person, language)
    before = await asyncio.to_thread(session.snapshot_at, entry.seq - 1)
    then = await asyncio.to_thread(session.snapshot_at, entry.seq)
    if before is None or then is None or not _is_same(before, form, entry):
        raise stale(session, person, language)
    assert then.match is not None
    return acted_json(then, entry, then.match.events, _perspective(then, person, form), language)


def _is_same(before: Snapshot, form: Acting, entry: Entry) -> bool:
    """Whether a request asks for the action that a line tells."""
    assert before.match is not None
    match = before.match.fork()
    try:
        match.play(form.action)
    except BranchlineError:
        return False
    return str(match.last) == entry.text


def next_game_entry(session: Session, seq: int) -> Entry | None:
    return next((entry for entry in islice(session.entries, seq, None) if entry.kind in GAME), None)


def stale(session: Session, person: Person, language: str, code: str = "stale") -> Refusal:
    snapshot = session.snapshot
    return Refusal(409, code, more={"present": present_json(snapshot, perspective_of(snapshot, person.id), language)})
