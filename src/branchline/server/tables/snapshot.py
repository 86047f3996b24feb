"""A table as it stood after some line of its journal, with its match worked out from there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from branchline.kernel.match import STRIDE
from branchline.server.beside import considerately
from branchline.server.errors import Refusal
from branchline.server.store.models import ABANDONED, EMPTY, FINISHED, RUNNING, JournalRow, SeatRow, TableRow
from branchline.server.tables.clocks.clock import is_timed
from branchline.server.tables.consent.consent import ConsentRequest
from branchline.server.tables.journal import (
    ACTION,
    BEGINNINGS,
    CARRIED,
    END_ANSWERED,
    END_ASKED,
    ENDED,
    GAME,
    HANDED,
    LATE,
    PAUSE_ANSWERED,
    PAUSE_ASKED,
    PAUSED,
    RESIGNED,
    STARTED,
    TAKEN_OVER,
    TAKEOVER_ANSWERED,
    TAKEOVER_ASKED,
    UNDO,
    UNDO_ANSWERED,
    UNDO_ASKED,
)
from branchline.server.tables.start import Start

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class Snapshot:
    """A table as it stood after some line of its journal. Nothing in it changes later."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    board: dict[str, Any] | None = None
    """The data of its board, where that is not the game's own."""
    match: Match | None = None
    played: tuple[JournalRow, ...] = ()
    """The lines of the journal that make up the match: those of its actions that were not taken back."""
    revealed: tuple[int, ...] = ()
    """How often chance had spoken or something hidden was turned up at each moment of the match."""
    game_seq: int = 0
    """The last line that changed the position."""
    undo: ConsentRequest | None = None
    end: ConsentRequest | None = None
    takeover: ConsentRequest | None = None
    """That a bot may play a seat, whose number stands in `to`."""
    pause: ConsentRequest | None = None

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
        return self.undo is not None and bool(self.undo.waiting & self.persons()) and not is_timed(self.table)

    def start(self) -> Start:
        """How its match began."""
        return start_of(self.table, self.seats, self.board)

    def here(self, match: Match) -> Start:
        """A match that would begin from where this one stands."""
        return Start(self.table.game, match.game.rules, match.seats, match.options, position=match.position(),
                     board=self.board)  # fmt: skip

    def after(self, entry: JournalRow, match: Match | None) -> Snapshot:
        """The snapshot one line on. `match`, where given, is the match after it; otherwise it is worked out."""
        snapshot = _wishes_after(self, entry)
        if entry.kind not in GAME:
            return snapshot
        return replace(_GAME_STEPS[entry.kind](snapshot, entry, match), game_seq=entry.seq)


def _started(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    match = match or snapshot.start().match()
    return replace(snapshot, match=match, played=(), revealed=(match.revealed,))


def _acted(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    if match is None:
        assert snapshot.match is not None
        match = snapshot.match.fork()
        match.play(str(entry.text))
    return replace(
        snapshot, match=match, played=(*snapshot.played, entry), revealed=(*snapshot.revealed, match.revealed)
    )


def _undone(snapshot: Snapshot, entry: JournalRow, match: Match | None) -> Snapshot:
    assert snapshot.match is not None
    to = int((entry.data or {})["to"])
    return replace(
        snapshot, match=match or snapshot.match.at(to), played=snapshot.played[:to],
        revealed=snapshot.revealed[: to + 1],
    )  # fmt: skip


_GAME_STEPS: dict[str, Callable[[Snapshot, JournalRow, Any], Snapshot]] = {
    STARTED: _started, CARRIED: _started, ACTION: _acted, UNDO: _undone,
}  # fmt: skip


def _wishes_after(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    """What is wished for one line on."""
    return _WISH_STEPS[entry.kind](snapshot, entry) if entry.kind in _WISH_STEPS else snapshot


def _settled_by_action(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return _settled_by_undo(_back(snapshot, entry), entry)


def _settled_by_undo(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, undo=None) if snapshot.undo is not None else snapshot


def _asked_undo(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, undo=_request(entry))


def _answered_undo(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, undo=_answered(snapshot.undo, entry))


def _asked_end(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, end=_request(entry))


def _answered_end(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, end=_answered(snapshot.end, entry))


def _asked_takeover(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, takeover=_request(entry))


def _answered_takeover(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, takeover=_answered(snapshot.takeover, entry))


def _asked_pause(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, pause=_request(entry))


def _answered_pause(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, pause=_answered(snapshot.pause, entry))


def _paused(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, pause=None)


def _back(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    """Whoever acts, or lets a bot play, needs nobody to stand in."""
    asked = snapshot.takeover
    return replace(snapshot, takeover=None) if asked is not None and asked.to == entry.seat else snapshot


def _resigned(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    """With whoever resigns their wishes go, and a wish for a bot that waits for nobody: it can be asked for anew."""
    left, present = snapshot.persons(), _back(snapshot, entry)
    undo, end, pause = (_if_from(wish, left) for wish in (present.undo, present.end, present.pause))
    takeover = _if_from(present.takeover, left)
    if takeover is not None and not takeover.waiting & left:
        takeover = None
    return replace(present, undo=undo, end=end, pause=pause, takeover=takeover)


def _if_from(wish: ConsentRequest | None, persons: set[str]) -> ConsentRequest | None:
    return wish if wish is not None and wish.person in persons else None


def _ended(snapshot: Snapshot, entry: JournalRow) -> Snapshot:
    return replace(snapshot, undo=None, end=None, takeover=None, pause=None)


def _request(entry: JournalRow) -> ConsentRequest:
    data = entry.data or {}
    return ConsentRequest(entry.seq, str(entry.person), entry.seat, frozenset(data["waiting"]), int(data.get("to", 0)))


def _answered(request: ConsentRequest | None, entry: JournalRow) -> ConsentRequest | None:
    agreed = request is not None and (entry.data or {}).get("agree")
    return request.agreed_by(str(entry.person)) if request is not None and agreed else None


_WISH_STEPS: dict[str, Callable[[Snapshot, JournalRow], Snapshot]] = {
    ACTION: _settled_by_action, UNDO: _settled_by_undo, UNDO_ASKED: _asked_undo, UNDO_ANSWERED: _answered_undo,
    END_ASKED: _asked_end, END_ANSWERED: _answered_end, ENDED: _ended,
    TAKEOVER_ASKED: _asked_takeover, TAKEOVER_ANSWERED: _answered_takeover, TAKEN_OVER: _back, HANDED: _back,
    RESIGNED: _resigned, LATE: _back, PAUSE_ASKED: _asked_pause, PAUSE_ANSWERED: _answered_pause, PAUSED: _paused,
}  # fmt: skip


def start_of(table: TableRow, seats: Sequence[SeatRow], board: dict[str, Any] | None) -> Start:
    names = [seat.name for seat in seats]
    return Start(table.game, table.rules, names, table.options, table.seed, table.start, board)


def surviving(entries: Sequence[JournalRow]) -> list[JournalRow]:
    """The lines of the journal that make up the match: those of its actions that were not taken back."""
    played: list[JournalRow] = []
    for entry in entries:
        if entry.kind in BEGINNINGS:
            played = []
        elif entry.kind == ACTION:
            played.append(entry)
        elif entry.kind == UNDO:
            del played[int((entry.data or {})["to"]) :]
    return played


def folded(blank: Snapshot, entries: Sequence[JournalRow]) -> Snapshot:
    """The snapshot after all these lines. What was taken back is not played again. Takes as long as they are many."""
    if not any(entry.kind in BEGINNINGS for entry in entries):
        return blank
    match = blank.start().match()
    return _folded_from(replace(blank, match=match, revealed=(match.revealed,)), entries, surviving(entries))


def snapshot_then(now: Snapshot, blank: Snapshot, entries: Sequence[JournalRow]) -> Snapshot | None:
    """The snapshot after earlier lines than the last; none where more than a little of it was taken back since."""
    if now.match is None:
        return None
    played = surviving(entries)
    kept = next((k for k, pair in enumerate(zip(played, now.played, strict=False)) if pair[0] is not pair[1]),
                min(len(played), len(now.played)))  # fmt: skip
    if len(played) - kept > STRIDE:
        return None
    known = replace(blank, match=now.match.at(kept), played=now.played[:kept], revealed=now.revealed[: kept + 1])
    return _folded_from(known, entries, played)


def _folded_from(known: Snapshot, entries: Sequence[JournalRow], played: list[JournalRow]) -> Snapshot:
    """The snapshot after these lines, from one that holds the beginning of what was played."""
    assert known.match is not None
    match, revealed = known.match, list(known.revealed)
    for entry in considerately(played[len(known.played) :]):
        match.play(str(entry.text))
        revealed.append(match.revealed)
    snapshot = known
    for entry in considerately(entries):
        snapshot = _wishes_after(snapshot, entry)
    game_seq = next((entry.seq for entry in reversed(entries) if entry.kind in GAME), 0)
    return replace(snapshot, match=match, played=tuple(played), revealed=tuple(revealed), game_seq=game_seq)


def with_events(snapshot: Snapshot, entries: Sequence[JournalRow]) -> list[tuple[JournalRow, list[Event]]]:
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
    return standing(match) | {"position": None if match.is_over else match.position()}


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
