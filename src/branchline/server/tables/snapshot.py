"""A table as it stood after some line of its journal, with its match worked out from there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from branchline.server.beside import considerately
from branchline.server.errors import Refusal
from branchline.server.tables.clocks.clock import is_timed
from branchline.server.tables.consent.consent import (
    ABOUT_UNDO,
    SETTLING,
    ConsentRequest,
    Requests,
    requests_after,
)
from branchline.server.tables.journal import ACTION, BEGINNINGS, CONSENT, GAME, HIDDEN, MIGRATED, STARTED, UNDO
from branchline.server.tables.records import ABANDONED, EMPTY, FINISHED, RUNNING, Entry, Seat, Table
from branchline.server.tables.start import Start
from branchline.server.tables.store import StoredTable

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class Snapshot:
    """A table as it stood after some line of its journal. Nothing in it changes later."""

    table: Table
    seats: tuple[Seat, ...]
    board: dict[str, Any] | None = None
    """The data of its board, where that is not the game's own."""
    match: Match | None = None
    played: tuple[Entry, ...] = ()
    """The lines of the journal that make up the match: those of its actions that were not taken back."""
    revealed: tuple[int, ...] = ()
    """How often chance had spoken or something hidden was turned up at each moment of the match."""
    game_seq: int = 0
    """The last line that changed the position."""
    requests: Requests = ()
    """What was asked of others, and not answered by all of them."""
    hidden: frozenset[int] = frozenset()
    """Lines of the journal that a moderator has hidden."""

    @property
    def over(self) -> bool:
        return self.table.status in (FINISHED, ABANDONED)

    @property
    def running(self) -> bool:
        return self.table.status == RUNNING

    def held_by(self, person: str | None) -> tuple[int, ...]:
        """The seats a person holds, and may look through."""
        return tuple(s.seat for s in self.seats if person is not None and s.person == person and not s.resigned
                     and s.kind != "empty")  # fmt: skip

    def known_match(self) -> Match:
        """The match, where it has begun and its rules are still known."""
        if self.match is None:
            raise Refusal(409, "old-rules" if self.game_seq else "not-started")
        return self.match

    def persons(self) -> set[str]:
        """Everyone who has a say: whoever plays a seat, or lets a bot play it for them."""
        return {seat.person for seat in self.seats if seat.kind != EMPTY and seat.person and not seat.resigned}

    @property
    def waits_for_consent(self) -> bool:
        """Whether bots and answers given in advance wait, because someone has asked to take something back. Where time
        is counted they go on, or asking would gain some."""
        undo = self.request(ABOUT_UNDO)
        return undo is not None and bool(undo.waiting & self.persons()) and not is_timed(self.table)

    def request(self, about: str) -> ConsentRequest | None:
        """What was asked of others about something, where that is open."""
        return next((request for request in self.requests if request.about == about), None)

    def start(self) -> Start:
        """How its match began."""
        return start_of(self.table, self.seats, self.board)

    def here(self, match: Match) -> Start:
        """A match that would begin from where this one stands."""
        return Start(self.table.game, match.game.rules, match.seats, match.options, position=match.position(),
                     board=self.board)  # fmt: skip

    def after(self, entry: Entry, match: Match | None) -> Snapshot:
        """The snapshot one line on. `match`, where given, is the match after it; otherwise it is worked out."""
        snapshot = _asked_after(self, entry)
        if entry.kind == HIDDEN:
            return replace(snapshot, hidden=snapshot.hidden | hidden_in([entry]))
        if entry.kind not in GAME:
            return snapshot
        return replace(_GAME_STEPS[entry.kind](snapshot, entry, match), game_seq=entry.seq)


def _started(snapshot: Snapshot, entry: Entry, match: Match | None) -> Snapshot:
    match = match or snapshot.start().match()
    return replace(snapshot, match=match, played=(), revealed=(match.revealed,))


def _acted(snapshot: Snapshot, entry: Entry, match: Match | None) -> Snapshot:
    if match is None:
        assert snapshot.match is not None
        match = snapshot.match.fork()
        match.play(str(entry.text))
    return replace(
        snapshot, match=match, played=(*snapshot.played, entry), revealed=(*snapshot.revealed, match.revealed)
    )


def _undone(snapshot: Snapshot, entry: Entry, match: Match | None) -> Snapshot:
    assert snapshot.match is not None
    to = int((entry.data or {})["to"])
    return replace(
        snapshot, match=match or snapshot.match.at(to), played=snapshot.played[:to],
        revealed=snapshot.revealed[: to + 1],
    )  # fmt: skip


_GAME_STEPS: dict[str, Callable[[Snapshot, Entry, Any], Snapshot]] = {
    STARTED: _started, MIGRATED: _started, ACTION: _acted, UNDO: _undone,
}  # fmt: skip


def _asked_after(snapshot: Snapshot, entry: Entry) -> Snapshot:
    """The open requests one line on."""
    if entry.kind != CONSENT and (not snapshot.requests or entry.kind not in SETTLING):
        return snapshot
    return replace(snapshot, requests=requests_after(snapshot.requests, entry, snapshot.persons()))


def unplayed(stored: StoredTable) -> Snapshot:
    """The table before its first line."""
    return Snapshot(stored.table, stored.seats, stored.board)


def start_of(table: Table, seats: Sequence[Seat], board: dict[str, Any] | None) -> Start:
    names = [seat.name for seat in seats]
    return Start(table.game, table.rules, names, table.options, table.seed, table.start, board)


def surviving(entries: Sequence[Entry]) -> list[Entry]:
    """The lines of the journal that make up the match: those of its actions that were not taken back."""
    played: list[Entry] = []
    for entry in entries:
        if entry.kind in BEGINNINGS:
            played = []
        elif entry.kind == ACTION:
            played.append(entry)
        elif entry.kind == UNDO:
            del played[int((entry.data or {})["to"]) :]
    return played


def hidden_in(entries: Sequence[Entry]) -> frozenset[int]:
    """The lines that are hidden by these."""
    return frozenset(int((entry.data or {})["to"]) for entry in entries if entry.kind == HIDDEN)


def folded(blank: Snapshot, entries: Sequence[Entry]) -> Snapshot:
    """The snapshot after all these lines. What was taken back is not played again. Takes as long as they are many."""
    blank = replace(blank, hidden=hidden_in(entries))
    if not any(entry.kind in BEGINNINGS for entry in entries):
        return blank
    match = blank.start().match()
    return _folded_from(replace(blank, match=match, revealed=(match.revealed,)), entries, surviving(entries))


def snapshot_then(now: Snapshot, blank: Snapshot, entries: Sequence[Entry]) -> Snapshot | None:
    """The snapshot after earlier lines than the last; none where more than a little of it was taken back since."""
    from branchline.kernel.match import STRIDE

    if now.match is None:
        return None
    played = surviving(entries)
    kept = next((k for k, pair in enumerate(zip(played, now.played, strict=False)) if pair[0] is not pair[1]),
                min(len(played), len(now.played)))  # fmt: skip
    if len(played) - kept > STRIDE:
        return None
    known = replace(
        blank, hidden=now.hidden, match=now.match.at(kept), played=now.played[:kept], revealed=now.revealed[: kept + 1]
    )
    return _folded_from(known, entries, played)


def _folded_from(known: Snapshot, entries: Sequence[Entry], played: list[Entry]) -> Snapshot:
    """The snapshot after these lines, from one that holds the beginning of what was played."""
    assert known.match is not None
    match, revealed = known.match, list(known.revealed)
    for entry in considerately(played[len(known.played) :]):
        match.play(str(entry.text))
        revealed.append(match.revealed)
    snapshot = known
    for entry in considerately(entries):
        snapshot = _asked_after(snapshot, entry)
    game_seq = next((entry.seq for entry in reversed(entries) if entry.kind in GAME), 0)
    return replace(snapshot, match=match, played=tuple(played), revealed=tuple(revealed), game_seq=game_seq)


def with_events(snapshot: Snapshot, entries: Sequence[Entry]) -> list[tuple[Entry, list[Event]]]:
    """Successive lines of the journal with the events of their actions, which are worked out again; those of what was
    taken back are not told any more. Takes as long as they are many."""
    caused: dict[int, list[Event]] = {}
    if snapshot.match is not None and entries:
        first = bisect_left(snapshot.played, entries[0].seq, key=lambda line: line.seq)
        last = bisect_right(snapshot.played, entries[-1].seq, key=lambda line: line.seq)
        played = considerately(snapshot.played[first:last])
        caused = {line.seq: events for line, events in zip(played, snapshot.match.events_from(first), strict=False)}
    return [(entry, caused.get(entry.seq, [])) for entry in entries]


def progress(match: Match) -> dict[str, Any]:
    """What is written in a table's row when its match has gone on."""
    return standing(match) | {"position": None if match.is_over else match.shared_position()}


def standing(match: Match) -> dict[str, Any]:
    """What a table's row says about how its match stands."""
    over = match.is_over
    return {
        "status": FINISHED if over else RUNNING,
        "to_move": match.to_move,
        "scores": match.scores() if over else None,
        "places": match.places() if over else None,
    }


def broken_off(match: Match | None) -> dict[str, Any]:
    """What a table's row says when it ends before its match does: the present scores count."""
    known = {"scores": match.scores(), "places": match.places()} if match is not None else {}
    return {"status": ABANDONED, "to_move": None} | known
