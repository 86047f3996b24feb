"""What live viewers are sent: how things stand when they come, each line of the journal, and who is there."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from branchline.server.http.json_response import encode_json
from branchline.server.live.viewer import Viewer
from branchline.server.tables.journal import CHAT
from branchline.server.tables.session import Message
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.entry_json import Lines, entry_json, log_json
from branchline.server.visibility.perspective import Perspective
from branchline.server.visibility.present_json import present_json
from branchline.server.visibility.table_json import table_facts_json, table_json
from branchline.server.visibility.visible import may_read
from branchline.server.wire.live import Hello, LiveMessage, OwnTableFacts, Presence


async def hello_json(snapshot: Snapshot, missed: Lines, viewer: Viewer, presence: Presence) -> str:
    """How things stand when a viewer comes, and the lines they have missed."""
    perspective = viewer.perspective(snapshot)
    hello: Hello = {
        "type": "hello",
        "table": table_json(snapshot.table, snapshot.seats, None if viewer.spectating else viewer.person),
        "missed": await log_json(snapshot, missed, perspective, viewer.language),
        "presence": presence,
        **present_json(snapshot, perspective, viewer.language),
    }
    return _text(hello)


def message_json(message: Message, perspective: Perspective, own: tuple[int, ...], language: str) -> str | None:
    """The message about one line of the journal, or nothing where it may not be read from this perspective. `own` are
    the seats of whoever it is for."""
    snapshot, entry = message.snapshot, message.entry
    if not may_read(snapshot, entry, perspective):
        return None
    line = entry_json(snapshot, entry, message.events, perspective, language)
    if entry.kind == CHAT:
        return _text({"type": "entry", "entry": line, "seq": entry.seq})
    table: OwnTableFacts = {**table_facts_json(snapshot.table, snapshot.seats), "mine": list(own)}
    present = present_json(snapshot, perspective, language)
    return _text({"type": "entry", "entry": line, "table": table, **present, "seq": entry.seq})


def presence_of(snapshot: Snapshot, viewers: Collection[Viewer]) -> Presence:
    """Who is there. Whoever has several tabs is one person, as far as the server knows who that is."""
    here = {viewer.person for viewer in viewers if viewer.person is not None}
    players = {seat.person for seat in snapshot.seats if not seat.resigned}
    return {
        "here": [seat.person in here and not seat.resigned for seat in snapshot.seats],
        "watching": len(here - players) + sum(viewer.person is None for viewer in viewers),
    }


def together(presences: Sequence[Presence]) -> Presence:
    """
    >>> together([{"here": [True, False], "watching": 2}, {"here": [False, False], "watching": 1}])
    {'here': [True, False], 'watching': 3}
    """
    here = [any(seat) for seat in zip(*(presence["here"] for presence in presences), strict=False)]
    return {"here": here, "watching": sum(presence["watching"] for presence in presences)}


def presence_json(presence: Presence) -> str:
    return _text({"type": "presence", **presence})


def _text(body: LiveMessage) -> str:
    return encode_json(body).decode()
