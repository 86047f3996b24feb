"""Taking back: freely what one has just done and learned nothing from; beyond that, if those concerned agree."""

from __future__ import annotations

from itertools import islice

from branchline.server.errors import Refusal
from branchline.server.tables.consent.asking import asking
from branchline.server.tables.consent.consent import ABOUT_UNDO, ConsentRequest
from branchline.server.tables.consent.granting import Granted, granted
from branchline.server.tables.journal import ACTION, GAME, UNDO
from branchline.server.tables.play.actions import is_current, next_game_entry, stale
from branchline.server.tables.play.seating import check_running, is_late, own_seat
from branchline.server.tables.records import Entry, Person
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.entry_json import acted_json
from branchline.server.visibility.perspective import perspective_of
from branchline.server.wire.answers import Acted, UndoResponse
from branchline.server.wire.requests import Undoing

FREE, NEVER = "free", "never"


async def undo(session: Session, person: Person, form: Undoing, language: str) -> Acted:
    """Take back at once, or ask those whose consent is needed."""
    async with session.lock:
        snapshot = session.snapshot
        if not is_current(snapshot, form.seq) and not _only_bots_since(session, form.seq):
            entry = next_game_entry(session, form.seq)
            if entry is None or entry.kind != UNDO or entry.person != person.id:
                raise stale(session, person, language)
            return _answer(snapshot, entry, person, language)
        entry = await _asked(session, snapshot, person, form.to)
    return _answer(session.snapshot, entry, person, language)


def _only_bots_since(session: Session, seq: int) -> bool:
    """Bots are quick; what they did meanwhile is no reason to refuse."""
    since = (entry for entry in islice(session.entries, seq, None) if entry.kind in GAME)
    return seq <= session.seq and all(entry.kind == ACTION and entry.person is None for entry in since)


def _answer(snapshot: Snapshot, entry: Entry, person: Person, language: str) -> Acted:
    return acted_json(snapshot, entry, [], perspective_of(snapshot, person.id), language)


async def _asked(session: Session, snapshot: Snapshot, person: Person, to: int | None) -> Entry:
    check_running(snapshot)
    if snapshot.table.settings.get("undo") == NEVER:
        raise Refusal(409, "undo-never")
    seat = own_seat(snapshot, person)
    to = before_last_own(snapshot, person.id) if to is None else to
    if to >= len(snapshot.played):
        raise Refusal(422, "undo-moment", field="to", to=to, now=len(snapshot.played))
    waiting = consent_needed(snapshot, person.id, to)
    entry = asking(session, person, seat, ABOUT_UNDO, waiting, to)
    request = ConsentRequest(ABOUT_UNDO, entry.seq, person.id, seat, frozenset(), to)
    then = Granted(entry) if waiting else await granted(session, request)
    await session.commit(then.entry, match=then.match, **then.changes)
    return then.entry


def before_last_own(snapshot: Snapshot, person: str) -> int:
    moment = _last_own(snapshot, person)
    if moment is None:
        raise Refusal(409, "undo-nothing")
    return moment


def _last_own(snapshot: Snapshot, person: str) -> int | None:
    """The moment before the last action of a person."""
    moments = range(len(snapshot.played) - 1, -1, -1)
    return next((moment for moment in moments if snapshot.played[moment].person == person), None)


def consent_needed(snapshot: Snapshot, person: str, to: int) -> set[str]:
    """Who must agree before the match goes back to a moment. Bots do, those they play for decide themselves. Freely
    taken back is only what one did oneself: otherwise a bot would be made to choose until it suits."""
    others = snapshot.persons() - {person}
    if snapshot.table.settings.get("undo") != FREE or not _is_own(snapshot, person, to):
        return others
    acted = others & {_on_whose_behalf(snapshot, entry) for entry in snapshot.played[to:]}
    return acted if acted == others or learned_nothing(snapshot, to) else others


def _is_own(snapshot: Snapshot, person: str, moment: int) -> bool:
    """Whether someone answers for the action from this moment on; not where their time had run out before it."""
    late = any(is_late(snapshot, snapshot.seats[seat]) for seat in snapshot.held_by(person))
    return not late and _on_whose_behalf(snapshot, snapshot.played[moment]) == person


def _on_whose_behalf(snapshot: Snapshot, entry: Entry) -> str | None:
    """The person who acted, or for whom a bot did."""
    return entry.person if entry.person is not None or entry.seat is None else snapshot.seats[entry.seat].person


def learned_nothing(snapshot: Snapshot, to: int) -> bool:
    """Whether since a moment no action brought chance or hidden things to light."""
    return not any(_revealed(snapshot, moment) for moment in range(len(snapshot.played) - 1, to - 1, -1))


def _revealed(snapshot: Snapshot, moment: int) -> bool:
    """Whether the action from this moment on brought chance or something hidden to light: the rules count that."""
    return snapshot.revealed[moment + 1] != snapshot.revealed[moment]


def undo_json(snapshot: Snapshot, person: str) -> UndoResponse:
    """How far someone may go back without asking, and whom to ask for more."""
    if not snapshot.running or snapshot.table.settings.get("undo") == NEVER or person not in snapshot.persons():
        return {"last": None, "free": None, "asks": []}
    last = _last_own(snapshot, person)
    if last is None:
        return {"last": None, "free": None, "asks": []}
    asks = consent_needed(snapshot, person, last)
    return {
        "last": last,
        "free": _free_back_to(snapshot, person),
        "asks": [seat.seat for seat in snapshot.seats if seat.person in asks],
    }


def _free_back_to(snapshot: Snapshot, person: str) -> int | None:
    others = snapshot.persons() - {person}
    if not others:
        return 0
    free = None
    for moment in range(len(snapshot.played) - 1, -1, -1):
        if (
            snapshot.table.settings.get("undo") != FREE
            or _on_whose_behalf(snapshot, snapshot.played[moment]) in others
            or _revealed(snapshot, moment)
        ):
            break
        free = moment if _is_own(snapshot, person, moment) else free
    return free
