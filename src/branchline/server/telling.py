"""Telling: what goes out about a table, and nothing that whoever looks may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from branchline.kernel.seeds import commitment
from branchline.server.journal import ACTION, CHAT, ENDED, UNDO
from branchline.server.models import EMPTY, OPEN, PERSON, JournalRow, SeatRow, TableRow
from branchline.server.room import Request, Scene
from branchline.server.words import WORDS

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match

Eyes = tuple[int, ...]
"""The seats someone looks through; none for a spectator."""


def looking(scene: Scene, eyes: Eyes) -> int | None:
    """The seat whose view is shown: of several, the one that must decide."""
    return scene.table.to_move if scene.table.to_move in eyes else eyes[0] if eyes else None


def told_table(table: TableRow, seats: Sequence[SeatRow], person: str | None) -> dict[str, Any]:
    """A table as lists show it, to this person."""
    mine = [seat.seat for seat in seats if person is not None and seat.person == person]
    return told_facts(table, seats) | {
        "mine": mine,
        "host": person == table.host,
        "your_turn": any(seat.seat == table.to_move and seat.kind == PERSON for seat in seats if seat.seat in mine),
        "invite": table.invite if mine or person == table.host else None,
    }


def told_facts(table: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """What anyone may know about a table."""
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "settings": table.settings,
        "public": table.public,
        "status": table.status,
        "to_move": table.to_move,
        "seats": [_told_seat(seat) for seat in seats],
        "seq": table.seq,
        "scores": table.scores,
        "places": table.places,
        "winners": [seat for seat, place in enumerate(table.places or []) if place == 1],
        "commitment": commitment(table.game, int(table.seed)) if table.seed is not None else None,
        "origin": table.origin,
        "rematch": table.rematch,
        "created": table.created,
        "updated": table.updated,
    }


def _told_seat(seat: SeatRow) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot if seat.kind != PERSON else None,
        "handed": seat.kind == "bot" and seat.person is not None and not seat.resigned,
        "resigned": seat.resigned,
        "reserved": seat.kind == EMPTY and seat.person is not None,
    }


_known: WeakKeyDictionary[Match, dict[Any, Any]] = WeakKeyDictionary()


def _once(match: Match, key: Any, make: Callable[[], Any]) -> Any:
    """What depends on a position alone is worked out once, however many look. A match in a scene never changes."""
    known = _known.setdefault(match, {})
    if key not in known:
        known[key] = make()
    return known[key]


def view_of(scene: Scene, match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat sees. In a sandbox copied from a running match all seats see what the copier could see there."""
    origin = scene.table.origin or {}
    if "eyes" in origin and not match.is_over:
        seat = origin["eyes"]
    view: dict[str, Any] = _once(match, ("view", seat), lambda: match.view(seat))
    return view


def told_present(scene: Scene, eyes: Eyes, language: str) -> dict[str, Any]:
    """How the match stands, as seen through these eyes."""
    match, seat = scene.match, looking(scene, eyes)
    return {
        "seq": scene.table.seq,
        "moment": len(match) if match is not None else 0,
        "status": scene.table.status,
        "seat": seat,
        "to_move": scene.table.to_move,
        "prompt": _once(match, language, lambda: match.prompt(language)) if match is not None else None,
        "view": view_of(scene, match, seat) if match is not None else None,
        "legal": _legal(scene, seat),
        "scores": scene.table.scores,
        "undo_asked": _told_request(scene, scene.undo, eyes),
        "end_asked": _told_request(scene, scene.end, eyes),
    }


def _legal(scene: Scene, seat: int | None) -> list[dict[str, Any]] | None:
    """The choices of the seat that must decide, for nobody but whoever sits there."""
    if scene.match is None or not scene.running or seat is None or seat != scene.table.to_move:
        return None
    if scene.seats[seat].kind != PERSON:
        return None
    match = scene.match
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


def _told_request(scene: Scene, request: Request | None, eyes: Eyes) -> dict[str, Any] | None:
    if request is None:
        return None
    waiting = [seat.seat for seat in scene.seats if seat.kind == PERSON and seat.person in request.waiting]
    return {"seq": request.seq, "by": request.seat, "to": request.to, "waiting": waiting,
            "yours": any(seat in eyes for seat in waiting)}  # fmt: skip


def may_read(scene: Scene, entry: JournalRow, eyes: Eyes) -> bool:
    """What players say to each other is theirs, unless the table lets spectators join in."""
    return entry.kind != CHAT or bool(eyes) or bool(scene.table.settings.get("spectator_chat"))


def told_entry(scene: Scene, entry: JournalRow, events: list[Event], language: str) -> dict[str, Any]:
    """A line of the journal."""
    facts = [_told_event(scene, event, language) for event in events]
    sentence = " ".join(fact["sentence"] for fact in facts) if facts else _sentence(scene, entry, language)
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "name": _name(scene, entry),
        "at": entry.at,
        "text": entry.text,
        "bot": (entry.data or {}).get("bot"),
        "to": (entry.data or {}).get("to"),
        "moment": _moment(scene, entry),
        "sentence": sentence,
        "events": facts,
    }


def _moment(scene: Scene, entry: JournalRow) -> int | None:
    """Which moment of the match an action led to; none if it was taken back since."""
    if entry.kind != ACTION:
        return None
    low, high = 0, len(scene.line)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if scene.line[middle].seq < entry.seq else (low, middle)
    return low + 1 if low < len(scene.line) and scene.line[low].seq == entry.seq else None


def _told_event(scene: Scene, event: Event, language: str) -> dict[str, Any]:
    assert scene.match is not None
    return event.to_json() | {"sentence": scene.match.tell(event, language)}


def _name(scene: Scene, entry: JournalRow) -> str | None:
    """Who did it: someone named in the line itself, or whoever sits there."""
    named = (entry.data or {}).get("name")
    return named if named is not None or entry.seat is None else scene.seats[entry.seat].name


def _sentence(scene: Scene, entry: JournalRow, language: str) -> str:
    data = entry.data or {}
    key = {UNDO: "undo", ENDED: f"ended-{data.get('how')}"}.get(entry.kind, entry.kind)
    if "agree" in data:
        key += "-yes" if data["agree"] else "-no"
    if entry.kind == ACTION:
        return entry.text or ""
    return WORDS.say(
        f"entry-{key}", language,
        name=_name(scene, entry) or WORDS.say("somebody", language), text=entry.text or "", to=data.get("to", 0),
        bot=data.get("bot", ""),
    )  # fmt: skip


def told_log(
    scene: Scene, lines: list[tuple[JournalRow, list[Event]]], eyes: Eyes, language: str
) -> list[dict[str, Any]]:
    return [told_entry(scene, entry, events, language) for entry, events in lines if may_read(scene, entry, eyes)]


def told_answer(scene: Scene, entry: JournalRow, events: list[Event], eyes: Eyes, language: str) -> dict[str, Any]:
    """The answer to whoever just acted; live viewers are told the same."""
    return {"entry": told_entry(scene, entry, events, language)} | told_present(scene, eyes, language)


def is_joinable(seat: SeatRow, person: str, table: TableRow) -> bool:
    return table.status == OPEN and seat.kind == EMPTY and seat.person in (None, person)
