"""Positions that cannot be: a piece too many, or where it cannot stand."""

from __future__ import annotations

from typing import Any

import pytest

from branchline import BranchlineError
from branchline.kernel import LANGUAGES
from dales.positions import dales, seat
from raw import position_in_numbers


def refused(**facts: Any) -> str:
    with pytest.raises(BranchlineError) as refusal:
        dales(**facts)
    assert all(refusal.value.say(language) for language in LANGUAGES)
    return str(refusal.value)


@pytest.mark.rule("WD-2.10", "WD-1.12", "WD-13.1")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 0),
        ("turn", 6),
        ("phase", [0]),
        ("phase", [11]),
        ("decider", [3]),
        ("decider", [1]),
        ("place", 3),
        ("ended", 2),
        ("order", [0, 0, 2, -1]),
        ("order", [0, 1, 2, 3]),
        ("order", [1, -1, 0, 2]),
        ("build_order", [-1, -1, -1, -1]),
        ("train_order", [0, 1, 1, -1]),
        ("passed", 1),
        ("link_paid", 1),
        ("settling", 1),
        ("due", 2),
        ("train", 0),
        ("load_area", 5),
        ("path_length", 2),
        ("spent", [1, 0, 0, 0, 0]),
    ],
)
def test_a_turn_that_cannot_be(field: str, value: Any) -> None:
    match = dales()
    with pytest.raises(BranchlineError, match=f"“{field}”"):
        match.game.from_position(position_in_numbers(match) | {field: value})


@pytest.mark.rule("WD-2.10")
@pytest.mark.parametrize(("said", "place"), [("second", "second"), (1, "second"), ("B", "second"), ("third", "third")])
def test_a_place_in_the_order_is_no_seat(said: str | int, place: str) -> None:
    """It was once written like a seat, and is still understood."""
    position = dales(active="B").position() | {"place": said}
    del position["decider"]
    match = dales().game.from_position(position)
    order = match.position()["order"]
    assert match.position()["place"] == place
    assert match.position()["decider"] == [order[("first", "second", "third").index(place)]]


@pytest.mark.rule("WD-1.6", "WD-2.7", "WD-9.4")
@pytest.mark.parametrize(
    ("field", "facts"),
    [
        ("hand", {"hand": "A 16"}),
        ("hand", {"hand": "A -1"}),
        ("influence", {"influence": "A 11/0/0/0"}),
        ("influence", {"influence": "A 0/-1/0/0"}),
        ("balance", {"balance": "A 6"}),
        ("balance", {"balance": "A -14"}),
        ("collection", {"collection": "A stone -1"}),
        ("points", {"points": "A -1"}),
        ("influence", {"influence": "D 1/2/1/1"}),
    ],
)
def test_a_player_who_cannot_be(field: str, facts: dict[str, str]) -> None:
    assert f"“{field}”" in refused(**facts)


@pytest.mark.rule("WD-1.9", "WD-1.10", "WD-1.11", "WD-2.3")
@pytest.mark.parametrize(
    ("field", "facts"),
    [
        ("pieces", {"pieces": "hawes: stone 1"}),
        ("pieces", {"pieces": "gilling: stone 1"}),
        ("pieces", {"pieces": "marske_moor: stone 3"}),
        ("pieces", {"pieces": "gilling: red 1"}),
        ("pieces", {"pieces": "skipton: red 1"}),
        ("pieces", {"pieces": "bedale: red 2, objector 1"}),
        ("pieces", {"pieces": "bedale: red 1", "collection": "A red 25"}),
        ("pieces", {"collection": "A stone 61"}),
        ("owners", {"owners": "gilling: red"}),
    ],
)
def test_an_area_that_cannot_be(field: str, facts: dict[str, str]) -> None:
    assert f"“{field}”" in refused(**facts)


@pytest.mark.rule("WD-2.3")
def test_a_company_keeps_its_towns() -> None:
    match = dales()
    position = position_in_numbers(match) | {"owners": [0] * 128}
    with pytest.raises(BranchlineError, match="owners"):
        match.game.from_position(position)


@pytest.mark.rule("WD-1.6", "WD-2.1")
def test_sixteen_tracks_are_too_many() -> None:
    lines = (
        "A: skipton > rylstone > flasby > linton > malham > long_preston > settle > giggleswick > clapham > ingleton"
        " > bentham > burton > kirkby_lonsdale > lunesdale > sedbergh"
    )
    assert seat(dales(lines=f"{lines}; A: skipton > bolton_abbey"), "A")["supply"] == 0
    assert "“track”" in refused(lines=f"{lines}; A: skipton > bolton_abbey > rylstone")


@pytest.mark.rule("WD-2.1")
@pytest.mark.parametrize("owner", [-2, 3, 6])
def test_track_belongs_to_a_player_or_a_company(owner: int) -> None:
    assert "“track”" in refused(track=[owner, *[-1] * 159])


@pytest.mark.rule("WD-4.1", "WD-5.1", "WD-5.3")
@pytest.mark.parametrize(
    ("field", "facts"),
    [
        ("bid", {"bids": "1: A 2"}),
        ("bidder", {"bids": "1: A 3; 2: A 3; 3: A 3"}),
        ("counter", {"counters": "WWWWWWRG"}),
        ("hand", {"bids": "1: A 5", "hand": "A 11"}),
        ("counter", {"counter": [-1] * 8}),
    ],
)
def test_an_auction_that_cannot_be(field: str, facts: dict[str, Any]) -> None:
    assert f"“{field}”" in refused(phase="bid", **{"counters": "WBRBRGBG"} | facts)


@pytest.mark.rule("WD-5.11")
def test_bids_do_not_outlast_the_auction() -> None:
    assert "“bid”" in refused(bids="1: A 3")


@pytest.mark.rule("WD-8.4", "WD-8.5", "WD-8.10")
@pytest.mark.parametrize(
    ("field", "trains", "where"),
    [
        ("buyer", "A t3a; A t3b", "train"),
        ("buyer", "A t3a", "build"),
        ("buyer", "D t3a", "train"),
        ("carried", "A t3a: red 4", "train"),
        ("carried", "A t3a: stone 2, cheese 1", "train"),
    ],
)
def test_trains_that_cannot_be(field: str, trains: str, where: str) -> None:
    assert f"“{field}”" in refused(phase=where, trains=trains)


def test_a_refusal_names_seats_as_positions_do() -> None:
    match = dales()
    position = match.position()
    other = next(seat for seat in "ABC" if [seat] != position["decider"])
    with pytest.raises(BranchlineError) as refusal:
        match.game.from_position(position | {"decider": [other]})
    assert f"it cannot be the turn of seat {other}" in str(refusal.value)
