"""The arrays of the browser beside NumPy's."""

from __future__ import annotations

import operator
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
from hypothesis import given as given_any
from hypothesis import settings
from hypothesis import strategies as st

import branchline
from branchline.bots.models import policy_value
from branchline.offline import arrays
from branchline.offline.arrays import archive
from branchline.offline.arrays import random as generators

Test = TypeVar("Test", bound=Callable[..., Any])
WHOLE = ("i1", "u1", "i2", "u2", "i4", "u4", "i8")
shapes = st.lists(st.integers(1, 4), min_size=1, max_size=3).map(tuple)


@st.composite
def pairs(draw: Any, types: tuple[str, ...] = (*WHOLE, "f4", "f8", "b1"), shape: Any = shapes) -> tuple[Any, Any]:
    """The same array twice: NumPy's, and the browser's."""
    size, kind = draw(shape), draw(st.sampled_from(types))
    values = st.floats(-100, 100, width=32) if kind[0] == "f" else st.integers(0, 1 if kind == "b1" else 100)
    flat = draw(st.lists(values, min_size=int(np.prod(size)), max_size=int(np.prod(size))))
    theirs = np.array(flat, kind).reshape(size)
    return theirs, arrays.frombuffer(bytearray(theirs.tobytes()), kind).reshape(size)


def given(*of: Any, **named: Any) -> Callable[[Test], Test]:
    """A few examples of each: NumPy itself is the reference."""
    drawn: Any = given_any(*of, **named)
    return lambda test: settings(max_examples=25, deadline=None)(drawn(test))


def same(theirs: Any, ours: Any) -> None:
    """Equal in shape and values, and to the last digit."""
    if isinstance(ours, arrays.ndarray):
        assert ours.shape == theirs.shape
        assert ours.tolist() == theirs.tolist()
    else:
        assert type(ours) in (int, float, bool)
        assert ours == theirs


@given(pairs(), st.data())
def test_what_slices_numbers_and_lists_pick(pair: tuple[Any, Any], data: Any) -> None:
    theirs, ours = pair
    picks = [
        st.one_of(
            st.slices(size), st.integers(-size, size - 1), st.lists(st.integers(0, size - 1), min_size=1, max_size=1)
        )
        for size in theirs.shape
    ]
    index = tuple(data.draw(st.tuples(*picks[: data.draw(st.integers(1, len(picks)))])))
    same(theirs[index], ours[index])


@given(pairs(), st.integers(0, 100))
def test_what_a_mask_picks_and_what_is_written_there(pair: tuple[Any, Any], limit: int) -> None:
    theirs, ours = pair[0].copy(), pair[1].copy()
    same(theirs[theirs > limit], ours[ours > limit])
    theirs[theirs > limit] = 1
    ours[ours > limit] = 1
    same(theirs, ours)


@given(pairs(), st.data())
def test_what_is_written_to_a_part(pair: tuple[Any, Any], data: Any) -> None:
    theirs, ours = pair[0].copy(), pair[1].copy()
    index = data.draw(st.slices(theirs.shape[0]))
    for each in (theirs, ours):
        each[index] = each[0]
    same(theirs, ours)


@given(pairs(("i8", "f8")), st.sampled_from(["sum", "any", "all", "max", "min", "mean"]), st.data())
def test_along_an_axis(pair: tuple[Any, Any], name: str, data: Any) -> None:
    theirs, ours = pair
    axis = data.draw(st.one_of(st.none(), st.integers(0, theirs.ndim - 1)))
    expected, found = getattr(theirs, name)(axis=axis), getattr(ours, name)(axis=axis)
    if theirs.dtype == np.int64 or name not in ("sum", "mean"):
        same(expected, found)
    else:
        assert np.asarray(found.tolist() if isinstance(found, arrays.ndarray) else found) == pytest.approx(expected)


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=400))
def test_floats_are_added_in_the_same_order(values: list[float]) -> None:
    assert arrays.array(values).sum() == np.array(values).sum()
    assert arrays.mean(values) == np.mean(values)


OPERATIONS = (operator.add, operator.sub, operator.mul, operator.lt, operator.ge, operator.eq, operator.ne)


@given(pairs(("i8", "f4", "f8")), st.sampled_from(OPERATIONS), st.one_of(st.integers(1, 9), st.floats(1, 9, width=32)))
def test_arithmetic_rounds_alike(pair: tuple[Any, Any], operation: Callable[..., Any], other: Any) -> None:
    theirs, ours = pair
    same(operation(theirs, other), operation(ours, other))
    same(operation(other, theirs), operation(other, ours))
    same(operation(theirs, theirs[:1]), operation(ours, ours[:1]))


FUNCTIONS: dict[str, Callable[[Any, Any], Any]] = {
    "flatnonzero": lambda np, x: np.flatnonzero(x),
    "argwhere": lambda np, x: np.argwhere(x),
    "count_nonzero": lambda np, x: np.count_nonzero(x),
    "clip": lambda np, x: np.clip(x, 2, 50),
    "maximum": lambda np, x: np.maximum(x, 7),
    "where": lambda np, x: np.where(x > 9, x, 0),
    "argmax": lambda np, x: np.argmax(x),
    "ptp": lambda np, x: np.ptp(x),
    "roll": lambda np, x: np.roll(x, 2),
    "roll along an axis": lambda np, x: np.roll(x, 1, axis=0),
    "concatenate": lambda np, x: np.concatenate([x, x], 0),
    "turned": lambda np, x: x.T.copy(),
    "negative": lambda np, x: -x,
    "bits": lambda np, x: np.unpackbits(x.astype(np.uint8), axis=x.ndim - 1),
    "counted": lambda np, x: np.bincount(x.reshape(-1), minlength=5),
    "sorted": lambda np, x: np.argsort(x.reshape(-1), kind="stable"),
    "repeated": lambda np, x: np.repeat(x.reshape(-1), 3),
    "narrower": lambda np, x: x.astype(np.int8),
    "in single precision": lambda np, x: np.sqrt(x.astype(np.float32) * 0.1),
    "stretched": lambda np, x: x.reshape(-1, 1) + np.arange(3),
    "along": lambda np, x: np.take_along_axis(x.reshape(-1, 1), np.zeros((x.size, 2), np.int64), 1),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@given(pair=pairs(("i8",)))
def test_functions(name: str, pair: tuple[Any, Any]) -> None:
    same(FUNCTIONS[name](np, pair[0]), FUNCTIONS[name](arrays, pair[1]))


@given(st.integers(0, 1 << 200), st.integers(1, 40))
def test_the_generator(seed: int, count: int) -> None:
    theirs, ours = np.random.default_rng(seed), generators.default_rng(seed)
    assert ours.random(count).tolist() == theirs.random(count).tolist()
    assert ours.gumbel(count).tolist() == theirs.gumbel(size=count).tolist()


@given(st.integers(0, (1 << 64) - 1), st.integers(0, (1 << 64) - 1), st.integers(0, 63))
def test_masks_wrap_around(a: int, b: int, shift: int) -> None:
    with np.errstate(over="ignore"):
        for operation in (operator.add, operator.sub, operator.mul, operator.and_, operator.or_, operator.xor):
            assert operation(arrays.uint64(a), arrays.uint64(b)) == operation(np.uint64(a), np.uint64(b))
        assert arrays.uint64(a) << arrays.uint64(shift) == np.uint64(a) << np.uint64(shift)
        assert ~arrays.uint64(a) == ~np.uint64(a)


@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_records_are_laid_out_alike(game_id: str) -> None:
    for record in (branchline.load(game_id).contract.State, branchline.load(game_id).contract.Board):
        fields = [(name, f.type, f.shape) if f.axes else (name, f.type) for name, f in record.fields.items()]
        ours = arrays.dtype([(name, np.dtype(kind).str[1:], *shape) for name, kind, *shape in fields], align=True)
        assert ours.itemsize == record.dtype.itemsize
        assert record.dtype.fields is not None
        assert ours.fields is not None
        assert {name: at for name, (_, at) in ours.fields.items()} == {
            name: place[1] for name, place in record.dtype.fields.items()
        }


def test_a_file_of_arrays() -> None:
    path: Path = policy_value.POLICY_VALUE_NETS.path(branchline.load("rocket"))
    with np.load(path) as theirs, archive.load(path) as ours:
        assert ours.files == theirs.files
        for name in ours.files:
            assert ours[name].tobytes() == theirs[name].tobytes()
            assert ours[name].shape == theirs[name].shape
