"""What a rule sees while it runs as plain Python: records and arrays whose elements are Python integers.

NumPy's own scalars are as narrow as the field they came from and overflow where compiled code, which computes with 64
bits, does not. Here a field reads as a plain integer of any size, a value that does not fit into a field is refused,
and an index outside an array raises `IndexError`. Bit masks (`u64`) stay NumPy's, since they must wrap around.

>>> cells = np.zeros((2, 3), np.int8)
>>> view = as_plain_ints(cells)
>>> view[1, 2] = 100
>>> view[1, 2] + view[1, 2]
200
>>> view[1, 2] = 200
Traceback (most recent call last):
ValueError: memoryview: invalid value for format 'b'
>>> as_plain_ints(cells, checked=True)[-1, 2]
Traceback (most recent call last):
IndexError: index (-1, 2) of an array of shape (2, 3)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np


def as_plain_ints(value: Any, checked: bool = False) -> Any:
    """An argument as an interpreted rule sees it. `checked`: negative indices are refused as well."""
    if isinstance(value, np.void):
        return _record_class(value.dtype, checked)(_bytes(np.asarray(value)))
    if isinstance(value, np.ndarray):
        return Records(value, checked) if value.dtype.names else _array(value, checked)
    if isinstance(value, np.generic) and not isinstance(value, np.uint64):
        return value.item()
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(as_plain_ints(part, checked) for part in value))
    return value


def _bytes(records: np.ndarray[Any, Any]) -> memoryview:
    return records.reshape(-1).view(np.uint8).data


def _array(values: np.ndarray[Any, Any], checked: bool) -> Any:
    wraps = values.dtype == np.uint64
    if checked:
        return CheckedArray(values if wraps else values.data, values)
    if wraps:
        return values
    return values.data if values.ndim == 1 else Grid(values)


class Grid:
    """An array of two axes or more: an element for a full index, a row for a shorter one, rows for a slice."""

    __slots__ = ("_cells", "_rows", "_values", "_whole", "shape")

    def __init__(self, values: np.ndarray[Any, Any]) -> None:
        self._values = values
        self._cells = values.data
        self._rows: dict[Any, Any] = {}
        self._whole = values.ndim
        self.shape = values.shape

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple and len(index) == self._whole:
            return self._cells[index]
        if type(index) is slice:
            return Grid(self._values[index])
        row = self._rows.get(index)
        if row is None:
            row = self._rows[index] = _array(self._values[index], checked=False)
        return row

    def __setitem__(self, index: Any, value: Any) -> None:
        self._cells[index] = value


class CheckedArray:
    """An array for which only an index from 0 up to its length will do."""

    __slots__ = ("_cells", "_values", "shape")

    def __init__(self, cells: Any, values: np.ndarray[Any, Any]) -> None:
        self._cells = cells
        self._values = values
        self.shape = values.shape

    def __getitem__(self, index: Any) -> Any:
        if self._is_whole(index):
            return self._cells[index]
        return _array(self._values[index], checked=True)

    def __setitem__(self, index: Any, value: Any) -> None:
        if not self._is_whole(index):
            raise TypeError(f"a rule assigns one element at a time, not {index!r}")
        self._cells[index] = value

    def _is_whole(self, index: Any) -> bool:
        """Whether it names one element; `IndexError` if it names none."""
        places = index if isinstance(index, tuple) else (index,)
        if not all(0 <= place < length for place, length in zip(places, self.shape, strict=False)):
            raise IndexError(f"index {index!r} of an array of shape {self.shape}")
        return len(places) == len(self.shape)


class Records:
    """An array of records; assigning one copies it."""

    __slots__ = ("_bytes", "_checked", "_size", "_views", "dtype", "shape")

    def __init__(self, records: np.ndarray[Any, Any], checked: bool) -> None:
        self.dtype, self.shape, self._checked = records.dtype, records.shape, checked
        self._bytes = _bytes(records)
        self._size = records.itemsize
        view = _record_class(records.dtype, checked)
        self._views = [view(self._part(k)) for k in range(len(records))]

    def _part(self, k: int) -> memoryview:
        return self._bytes[k * self._size : (k + 1) * self._size]

    def __getitem__(self, k: int) -> Any:
        if self._checked and k < 0:
            raise IndexError(f"index {k} of an array of records")
        return self._views[k]

    def __setitem__(self, k: int, record: RecordView) -> None:
        self[k]._bytes[:] = record._bytes


class RecordView:
    """A record. Its fields are made when first asked for."""

    __slots__ = ("_bytes",)
    dtype: np.dtype[Any]
    _checked: bool

    def __init__(self, raw: memoryview) -> None:
        self._bytes = raw

    def __getattr__(self, name: str) -> Any:
        maker = _MAKERS.get((type(self), name))
        if maker is None:
            raise AttributeError(f"the record has no field {name!r}")
        made = maker(self._bytes)
        setattr(self, name, made)
        return made


_MAKERS: dict[tuple[type, str], Callable[[memoryview], Any]] = {}
"""For each kind of record and attribute: how to make it from the bytes of the record."""

_CLASSES: dict[tuple[int, bool], tuple[type[RecordView], np.dtype[Any]]] = {}
"""By the identity of the layout, which is kept alive: to compare layouts field by field would take longer."""


def _record_class(dtype: np.dtype[Any], checked: bool) -> type[RecordView]:
    known = _CLASSES.get((id(dtype), checked))
    if known is None:
        known = _CLASSES[id(dtype), checked] = _make_class(dtype, checked), dtype
    return known[0]


def _make_class(dtype: np.dtype[Any], checked: bool) -> type[RecordView]:
    assert dtype.fields is not None
    members: dict[str, Any] = {"dtype": dtype, "_checked": checked}
    makers: dict[str, Callable[[memoryview], Any]] = {}
    for name, (field, offset, *_) in dtype.fields.items():
        if field.shape:
            makers[name] = _array_maker(field, offset, checked)
        else:
            column = f"_{field.char}"
            makers[column] = _column_maker(field)
            members[name] = _scalar(column, offset // field.itemsize)
    view: type[RecordView] = type("View", (RecordView,), {"__slots__": tuple(makers), **members})
    _MAKERS.update({(view, name): maker for name, maker in makers.items()})
    return view


def _array_maker(field: np.dtype[Any], offset: int, checked: bool) -> Callable[[memoryview], Any]:
    def make(raw: memoryview) -> Any:
        part = np.frombuffer(raw[offset : offset + field.itemsize], field.base)
        return _array(part.reshape(field.shape), checked)

    return make


def _column_maker(field: np.dtype[Any]) -> Callable[[memoryview], Any]:
    """The whole record as numbers of one type, among them the fields that are one such number."""

    def make(raw: memoryview) -> Any:
        column = np.frombuffer(raw[: len(raw) // field.itemsize * field.itemsize], field)
        return column if field == np.uint64 else column.data

    return make


def _scalar(column: str, place: int) -> property:
    """A field of one number. Written out as source: looking a column up by name would double the time it takes."""
    read = eval(f"lambda view: view.{column}[{place}]")
    write = eval(f"lambda view, value: view.{column}.__setitem__({place}, value)")
    return property(read, write)
