"""Blocks of memory, and the records and arrays in them."""

from __future__ import annotations

import ctypes
from array import array as cells_of
from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import product
from math import prod
from operator import add
from typing import Any

from .layouts import NUMBERS, bool_, dtype, float32, float64, int64, uint64

Shape = tuple[int, ...]
FLOATS = "fd"


class Memory:
    """Bytes, seen as numbers of any type."""

    __slots__ = ("_address", "_views", "data")

    def __init__(self, data: memoryview) -> None:
        self.data = data
        self._views: dict[str, memoryview] = {}
        self._address: int | None = None

    def cells(self, char: str) -> memoryview:
        view = self._views.get(char)
        if view is None:
            size = NUMBERS[char].size
            view = self._views[char] = self.data[: len(self.data) // size * size].cast(char)  # type: ignore[call-overload]
        return view

    @property
    def address(self) -> int:
        if self._address is None:
            self._address = ctypes.addressof(ctypes.c_char.from_buffer(self.data))
        return self._address


def blank(size: int) -> Memory:
    return Memory(memoryview(bytearray(max(size, 1))))


class void:
    """A record."""

    __slots__ = ("_at", "_dtype", "_memory")
    _memory: Memory
    _at: int
    _dtype: dtype
    ndim, shape = 0, ()

    def __init__(self, memory: Memory, at: int, layout: dtype) -> None:
        for name, value in (("_memory", memory), ("_at", at), ("_dtype", layout)):
            object.__setattr__(self, name, value)

    @property
    def dtype(self) -> dtype:
        return self._dtype

    @property
    def address(self) -> int:
        return self._memory.address + self._at

    def __getitem__(self, name: str | None) -> Any:
        if name is None:
            return ndarray(self._memory, self._at, (1,), self._dtype)
        fields = self._dtype.fields
        assert fields is not None
        field, offset = fields[name]
        if field.shape:
            return ndarray(self._memory, self._at + offset, field.shape, field.base)
        return read(self._memory, self._at + offset, field)

    def __setitem__(self, name: str, value: Any) -> None:
        fields = self._dtype.fields
        assert fields is not None
        field, offset = fields[name]
        if field.shape:
            ndarray(self._memory, self._at + offset, field.shape, field.base)[...] = value
        else:
            self._memory.cells(field.char)[(self._at + offset) // field.itemsize] = int(value)

    def __getattr__(self, name: str) -> Any:
        if name in (self._dtype.fields or ()):
            return self[name]
        raise AttributeError(name)

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def bytes(self) -> memoryview:
        return self._memory.data[self._at : self._at + self._dtype.itemsize]

    def tobytes(self) -> Any:
        return self.bytes().tobytes()

    def copy(self) -> Any:
        return type(self)(Memory(memoryview(bytearray(self.bytes()))), 0, self._dtype)


record = void


def read(memory: Memory, at: int, layout: dtype) -> Any:
    """The element at this place."""
    if layout.fields is not None:
        return layout.type(memory, at, layout)
    value = memory.cells(layout.char)[at // layout.itemsize]
    return uint64(value) if layout.char == "Q" else value


def strides_of(shape: Shape, itemsize: int) -> Shape:
    """Of an array without gaps."""
    strides, step = [], itemsize
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))


class ndarray:
    """An array: its elements stand at regular distances in a block of memory."""

    __slots__ = ("_at", "_memory", "dtype", "shape", "strides")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, memory: Memory, at: int, shape: Shape, layout: dtype, strides: Shape | None = None) -> None:
        self._memory, self._at, self.shape, self.dtype = memory, at, shape, layout
        self.strides = strides_of(shape, layout.itemsize) if strides is None else strides

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def address(self) -> int:
        return self._memory.address + self._at

    @property
    def T(self) -> ndarray:
        return ndarray(self._memory, self._at, self.shape[::-1], self.dtype, self.strides[::-1])

    @property
    def flat(self) -> ndarray:
        return self.reshape(-1)

    @property
    def data(self) -> memoryview:
        whole = self._memory.data[self._at : self._at + self.size * self.itemsize]
        char: Any = self.dtype.char
        return whole.cast(char, self.shape) if self.size and self.ndim > 1 else whole.cast(char)

    def _is_whole(self) -> bool:
        return self.size == 0 or self.strides == strides_of(self.shape, self.itemsize)

    def places(self) -> list[int]:
        """Where each element stands, in order."""
        places = [self._at]
        for size, step in zip(self.shape, self.strides, strict=True):
            steps = range(0, size * step, step) if step else [0] * size
            places = [at + more for at in places for more in steps]
        return places

    def values(self) -> list[Any]:
        """All elements in order."""
        char, size = self.dtype.char, self.itemsize
        if self.dtype.fields is not None:
            return [read(self._memory, at, self.dtype) for at in self.places()]
        cells = self._memory.cells(char)
        if self._is_whole():
            start = self._at // size
            found = cells[start : start + self.size].tolist()
        else:
            found = [cells[at // size] for at in self.places()]
        return [uint64(value) for value in found] if char == "Q" else found

    # --- indexing ---------------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[k] for k in range(len(self)))

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and len(self.shape) == 1:
            return read(self._memory, self._at + place_of(index, self.shape[0]) * self.strides[0], self.dtype)
        if isinstance(index, str):
            return self._column(index)
        items = self._items(index)
        if any(isinstance(item, ndarray | list) for item in items):
            shape, places = self._picked(items)
            return gathered(self._memory, places, shape, self.dtype)
        part = self._part(items)
        whole = not part.shape and not (isinstance(index, tuple) and Ellipsis in index) and index is not Ellipsis
        return read(part._memory, part._at, part.dtype) if whole else part

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is int and len(self.shape) == 1 and self.dtype.fields is None and not isinstance(value, ndarray):
            at = self._at + place_of(index, self.shape[0]) * self.strides[0]
            self._memory.cells(self.dtype.char)[at // self.itemsize] = converted(value, self.dtype.char)
            return
        if isinstance(index, str):
            self._column(index)[...] = value
            return
        items = self._items(index)
        if any(isinstance(item, ndarray | list) for item in items):
            shape, places = self._picked(items)
        else:
            part = self._part(items)
            shape, places = part.shape, part.places()
        self._write(places, shape, value)

    def _column(self, name: str) -> ndarray:
        """A field of all records."""
        assert self.dtype.fields is not None
        field, offset = self.dtype.fields[name]
        strides = (*self.strides, *strides_of(field.shape, field.base.itemsize))
        return ndarray(self._memory, self._at + offset, (*self.shape, *field.shape), field.base, strides)

    def _write(self, places: list[int], shape: Shape, value: Any) -> None:
        size = self.itemsize
        if self.dtype.fields is not None:
            given = stretched(value, shape) if isinstance(value, ndarray) else [value] * len(places)
            for at, one in zip(places, given, strict=True):
                self._memory.data[at : at + size] = one.bytes()
            return
        cells, char = self._memory.cells(self.dtype.char), self.dtype.char
        if isinstance(value, list | tuple):
            value = made_of(value, self.dtype)
        given = stretched(value, shape) if isinstance(value, ndarray) else [value] * len(places)
        for at, one in zip(places, given, strict=True):
            cells[at // size] = converted(one, char)

    def _items(self, index: Any) -> list[Any]:
        """An index for each axis: numbers, slices and arrays of numbers; None adds an axis."""
        items = list(index) if isinstance(index, tuple) else [index]
        items = [made_of(item) if isinstance(item, list) else item for item in items]
        masks = [item for item in items if isinstance(item, ndarray) and item.dtype.char == "?"]
        used = sum(mask.ndim for mask in masks) + sum(
            1 for item in items if item is not None and item is not Ellipsis and not any(item is m for m in masks)
        )
        missing = [slice(None)] * (self.ndim - used)
        whole: list[Any] = []
        for item in items:
            if item is Ellipsis:
                whole += missing
                missing = []
            elif any(item is mask for mask in masks):
                whole += nonzero(item)
            else:
                whole.append(item)
        return whole + missing

    def _part(self, items: list[Any]) -> ndarray:
        at, axis = self._at, 0
        shape: list[int] = []
        strides: list[int] = []
        for item in items:
            if item is None:
                shape.append(1)
                strides.append(0)
                continue
            size, step = self.shape[axis], self.strides[axis]
            axis += 1
            if isinstance(item, slice):
                start, _, by = item.indices(size)
                at += start * step
                shape.append(len(range(*item.indices(size))))
                strides.append(by * step)
            else:
                at += place_of(int(item), size) * step
        return ndarray(self._memory, at, tuple(shape), self.dtype, tuple(strides))

    def _picked(self, items: list[Any]) -> tuple[Shape, list[int]]:
        """The shape and the places of elements that arrays of numbers pick."""
        axes = [k for k, item in enumerate(items) if not isinstance(item, slice)]
        arrays = [items[k] if isinstance(items[k], ndarray) else made_of(int(items[k])) for k in axes]
        shape = broadcast(*[each.shape for each in arrays])
        steps = [
            [place_of(value, self.shape[k]) * self.strides[k] for value in stretched(each, shape)]
            for k, each in zip(axes, arrays, strict=True)
        ]
        chosen = [sum(each) for each in zip(*steps, strict=True)]
        before, after = (
            [k for k in range(axes[0]) if k not in axes],
            [k for k in range(axes[0], self.ndim) if k not in axes],
        )
        if axes != list(range(axes[0], axes[-1] + 1)):
            before, after = [], before + after
        lead, trail = (self._part([items[k] if k in kept else 0 for k in range(self.ndim)]) for kept in (before, after))
        first, last = ([at - self._at for at in part.places()] for part in (lead, trail))
        places = [self._at + a + b + c for a in first for b in chosen for c in last]
        return (*lead.shape, *shape, *trail.shape), places

    # --- into something else ----------------------------------------------------------------------------------

    def __bool__(self) -> bool:
        return bool(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    __index__ = __int__

    def item(self) -> Any:
        (value,) = self.values()
        return value

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    def tolist(self) -> Any:
        return nested(self.values(), self.shape)

    def tobytes(self) -> bytes:
        whole = self if self._is_whole() else self.copy()
        return whole._memory.data[whole._at : whole._at + self.size * self.itemsize].tobytes()

    __bytes__ = tobytes

    def copy(self) -> ndarray:
        if not self._is_whole():
            return gathered(self._memory, self.places(), self.shape, self.dtype)
        data = self._memory.data[self._at : self._at + self.size * self.itemsize]
        return ndarray(Memory(memoryview(bytearray(data) or bytearray(1))), 0, self.shape, self.dtype)

    def astype(self, kind: Any) -> ndarray:
        return made(self.values(), self.shape, dtype(kind))

    def reshape(self, *shape: Any) -> ndarray:
        sizes: Shape = shape[0] if isinstance(shape[0], tuple) else shape
        if -1 in sizes:
            known = prod(size for size in sizes if size != -1)
            sizes = tuple(self.size // known if size == -1 else size for size in sizes)
        whole = self if self._is_whole() else self.copy()
        return ndarray(whole._memory, whole._at, sizes, self.dtype)

    def flatten(self) -> ndarray:
        return self.copy().reshape(-1)

    def view(self, kind: Any) -> ndarray:
        """The same memory as elements of another type."""
        layout = dtype(kind)
        shape = (*self.shape[:-1], self.shape[-1] * self.itemsize // layout.itemsize)
        return ndarray(self._memory, self._at, shape, layout)

    # --- along an axis ----------------------------------------------------------------------------------------

    def _folded(self, fold: Any, axis: Any) -> Any:
        if axis is None:
            return fold(self.values())
        folded = [each % self.ndim for each in (axis if isinstance(axis, tuple) else (axis,))]
        kept = [k for k in range(self.ndim) if k not in folded]
        if not kept:
            return fold(self.values())
        found = []
        for place in product(*(range(self.shape[k]) for k in kept)):
            items: list[Any] = [slice(None)] * self.ndim
            for k, at in zip(kept, place, strict=True):
                items[k] = at
            found.append(fold(self._part(items).values()))
        return made(found, tuple(self.shape[k] for k in kept), type_of(found))

    def sum(self, axis: Any = None, dtype: Any = None) -> Any:
        return self._folded(total, axis)

    def any(self, axis: Any = None) -> Any:
        return self._folded(any, axis)

    def all(self, axis: Any = None) -> Any:
        return self._folded(all, axis)

    def max(self, axis: Any = None) -> Any:
        return self._folded(max, axis)

    def min(self, axis: Any = None) -> Any:
        return self._folded(min, axis)

    def mean(self, axis: Any = None) -> Any:
        return self._folded(lambda values: total(values) / len(values), axis)

    def argmax(self) -> int:
        values = self.values()
        return values.index(max(values))


# --- values ---------------------------------------------------------------------------------------------------


def place_of(index: int, size: int) -> int:
    if not -size <= index < size:
        raise IndexError(f"index {index} of an axis of {size}")
    return index % size


def converted(value: Any, char: str) -> Any:
    return float(value) if char in FLOATS else bool(value) if char == "?" else int(value)


def type_of(values: Iterable[Any]) -> dtype:
    """The narrowest of the usual types that holds such values."""
    kinds = set(map(type, values))
    if uint64 in kinds:
        return dtype(uint64)
    return dtype(float64 if not kinds or float in kinds else bool_ if kinds == {bool} else int64)


def made(values: list[Any], shape: Shape, layout: dtype) -> ndarray:
    """A new array of these elements."""
    if layout.fields is not None:
        data = bytearray(b"".join(one.bytes() for one in values)) or bytearray(1)
        return ndarray(Memory(memoryview(data)), 0, shape, layout)
    if layout.char == "?":
        data = bytearray(map(bool, values)) or bytearray(1)
        return ndarray(Memory(memoryview(data)), 0, shape, layout)
    if layout.char not in FLOATS and any(type(value) is float for value in values):
        values = [int(value) for value in values]
    cells = cells_of(layout.char, values or [0])
    return ndarray(Memory(memoryview(cells).cast("B")), 0, shape, layout)


def gathered(memory: Memory, places: list[int], shape: Shape, layout: dtype) -> ndarray:
    """A copy of the elements at these places."""
    return made([read(memory, at, layout) for at in places], shape, layout)


def made_of(values: Any, kind: Any = None) -> ndarray:
    """An array of what is in lists of lists."""
    if isinstance(values, ndarray):
        return made(values.values(), values.shape, dtype(kind) if kind is not None else values.dtype)
    if isinstance(values, void):
        return ndarray(values._memory, values._at, (), values.dtype)
    flat, shape = _flattened(values)
    if flat and isinstance(flat[0], void):
        return made(flat, shape, dtype(kind) if kind is not None else flat[0].dtype)
    return made(flat, shape, dtype(kind) if kind is not None else type_of(flat))


def _flattened(values: Any) -> tuple[list[Any], Shape]:
    if isinstance(values, ndarray):
        return values.values(), values.shape
    if isinstance(values, range | map | zip):
        values = list(values)
    if not isinstance(values, list | tuple):
        return [values], ()
    parts = [_flattened(part) for part in values]
    return [one for flat, _ in parts for one in flat], (len(parts), *(parts[0][1] if parts else ()))


def nested(values: list[Any], shape: Shape) -> Any:
    """Lists of lists, as deep as the shape."""
    if len(shape) < 2:
        return values if shape else values[0]
    size = prod(shape[1:])
    return [nested(values[k * size : (k + 1) * size], shape[1:]) for k in range(shape[0])]


def broadcast(*shapes: Shape) -> Shape:
    """The shape that all these stretch to."""
    most = max(map(len, shapes), default=0)
    padded = [(1,) * (most - len(shape)) + shape for shape in shapes]
    return tuple(next((size for size in sizes if size != 1), 1) for sizes in zip(*padded, strict=True))


def stretched(array: ndarray, shape: Shape) -> list[Any]:
    """The elements of an array as often as a larger shape needs them."""
    if array.shape == shape:
        return array.values()
    own = (1,) * (len(shape) - array.ndim) + array.shape
    if len(own) != len(shape) or any(size not in (1, wanted) for size, wanted in zip(own, shape, strict=True)):
        raise ValueError(f"the shape {array.shape} does not fit into {shape}")
    steps = (0,) * (len(shape) - array.ndim) + array.strides
    steps = tuple(0 if size == 1 else step for size, step in zip(own, steps, strict=True))
    return ndarray(array._memory, array._at, shape, array.dtype, steps).values()


def nonzero(mask: ndarray) -> list[ndarray]:
    """For each axis, where the elements stand that are not zero."""
    found = [place for place, one in zip(product(*map(range, mask.shape)), mask.values(), strict=True) if one]
    return [made([place[k] for place in found], (len(found),), dtype(int64)) for k in range(mask.ndim)]


PARTS, MOST_AT_ONCE = 8, 128


def total(values: list[Any]) -> Any:
    """The sum, of floats in the order in which NumPy adds them."""
    if not values or type(values[0]) is not float:
        return sum(values) if type_of(values) != dtype(uint64) else reduce(add, values)
    count = len(values)
    if count < PARTS:
        return reduce(add, values)
    if count > MOST_AT_ONCE:
        half = count // 2 - count // 2 % PARTS
        return total(values[:half]) + total(values[half:])
    whole = count - count % PARTS
    a, b, c, d, e, f, g, h = (reduce(add, values[k:whole:PARTS]) for k in range(PARTS))
    return reduce(add, values[whole:], ((a + b) + (c + d)) + ((e + f) + (g + h)))


def is_single(kinds: list[dtype]) -> bool:
    """Whether what is computed from such arrays stays in single precision."""
    return dtype(float32) in kinds and not {kind.char for kind in kinds} & set("diIqQ")
