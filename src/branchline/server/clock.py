"""Clocks: how much time each seat has left. They stand in the table's row, which is written with every line of the
journal, so they are the same at every process and after every restart.

A turn has time of its own, given when another player's action passes the turn on; beyond it a seat uses up its bank.
Taking back gives no time back, or it would be endless.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from branchline.server.journal import ACTION, GAME, LATE, PAUSED, RESUMED
from branchline.server.models import PERSON, RUNNING, JournalRow, SeatRow, TableRow, changed, now

TIMED = GAME | {LATE, PAUSED, RESUMED}
"""Lines after which the clock is set anew, whoever it ran for."""


@dataclass(frozen=True)
class Clock:
    """In milliseconds, seat by seat."""

    turn: tuple[int, ...]
    bank: tuple[int, ...]
    since: int | None = None
    """From when on the clock of the seat to move runs; nothing while it stands still."""
    paused: bool = False

    def left(self, seat: int) -> int:
        """What a seat had left when its clock was set going."""
        return self.turn[seat] + self.bank[seat]


def is_timed(table: TableRow) -> bool:
    return bool(table.settings.get("clock") or table.settings.get("absent"))


def clock_of(table: TableRow) -> Clock | None:
    kept = table.clock
    return None if kept is None else Clock(tuple(kept["turn"]), tuple(kept["bank"]), kept["since"], kept["paused"])


def timed(before: TableRow, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[JournalRow]) -> TableRow:
    """The row of a table with its clock as it stands after these lines."""
    if not is_timed(table):
        return table
    clock = clock_of(before) or _full(table, len(seats))
    if not any(entry.kind in TIMED for entry in entries) and _runs(table, seats, clock) == (clock.since is not None):
        return table
    at = entries[-1].at
    clock = _used(clock, before.to_move, at)
    for entry in entries:
        clock = _after(clock, entry, before, table)
    clock = replace(clock, since=at if _runs(table, seats, clock) else None)
    return changed(table, clock=asdict(clock), due=_due(table, clock))


def _full(table: TableRow, seats: int) -> Clock:
    return Clock((_turn(table),) * seats, (_milliseconds(table, "bank"),) * seats)


def _turn(table: TableRow) -> int:
    return _milliseconds(table, "turn")


def _milliseconds(table: TableRow, part: str) -> int:
    return 1000 * int((table.settings.get("clock") or {}).get(part, 0))


def _runs(table: TableRow, seats: Sequence[SeatRow], clock: Clock) -> bool:
    """Whether someone's time passes: bots have no clock."""
    asked = table.to_move if table.status == RUNNING and not clock.paused else None
    return asked is not None and seats[asked].kind == PERSON


def _used(clock: Clock, seat: int | None, at: int) -> Clock:
    """What a seat has left, by now."""
    if clock.since is None or seat is None:
        return clock
    passed = max(0, at - clock.since)
    turn, bank = clock.turn[seat], clock.bank[seat]
    return replace(
        clock, turn=_with(clock.turn, seat, max(0, turn - passed)),
        bank=_with(clock.bank, seat, max(0, bank - max(0, passed - turn))),
    )  # fmt: skip


def _with(times: tuple[int, ...], seat: int, time: int) -> tuple[int, ...]:
    return (*times[:seat], time, *times[seat + 1 :])


def _after(clock: Clock, entry: JournalRow, before: TableRow, table: TableRow) -> Clock:
    """Whoever acts ends a pause. Who did not act in time finds a turn's time when they come back."""
    if entry.kind == ACTION:
        clock = replace(clock, paused=False)
        passed_on = table.to_move if table.to_move != before.to_move else None
        return _anew(clock, passed_on, table)
    if entry.kind == LATE:
        return _anew(clock, entry.seat, table)
    return replace(clock, paused=entry.kind == PAUSED) if entry.kind in (PAUSED, RESUMED) else clock


def _anew(clock: Clock, seat: int | None, table: TableRow) -> Clock:
    return clock if seat is None else replace(clock, turn=_with(clock.turn, seat, _turn(table)))


def _due(table: TableRow, clock: Clock) -> int | None:
    """When a bot is to play for whoever must decide, if they do not."""
    absent = table.settings.get("absent")
    if not absent or clock.since is None or table.to_move is None:
        return None
    return int(clock.since + clock.left(table.to_move) + 1000 * absent)


def clock_json(table: TableRow) -> dict[str, Any] | None:
    """How the clocks stood when the last of them was set going, and the time by which that is told."""
    return table.clock | {"due": table.due, "now": now()} if table.clock is not None else None
