"""Clocks: how much time each seat has left. They stand in the table's row, which is written with every line of the
journal, so they are the same at every process and after every restart.

A turn has time of its own, given when another player's action passes the turn on; beyond it a seat uses up its bank,
and then what the table allows to those who are late. Nothing but everyone's consent gains time: taking back gives none
back, whoever takes back unasked pays for the wait, a bot plays on the clock of the person it plays for, and a turn in
which somebody was late is finished by the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from branchline.server.tables.clocks.passing_time import passing_now
from branchline.server.tables.journal import (
    ACTION,
    ENDED,
    GAME,
    HANDED,
    LATE,
    PAUSED,
    RESIGNED,
    RESUMED,
    TAKEN,
    TAKEN_OVER,
    UNDO,
)
from branchline.server.tables.records import BOT, PERSON, RUNNING, Entry, Seat, Table, changed
from branchline.server.wire.answers import ClockResponse

TIMED = GAME | {LATE, PAUSED, RESUMED, HANDED, TAKEN, TAKEN_OVER, RESIGNED, ENDED}
"""Lines after which the clock is set anew, whoever it ran for."""

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
ABSENCE_TIMEOUTS = {"sitting": 5 * MINUTE, "days": 3 * DAY}


@dataclass(frozen=True)
class Clock:
    """In milliseconds, seat by seat."""

    turn: tuple[int, ...]
    bank: tuple[int, ...]
    over: tuple[int, ...]
    """What each seat has used in its turn beyond its own time."""
    since: int | None = None
    """From when on the clock of the seat to move runs; nothing while it stands still."""
    paused: bool = False
    late: int | None = None
    """The seat whose time ran out in this turn, which a bot finishes."""
    back: int = 0
    """How many actions were taken back in this turn and not done again. What was asked before is no new question."""

    def left(self, seat: int) -> int:
        """What a seat had left when its clock was set going."""
        return self.turn[seat] + self.bank[seat]


def is_timed(table: Table) -> bool:
    return bool(table.settings.get("clock") or table.settings.get("absent"))


def clock_of(table: Table) -> Clock | None:
    kept = table.clock
    if kept is None:
        return None
    turn, bank = tuple(kept["turn"]), tuple(kept["bank"])
    over = tuple(kept.get("over", (0,) * len(turn)))
    return Clock(turn, bank, over, kept["since"], kept["paused"], kept.get("late"), kept.get("back", 0))


def timed(before: Table, table: Table, seats: Sequence[Seat], entries: Sequence[Entry], at: int) -> Table:
    """The row of a table with its clock as it stands after these lines, written at this moment."""
    if not is_timed(table) or not any(entry.kind in TIMED for entry in entries):
        return table
    clock = clock_of(before) or _full(table, len(seats))
    clock = _used(clock, _who_pays(before, table, entries), at)
    for entry in entries:
        clock = _after(clock, entry, before, table)
    clock = replace(clock, since=at if _runs(table, seats, clock) else None)
    return changed(table, clock=asdict(clock), due=_due(table, seats, clock))


def _full(table: Table, seats: int) -> Clock:
    return Clock((_turn(table),) * seats, (_milliseconds(table, "bank"),) * seats, (0,) * seats)


def _turn(table: Table) -> int:
    return _milliseconds(table, "turn")


def _milliseconds(table: Table, part: str) -> int:
    return 1000 * int((table.settings.get("clock") or {}).get(part, 0))


def _runs(table: Table, seats: Sequence[Seat], clock: Clock) -> bool:
    """Whether someone's time passes. Bots have no clock but that of the person they play for."""
    asked = table.to_move if table.status == RUNNING and not clock.paused else None
    return asked is not None and (seats[asked].kind == PERSON or _stands_in(seats[asked]))


def _stands_in(seat: Seat) -> bool:
    return seat.kind == BOT and seat.person is not None and not seat.resigned


def _who_pays(before: Table, table: Table, entries: Sequence[Entry]) -> int | None:
    """The seat that had to move; but whoever takes back without having to ask has thought on another's time."""
    return table.to_move if entries[0].kind == UNDO else before.to_move


def _used(clock: Clock, seat: int | None, at: int) -> Clock:
    """What a seat has left, by now."""
    if clock.since is None or seat is None:
        return clock
    passed = max(0, at - clock.since)
    turn, bank = clock.turn[seat], clock.bank[seat]
    return replace(
        clock, turn=_with(clock.turn, seat, max(0, turn - passed)),
        bank=_with(clock.bank, seat, max(0, bank - max(0, passed - turn))),
        over=_with(clock.over, seat, clock.over[seat] + max(0, passed - turn - bank)),
    )  # fmt: skip


def _with(times: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return (*times[:seat], time, *times[seat + 1 :])


def _after(clock: Clock, entry: Entry, before: Table, table: Table) -> Clock:
    """Whoever acts ends a pause."""
    if entry.kind == ACTION:
        clock = replace(clock, paused=False)
        return _passed_on(clock, table) if table.to_move != before.to_move else _stayed(clock, table)
    if entry.kind == UNDO:
        return replace(clock, back=clock.back + _taken_back(entry))
    if entry.kind == LATE:
        return replace(clock, late=entry.seat if entry.seat == table.to_move else None)
    return replace(clock, paused=entry.kind == PAUSED) if entry.kind in (PAUSED, RESUMED) else clock


def _passed_on(clock: Clock, table: Table) -> Clock:
    seat, clock = table.to_move, replace(clock, late=None, back=0)
    if seat is None:
        return clock
    return replace(clock, turn=_with(clock.turn, seat, _turn(table)), over=_with(clock.over, seat, 0))


def _stayed(clock: Clock, table: Table) -> Clock:
    """Without a clock each new question has the whole limit of the table."""
    if clock.back:
        return replace(clock, back=clock.back - 1)
    if table.to_move is None or table.settings.get("clock"):
        return clock
    return replace(clock, over=_with(clock.over, table.to_move, 0))


def _taken_back(entry: Entry) -> int:
    data = entry.data or {}
    return int(data["from"]) - int(data["to"])


def _due(table: Table, seats: Sequence[Seat], clock: Clock) -> int | None:
    """When a bot is to play for whoever must decide, if they do not."""
    absent, seat = table.settings.get("absent"), table.to_move
    if not absent or clock.since is None or seat is None or seats[seat].kind != PERSON:
        return None
    return int(clock.since + clock.left(seat) + max(0, 1000 * absent - clock.over[seat]))


def clock_json(table: Table) -> ClockResponse | None:
    """How the clocks stood when the last of them was set going, and the time by which that is told."""
    clock = clock_of(table)
    if clock is None:
        return None
    return {
        "turn": list(clock.turn), "bank": list(clock.bank), "since": clock.since, "paused": clock.paused,
        "late": clock.late, "due": table.due, "now": passing_now(),
    }  # fmt: skip


def absence_timeout(table: Table) -> int:
    """How long someone must be away before the others may ask for a bot in their place, in milliseconds."""
    return ABSENCE_TIMEOUTS[table.settings.get("pace", "sitting")]


def turn_started_at(before: Table, table: Table, seats: Sequence[Seat], at: int) -> int | None:
    """When the turn of the person to move began. Chat and further steps of their own turn do not change it."""
    if table.status != RUNNING or table.to_move is None or seats[table.to_move].kind != PERSON:
        return None
    return before.turn_started_at if before.turn_started_at is not None and before.to_move == table.to_move else at
