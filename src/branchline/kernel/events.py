"""Events: the facts that followed an action, for people to read.

Rules call `emit`; in search the log has no rows and that costs one test.

>>> happened = Events()
>>> RAIN = happened("rain", place=Kind("hex", 9), days=NUMBER)
>>> log = new_log()
>>> emit(log, RAIN, 4, 2)
>>> happened.read(log)
[(1, (4, 2))]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from branchline.kernel.kinds import NUMBER, Kind
from branchline.kernel.record import Array
from branchline.kernel.rules import rule

__all__ = ["NUMBER", "Event", "EventKind", "Events", "Kind", "emit", "new_log", "no_log"]

ROWS = 2048
"""More than an action causes: many turns may pass without a question."""
COLUMNS = 7


@rule
def emit(log: Array, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Append a fact; row 0 of the log counts the others."""
    if log.shape[0] > 0:
        row = log[0, 0] + 1
        if row < log.shape[0]:
            log[0, 0] = row
            log[row, 0] = kind
            log[row, 1] = a
            log[row, 2] = b
            log[row, 3] = c
            log[row, 4] = d
            log[row, 5] = e
            log[row, 6] = f


def new_log() -> Any:
    return np.zeros((ROWS, COLUMNS), np.int32)


def no_log() -> Any:
    return np.zeros((0, COLUMNS), np.int32)


@dataclass(frozen=True)
class EventKind:
    name: str
    arguments: dict[str, Kind]
    secret_until: str | None = None
    """The field of the state until whose change only the seat in the argument `seat` is told."""


@dataclass(frozen=True)
class Event:
    """One fact: its name and its arguments, as numbers (`values`) and as labels (`arguments`)."""

    name: str
    arguments: dict[str, str | int]
    values: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "arguments": self.arguments}


class Events:
    """The kinds of event of a game, numbered from 1 in the order in which they are declared."""

    def __init__(self) -> None:
        self._kinds: list[EventKind] = []

    def __call__(self, name: str, /, *, secret_until: str | None = None, **arguments: Kind) -> int:
        if len(arguments) >= COLUMNS:
            raise TypeError(f"event {name}: at most {COLUMNS - 1} arguments")
        self._kinds.append(EventKind(name, arguments, secret_until))
        return len(self._kinds)

    def __getitem__(self, number: int) -> EventKind:
        return self._kinds[number - 1]

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self._kinds)

    def named(self, name: str) -> EventKind:
        return next(kind for kind in self if kind.name == name)

    def read(self, log: Any) -> list[tuple[int, tuple[int, ...]]]:
        """The rows of a log as (kind, values)."""
        count = int(log[0, 0])
        if count >= len(log) - 1:
            raise OverflowError("the event log is full: raise ROWS")
        rows = log[1 : count + 1].tolist()
        return [(row[0], tuple(row[1 : 1 + len(self[row[0]].arguments)])) for row in rows]
