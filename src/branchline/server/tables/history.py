"""What happened: the log, any past moment, what is new since one's last action."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from branchline.kernel.seeds import commitment
from branchline.server.beside import considerately
from branchline.server.errors import Refusal
from branchline.server.tables.journal import ACTION
from branchline.server.tables.records import Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot, with_events
from branchline.server.visibility.entry_json import events_json, log_json
from branchline.server.visibility.outcome_json import changes_json
from branchline.server.visibility.perspective import Perspective, shown_seat
from branchline.server.visibility.visible import is_action_visible, once, visible_as, visible_events, visible_view
from branchline.server.wire.answers import (
    Course,
    LastAction,
    Log,
    MomentInWords,
    MomentResponse,
    OutcomeLine,
    SeedResponse,
    Since,
)

if TYPE_CHECKING:
    from branchline.kernel.match import Match

LONGEST_PAGE = 1000
"""Lines of a log."""


async def log_page_json(session: Session, after: int, limit: int, perspective: Perspective, language: str) -> Log:
    snapshot, page = session.snapshot, session.entries[after : after + limit]
    last = page[-1].seq if page else after
    lines = await asyncio.to_thread(with_events, snapshot, page)
    entries = await log_json(snapshot, lines, perspective, language)
    return {"entries": entries, "next": last if last < snapshot.table.seq else None}


async def since_json(session: Session, person: Person, perspective: Perspective, language: str) -> Since:
    """Everything after one's last action, as far as a page of the log goes."""
    after = last_own_line(session, person)
    return {"after": after, **await log_page_json(session, after, LONGEST_PAGE, perspective, language)}


def last_own_line(session: Session, person: Person) -> int:
    own = (entry.seq for entry in reversed(session.entries) if entry.kind == ACTION and entry.person == person.id)
    return next(own, 0)


def moment_json(snapshot: Snapshot, moment: int, since: int | None, perspective: Perspective,
                language: str) -> MomentResponse:  # fmt: skip
    """How the match stood after so many actions, and what had changed since an earlier moment."""
    match, seen_as = _match_at(snapshot, moment), visible_as(snapshot, perspective)
    whole = snapshot.known_match()
    return {
        "moment": moment,
        "last": len(whole),
        **_last_action(snapshot, match, moment, perspective, language),
        "changes": _changes_json(whole.at(_earlier(moment, since)), match, seen_as, language),
        "seat": shown_seat(snapshot, perspective),
        "to_move": match.to_move,
        "prompt": match.prompt(language, perspective.reader),
        "view": visible_view(match, seen_as),
    }


def moment_in_words(snapshot: Snapshot, moment: int, perspective: Perspective, language: str) -> MomentInWords:
    """The same position as sentences."""
    told = _match_at(snapshot, moment).describe(visible_as(snapshot, perspective), language)
    return {"moment": moment, "standing": told.standing, "board": told.board}


def _match_at(snapshot: Snapshot, moment: int) -> Match:
    match = snapshot.known_match()
    if moment > len(match):
        raise Refusal(404, "moment", field="moment", moment=moment, last=len(match))
    return match.at(moment)


def _earlier(moment: int, since: int | None) -> int:
    return max(0, moment - 1 if since is None else min(since, moment))


def _changes_json(before: Match, after: Match, seat: int | None, language: str) -> list[OutcomeLine]:
    """What each party has gained and lost between two moments, as far as a seat may know both."""
    from branchline.kernel.outcome import changes

    found = tuple(changes(after, before.concealed(seat), after.concealed(seat)))
    return changes_json(after, found, seat, language)


def _last_action(snapshot: Snapshot, match: Match, moment: int, perspective: Perspective, language: str) -> LastAction:
    """What led to a moment, as far as it may be known from this perspective today."""
    if moment == 0:
        return {"action": None, "by": None, "events": []}
    entry, seat = snapshot.played[moment - 1], visible_as(snapshot, perspective)
    events = visible_events(snapshot, entry, match.events, seat)
    return {
        "action": entry.text if is_action_visible(snapshot, entry, seat) else None,
        "by": entry.seat,
        "events": events_json(match, events, language, perspective.reader),
    }


async def course_json(snapshot: Snapshot) -> Course:
    """What every seat would have scored if the match had ended at each of its moments. Only once it is over, because
    that is nobody's business before."""
    match = snapshot.known_match()
    if not snapshot.over:
        raise Refusal(409, "not-over")
    return {"scores": await asyncio.to_thread(once, match, "course", lambda: list(_course(match)))}


def _course(match: Match) -> Iterator[list[int]]:
    past = match.at(0)
    yield past.projection()
    for action in considerately(match.actions):
        past.play(action)
        yield past.projection()


def seed_json(session: Session) -> SeedResponse:
    """The digest that was published when the table was opened; the seed itself once it can no longer help anyone."""
    snapshot, promised = session.snapshot, (session.entries[0].data or {}).get("commitment")
    seed = snapshot.table.seed if snapshot.over else None
    if seed is None:
        return {"commitment": promised, "seed": None, "text": None, "holds": None}
    holds = promised == commitment(snapshot.table.game, int(seed))
    return {"commitment": promised, "seed": seed, "text": f"branchline {snapshot.table.game} {seed}", "holds": holds}
