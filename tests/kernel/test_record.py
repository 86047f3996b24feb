import json
import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel import (
    DERIVED,
    NO_SEAT,
    OWN_SEAT,
    SCRATCH,
    YES_NO,
    Array,
    BadPosition,
    Kind,
    Labels,
    Record,
    between,
    i8,
    maybe,
    one_of,
    some_of,
    u8,
    u32,
    up_to,
)
from branchline.kernel.kinds import Members
from branchline.kernel.positions import clear_absent, concealed, read_position, write_position

BED, SEAT = Kind("bed", 3), Kind("seat", 4)
MEMBERS = Members({"bed": Labels(["rose", "lily"], {"r": 0})}, players=2)


class Garden(Record):
    beds: Array = i8(2, 3, holds=between(-128, 127))
    water: int = u32(holds=up_to(2**32 - 1))
    best: int = i8(holds=maybe(BED))
    first: int = i8(holds=one_of(BED))
    open: int = i8(holds=YES_NO)
    mown: int = u8(holds=some_of(BED))
    owner: Array = i8(BED, holds=maybe(SEAT))
    coins: Array = i8(SEAT, holds=up_to(9), known_to=OWN_SEAT)
    seeds: Array = i8(BED, SEAT, holds=up_to(9), known_to=NO_SEAT)
    ended: int = i8(holds=YES_NO)
    shade: int = i8(role=DERIVED)
    path: Array = i8(4, role=SCRATCH)


class Park(Garden):
    benches: int = i8(holds=up_to(5))


GOOD: dict[str, Any] = {"beds": [[1, 2, 3], [4, 5, 6]], "water": 7, "best": "lily", "owner": {"rose": "B"}}


def read(position: Any) -> Any:
    return read_position(Garden, position, MEMBERS)


@given(
    st.lists(st.lists(st.integers(-128, 127), min_size=3, max_size=3), min_size=2, max_size=2),
    st.integers(0, 2**32 - 1), st.integers(-1, 1), st.booleans(), st.integers(0, 3),
    st.lists(st.integers(-1, 1), min_size=2, max_size=2),
)  # fmt: skip
def test_a_record_survives_json(beds: Any, water: int, best: int, open: bool, mown: int, owner: list[int]) -> None:
    record = read({"beds": beds, "water": water, "best": best, "open": open, "mown": mown, "owner": owner})
    written = json.loads(json.dumps(write_position(Garden, record, MEMBERS)))
    assert Garden.fingerprint(read(written)) == Garden.fingerprint(record)


def test_names_and_numbers_say_the_same() -> None:
    named = read({"best": "R", "first": "lily", "mown": ["lily"], "owner": {"lily": "B"}, "coins": [1, 2]})
    counted = read({"best": 0, "first": 1, "mown": 2, "owner": [-1, 1, -1], "coins": [1, 2, 0, 0]})
    assert Garden.fingerprint(named) == Garden.fingerprint(counted)
    told = write_position(Garden, named, MEMBERS)
    assert (told["best"], told["first"], told["mown"], told["owner"]) == ("rose", "lily", ["lily"], {"lily": "B"})
    assert (told["coins"], told["open"], told["seeds"]) == ([1, 2], False, {})


def test_only_kept_fields_are_compared() -> None:
    one, other = read(GOOD), read(GOOD)
    other.shade, other.path[2] = 5, 9
    assert Garden.fingerprint(one) == Garden.fingerprint(other)
    other.water = 8
    assert Garden.fingerprint(one) != Garden.fingerprint(other)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"beds": [[1, 2, 3], [4, 5, 6], [7, 8, 9]]}, "beds"),
        ({"beds": 3}, "beds"),
        ({"beds": {"rose": [1, 2, 3]}}, "beds"),
        ({"beds": [[1, 2, 3], [4, 5, "x"]]}, "beds"),
        ({"beds": [[1, 2, 3], [4, 5, 128]]}, "beds"),
        ({"water": -1}, "water"),
        ({"water": True}, "water"),
        ({"water": 1.5}, "water"),
        ({"water": None}, "water"),
        ({"best": "tulip"}, "best"),
        ({"best": 2}, "best"),
        ({"first": None}, "first"),
        ({"mown": ["tulip"]}, "mown"),
        ({"mown": 4}, "mown"),
        ({"owner": {"tulip": "A"}}, "owner"),
        ({"owner": {"rose": "C"}}, "owner"),
        ({"owner": [0, 0, 0]}, "owner"),
        ({"owner": [None, None, "A"]}, "owner"),
        ({"coins": [1, 1, 1]}, "coins"),
        ({"seeds": [[0, 0, 1]]}, "seeds"),
        ({"open": 2}, "open"),
        ({"shade": 1}, "shade"),
        ({"moon": 1}, "moon"),
        ({7: 1}, "7"),
    ],
)
def test_a_wrong_field_is_named(change: dict[Any, Any], named: str) -> None:
    with pytest.raises(BadPosition, match=f"“{named}”"):
        read(GOOD | change)


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadPosition, match="object"):
        read([1, 2])


def test_what_is_not_said_stands_as_at_the_start() -> None:
    start = read({"water": 5, "best": "rose"})
    later = read_position(Garden, {"best": "lily"}, MEMBERS, start)
    assert (int(later.water), int(later.best), int(start.best)) == (5, 1, 0)


def test_what_stands_for_nothing_is_blank() -> None:
    record = Garden.blank()
    record.coins[:], record.owner[:] = 3, 1
    clear_absent(Garden.fields, record, MEMBERS)
    assert (record.coins.tolist(), record.owner.tolist()) == ([3, 3, 0, 0], [1, 1, -1])


def test_a_seat_knows_what_is_its_own_until_the_end() -> None:
    record = read({"coins": [4, 5], "seeds": {"rose": [1, 2]}})
    assert concealed(Garden, record, 1).coins.tolist() == [0, 5, 0, 0]
    assert concealed(Garden, record, None).coins.tolist() == [0, 0, 0, 0]
    assert not concealed(Garden, record, 0).seeds.any()
    record.ended = 1
    assert concealed(Garden, record, None).seeds[0].tolist() == [1, 2, 0, 0]


def test_a_record_may_extend_another() -> None:
    assert list(Park.fields) == [*Garden.fields, "benches"]
    assert read_position(Park, {"benches": 3, "best": "rose"}, MEMBERS).benches == 3


def test_records_are_read_written_copied_and_sent_as_any_other_of_numpy() -> None:
    gardens = np.zeros(2, Garden.dtype)
    record: Any = gardens[1]
    record.water, record.beds[1, 2] = 7, 5
    assert (gardens["water"].tolist(), gardens["beds"][1, 1, 2]) == ([0, 7], 5)
    copy, sent = record.copy(), pickle.loads(pickle.dumps(gardens))[1]
    record.water = 8
    for same in (copy, sent):
        assert (type(same), same.water, same["beds"].tolist()) == (Garden.Block, 7, [[0, 0, 0], [0, 0, 5]])
    for wrong in (lambda: record.nowhere, lambda: setattr(record, "nowhere", 1)):
        with pytest.raises(AttributeError, match="nowhere"):
            wrong()


def test_fields_are_aligned_for_the_gpu() -> None:
    for name in Garden.dtype.names or ():
        field, offset = Garden.dtype.fields[name][:2]  # type: ignore[index]
        assert offset % np.dtype(field.base).alignment == 0
