"""Requests that need the consent of others, as the journal tells them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from branchline.server.tables.journal import (
    ACTION,
    CONSENT,
    ENDED,
    HANDED,
    LATE,
    PAUSED,
    RESIGNED,
    TAKEN_OVER,
    UNDO,
)
from branchline.server.tables.records import Entry

About = Literal["undo", "end", "takeover", "pause"]
ABOUT_UNDO: Final = "undo"
ABOUT_END: Final = "end"
ABOUT_TAKEOVER: Final = "takeover"
ABOUT_PAUSE: Final = "pause"


@dataclass(frozen=True)
class ConsentRequest:
    about: About
    seq: int
    person: str
    seat: int | None
    waiting: frozenset[str]
    to: int = 0
    """The moment an undo goes back to, or the seat a bot takes over."""

    def is_free(self, persons: set[str]) -> bool:
        """Return whether it is a request of one of these persons and waits for none of them."""
        return self.person in persons and not self.waiting & persons


Requests = tuple[ConsentRequest, ...]


def requests_after(requests: Requests, entry: Entry, persons: set[str]) -> Requests:
    """The open requests after one more line. `persons` are those who still have a say."""
    if entry.kind == CONSENT:
        return _asked_or_answered(requests, entry)
    return tuple(request for request in requests if not _settles(entry, request, persons))


def _asked_or_answered(requests: Requests, entry: Entry) -> Requests:
    data, person = entry.data or {}, str(entry.person)
    others = tuple(request for request in requests if request.about != data["about"])
    if "agree" not in data:
        waiting = frozenset(data["waiting"])
        return (*others, ConsentRequest(data["about"], entry.seq, person, entry.seat, waiting, data.get("to", 0)))
    agreed = [replace(request, waiting=request.waiting - {person}) for request in _about(requests, data["about"])]
    return (*others, *agreed) if data["agree"] else others


def _about(requests: Requests, about: str) -> Iterable[ConsentRequest]:
    return (request for request in requests if request.about == about)


SETTLING: dict[str, tuple[str, ...]] = {
    ACTION: (ABOUT_UNDO,), UNDO: (ABOUT_UNDO,), PAUSED: (ABOUT_PAUSE,), HANDED: (), LATE: (), TAKEN_OVER: (),
    RESIGNED: (), ENDED: (ABOUT_UNDO, ABOUT_END, ABOUT_TAKEOVER, ABOUT_PAUSE),
}  # fmt: skip
"""Requests that each kind of line settles, whoever it comes from."""
_BACK = (ACTION, HANDED, LATE, TAKEN_OVER, RESIGNED)
"""Lines after which a seat needs nobody to take it over."""


def _settles(entry: Entry, request: ConsentRequest, persons: set[str]) -> bool:
    """Whoever resigns takes their requests along; one for a bot that then waits for nobody can be made anew."""
    if request.about in SETTLING[entry.kind]:
        return True
    if request.about == ABOUT_TAKEOVER and entry.kind in _BACK and request.to == entry.seat:
        return True
    gone = request.person not in persons or (request.about == ABOUT_TAKEOVER and not request.waiting & persons)
    return entry.kind == RESIGNED and gone
