"""Observations: the numbers in which a net sees a position, derived from the declarations of its fields.

An observation is a row of small whole numbers, own seat first wherever seats are counted or named and the others in
turn order; whatever the seat may not know stays zero. Each field becomes a block: for every entry the marks of its
value, in the order of the axes.

- A member of a kind is one mark among as many as there are members, none for nobody; a set is a mark for each.
- A number is its amount, in one column for each eight bits or so, and where there are few entries of it also marks:
  one for its value if it has few, or one for each of ever greater steps that it has reached.
- A member that nothing names and that is one of many (a link) is a handle: it is seen through the fields that it has,
  such as its owner, and those have no block of their own.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.kernel.kinds import Kind, Members
from branchline.kernel.record import CHOICE, EVERYONE, KEPT, NO_SEAT, RANGE, SCRATCH, SET, SWITCH, Array, Field

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract, LoadedBoard
    from branchline.kernel.game import Game

FORMAT = 1
"""Raised when the same declarations come to be written another way."""
STEPS = np.array([*range(1, 17), *(k << n for n in range(3, 29) for k in (3, 4))], np.int64)
"""The steps of a number: one by one at first, then two for each doubling."""
COLUMN_BITS = (0, 5, 10)
"""By how many bits a number is shifted in each of its columns."""
MOST_COLUMN = 255
COLUMN_RANGE = 4.0
"""What the highest amount in a column comes to when a net reads it."""
FEW_VALUES, FEW_ENTRIES, SOME_ENTRIES = 64, 8, 64
FEW_MARKS = 7
ROUND = 64
MOST_OF_MANY = 32
"""A kind that nothing names is a handle if it has more members."""


@dataclass(frozen=True)
class Marks:
    """How one value is written: `form` is the name of a rule on the page `observe`, `sizes` are its arguments."""

    form: str
    width: int
    sizes: tuple[int, ...] = ()
    scales: tuple[float, ...] = ()
    """Of the first places, which hold amounts; the others are marks."""


@dataclass(frozen=True)
class Attribute:
    """A field seen as part of a handle: it runs along the handles, perhaps with a short second axis."""

    name: str
    entries: int
    """Along the second axis; 0 if there is none."""
    marks: Marks

    @property
    def width(self) -> int:
        return max(1, self.entries) * self.marks.width


@dataclass(frozen=True)
class Block:
    """A field's place in an observation."""

    name: str
    field: Field
    counts: tuple[int, ...]
    """The number of entries seen along each axis."""
    start: int
    marks: Marks
    attributes: tuple[Attribute, ...] = ()

    @property
    def entry_width(self) -> int:
        return self.marks.width + sum(attribute.width for attribute in self.attributes)

    @property
    def width(self) -> int:
        return prod(self.counts) * self.entry_width


@dataclass(frozen=True)
class Layout:
    """All blocks of a game's observations on one board."""

    blocks: tuple[Block, ...]
    seats: int

    @property
    def size(self) -> int:
        """Return the length of a row, rounded up: matrix units are quick where sizes are even."""
        return -(-(self.blocks[-1].start + self.blocks[-1].width) // ROUND) * ROUND

    @cached_property
    def fingerprint(self) -> str:
        """Return a digest that stays the same as long as every number of an observation means what it meant."""
        described = [
            FORMAT,
            self.seats,
            *([block.name, block.counts, block.start, _description(block)] for block in self.blocks),
        ]
        return hashlib.sha256(json.dumps(described).encode()).hexdigest()

    def scale(self) -> Array:
        """Return the factor by which a network multiplies each number of an observation."""
        scale = np.ones(self.size, np.float32)
        for block in self.blocks:
            entries = scale[block.start : block.start + block.width].reshape(-1, block.entry_width)
            entries[:, : len(block.marks.scales)] = block.marks.scales
        return scale


def _description(block: Block) -> list[Any]:
    seen = [[attribute.name, attribute.entries, attribute.marks.form] for attribute in block.attributes]
    return [block.marks.form, block.marks.sizes, block.field.limits, seen]


def layout_of(game: Game, contract: Contract, loaded: LoadedBoard) -> Layout:
    return Layout(tuple(_Builder(game, contract, loaded).blocks()), game.players[-1])


def is_seat(kind: Kind | int | None) -> bool:
    return isinstance(kind, Kind) and kind.name == "seat"


class _Builder:
    def __init__(self, game: Game, contract: Contract, loaded: LoadedBoard) -> None:
        self.fields = {
            name: field
            for name, field in contract.State.fields.items()
            if field.role != SCRATCH and field.holds is not None and field.known_to is not NO_SEAT
        }
        self.members = Members(loaded.labels, game.players[-1])
        self.options = {option.name: sorted(set(option.numbers)) for option in game.options}

    def blocks(self) -> list[Block]:
        blocks, start = [], 0
        for name, field in self.fields.items():
            if any(self._is_handle(axis) for axis in field.axes):
                continue
            block = self._block(name, field, start)
            if block.width:
                blocks.append(block)
                start += block.width
        return blocks

    def _block(self, name: str, field: Field, start: int) -> Block:
        counts = tuple(self.members.count(axis) if isinstance(axis, Kind) else axis for axis in field.axes)
        kind = field.holds.kind if field.holds else None
        if kind is not None and self._is_handle(kind):
            return Block(name, field, counts, start, Marks("handle", 1), self._attributes(kind, prod(counts)))
        return Block(name, field, counts, start, self._marks(name, field, prod(counts)))

    def _is_handle(self, kind: Kind | int) -> bool:
        return isinstance(kind, Kind) and kind.size > MOST_OF_MANY and not self.members.are_named(kind)

    def _attributes(self, handle: Kind, entries: int) -> tuple[Attribute, ...]:
        """The fields of a handle; where many entries hold one, only those that are short and follow from no other."""
        found = (
            Attribute(name, self._second_axis(field), self._marks(name, field, SOME_ENTRIES + 1))
            for name, field in self.fields.items()
            if field.axes and field.axes[0] == handle and field.known_to is EVERYONE
        )
        return tuple(each for each in found if entries <= FEW_ENTRIES or self._is_short(each))

    def _is_short(self, attribute: Attribute) -> bool:
        return attribute.width <= FEW_MARKS and self.fields[attribute.name].role == KEPT

    @staticmethod
    def _second_axis(field: Field) -> int:
        return field.shape[1] if len(field.axes) > 1 else 0

    def _marks(self, name: str, field: Field, entries: int) -> Marks:
        values = field.holds
        assert values is not None
        if values.form == CHOICE:
            return self._choice(name, entries)
        if values.form == SWITCH:
            return Marks("member", 1, (1, 1))
        if values.form == RANGE or values.kind is None or not values.kind.size:
            return _number(*field.limits, entries)
        count = self.members.count(values.kind)
        if values.form == SET:
            return _set(values.kind, count)
        return _member(values.kind, count)

    def _choice(self, name: str, entries: int) -> Marks:
        numbers = self.options.get(name, [0])
        span = numbers[-1] - numbers[0]
        if 0 < span < FEW_VALUES:
            return Marks("member", span + 1, (numbers[0], span + 1))
        return _number(numbers[0], numbers[-1], entries)


def _member(kind: Kind, count: int) -> Marks:
    if is_seat(kind) or kind.seats == count:
        return Marks("seat", count)
    return Marks("owner", count, (kind.seats,)) if kind.seats else Marks("member", count, (0, count))


def _set(kind: Kind, count: int) -> Marks:
    seats = count if is_seat(kind) else kind.seats
    return Marks("owner_set", count, (seats, count)) if seats else Marks("set", count, (count,))


def _number(low: int, high: int, entries: int) -> Marks:
    """The amount above the least it can be; of what can be negative, the amounts on both sides of nothing."""
    values = high - low
    if values <= FEW_MARKS:
        return Marks("member", values, (low + 1, values))
    if values <= FEW_VALUES and entries <= FEW_ENTRIES:
        return Marks("small_number", 1 + values, (low, values), (COLUMN_RANGE / values,))
    sides = 2 if low < 0 else 1
    span = max(high, -low) if low < 0 else high - low
    columns = [min(span >> bits, MOST_COLUMN) for bits in COLUMN_BITS if bits == 0 or span >> (bits + 3)]
    steps = int((span >= STEPS).sum()) if entries <= SOME_ENTRIES else 0
    scales = tuple(COLUMN_RANGE / highest for highest in columns) * sides
    form, base = ("signed_number", ()) if sides == 2 else ("number", (low,))
    return Marks(form, sides * (len(columns) + steps), (*base, len(columns), steps), scales)
