"""How a match stands, as a seat may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from branchline.server.consent import ConsentRequest
from branchline.server.models import PERSON
from branchline.server.perspective import Perspective, shown_seat
from branchline.server.snapshot import Snapshot
from branchline.server.words import WORDS

if TYPE_CHECKING:
    from branchline.kernel.match import Match


_known: WeakKeyDictionary[Match, dict[Any, Any]] = WeakKeyDictionary()


def _once(match: Match, key: Any, make: Callable[[], Any]) -> Any:
    """What depends on a position alone is worked out once, however many look. A match in a snapshot never changes."""
    known = _known.setdefault(match, {})
    if key not in known:
        known[key] = make()
    return known[key]


def view_of(snapshot: Snapshot, match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat sees. In a sandbox copied from a running match all seats see what the copier could see there."""
    origin = snapshot.table.origin or {}
    if "eyes" in origin and not match.is_over:
        seat = origin["eyes"]
    view: dict[str, Any] = _once(match, ("view", seat), lambda: match.view(seat))
    return view


def present_json(snapshot: Snapshot, perspective: Perspective, language: str) -> dict[str, Any]:
    """How the match stands, from this perspective."""
    match, seat = snapshot.match, shown_seat(snapshot, perspective)
    return {
        "seq": snapshot.table.seq,
        "moment": len(match) if match is not None else 0,
        "status": snapshot.table.status,
        "seat": seat,
        "to_move": snapshot.table.to_move,
        "prompt": _once(match, language, lambda: match.prompt(language)) if match is not None else None,
        "view": view_of(snapshot, match, seat) if match is not None else None,
        "legal": _legal(snapshot, seat),
        "scores": snapshot.table.scores,
        "undo_asked": _request_json(snapshot, snapshot.undo, perspective),
        "note": _note(snapshot, language),
        "end_asked": _request_json(snapshot, snapshot.end, perspective),
    }


def _note(snapshot: Snapshot, language: str) -> str | None:
    """What is to be known about the table as a whole."""
    if snapshot.match is not None or not snapshot.game_seq:
        return None
    return WORDS.say("note-old-rules", language, rules=snapshot.table.rules)


def _legal(snapshot: Snapshot, seat: int | None) -> list[dict[str, Any]] | None:
    """The choices of the seat that must decide, for nobody but whoever sits there."""
    if snapshot.match is None or not snapshot.running or seat is None or seat != snapshot.table.to_move:
        return None
    if snapshot.seats[seat].kind != PERSON:
        return None
    match = snapshot.match
    legal: list[dict[str, Any]] = _once(match, "legal", lambda: [_face(match, n) for n in match.legal_numbers()])
    return legal


_faces: dict[tuple[str, int], dict[str, Any]] = {}


MOST_FACES = 50_000


def _face(match: Match, number: int) -> dict[str, Any]:
    """An action with its words; on one board they are always the same."""
    key = (match.sheet.digest, number)
    if key not in _faces:
        if len(_faces) >= MOST_FACES:
            _faces.clear()
        _faces[key] = match.action(number).to_json()
    return _faces[key]


def _request_json(
    snapshot: Snapshot, request: ConsentRequest | None, perspective: Perspective
) -> dict[str, Any] | None:
    if request is None:
        return None
    waiting = [seat.seat for seat in snapshot.seats if seat.kind == PERSON and seat.person in request.waiting]
    return {"seq": request.seq, "by": request.seat, "to": request.to, "waiting": waiting,
            "yours": any(seat in perspective.seats for seat in waiting)}  # fmt: skip
