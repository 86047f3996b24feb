"""What makes arrays, computes with them, and looks for something in them."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import reduce
from typing import Any

from .blocks import (
    FLOATS,
    Memory,
    blank,
    broadcast,
    is_single,
    made,
    made_of,
    ndarray,
    nonzero,
    stretched,
    total,
    type_of,
    void,
)
from .layouts import bool_, dtype, float32, float64, int64, uint8

# --- to make arrays -------------------------------------------------------------------------------------------


def zeros(shape: Any, kind: Any = float64, dtype: Any = None) -> ndarray:
    layout = _layout(kind if dtype is None else dtype)
    sizes = tuple(map(int, shape)) if isinstance(shape, tuple | list) else (int(shape),)
    return ndarray(blank(math.prod(sizes) * layout.itemsize), 0, sizes, layout)


def _layout(kind: Any) -> dtype:
    return dtype(kind)


def full(shape: Any, value: Any, kind: Any = None) -> ndarray:
    filled = zeros(shape, type_of([value]) if kind is None else kind)
    filled[...] = value
    return filled


def ones(shape: Any, kind: Any = float64) -> ndarray:
    return full(shape, 1, kind)


def arange(start: int, stop: int | None = None, dtype: Any = int64) -> ndarray:
    values = list(range(start) if stop is None else range(start, stop))
    return made(values, (len(values),), _layout(dtype))


def array(values: Any, kind: Any = None, dtype: Any = None) -> ndarray:
    found = made_of(values, kind if dtype is None else dtype)
    return found.copy() if isinstance(values, void) else found


def asarray(values: Any, kind: Any = None) -> ndarray:
    return values if isinstance(values, ndarray) and kind is None else made_of(values, kind)


def ascontiguousarray(values: Any, kind: Any = None) -> ndarray:
    found = values if isinstance(values, ndarray) and kind in (None, values.dtype) else asarray(values, kind)
    return found if found._is_whole() else found.copy()


def frombuffer(data: Any, kind: Any = float64) -> ndarray:
    """The same memory as an array."""
    view, layout = memoryview(data), dtype(kind)
    view = view if view.format == "B" and view.ndim == 1 else view.cast("B")
    return ndarray(Memory(view), 0, (len(view) // layout.itemsize,), layout)


def concatenate(parts: Any, axis: int = 0) -> ndarray:
    rows = [asarray(part) for part in parts]
    if axis:
        return concatenate([part.T for part in rows]).T.copy()
    shape = (sum(map(len, rows)), *rows[0].shape[1:])
    return made([one for part in rows for one in part.values()], shape, rows[0].dtype)


# --- to compute -----------------------------------------------------------------------------------------------


def _elementwise(function: Callable[..., Any], given: tuple[Any, ...], kind: Any = None) -> Any:
    kinds = [one.dtype for one in given if isinstance(one, ndarray)]
    single = is_single(kinds)
    arrays = [asarray(one, float32 if single and type(one) is float else None) for one in given]
    shape = broadcast(*[each.shape for each in arrays])
    found = list(map(function, *(stretched(each, shape) for each in arrays)))
    if not shape:
        return found[0]
    return made(found, shape, _type_after(found, kinds, kind))


def _type_after(found: list[Any], given: list[dtype], kind: Any) -> dtype:
    if kind is not None:
        return dtype(kind)
    if not found:
        return dtype(float64 if any(each.char in FLOATS for each in given) else int64)
    plain = type_of(found)
    return dtype(float32) if plain == dtype(float64) and is_single(given) else plain


class Elementwise:
    """A function of numbers, for arrays as well."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function

    def __call__(self, *given: Any, dtype: Any = None) -> Any:
        if any(isinstance(one, ndarray | list) for one in given):
            return _elementwise(self._function, given, dtype)
        return self._function(*given)

    def reduce(self, parts: Any) -> Any:
        return reduce(self, list(parts))


def _greater(a: Any, b: Any) -> Any:
    return max(a, b)


def _less(a: Any, b: Any) -> Any:
    return min(a, b)


exp, log, sqrt, absolute = Elementwise(math.exp), Elementwise(math.log), Elementwise(math.sqrt), Elementwise(abs)
maximum, minimum = Elementwise(_greater), Elementwise(_less)
logical_and = Elementwise(lambda a, b: bool(a and b))


def where(condition: Any, a: Any, b: Any) -> Any:
    return _elementwise(lambda chosen, x, y: x if chosen else y, (condition, a, b))


def clip(values: Any, low: Any, high: Any) -> Any:
    raised = values if low is None else maximum(values, low)
    return raised if high is None else minimum(raised, high)


def _operator(function: Callable[..., Any]) -> tuple[Any, Any, Any]:
    def of(self: ndarray, other: Any) -> Any:
        return _elementwise(function, (self, other))

    def reflected(self: ndarray, other: Any) -> Any:
        return _elementwise(function, (other, self))

    def in_place(self: ndarray, other: Any) -> ndarray:
        self[...] = _elementwise(function, (self, other))
        return self

    return of, reflected, in_place


for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift"):
    for _prefix, _method in zip(("", "r", "i"), _operator(getattr(operator, f"__{_name}__")), strict=True):
        setattr(ndarray, f"__{_prefix}{_name}__", _method)
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(ndarray, f"__{_name}__", _operator(getattr(operator, _name))[0])


def _negative(self: ndarray) -> Any:
    return _elementwise(operator.neg, (self,))


def _inverse(self: ndarray) -> Any:
    return _elementwise(operator.not_ if self.dtype == bool_ else operator.invert, (self,))


setattr(ndarray, "__neg__", _negative)  # noqa: B010
setattr(ndarray, "__invert__", _inverse)  # noqa: B010


@contextmanager
def errstate(**_: Any) -> Iterator[None]:
    """Nothing here warns."""
    yield


# --- to look for something ------------------------------------------------------------------------------------


def flatnonzero(values: Any) -> ndarray:
    return nonzero(asarray(values).reshape(-1))[0]


def argwhere(values: Any) -> ndarray:
    found = nonzero(asarray(values))
    return made_of(found, int64).T.copy() if found and len(found[0]) else zeros((0, len(found)), int64)


def count_nonzero(values: Any) -> int:
    return sum(map(bool, asarray(values).values()))


def argmax(values: Any) -> int:
    return asarray(values).argmax()


def mean(values: Any) -> Any:
    flat = [float(one) for one in asarray(values).values()]
    return total(flat) / len(flat)


def ptp(values: Any) -> Any:
    flat = asarray(values).values()
    return max(flat) - min(flat)


def argsort(values: Any, kind: Any = None) -> ndarray:
    flat = asarray(values).values()
    return made_of(sorted(range(len(flat)), key=flat.__getitem__), int64)


def bincount(values: Any, minlength: int = 0) -> ndarray:
    flat = asarray(values).values()
    found = [0] * max([minlength, *(one + 1 for one in flat)])
    for one in flat:
        found[one] += 1
    return made_of(found, int64)


def repeat(values: Any, times: Any) -> ndarray:
    flat, counts = asarray(values).values(), asarray(times).values()
    counts = counts if len(counts) == len(flat) else counts * len(flat)
    found = [one for one, count in zip(flat, counts, strict=True) for _ in range(count)]
    return made(found, (len(found),), dtype(int64) if not flat else type_of(flat))


def roll(values: Any, shift: Any, axis: Any = None) -> ndarray:
    """The elements moved round, along one axis or several."""
    found = asarray(values)
    if axis is None:
        return roll(found.reshape(-1), shift, 0).reshape(found.shape)
    for by, along in zip(*((shift, axis) if isinstance(axis, tuple) else ((shift,), (axis,))), strict=True):
        size = found.shape[along]
        places = [(k - by) % size for k in range(size)]
        found = found[tuple(places if k == along else slice(None) for k in range(found.ndim))]
    return found


def take_along_axis(values: ndarray, places: ndarray, axis: int) -> ndarray:
    """Of each row the elements at the places in the same row."""
    assert values.ndim == 2 and axis == 1
    rows: Any = arange(len(places)).reshape(-1, 1)
    rows = rows * int(len(values) > 1)
    found: ndarray = values[rows, places]
    return found


def unpackbits(values: ndarray, axis: int) -> ndarray:
    """The bits of each byte, the highest first, along the last axis."""
    bits = [one >> (7 - k) & 1 for one in values.values() for k in range(8)]
    return made(bits, (*values.shape[:-1], 8 * values.shape[-1]), dtype(uint8))
