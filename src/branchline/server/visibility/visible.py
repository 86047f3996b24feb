"""What may be known: everything about a match that leaves the server goes through here.

The kernel knows which fields, actions and events are whose business, and until when; here is said who is asking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from branchline.server.tables.journal import ACTION, CHAT
from branchline.server.tables.records import Entry
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import Perspective, shown_seat

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match
    from branchline.kernel.reasons import Reason


def visible_as(snapshot: Snapshot, perspective: Perspective) -> int | None:
    """The seat as which someone sees the match; None: what everybody may know.

    A table made from another belongs to one person, who plays all its seats: there the seat to move is shown, or in the
    copy of a running match what could be seen of that. Once a match is over nothing is anybody's own any more."""
    origin = snapshot.table.origin
    if snapshot.over:
        return shown_seat(snapshot, perspective)
    if origin is None or not perspective.player:
        return perspective.one
    if "visible_as" in origin:
        seat: int | None = origin["visible_as"]
        return seat
    return shown_seat(snapshot, perspective)


_worked_out: WeakKeyDictionary[Match, dict[Any, Any]] = WeakKeyDictionary()


def once(match: Match, key: Any, make: Callable[[], Any]) -> Any:
    """What depends on a position alone is worked out once, however many look. A match in a snapshot never changes."""
    known = _worked_out.setdefault(match, {})
    if key not in known:
        known[key] = make()
    return known[key]


def visible_view(match: Match, seat: int | None) -> Any:
    """A position as a seat may know it."""
    return once(match, ("view", seat), lambda: match.view(seat))


def is_concealed(snapshot: Snapshot, perspective: Perspective) -> bool:
    """Whether the seat to move knows or answers something that is not shown, because several look through the same
    screen."""
    match, to_move = snapshot.match, snapshot.table.to_move
    if match is None or to_move is None or to_move not in perspective.seats or perspective.one is not None:
        return False
    return snapshot.table.origin is None and (_answers_in_secret(match) or _knows_more(match, to_move))


def _answers_in_secret(match: Match) -> bool:
    secret: bool = once(match, "secret", match.answers_in_secret)
    return secret


def _knows_more(match: Match, seat: int) -> bool:
    """Whether a seat knows something that not everybody does."""
    digest = match.game.contract.State.fingerprint
    more: bool = once(match, ("more", seat), lambda: digest(match.concealed(seat)) != digest(match.concealed(None)))
    return more


def why_not(match: Match, action: str | int, seat: int) -> Reason | None:
    """Why an action is not allowed to a seat. Whoever is not asked is told no more than that: what the others could do
    may depend on what is theirs alone."""
    return match.why_not(action if seat == match.to_move else 0, seat)


def may_read(snapshot: Snapshot, entry: Entry, perspective: Perspective) -> bool:
    """What players say to each other is theirs, also after the end, unless the table lets spectators join in. Nobody
    reads whom they block, or what a moderator has hidden."""
    if entry.kind != CHAT:
        return True
    if entry.seq in snapshot.hidden or entry.person in perspective.muted:
        return False
    return perspective.player or bool(snapshot.table.settings.get("spectator_chat"))


def is_action_visible(snapshot: Snapshot, entry: Entry, seat: int | None) -> bool:
    """Whether a seat may know which action a line of the journal was. Of what was taken back nothing more comes to
    light than what was open at once."""
    match = snapshot.match
    if entry.kind != ACTION or match is None or snapshot.over or (seat is not None and seat == entry.seat):
        return True
    moment = moment_of(snapshot, entry)
    if moment is not None:
        return match.may_know_action(moment - 1, entry.seat, seat)
    return match.game.contract.verbs.split(str(entry.text))[0].secret_until is None


def visible_events(snapshot: Snapshot, entry: Entry, events: list[Event], seat: int | None) -> list[Event]:
    """Those of an action's events that a seat may know."""
    match = snapshot.match
    if match is None or snapshot.over:
        return events
    moment = moment_of(snapshot, entry)
    if moment is None:
        return own_events(match, events, seat)
    return [event for event in events if match.may_know_event(event, moment - 1, seat)]


def own_events(match: Match, events: list[Event], seat: int | None) -> list[Event]:
    """Those events that are nobody's secret, or this seat's."""
    return [event for event in events if _is_open(match, event) or _seat_of(match, event) == seat]


def _is_open(match: Match, event: Event) -> bool:
    return match.game.contract.events.named(event.name).secret_until is None


def _seat_of(match: Match, event: Event) -> int:
    return event.values[list(match.game.contract.events.named(event.name).arguments).index("seat")]


def moment_of(snapshot: Snapshot, entry: Entry) -> int | None:
    """Which moment of the match an action led to; none if it was taken back since."""
    if entry.kind != ACTION:
        return None
    low, high = 0, len(snapshot.played)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if snapshot.played[middle].seq < entry.seq else (low, middle)
    return low + 1 if low < len(snapshot.played) and snapshot.played[low].seq == entry.seq else None
