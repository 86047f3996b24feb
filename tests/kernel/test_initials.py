"""Signs of seats: the browser's tests read the same examples."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.kernel.initials import initials

EXAMPLES = json.loads(Path(__file__).with_name("initials.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: ", ".join(example["names"]))
def test_a_seat_is_shown_by_its_initial(example: dict[str, list[str]]) -> None:
    assert initials(example["names"]) == example["signs"]


@given(st.lists(st.text(max_size=12), min_size=1, max_size=8))
def test_no_two_seats_share_a_sign_and_none_is_long(names: list[str]) -> None:
    signs = initials(names)
    assert all(1 <= len(sign) <= 2 for sign in signs)
    assert len(set(signs)) == len(signs)
