"""Records: a position, or a board, as one flat block of named integers.

A record is declared as a class whose attributes name the fields; rules read and write them by name. A field says which
kinds its axes count and what its values name; what follows from that is on the page `positions`.

>>> from branchline.kernel.kinds import Kind
>>> FROG = Kind("frog", 3)
>>> class Pond(Record):
...     lily: Array = i8(2, FROG, holds=between(0, 9))
...     king: int = i8(holds=maybe(FROG))
...     trail: Array = i16(4, role=SCRATCH)
>>> pond = Pond.blank()
>>> pond.lily[1, 2] = 5
>>> pond.king, pond.lily[1, 2] + 250, pond.lily.tolist()
(-1, 255, [[0, 0, 0], [0, 0, 5]])

A record may extend another, and says only what it has more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from branchline.kernel.kinds import NOBODY, Kind

Array = npt.NDArray[Any]

KEPT = "kept"
"""Part of the position: saved, compared, shown."""
DERIVED = "derived"
"""Follows from the kept fields; a game's `derive` rule works it out again."""
SCRATCH = "scratch"
"""Room to work in; means nothing between two rules."""

Visibility = Callable[[Any, int, int], bool]
"""(state, seat, entry): whether this seat (NOBODY: a spectator) may know what a field holds at this entry of its first
axis, 0 if it has none. Plain Python that can be compiled like a rule."""


def EVERYONE(state: Any, seat: int, entry: int) -> bool:
    return True


def NO_SEAT(state: Any, seat: int, entry: int) -> bool:
    return False


def OWN_SEAT(state: Any, seat: int, entry: int) -> bool:
    """Of a field whose first axis are the seats, each seat knows its own entry."""
    return entry == seat


@dataclass(frozen=True)
class Values:
    """What the numbers in a field stand for."""

    form: str
    low: int = 0
    high: int = 0
    kind: Kind | None = None


MEMBER, MAYBE, SET, RANGE, SWITCH, CHOICE = "member", "maybe", "set", "range", "switch", "choice"


def one_of(kind: Kind) -> Values:
    """A member of a kind."""
    return Values(MEMBER, 0, kind.size - 1, kind)


def maybe(kind: Kind) -> Values:
    """A member of a kind, or NOBODY."""
    return Values(MAYBE, NOBODY, kind.size - 1, kind)


def some_of(kind: Kind) -> Values:
    """Any members of a kind, one bit each."""
    return Values(SET, 0, (1 << kind.size) - 1, kind)


def between(low: int, high: int) -> Values:
    """A number."""
    return Values(RANGE, low, high)


def up_to(high: int) -> Values:
    return between(0, high)


YES_NO = Values(SWITCH, 0, 1)
OPTION = Values(CHOICE)
"""What the table chose: the option of the same name says what the numbers mean."""


@dataclass(frozen=True)
class Field:
    type: type[np.integer[Any]]
    axes: tuple[Kind | int, ...]
    holds: Values | None
    role: str
    known_to: Visibility

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis.size if isinstance(axis, Kind) else axis for axis in self.axes)

    @property
    def blank(self) -> int:
        return NOBODY if self.holds is not None and self.holds.form == MAYBE else 0

    @property
    def limits(self) -> tuple[int, int]:
        """The lowest and highest number that the field may hold."""
        width = np.iinfo(self.type)
        if self.holds is None or self.holds.form == CHOICE:
            return int(width.min), int(width.max)
        return self.holds.low, self.holds.high


def _field_of(integer: type[np.integer[Any]]) -> Any:
    def declare(
        *axes: Kind | int, holds: Values | Kind | None = None, role: str = KEPT, known_to: Visibility = EVERYONE
    ) -> Any:
        values = one_of(holds) if isinstance(holds, Kind) else holds
        return Field(integer, axes, values, role, known_to)

    return declare


i8, i16, i32, i64 = (_field_of(t) for t in (np.int8, np.int16, np.int32, np.int64))
u8, u16, u32, u64 = (_field_of(t) for t in (np.uint8, np.uint16, np.uint32, np.uint64))


class Block(np.record):  # type: ignore[misc]
    """A record as NumPy keeps it, without what makes NumPy's own slow to read and to hand to compiled rules: each field
    looked for in vain before it is found, and a description of all of them written out with every view of the bytes."""

    __slots__ = ()
    __getattribute__ = np.void.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    @property
    def data(self) -> Any:
        """Compiled rules ask for it to find the bytes, and are content with the record itself."""
        return self


class Cells(np.ndarray):
    """A field with axes: its elements are read as plain integers."""

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return found if isinstance(found, np.ndarray) else found.item()


PLAIN_ELEMENTS = not isinstance(np.zeros(1, np.int8)[0], np.generic)
"""Whether elements are plain integers already, as in a browser's Python."""


def _reader(name: str, field: Field) -> Callable[[Any], Any]:
    """How Python reads a field: as plain integers, which never overflow, but for masks (`u64`), which wrap around."""
    if PLAIN_ELEMENTS or field.type is np.uint64:
        return itemgetter(name)
    if field.axes:
        return lambda block: block[name].view(Cells)
    return lambda block: block[name].item()


def _block_of(record: type[Record]) -> type[Block]:
    """With a property to read each field; pickles find it as `Block` of its record."""
    members = {name: property(_reader(name, field)) for name, field in record.fields.items()}
    place = {"__module__": record.__module__, "__qualname__": f"{record.__qualname__}.Block"}
    return type("Block", (Block,), {"__slots__": (), **members, **place})


class Record:
    """Subclass it to declare a record; the class is never instantiated, `blank` makes the block."""

    fields: ClassVar[dict[str, Field]] = {}
    Block: ClassVar[type[np.record]]
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        if taken := own.keys() & vars(Record).keys():
            raise TypeError(f"no field can be called {', '.join(taken)}")
        cls.fields = {**cls.__mro__[1].fields, **own}  # type: ignore[attr-defined]
        layout = [(name, f.type, f.shape) if f.axes else (name, f.type) for name, f in cls.fields.items()]
        cls.Block = _block_of(cls)
        cls.dtype = np.dtype((cls.Block, np.dtype(layout, align=True)))

    @classmethod
    def blank(cls) -> Self:
        """One record with nothing in it: NOBODY where a member may be missing, elsewhere zero."""
        declared: Any = cls
        record: Self = _template(declared).copy()[0]
        return record

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record that these bytes are."""
        record: Self = np.frombuffer(bytearray(data), np.uint8).view(cls.dtype)[0]
        return record

    @classmethod
    def kept_fields(cls) -> list[str]:
        return [name for name, field in cls.fields.items() if field.role == KEPT]

    @classmethod
    def fingerprint(cls, record: Any) -> str:
        """The same for equal positions, whatever was computed on the way."""
        digest = hashlib.sha256()
        for name in cls.kept_fields():
            digest.update(np.ascontiguousarray(record[name], cls.fields[name].type).tobytes())
        return digest.hexdigest()

    # What NumPy's records offer besides their fields.

    def copy(self) -> Self:
        raise NotImplementedError

    def __getitem__(self, name: str) -> Any:
        raise NotImplementedError

    def __setitem__(self, name: str, value: Any) -> None:
        raise NotImplementedError


@lru_cache
def _template(record: Any) -> Any:
    block = np.zeros(1, record.dtype)
    for name, field in record.fields.items():
        block[name] = field.blank
    return block
