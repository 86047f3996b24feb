"""A line of the journal, with its events and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.kernel.errors import BadAction
from branchline.server.beside import in_parts
from branchline.server.tables.journal import ACTION, CONSENT, ENDED
from branchline.server.tables.records import Entry
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import Perspective
from branchline.server.visibility.present_json import present_json
from branchline.server.visibility.visible import is_action_visible, may_read, moment_of, visible_as, visible_events
from branchline.server.wire.answers import Acted, EntryResponse, GameEvent
from branchline.server.words import WORDS

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match

Lines = list[tuple[Entry, "list[Event]"]]
"""Lines of the journal, each with the events of its action."""


def entry_json(snapshot: Snapshot, entry: Entry, events: list[Event], perspective: Perspective,
               language: str) -> EntryResponse:  # fmt: skip
    """A line of the journal, as it may be known from a perspective."""
    seat, reader = visible_as(snapshot, perspective), perspective.reader
    known = is_action_visible(snapshot, entry, seat)
    facts = _facts(snapshot, visible_events(snapshot, entry, events, seat), language, reader)
    sentences = [fact["sentence"] for fact in facts] or [_sentence(snapshot, entry, known, language, reader)]
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "name": _name(snapshot, entry),
        "at": entry.at,
        "text": entry.text if known else None,
        "bot": (entry.data or {}).get("bot"),
        "about": (entry.data or {}).get("about"),
        "note": _note(entry, language),
        "to": (entry.data or {}).get("to"),
        "moment": moment_of(snapshot, entry),
        "sentence": " ".join(sentences),
        "events": facts,
    }


def _note(entry: Entry, language: str) -> str | None:
    """That a bot chose with less thought than usual, if it did."""
    how = (entry.data or {}).get("how") if entry.kind == ACTION else None
    return WORDS.say(f"bot-{how}", language) if f"bot-{how}" in WORDS else None


def _facts(snapshot: Snapshot, events: list[Event], language: str, reader: int | None) -> list[GameEvent]:
    return events_json(snapshot.match, events, language, reader) if snapshot.match is not None else []


def events_json(match: Match, events: list[Event], language: str, reader: int | None) -> list[GameEvent]:
    """What happened, each with its sentence as it is said to whoever reads it."""
    return [
        {"name": event.name, "arguments": event.arguments, "sentence": match.tell(event, language, reader)}
        for event in events
    ]


def _name(snapshot: Snapshot, entry: Entry) -> str | None:
    """Who did it: someone named in the line itself, or whoever sits there."""
    named = (entry.data or {}).get("name")
    return named if named is not None or entry.seat is None else snapshot.seats[entry.seat].name


def _sentence(snapshot: Snapshot, entry: Entry, known: bool, language: str, reader: int | None) -> str:
    data = entry.data or {}
    key = {ENDED: f"ended-{data.get('how')}", ACTION: "decided", CONSENT: f"consent-{data.get('about')}"}.get(
        entry.kind, entry.kind
    )
    if "agree" in data:
        key += "-yes" if data["agree"] else "-no"
    if entry.kind == ACTION and known:
        key = "acted"
    form = "you" if reader is not None and entry.seat == reader else ""
    return WORDS.say_to(
        form, f"entry-{key}", language,
        name=_name(snapshot, entry) or WORDS.say("somebody", language), text=_text(snapshot, entry, language),
        to=data.get("to", 0), bot=data.get("bot", ""), then=data.get("then", 0), now=data.get("now", 0),
        whom=data.get("whom", ""),
    )  # fmt: skip


def _text(snapshot: Snapshot, entry: Entry, language: str) -> str:
    """What was said; an action in a sentence's words, where its rules are still known."""
    match, text = snapshot.match, entry.text or ""
    if entry.kind != ACTION or match is None:
        return text
    try:
        number = match.game.contract.verbs.parse(text, match.board.labels)
    except BadAction:
        return text
    return match.tell_action(match.action(number), language)


async def log_json(snapshot: Snapshot, lines: Lines, perspective: Perspective, language: str) -> list[EntryResponse]:
    """Lines of the journal, as many as may be read from this perspective, with time for others in between."""
    readable = [line for line in lines if may_read(snapshot, line[0], perspective)]
    return await in_parts(readable, lambda line: entry_json(snapshot, line[0], line[1], perspective, language))


def acted_json(snapshot: Snapshot, entry: Entry, events: list[Event], perspective: Perspective, language: str) -> Acted:
    """The answer to whoever just acted; live viewers get the same."""
    entry_told = entry_json(snapshot, entry, events, perspective, language)
    return {"entry": entry_told, **present_json(snapshot, perspective, language)}
