"""Positions as JSON with names, both ways, from what the fields of a record declare.

Along the axis of a kind that the board names, entries are given by name and blank ones left out; seats and plain axes
are lists, without what is blank at their end. Whatever can be said with a name may be said with its number.

>>> from branchline.kernel.kinds import Kind, Labels
>>> from branchline.kernel.record import Array, Record, i8, maybe, up_to
>>> FROG, SEAT = Kind("frog", 4), Kind("seat", 4)
>>> class Pond(Record):
...     lily: Array = i8(FROG, SEAT, holds=up_to(9))
...     king: int = i8(holds=maybe(FROG))
>>> pond, members = Pond.blank(), Members({"frog": Labels(["ann", "bob"])}, players=2)
>>> pond.lily[1, 0], pond.king = 5, 1
>>> write_position(Pond, pond, members)
{'lily': {'bob': [5, 0]}, 'king': 'bob'}
>>> read_position(Pond, {'lily': {'ann': [1, 2]}, 'king': 1}, members).lily.tolist()
[[1, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
>>> read_position(Pond, {'king': 'carl'}, members)
Traceback (most recent call last):
branchline.kernel.errors.BadPosition: Field “king”: “carl” is no frog here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

import numpy as np

from branchline.kernel.errors import BadBoard, BadPosition, BranchlineError
from branchline.kernel.kinds import NOBODY, Kind, Members
from branchline.kernel.record import (
    CHOICE,
    EVERYONE,
    KEPT,
    MAYBE,
    MEMBER,
    SET,
    SWITCH,
    Array,
    Field,
    Record,
)

Json = Any
MOST_EXACT = 1 << 53
"""Whole numbers beyond this are written as text: other readers of JSON would round them."""


# --- what there is --------------------------------------------------------------------------------------------


def present(field: Field, members: Members) -> tuple[int, ...]:
    """How many entries along each axis stand for something at this table."""
    return tuple(members.count(axis) if isinstance(axis, Kind) else axis for axis in field.axes)


def highest(field: Field, members: Members) -> int:
    """The highest number the field may hold at this table."""
    _, high = field.limits
    if field.holds is None or field.holds.kind is None or field.holds.kind.size == 0:
        return high
    count = members.count(field.holds.kind)
    return (1 << count) - 1 if field.holds.form == SET else count - 1


def clear_absent(fields: Mapping[str, Field], record: Any, members: Members) -> None:
    """Blank what stands for nothing at this table: seats nobody has, hexes beyond the map."""
    for name, field in fields.items():
        if field.axes and field.role == KEPT:
            mask = np.zeros(field.shape, bool)
            mask[tuple(slice(count) for count in present(field, members))] = True
            record[name][~mask] = field.blank


def check_ranges(fields: Mapping[str, Field], record: Any, members: Members, fault: type[BranchlineError]) -> None:
    """Refuse the first number that is outside what its field declares."""
    for name, field in fields.items():
        if field.role != KEPT or (field.holds is not None and field.holds.form == CHOICE):
            continue
        here = record[name][tuple(slice(count) for count in present(field, members))] if field.axes else record[name]
        low, high = field.limits[0], highest(field, members)
        wrong = np.flatnonzero((np.asarray(here) < low) | (np.asarray(here) > high))
        if len(wrong):
            value = np.asarray(here).flat[wrong[0]]
            key = "board-range" if fault is BadBoard else "position-field-range"
            raise fault(key, field=name, value=str(value), low=str(low), high=str(high))


# --- writing --------------------------------------------------------------------------------------------------


Told = dict[str, tuple[bytes, Json]]
"""For each field what it held when it was last written, and how that was told."""


def write_position(cls: type[Record], record: Any, members: Members, told: Told | None = None) -> dict[str, Json]:
    """A field that holds what it held before is told by the same object as before."""
    told, whole, declared = {} if told is None else told, record.tobytes(), cast("Any", cls)
    for name, part in _parts(declared).items():
        if name not in told or told[name][0] != whole[part]:
            told[name] = whole[part], write_field(cls.fields[name], record[name], members)
    return {name: told[name][1] for name in cls.kept_fields()}


@lru_cache
def _parts(cls: Any) -> dict[str, slice]:
    """Where each field that is kept stands in the bytes of a record."""
    places = {name: cls.dtype.fields[name] for name in cls.kept_fields()}
    return {name: slice(place[1], place[1] + place[0].itemsize) for name, place in places.items()}


def write_field(field: Field, value: Any, members: Members) -> Json:
    counts = present(field, members)
    if not counts:
        return _word(field, int(value), members)
    whole = np.asarray(value)
    return _written(field, whole.tolist(), _filled(whole != field.blank), counts, members)


def _filled(marks: Any) -> list[Any]:
    """For each axis, which entries along it hold anything; all at once, because a position has many entries."""
    return [marks.any(axis=tuple(range(depth, marks.ndim))).tolist() for depth in range(1, marks.ndim + 1)]


def _written(field: Field, part: list[Any], filled: list[Any], counts: tuple[int, ...], members: Members) -> Json:
    axis = field.axes[len(field.axes) - len(counts)]

    def written(k: int) -> Json:
        if len(counts) == 1:
            return _word(field, part[k], members)
        return _written(field, part[k], [marks[k] for marks in filled[1:]], counts[1:], members)

    used = [k for k in range(counts[0]) if filled[0][k]]
    if isinstance(axis, Kind) and axis.name == "seat":
        return [written(k) for k in range(counts[0])]
    if isinstance(axis, Kind) and members.are_named(axis):
        return {str(members.word(axis, k)): written(k) for k in used}
    return [written(k) for k in range(used[-1] + 1 if used else 0)]


def _word(field: Field, number: int, members: Members) -> Json:
    form, kind = (field.holds.form, field.holds.kind) if field.holds else ("", None)
    if form == SWITCH:
        return bool(number)
    if kind is None or kind.size == 0:
        return number if abs(number) <= MOST_EXACT else str(number)
    if form == SET:
        return [members.word(kind, k) for k in range(members.count(kind)) if number >> k & 1]
    return None if form == MAYBE and number == NOBODY else members.word(kind, number)


# --- reading --------------------------------------------------------------------------------------------------


def read_position(cls: type[Record], position: Json, members: Members, start: Any = None) -> Any:
    """The record with these field values; fields that are not named stand as in `start`. `BadPosition` names the first
    field that does not fit."""
    if not isinstance(position, dict):
        raise BadPosition("position-not-an-object", field="position")
    record = cls.blank() if start is None else start.copy()
    for name, value in position.items():
        if name not in cls.kept_fields():
            raise BadPosition("position-field-unknown", field=str(name))
        record[name] = _Reader(name, cls.fields[name], members).read(value)
    return record


class _Reader:
    def __init__(self, name: str, field: Field, members: Members) -> None:
        self.name, self.field, self.members = name, field, members

    def read(self, value: Json) -> Any:
        if not self.field.axes:
            return self._number(value)
        filled = np.full(self.field.shape, self.field.blank, self.field.type)
        self._fill(filled, value, 0, True)
        return filled

    def _fill(self, part: Array, value: Json, depth: int, here: bool) -> None:
        axis = self.field.axes[depth]
        for index, entry in self._entries(axis, value, len(part)):
            is_here = here and self._is_here(axis, index)
            if depth + 1 < len(self.field.axes):
                self._fill(part[index], entry, depth + 1, is_here)
            else:
                part[index] = self._number(entry, is_here)

    def _is_here(self, axis: Kind | int, index: int) -> bool:
        return not isinstance(axis, Kind) or index < self.members.count(axis)

    def _entries(self, axis: Kind | int, value: Json, size: int) -> list[tuple[int, Json]]:
        if isinstance(value, dict) and isinstance(axis, Kind):
            return [(self._index(axis, key), entry) for key, entry in value.items()]
        if not isinstance(value, list) or len(value) > size:
            shape = " × ".join(map(str, self.field.shape))
            raise BadPosition("position-field-shape", field=self.name, shape=shape)
        return list(enumerate(value))

    def _index(self, kind: Kind, word: Any) -> int:
        index = self.members.index(kind, word) if isinstance(word, str) else None
        if index is None and isinstance(word, str) and word.isascii() and word.isdigit() and len(word) < 10:
            index = int(word)
        if index is None or not 0 <= index < self.members.count(kind):
            raise BadPosition("position-field-word", field=self.name, word=str(word)[:60], kind=kind.name)
        return index

    def _number(self, value: Json, here: bool = True) -> int:
        return self._checked(self._understood(value), here)

    def _understood(self, value: Json) -> int:
        values = self.field.holds
        form, kind = (values.form, values.kind) if values else ("", None)
        if form == SET and isinstance(value, list) and kind is not None:
            return sum({1 << self._index(kind, word) for word in value})
        if form == MAYBE and value is None:
            return NOBODY
        if form == SWITCH and isinstance(value, bool):
            return int(value)
        if isinstance(value, str) and kind is not None and form in (MEMBER, MAYBE):
            return self._index(kind, value)
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 21:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition("position-field-type", field=self.name, value=str(value)[:60])
        return value

    def _checked(self, number: int, here: bool) -> int:
        """Whatever does not stand for anything must be blank."""
        low, high = self.field.limits
        if here and self.field.holds is not None and self.field.holds.form != CHOICE:
            high = highest(self.field, self.members)
        elif not here:
            low = high = self.field.blank
        if not low <= number <= high:
            raise BadPosition("position-field-range", field=self.name, value=str(number)[:60], low=str(low),
                              high=str(high))  # fmt: skip
        return number


def check_frames(state: Any) -> None:
    """Somebody at the table is asked something, at each level up to the present one."""
    frames = len(state.phase)
    if not 0 <= state.depth < frames:
        raise BadPosition("position-field-range", field="depth", value=str(state.depth), low="0", high=str(frames - 1))
    for level in range(frames):
        asked = level <= state.depth and not state.ended
        for field, fits in (("phase", state.phase[level] > 0), ("decider", 0 <= state.decider[level] < state.players)):
            if asked and not fits:
                raise BadPosition("position-frames", field=field, level=level)


# --- what a seat may know -------------------------------------------------------------------------------------


def concealed(cls: type[Record], state: Any, seat: int | None) -> Any:
    """A copy in which everything is blank that this seat (None: a spectator) may not know; at the end all is open."""
    seen = state.copy()
    if state.ended:
        return seen
    for name, field in cls.fields.items():
        if field.known_to is not EVERYONE:
            _blank_unknown(seen, name, field, NOBODY if seat is None else seat)
    return seen


def _blank_unknown(seen: Any, name: str, field: Field, seat: int) -> None:
    """Of a field that says who may know it no other depends, so that it can be blanked entry by entry."""
    if not field.axes:
        if not field.known_to(seen, seat, 0):
            seen[name] = field.blank
        return
    for entry in range(field.shape[0]):
        if not field.known_to(seen, seat, entry):
            seen[name][entry] = field.blank
