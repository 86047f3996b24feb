"""What happened: the log, any past moment, what is new since one's last action; and what would happen."""

from __future__ import annotations

import secrets
from typing import Any

from branchline.kernel.seeds import commitment
from branchline.server.errors import Refusal
from branchline.server.forms import Trying
from branchline.server.hidden import redealt
from branchline.server.journal import ACTION
from branchline.server.models import PersonRow
from branchline.server.room import Room, Scene
from branchline.server.seating import acting_seat
from branchline.server.telling import Eyes, told_log, view_of


def told_page(room: Room, after: int, limit: int, eyes: Eyes, language: str) -> dict[str, Any]:
    lines = room.told(after, limit)
    last = lines[-1][0].seq if lines else after
    return {"entries": told_log(room.scene, lines, eyes, language), "next": last if last < room.seq else None}


def told_since(room: Room, person: PersonRow, eyes: Eyes, language: str) -> dict[str, Any]:
    """Everything after one's last action."""
    own = [entry.seq for entry in room.entries if entry.kind == ACTION and entry.person == person.id]
    after = own[-1] if own else 0
    return {"after": after} | told_page(room, after, len(room.entries), eyes, language)


def told_moment(scene: Scene, moment: int, seat: int | None, language: str) -> dict[str, Any]:
    """How the match stood after so many actions."""
    if scene.match is None:
        raise Refusal(409, "not-started")
    if moment > len(scene.match):
        raise Refusal(404, "moment", field="moment", moment=moment, last=len(scene.match))
    match = scene.match.at(moment)
    return {
        "moment": moment,
        "last": len(scene.match),
        "action": str(match.last) if moment else None,
        "by": scene.line[moment - 1].seat if moment else None,
        "events": [event.to_json() | {"sentence": match.tell(event, language)} for event in match.events],
        "seat": seat,
        "to_move": match.to_move,
        "prompt": match.prompt(language),
        "view": view_of(scene, match, seat),
    }


def told_preview(scene: Scene, person: PersonRow, form: Trying, language: str) -> dict[str, Any]:
    """What a legal action would cause if nobody objects, as far as its seat can know."""
    match, seat = scene.match, acting_seat(scene, person.id, form.seat)
    if match is None or not scene.running:
        raise Refusal(409, "not-running")
    if match.why_not(form.action, seat) is not None:
        raise Refusal(409, "preview-illegal", field="action")
    trial = redealt(match, seat, secrets.randbits(62))
    events = trial.preview(form.action)
    remark = match.remark(form.action)
    return {
        "events": [event.to_json() | {"sentence": match.tell(event, language)} for event in events],
        "remark": remark.say(language) if remark is not None else None,
    }


def told_why(scene: Scene, person: PersonRow, form: Trying, language: str) -> dict[str, Any]:
    """Why an action is not allowed now, or that it is."""
    match, seat = scene.match, acting_seat(scene, person.id, form.seat)
    if match is None or not scene.running:
        raise Refusal(409, "not-running")
    reason = match.why_not(form.action, seat)
    if reason is None:
        return {"allowed": True, "reason": None}
    told = {"code": reason.code, "clause": reason.clause, "message": reason.say(language)}
    return {"allowed": False, "reason": told}


def told_seed(room: Room) -> dict[str, Any]:
    """The digest that was published when the table was opened; the seed itself once it can no longer help anyone."""
    scene, promised = room.scene, (room.entries[0].data or {}).get("commitment")
    seed = scene.table.seed if scene.over else None
    if seed is None:
        return {"commitment": promised, "seed": None, "text": None, "holds": None}
    holds = promised == commitment(scene.table.game, int(seed))
    return {"commitment": promised, "seed": seed, "text": f"branchline {scene.table.game} {seed}", "holds": holds}
