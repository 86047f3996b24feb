"""A room: a table that is in use, with its match worked out from its journal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import branchline
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
from branchline.server.ledger import Draft, Ledger
from branchline.server.models import ABANDONED, FINISHED, PERSON, RUNNING, JournalRow, SeatRow, TableRow, changed, now

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match

REMEMBERED = 1000


@dataclass(frozen=True)
class Request:
    """A wish that others must agree to: to take something back, or to end."""

    seq: int
    person: str
    seat: int | None
    waiting: frozenset[str]
    to: int = 0

    def agreed_by(self, person: str) -> Request:
        return replace(self, waiting=self.waiting - {person})


@dataclass(frozen=True)
class Scene:
    """A table as it stood after some line of its journal. Nothing in it changes later."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    match: Match | None = None
    line: tuple[JournalRow, ...] = ()
    """The lines of the journal that make up the match: those of its actions that were not taken back."""
    game_seq: int = 0
    """The last line that changed the position."""
    undo: Request | None = None
    end: Request | None = None

    @property
    def over(self) -> bool:
        return self.table.status in (FINISHED, ABANDONED)

    @property
    def running(self) -> bool:
        return self.table.status == RUNNING

    def held_by(self, person: str | None) -> tuple[int, ...]:
        """The seats through whose eyes a person may look."""
        return tuple(s.seat for s in self.seats if person is not None and s.person == person and not s.resigned
                     and s.kind != "empty")  # fmt: skip

    def persons(self) -> set[str]:
        """Everyone who plays a seat now."""
        return {seat.person for seat in self.seats if seat.kind == PERSON and seat.person}

    def after(self, entry: JournalRow, match: Match | None) -> Scene:
        """The scene one line on. `match`, where given, is the match after it; otherwise it is worked out."""
        scene = _STEPS[entry.kind](self, entry, match) if entry.kind in _STEPS else self
        return replace(scene, game_seq=entry.seq) if entry.kind in GAME else scene


def _started(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    return replace(scene, match=match or first_match(scene.table, [seat.name for seat in scene.seats]))


def _acted(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    if match is None:
        assert scene.match is not None
        match = scene.match.fork()
        match.play(str(entry.text))
    return replace(scene, match=match, line=(*scene.line, entry), undo=None)


def _undone(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    assert scene.match is not None
    to = int((entry.data or {})["to"])
    return replace(scene, match=match or scene.match.at(to), line=scene.line[:to], undo=None)


def _asked_undo(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    return replace(scene, undo=_request(entry))


def _answered_undo(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    return replace(scene, undo=_answered(scene.undo, entry))


def _asked_end(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    return replace(scene, end=_request(entry))


def _answered_end(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    return replace(scene, end=_answered(scene.end, entry))


def _ended(scene: Scene, entry: JournalRow, match: Match | None) -> Scene:
    return replace(scene, undo=None, end=None)


def _request(entry: JournalRow) -> Request:
    data = entry.data or {}
    return Request(entry.seq, str(entry.person), entry.seat, frozenset(data["waiting"]), int(data.get("to", 0)))


def _answered(request: Request | None, entry: JournalRow) -> Request | None:
    agreed = request is not None and (entry.data or {}).get("agree")
    return request.agreed_by(str(entry.person)) if request is not None and agreed else None


_STEPS: dict[str, Callable[[Scene, JournalRow, Any], Scene]] = {
    STARTED: _started, ACTION: _acted, UNDO: _undone, UNDO_ASKED: _asked_undo, UNDO_ANSWERED: _answered_undo,
    END_ASKED: _asked_end, END_ANSWERED: _answered_end, ENDED: _ended,
}  # fmt: skip


def first_match(table: TableRow, names: list[str]) -> Match:
    """The match of a table before its first action."""
    game = branchline.load(table.game)
    if table.start is not None:
        return game.from_position(table.start, names, table.board)
    return game.new(len(names), int(table.seed or 0), table.options, names, table.board)


@dataclass(frozen=True)
class News:
    """Something that has just happened, as live viewers are told of it."""

    entry: JournalRow
    scene: Scene
    events: list[Event]


@dataclass(eq=False)
class Room:
    scene: Scene
    entries: list[JournalRow]
    ledger: Ledger
    heard: list[Callable[[Room, News], None]] = field(default_factory=list)
    """Who wants to know what happens here."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False
    """A write went wrong: what is on the disk is the truth, and this room must be opened again."""
    guests: int = 0
    """Live viewers and bots at work: a room with any of them stays open."""
    used: float = field(default_factory=time.monotonic)
    _events: dict[int, list[Event]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.scene.table.id

    @property
    def seq(self) -> int:
        return self.scene.table.seq

    def line(self, kind: str, *, seat: int | None = None, person: str | None = None, text: str | None = None,
             data: dict[str, Any] | None = None, ahead: int = 1) -> JournalRow:  # fmt: skip
        """The next line of the journal (or one further ahead), not yet written."""
        return JournalRow(table_id=self.id, seq=self.seq + ahead, kind=kind, seat=seat, person=person, text=text,
                          data=data, at=now())  # fmt: skip

    async def commit(self, *entries: JournalRow, match: Match | None = None, seats: Sequence[SeatRow] = (),
                     draft: Draft | None = None, **changes: Any) -> Scene:  # fmt: skip
        """Write lines with everything that changes along with them, then let it be known. Holds: `lock`."""
        table = changed(self.scene.table, seq=entries[-1].seq, updated=entries[-1].at, **changes)
        seats = _ended_seats(self.scene.seats, seats, table)
        draft = draft or Draft()
        draft.new += entries
        draft.tables.append(table)
        draft.seats += seats
        try:
            await self.ledger.write(draft)
        except BaseException:
            self.stale = True
            raise
        self._take_in(entries, table, seats, match)
        return self.scene

    def _take_in(self, entries: Sequence[JournalRow], table: TableRow, seats: Sequence[SeatRow],
                 match: Match | None) -> None:  # fmt: skip
        by_number = {seat.seat: seat for seat in self.scene.seats} | {seat.seat: seat for seat in seats}
        self.scene = replace(self.scene, table=table, seats=tuple(by_number[n] for n in sorted(by_number)))
        for entry in entries:
            self.scene = self.scene.after(entry, match if entry.kind in GAME else None)
            self.entries.append(entry)
            self._remember(entry)
            news = News(entry, self.scene, self._events.get(entry.seq, []))
            for hear in self.heard:
                hear(self, news)
        self.used = time.monotonic()

    def _remember(self, entry: JournalRow) -> None:
        if entry.kind == ACTION and self.scene.match is not None:
            self._events[entry.seq] = self.scene.match.events
            while len(self._events) > REMEMBERED:
                del self._events[next(iter(self._events))]

    def scene_at(self, seq: int) -> Scene:
        """The scene after an earlier line, with the seats as they are now."""
        before = Scene(self.scene.table, self.scene.seats)
        for entry in self.entries[:seq]:
            before = before.after(entry, None)
        table = changed(before.table, seq=seq)
        if before.match is not None:
            table = changed(table, **course(before.match))
        return replace(before, table=table)

    def told(self, after: int, limit: int) -> list[tuple[JournalRow, list[Event]]]:
        """Lines after this one, with the events of their actions."""
        lines = self.entries[after : after + limit]
        if all(entry.kind != ACTION or entry.seq in self._events for entry in lines):
            return [(entry, self._events.get(entry.seq, [])) for entry in lines]
        self._events = caused = _caused(self.scene, self.entries[:])
        return [(entry, caused.get(entry.seq, [])) for entry in lines]


def _caused(scene: Scene, entries: list[JournalRow]) -> dict[int, list[Event]]:
    """Play the journal again to see what each action caused."""
    past, caused = Scene(scene.table, scene.seats), {}
    for entry in entries:
        past = past.after(entry, None)
        if entry.kind == ACTION and past.match is not None:
            caused[entry.seq] = past.match.events
    return caused


def _ended_seats(present: Sequence[SeatRow], seats: Sequence[SeatRow], table: TableRow) -> Sequence[SeatRow]:
    """Once a table is over, each of its seats notes when."""
    if table.status not in (FINISHED, ABANDONED) or all(seat.ended for seat in present):
        return seats
    by_number = {seat.seat: seat for seat in present} | {seat.seat: seat for seat in seats}
    return [changed(seat, ended=table.updated) for seat in by_number.values()]


def course(match: Match) -> dict[str, Any]:
    """What a table's row says about how its match stands."""
    over = match.is_over
    return {
        "status": FINISHED if over else RUNNING,
        "to_move": match.to_move,
        "scores": match.scores() if over else None,
        "places": match.places() if over else None,
    }
