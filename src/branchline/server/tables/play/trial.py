"""What an action would do, and why it is not allowed: nothing is changed."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from branchline.server.errors import Refusal
from branchline.server.tables.play.seating import acting_seat
from branchline.server.tables.ports import Client
from branchline.server.tables.records import Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.entry_json import events_json
from branchline.server.visibility.outcome_json import changes_json
from branchline.server.visibility.perspective import perspective_of
from branchline.server.visibility.visible import own_events, visible_as, why_not
from branchline.server.wire.answers import OutcomeResponse, Preview, Reason, Why
from branchline.server.wire.requests import Previewing, Trying

if TYPE_CHECKING:
    from branchline.kernel.match import Match
    from branchline.kernel.outcome import Outcome

TRIALS = 3
"""How often what a seat cannot know is drawn anew: what then differs is told to nobody."""


async def preview_json(session: Session, person: Person, form: Previewing, language: str,
                       client: Client) -> Preview:  # fmt: skip
    """What a legal action would cause if nobody objects, as far as its seat can know."""
    from branchline.kernel.outcome import foresee

    snapshot = session.snapshot
    match, seat = snapshot.match, acting_seat(snapshot, person.id, form.seat)
    if match is None or not snapshot.running:
        raise Refusal(409, "not-running")
    if why_not(match, form.action, seat) is not None:
        raise Refusal(409, "preview-illegal", field="action")
    trial = match.determinized(seat, secrets.randbits(62))
    if snapshot.table.untrusted:
        await session.validator.preview(snapshot.here(trial), [form.action, *form.then], session.owner(), client)
    perspective = perspective_of(snapshot, person.id)
    outcome = await asyncio.to_thread(foresee, match, form.action, seat, _seeds(), form.then)
    events = own_events(match, list(outcome.events), seat)
    remark = match.remark(form.action)
    looks = form.look and outcome.to_move == seat and not (outcome.then_chance or outcome.if_nobody_objects)
    knowing = visible_as(snapshot, perspective)
    return {
        "outcome": _outcome_json(match, outcome, seat, language),
        "events": events_json(match, events, language, perspective.reader),
        "remark": remark.say(language) if remark is not None else None,
        "view": await asyncio.to_thread(_view_after, trial, [form.action, *form.then], knowing) if looks else None,
    }


def _view_after(trial: Match, actions: list[str | int], knowing: int | None) -> Any:
    """The view once the seat to move has made all of its actions, if they can follow each other."""
    seat = trial.to_move
    for action in actions:
        if trial.is_over or trial.to_move != seat or trial.why_not(action) is not None:
            return None
        trial.play(action)
    return trial.view(knowing)


def _seeds() -> list[int]:
    return [secrets.randbits(62) for _ in range(TRIALS)]


def _outcome_json(match: Match, outcome: Outcome, seat: int, language: str) -> OutcomeResponse:
    ending = match.game.words.say(f"ending-{outcome.ended}", language) if outcome.ended else None
    return {
        "lines": changes_json(match, outcome.changes, seat, language),
        "to_move": outcome.to_move,
        "ended": ending,
        "if_nobody_objects": outcome.if_nobody_objects,
        "then_chance": outcome.then_chance,
        "may_end": outcome.may_end,
    }


def why_json(snapshot: Snapshot, person: Person, form: Trying, language: str) -> Why:
    """Why an action is not allowed now, or that it is."""
    match, seat = snapshot.match, acting_seat(snapshot, person.id, form.seat)
    if match is None or not snapshot.running:
        raise Refusal(409, "not-running")
    reason = why_not(match, form.action, seat)
    if reason is None:
        return {"allowed": True, "reason": None}
    described: Reason = {"code": reason.code, "clause": reason.clause, "message": reason.say(language)}
    return {"allowed": False, "reason": described}
