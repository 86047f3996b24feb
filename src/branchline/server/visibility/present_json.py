"""How a match stands, as a seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.server.beside import in_parts
from branchline.server.tables.consent.consent import ConsentRequest
from branchline.server.tables.play.answers import answers_of
from branchline.server.tables.records import PERSON
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import Perspective, shown_seat
from branchline.server.visibility.visible import is_concealed, once, visible_as, visible_view
from branchline.server.wire.answers import (
    ActionResponse,
    AnswersResponse,
    Choice,
    Choices,
    ConsentRequestResponse,
    Present,
)
from branchline.server.words import WORDS

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def present_json(snapshot: Snapshot, perspective: Perspective, language: str) -> Present:
    """How the match stands, from this perspective."""
    match, seat = snapshot.match, shown_seat(snapshot, perspective)
    seen_as = visible_as(snapshot, perspective)
    return {
        "seq": snapshot.table.seq,
        "moment": len(match) if match is not None else 0,
        "status": snapshot.table.status,
        "seat": seat,
        "to_move": snapshot.table.to_move,
        "prompt": _prompt(match, language, perspective.reader) if match is not None else None,
        "view": visible_view(match, seen_as) if match is not None else None,
        "legal": _legal(snapshot, perspective),
        "concealed": is_concealed(snapshot, perspective),
        "scores": snapshot.table.scores,
        "requests": [_request_json(snapshot, request, perspective) for request in snapshot.requests],
        "note": _note(snapshot, language),
        "answers": _answers(snapshot, perspective),
    }


def _prompt(match: Match, language: str, reader: int | None) -> str:
    prompt: str = once(match, (language, reader), lambda: match.prompt(language, reader))
    return prompt


def _answers(snapshot: Snapshot, perspective: Perspective) -> AnswersResponse | None:
    """Nobody else's business, nor shown round one screen; once the match is over anyone may look through any seat."""
    seat = perspective.one
    return answers_of(snapshot, seat) if snapshot.running and perspective.player and seat is not None else None


def _note(snapshot: Snapshot, language: str) -> str | None:
    """What is to be known about the table as a whole."""
    if snapshot.match is not None or not snapshot.game_seq:
        return None
    return WORDS.say("note-old-rules", language, rules=snapshot.table.rules)


def _legal(snapshot: Snapshot, perspective: Perspective) -> list[ActionResponse] | None:
    """The choices of the seat that must decide, for nobody but whoever sits there."""
    match, to_move = snapshot.match, snapshot.table.to_move
    if match is None or not snapshot.running or to_move is None or to_move not in perspective.seats:
        return None
    if snapshot.seats[to_move].kind != PERSON or is_concealed(snapshot, perspective):
        return None
    legal: list[ActionResponse] = once(match, "legal", lambda: _faces_of(match))
    return legal


async def choices_json(
    snapshot: Snapshot, perspective: Perspective, language: str, beginning: str, limit: int
) -> Choices:
    """What may be done now, in words: the actions whose text begins so."""
    found = [choice for choice in _legal(snapshot, perspective) or () if choice["text"].startswith(beginning)]
    told = await in_parts(found[:limit], lambda choice: _in_words(snapshot.known_match(), choice, language))
    return {"choices": told, "more": len(found) - len(told)}


def _in_words(match: Match, choice: ActionResponse, language: str) -> Choice:
    return {"text": choice["text"], "sentence": match.tell_action(match.action(choice["number"]), language)}


_faces: dict[tuple[str, str], dict[int, ActionResponse]] = {}
MOST_BOARDS, MOST_FACES = 50, 50_000


def _faces_of(match: Match) -> list[ActionResponse]:
    """The legal actions with their words; in one game on one board those of an action are always the same."""
    known, legal = _faces.setdefault((match.game.id, match.board.digest), {}), match.legal_numbers()
    for number in legal:
        if number not in known:
            known[number] = action_json(match, number)
    if len(_faces) > MOST_BOARDS or sum(map(len, _faces.values())) > MOST_FACES:
        _faces.clear()
    return [known[number] for number in legal]


def action_json(match: Match, number: int) -> ActionResponse:
    action = match.action(number)
    return {"number": number, "text": str(action), "verb": action.verb, "arguments": dict(action.arguments)}


def _request_json(snapshot: Snapshot, request: ConsentRequest, perspective: Perspective) -> ConsentRequestResponse:
    waiting = [seat.seat for seat in snapshot.seats if seat.person in request.waiting and not seat.resigned]
    return {"about": request.about, "seq": request.seq, "by": request.seat, "to": request.to, "waiting": waiting,
            "yours": any(seat in perspective.seats for seat in waiting)}  # fmt: skip
