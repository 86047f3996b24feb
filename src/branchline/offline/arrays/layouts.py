"""Types of numbers, and how records lay them out in memory."""

from __future__ import annotations

from math import prod
from typing import Any, ClassVar

WORD = (1 << 64) - 1


class generic:
    """What all types of elements have in common."""

    char: ClassVar[str]
    size: ClassVar[int]


class integer(generic):
    """Whole numbers."""


class floating(generic):
    """Numbers with a fraction."""


def _number(name: str, parent: type, char: str, size: int, make: Any) -> Any:
    """A type whose elements are Python's own numbers."""

    def new(cls: type, value: Any = 0) -> Any:
        return make(value)

    return type(name, (parent,), {"__new__": new, "char": char, "size": size})


int8, int16 = _number("int8", integer, "b", 1, int), _number("int16", integer, "h", 2, int)
int32, int64 = _number("int32", integer, "i", 4, int), _number("int64", integer, "q", 8, int)
uint8, uint16 = _number("uint8", integer, "B", 1, int), _number("uint16", integer, "H", 2, int)
uint32 = _number("uint32", integer, "I", 4, int)
float32, float64 = _number("float32", floating, "f", 4, float), _number("float64", floating, "d", 8, float)
bool_ = _number("bool", generic, "?", 1, bool)


class uint64(int, integer):
    """Bit masks, which wrap around."""

    char, size = "Q", 8

    def __new__(cls, value: Any = 0) -> uint64:
        return int.__new__(cls, int(value) & WORD)

    def __invert__(self) -> uint64:
        return uint64(~int(self))

    __hash__ = int.__hash__


def _wrapping(name: str) -> Any:
    plain = getattr(int, name)

    def wrapped(self: uint64, other: Any) -> Any:
        found = plain(int(self), other)
        return found if found is NotImplemented else uint64(found)

    return wrapped


for _name in ("add", "sub", "mul", "and", "or", "xor", "lshift", "rshift", "mod", "floordiv"):
    for _method in (f"__{_name}__", f"__r{_name}__"):
        setattr(uint64, _method, _wrapping(_method))

NUMBERS: dict[str, Any] = {
    kind.char: kind for kind in (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float32, float64, bool_)
}
NAMED = {f"i{kind.size}": kind for kind in (int8, int16, int32, int64)}
NAMED |= {f"u{kind.size}": kind for kind in (uint8, uint16, uint32, uint64)} | {
    "f4": float32,
    "f8": float64,
    "b1": bool_,
}
PYTHON = {int: int64, float: float64, bool: bool_}


class dtype:
    """Of a number, of an array of numbers inside a record, or of a record."""

    fields: dict[str, tuple[dtype, int]] | None
    names: tuple[str, ...] | None
    shape: tuple[int, ...]
    base: dtype
    type: Any
    char: str
    itemsize: int
    alignment: int

    def __new__(cls, of: Any, align: bool = False) -> dtype:
        if isinstance(of, dtype):
            return of
        if isinstance(of, list):
            return _record(of)
        if isinstance(of, tuple):
            return _as(*of) if isinstance(of[1], dtype) else _repeated(dtype(of[0]), tuple(of[1]))
        return _plain(NAMED[of.lstrip("<|=")] if isinstance(of, str) else PYTHON.get(of, of))

    def __eq__(self, other: object) -> bool:
        return self is (other if isinstance(other, dtype) else _PLAIN.get(getattr(other, "char", "")))

    __hash__ = object.__hash__


def _made(**members: Any) -> dtype:
    made = object.__new__(dtype)
    made.fields = made.names = None
    made.shape = ()
    made.base = made
    for name, value in members.items():
        setattr(made, name, value)
    return made


def _plain(kind: Any) -> dtype:
    return _PLAIN[kind.char]


_PLAIN = {char: _made(type=kind, char=char, itemsize=kind.size, alignment=kind.size) for char, kind in NUMBERS.items()}


def _repeated(base: dtype, shape: tuple[int, ...]) -> dtype:
    return _made(base=base, shape=shape, char="V", itemsize=base.itemsize * prod(shape), alignment=base.alignment)


def _as(kind: Any, layout: dtype) -> dtype:
    """The same layout, whose elements are of another class."""
    made = _made(**vars(layout))
    made.type, made.base = kind, made
    return made


def _record(members: list[Any]) -> dtype:
    """Each field where its alignment allows, as C has it."""
    from .blocks import void

    fields: dict[str, tuple[dtype, int]] = {}
    end, alignment = 0, 1
    for name, kind, *shape in members:
        field = dtype((kind, shape[0])) if shape else dtype(kind)
        at = -(-end // field.alignment) * field.alignment
        fields[name] = field, at
        end, alignment = at + field.itemsize, max(alignment, field.alignment)
    size = -(-end // alignment) * alignment
    return _made(fields=fields, names=tuple(fields), char="V", itemsize=size, alignment=alignment, type=void)


class iinfo:
    """The lowest and the highest number of a type."""

    def __init__(self, kind: Any) -> None:
        layout = dtype(kind)
        bits = 8 * layout.itemsize
        self.min, self.max = (0, (1 << bits) - 1) if layout.char.isupper() else (-(1 << bits - 1), (1 << bits - 1) - 1)
