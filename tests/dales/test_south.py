"""NB-8 The South and its extension."""

from __future__ import annotations

from typing import Any

import pytest

from branchline import BranchlineError
from branchline.kernel import Match
from dales.positions import built, dales, laid, owner_of, owners, pieces, sold
from reading import choices, code, phase, played, texts

WIDE = {"south_extension": True}


def wide(lines: str = "", **more: Any) -> Match:
    return dales(lines=lines, options=WIDE, **more)


@pytest.mark.rule("NB-8.1")
def test_as_a_rule_the_extension_is_out_of_play() -> None:
    match = played(dales(), "start the_south")
    assert code(match, "extend bentham") == "extension_not_in_play"
    assert choices(match, "extend") == {"airedale_head", "hellifield", "long_preston", "settle"}
    bentham = laid(dales(lines="A: ingleton > clapham"), "ingleton > bentham")
    assert code(bentham, "extend the_south") == "extension_not_in_play"


@pytest.mark.rule("NB-8.1")
def test_no_track_lies_there_then() -> None:
    with pytest.raises(BranchlineError):
        dales(lines="A: the_south > bentham")


@pytest.mark.rule("NB-8.2")
def test_with_it_one_more_border_can_be_built() -> None:
    match = laid(wide(), "the_south > bentham")
    line = match.view()["line"]
    assert (line["points"], line["red"], line["green"], line["white"]) == (1, 1, 0, 0)
    match.play("finish")
    assert owner_of(match, "the_south", "bentham") == "A"


@pytest.mark.rule("NB-8.2")
@pytest.mark.parametrize("name", ["the_south", "the_south_extension"])
def test_it_is_part_of_the_south(name: str) -> None:
    match = played(wide(), f"start {name}")
    assert choices(match, "extend") == {"airedale_head", "hellifield", "long_preston", "settle", "bentham"}
    assert match.view()["line"]["areas"] == ["the_south"]


@pytest.mark.rule("NB-8.2", "WD-7.8")
def test_track_is_built_out_of_it_never_into_it() -> None:
    match = laid(wide("A: ingleton > clapham"), "ingleton > bentham")
    assert code(match, "extend the_south") == code(match, "extend the_south_extension") == "south_leave_only"


@pytest.mark.rule("NB-8.2", "WD-2.4")
def test_red_passengers_travel_there() -> None:
    match = wide("A: the_south > bentham", phase="train", pieces="bentham: red 1, green 1", trains="A t3a", passed="BC")
    assert choices(match, "load") == {"bentham red"}


@pytest.mark.rule("NB-8.2", "WD-2.5")
def test_tracks_meet_in_the_south() -> None:
    """From green Bentham by The South to Settle: a green passenger of Settle travels there."""
    match = wide("A: the_south > bentham; A: the_south > settle", phase="train", pieces="settle: green 1",
                 owners="bentham: green", trains="A t3a", passed="BC")  # fmt: skip
    assert choices(match, "load") == {"settle green"}


@pytest.mark.rule("NB-8.2")
def test_a_line_into_it_can_be_sold() -> None:
    match = wide("A: the_south > bentham", phase="sell", pieces="bentham: red 1")
    sold(match, "red", "the_south > bentham")
    assert (owners(match, "bentham"), owner_of(match, "the_south", "bentham")) == ({"red"}, "red")
    assert pieces(match, "bentham") == {}


@pytest.mark.rule("NB-8.3")
def test_no_track_lies_between_the_south_and_its_extension() -> None:
    match = built(wide(), "the_south > bentham")
    assert phase(match) == "build"
    match = played(wide("A: the_south > bentham"), "start the_south")
    assert code(match, "extend the_south") == code(match, "extend the_south_extension") == "line_would_fork"
    assert not any("the_south_extension" in text.split() for text in texts(match))
    assert "the_south--the_south_extension" not in match.board.labels["border"].labels
