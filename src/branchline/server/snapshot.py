"""A table as it stood after some line of its journal, with its match worked out from there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import branchline
from branchline.server.consent import ConsentRequest
from branchline.server.journal import (
    ACTION,
    END_ANSWERED,
    END_ASKED,
    ENDED,
    GAME,
    STARTED,
    UNDO,
    UNDO_ANSWERED,
    UNDO_ASKED,
)
from branchline.server.models import ABANDONED, FINISHED, PERSON, RUNNING, JournalRow, SeatRow, TableRow

if TYPE_CHECKING:
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class Snapshot:
    """A table as it stood after some line of its journal. Nothing in it changes later."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    match: Match | None = None
    played: tuple[JournalRow, ...] = ()
    """The lines of the journal that make up the match: those of its actions that were not taken back."""
    game_seq: int = 0
    """The last line that changed the position."""
    undo: ConsentRequest | None = None
    end: ConsentRequest | None = None

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

    def persons(self) -> set[str]:
        """Everyone who plays a seat now."""
        return {seat.person for seat in self.seats if seat.kind == PERSON and seat.person}

    def after(self, entry: JournalRow, match: Match | None) -> Snapshot:
        """The snapshot one line on. `match`, where given, is the match after it; otherwise it is worked out."""
        snapshot = _STEPS[entry.kind](self, entry, match) if entry.kind in _STEPS else self
        return replace(snapshot, game_seq=entry.seq) if entry.kind in GAME else snapshot


def _started(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    return replace(snapshot, match=match or first_match(snapshot.table, [seat.name for seat in snapshot.seats]))


def _acted(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    if match is None:
        assert snapshot.match is not None
        match = snapshot.match.fork()
        match.play(str(entry.text))
    return replace(snapshot, match=match, played=(*snapshot.played, entry), undo=None)


def _undone(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    assert snapshot.match is not None
    to = int((entry.data or {})["to"])
    return replace(snapshot, match=match or snapshot.match.at(to), played=snapshot.played[:to], undo=None)


def _asked_undo(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    return replace(snapshot, undo=_request(entry))


def _answered_undo(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    return replace(snapshot, undo=_answered(snapshot.undo, entry))


def _asked_end(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    return replace(snapshot, end=_request(entry))


def _answered_end(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    return replace(snapshot, end=_answered(snapshot.end, entry))


def _ended(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    return replace(snapshot, undo=None, end=None)


def _request(entry: JournalRow) -> ConsentRequest:
    data = entry.data or {}
    return ConsentRequest(entry.seq, str(entry.person), entry.seat, frozenset(data["waiting"]), int(data.get("to", 0)))


def _answered(request: ConsentRequest | None, entry: JournalRow) -> ConsentRequest | None:
    agreed = request is not None and (entry.data or {}).get("agree")
    return request.agreed_by(str(entry.person)) if request is not None and agreed else None


_STEPS: dict[str, Callable[[Snapshot, JournalRow, Any], Snapshot]] = {
    STARTED: _started, ACTION: _acted, UNDO: _undone, UNDO_ASKED: _asked_undo, UNDO_ANSWERED: _answered_undo,
    END_ASKED: _asked_end, END_ANSWERED: _answered_end, ENDED: _ended,
}  # fmt: skip


def first_match(table: TableRow, names: list[str]) -> Match:
    """The match of a table before its first action."""
    game = branchline.load(table.game)
    if table.start is not None:
        return game.from_position(table.start, names, table.board)
    return game.new(len(names), int(table.seed or 0), table.options, names, table.board)


def progress(match: Match) -> dict[str, Any]:
    """What a table's row says about how its match stands."""
    over = match.is_over
    return {
        "status": FINISHED if over else RUNNING,
        "to_move": match.to_move,
        "scores": match.scores() if over else None,
        "places": match.places() if over else None,
    }
