"""A minute of the fuzzer; `make fuzz` runs it for longer."""

from __future__ import annotations

from typing import Any

import pytest

import branchline
from branchline.kernel.files import read_match
from fuzz.cases import KINDS
from fuzz.mutations import JUNK
from fuzz.trial import Tally, try_case

FEW, MANY = 40, 80
TINY = 0.1


@pytest.mark.parametrize("cases", [FEW, pytest.param(MANY, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", branchline.catalogue())
def test_whatever_strangers_send_is_refused_or_played_on(game: str, cases: int) -> None:
    tally = Tally()
    assert branchline.load(game).contract.verbs.size
    for number in range(cases):
        try_case(branchline.load(game), number, tally)
    assert tally.findings == []
    assert set(tally.accepted + tally.refused) == set(KINDS)
    assert tally.accepted.total() > TINY * tally.cases, str(tally)


@pytest.mark.parametrize("board", [value for value in [*JUNK, "/etc/hostname"] if value is not None], ids=repr)
def test_a_file_names_no_board_on_this_machine(board: object) -> None:
    """A board's data is what the file holds, never what lies under that name here."""
    rocket = branchline.load("rocket")
    data = rocket.new(2, seed=1).to_json()
    data["board"]["data"] = board
    with pytest.raises(branchline.BranchlineError, match=r"A board is an object|lacks or misuses"):
        read_match(data, branchline.catalogue(), "file")


def test_options_that_are_no_object_are_refused() -> None:
    options: Any = 0.5
    with pytest.raises(branchline.BranchlineError, match="Options are an object"):
        branchline.load("rocket").new(2, options=options)


def test_a_sentence_about_something_long_is_told() -> None:
    with pytest.raises(branchline.BranchlineError, match="xxx…"):
        branchline.load("rocket").new(2, seed=1).play("x" * 5000)
