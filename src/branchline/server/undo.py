"""Taking back: freely what one has just done and learned nothing from; beyond that, if those concerned agree."""

from __future__ import annotations

import asyncio
from typing import Any

from branchline.server.errors import Refusal
from branchline.server.forms import Undoing
from branchline.server.hidden import reveals
from branchline.server.journal import ACTION, GAME, UNDO, UNDO_ANSWERED, UNDO_ASKED
from branchline.server.models import JournalRow, PersonRow
from branchline.server.play import is_current, next_game_line, stale
from branchline.server.room import Request, Room, Scene, course
from branchline.server.telling import told_entry, told_present

FREE, NEVER = "free", "never"


async def undo(room: Room, person: PersonRow, form: Undoing, language: str) -> dict[str, Any]:
    """Take back at once, or ask those whose consent is needed."""
    async with room.lock:
        scene = room.scene
        if not is_current(scene, form.seq) and not _only_bots_since(room, form.seq):
            entry = next_game_line(room, form.seq)
            if entry is None or entry.kind != UNDO or entry.person != person.id:
                raise stale(room, person, language)
            return _answer(scene, entry, person, language)
        entry = await _asked(room, scene, person, form.to)
    return _answer(room.scene, entry, person, language)


def _only_bots_since(room: Room, seq: int) -> bool:
    """Bots are quick; what they did meanwhile is no reason to refuse."""
    since = [entry for entry in room.entries[seq:] if entry.kind in GAME]
    return seq <= room.seq and all(entry.kind == ACTION and entry.person is None for entry in since)


def _answer(scene: Scene, entry: JournalRow, person: PersonRow, language: str) -> dict[str, Any]:
    return {"entry": told_entry(scene, entry, [], language)} | told_present(scene, scene.held_by(person.id), language)


async def _asked(room: Room, scene: Scene, person: PersonRow, to: int | None) -> JournalRow:
    if not scene.running:
        raise Refusal(409, "not-running")
    if scene.table.settings.get("undo") == NEVER:
        raise Refusal(409, "undo-never")
    if not scene.held_by(person.id):
        raise Refusal(403, "not-seated")
    if scene.undo is not None:
        raise Refusal(409, "undo-asked")
    to = before_last_own(scene, person.id) if to is None else to
    if to >= len(scene.line):
        raise Refusal(422, "undo-moment", field="to", to=to, now=len(scene.line))
    waiting = await asyncio.to_thread(consent_needed, scene, person.id, to)
    seat = scene.held_by(person.id)[0]
    if not waiting:
        entry = room.line(UNDO, seat=seat, person=person.id, data={"to": to, "from": len(scene.line)})
        await _take_back(room, scene, [entry], to)
    else:
        entry = room.line(UNDO_ASKED, seat=seat, person=person.id, data={"to": to, "waiting": sorted(waiting)})
        await room.commit(entry)
    return entry


async def _take_back(room: Room, scene: Scene, entries: list[JournalRow], to: int) -> None:
    assert scene.match is not None
    match = scene.match.at(to)
    await room.commit(*entries, match=match, **course(match))


def before_last_own(scene: Scene, person: str) -> int:
    for moment in range(len(scene.line) - 1, -1, -1):
        if scene.line[moment].person == person:
            return moment
    raise Refusal(409, "undo-nothing")


def consent_needed(scene: Scene, person: str, to: int) -> set[str]:
    """Who must agree before the match goes back to a moment. Bots always do."""
    others = scene.persons() - {person}
    if scene.table.settings.get("undo") != FREE:
        return others
    acted = others & {str(entry.person) for entry in scene.line[to:]}
    return acted if acted == others or learned_nothing(scene, to) else others


def learned_nothing(scene: Scene, to: int) -> bool:
    """Whether since a moment no action brought chance or hidden things to light."""
    return not any(_revealed(scene, moment) for moment in range(len(scene.line) - 1, to - 1, -1))


def _revealed(scene: Scene, moment: int) -> bool:
    assert scene.match is not None
    return reveals(scene.match.at(moment), scene.match.at(moment + 1), int(scene.line[moment].seat or 0))


def told_undo(scene: Scene, person: str) -> dict[str, Any]:
    """How far someone may go back without asking, and whom to ask for more."""
    if not scene.running or scene.table.settings.get("undo") == NEVER:
        return {"last": None, "free": None, "asks": []}
    own = [moment for moment, entry in enumerate(scene.line) if entry.person == person]
    if not own:
        return {"last": None, "free": None, "asks": []}
    asks = consent_needed(scene, person, own[-1])
    return {
        "last": own[-1],
        "free": _free_back_to(scene, person),
        "asks": [seat.seat for seat in scene.seats if seat.person in asks],
    }


def _free_back_to(scene: Scene, person: str) -> int | None:
    others = scene.persons() - {person}
    if not others:
        return 0
    free = None
    for moment in range(len(scene.line) - 1, -1, -1):
        if scene.table.settings.get("undo") != FREE or scene.line[moment].person in others or _revealed(scene, moment):
            break
        free = moment
    return free


async def answer(room: Room, person: PersonRow, agree: bool) -> Scene:
    """Agree to go back, or not. Whoever asked may withdraw in the same way."""
    async with room.lock:
        scene, request = room.scene, room.scene.undo
        if request is None or not _may_answer(request, person, agree):
            raise Refusal(409, "undo-unasked")
        seat = (scene.held_by(person.id) or (request.seat,))[0]
        entry = room.line(UNDO_ANSWERED, seat=seat, person=person.id, data={"agree": agree})
        # Someone who was asked may have resigned since; nobody waits for them.
        if not agree or (request.waiting & scene.persons()) - {person.id}:
            return await room.commit(entry)
        back = room.line(UNDO, seat=request.seat, person=request.person, ahead=2,
                         data={"to": request.to, "from": len(scene.line)})  # fmt: skip
        await _take_back(room, scene, [entry, back], request.to)
        return room.scene


def _may_answer(request: Request, person: PersonRow, agree: bool) -> bool:
    return person.id in request.waiting or (person.id == request.person and not agree)
