import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import DERIVED, SCRATCH, Array, BadPosition, Record, i8, u32


class Garden(Record):
    beds: Array = i8(2, 3)
    water: int = u32()
    shade: int = i8(role=DERIVED)
    path: Array = i8(4, role=SCRATCH)


GOOD: dict[str, Any] = {"beds": [[1, 2, 3], [4, 5, 6]], "water": 7}


@given(
    st.lists(st.lists(st.integers(-128, 127), min_size=3, max_size=3), min_size=2, max_size=2),
    st.integers(0, 2**32 - 1),
)
def test_a_record_survives_json(beds: list[list[int]], water: int) -> None:
    record = Garden.from_json(json.loads(json.dumps({"beds": beds, "water": water})))
    assert Garden.to_json(record) == {"beds": beds, "water": water}


def test_only_kept_fields_are_compared() -> None:
    one, other = Garden.from_json(GOOD), Garden.from_json(GOOD)
    other.shade, other.path[2] = 5, 9
    assert Garden.fingerprint(one) == Garden.fingerprint(other)
    other.water = 8
    assert Garden.fingerprint(one) != Garden.fingerprint(other)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"beds": [[1, 2, 3]]}, "beds"),
        ({"beds": [[1, 2, 3], [4, 5, "x"]]}, "beds"),
        ({"beds": [[1, 2, 3], [4, 5, 128]]}, "beds"),
        ({"water": -1}, "water"),
        ({"water": True}, "water"),
        ({"water": 1.5}, "water"),
        ({"water": None}, "water"),
        ({"shade": 1}, "shade"),
        ({"moon": 1}, "moon"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], named: str) -> None:
    with pytest.raises(BadPosition, match=f"“{named}”"):
        Garden.from_json(GOOD | change)


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadPosition, match="lacks the field “water”"):
        Garden.from_json({"beds": GOOD["beds"]})
    with pytest.raises(BadPosition, match="object"):
        Garden.from_json([1, 2])


def test_fields_are_aligned_for_the_gpu() -> None:
    for name in Garden.dtype.names or ():
        field, offset = Garden.dtype.fields[name][:2]  # type: ignore[index]
        assert offset % np.dtype(field.base).alignment == 0
