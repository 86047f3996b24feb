"""Playing: each action exactly once, on the position its player saw."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from branchline.kernel.errors import BranchlineError
from branchline.server.errors import Refusal
from branchline.server.forms import Acting
from branchline.server.journal import ACTION, GAME
from branchline.server.models import JournalRow, PersonRow
from branchline.server.room import Room, Scene, course
from branchline.server.seating import acting_seat
from branchline.server.telling import told_answer, told_present

if TYPE_CHECKING:
    from branchline.kernel.match import Match


async def act(room: Room, person: PersonRow, form: Acting, language: str) -> dict[str, Any]:
    async with room.lock:
        scene = room.scene
        if not is_current(scene, form.seq):
            return await _repeated(room, person, form, language)
        if not scene.running:
            raise stale(room, person, language, "not-running")
        entry, match = _played(room, scene, acting_seat(scene, person.id, form.seat), person, form)
        scene = await room.commit(entry, match=match, **course(match))
    return told_answer(scene, entry, match.events, scene.held_by(person.id), language)


def is_current(scene: Scene, seq: int) -> bool:
    """Whether nothing has changed the position since this line; talk does not count."""
    return scene.game_seq <= seq <= scene.table.seq


def _played(room: Room, scene: Scene, seat: int, person: PersonRow, form: Acting) -> tuple[JournalRow, Match]:
    assert scene.match is not None
    match = scene.match.fork()
    match.play(form.action, seat)
    return room.line(ACTION, seat=seat, person=person.id, text=str(match.last)), match


async def _repeated(room: Room, person: PersonRow, form: Acting, language: str) -> dict[str, Any]:
    """The same answer as before to the same request; otherwise the table has moved on."""
    entry = next_game_line(room, form.seq)
    if entry is None or entry.kind != ACTION or entry.person != person.id or form.seat not in (None, entry.seat):
        raise stale(room, person, language)
    before = await asyncio.to_thread(room.scene_at, entry.seq - 1)
    assert before.match is not None
    match = before.match.fork()
    try:
        match.play(form.action)
    except BranchlineError:
        raise stale(room, person, language) from None
    if str(match.last) != entry.text:
        raise stale(room, person, language)
    then = await asyncio.to_thread(room.scene_at, entry.seq)
    return told_answer(then, entry, match.events, then.held_by(person.id), language)


def next_game_line(room: Room, seq: int) -> JournalRow | None:
    return next((entry for entry in room.entries[seq:] if entry.kind in GAME), None)


def stale(room: Room, person: PersonRow, language: str, code: str = "stale") -> Refusal:
    scene = room.scene
    return Refusal(409, code, more={"present": told_present(scene, scene.held_by(person.id), language)})
