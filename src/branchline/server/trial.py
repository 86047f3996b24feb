"""What an action would do, and why it is not allowed: nothing is changed."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.requests import HTTPConnection

from branchline.server.errors import Refusal
from branchline.server.knowledge import own_events, why_not
from branchline.server.models import PersonRow
from branchline.server.request_models import Trying
from branchline.server.room import Room
from branchline.server.seating import acting_seat
from branchline.server.snapshot import Snapshot


async def preview_json(room: Room, person: PersonRow, form: Trying, language: str,
                       asker: HTTPConnection) -> dict[str, Any]:  # fmt: skip
    """What a legal action would cause if nobody objects, as far as its seat can know."""
    snapshot = room.snapshot
    match, seat = snapshot.match, acting_seat(snapshot, person.id, form.seat)
    if match is None or not snapshot.running:
        raise Refusal(409, "not-running")
    if why_not(match, form.action, seat) is not None:
        raise Refusal(409, "preview-illegal", field="action")
    trial = match.redealt(seat, secrets.randbits(62))
    if snapshot.table.untrusted:
        await room.rehearsal.preview(snapshot.here(trial), form.action, room.owner(), asker)
    events = own_events(match, trial.preview(form.action), seat)
    remark = match.remark(form.action)
    return {
        "events": [event.to_json() | {"sentence": match.tell(event, language)} for event in events],
        "remark": remark.say(language) if remark is not None else None,
    }


def why_json(snapshot: Snapshot, person: PersonRow, form: Trying, language: str) -> dict[str, Any]:
    """Why an action is not allowed now, or that it is."""
    match, seat = snapshot.match, acting_seat(snapshot, person.id, form.seat)
    if match is None or not snapshot.running:
        raise Refusal(409, "not-running")
    reason = why_not(match, form.action, seat)
    if reason is None:
        return {"allowed": True, "reason": None}
    body = {"code": reason.code, "clause": reason.clause, "message": reason.say(language)}
    return {"allowed": False, "reason": body}
