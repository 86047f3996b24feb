"""SR-8 Tile and passenger token."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from reading import happened, played
from rocket.positions import company_view, rocket, shares

FORK = "GWR: Bristol > 14,4"


def passengers(match: Match) -> list[int]:
    """What the seats have, and what is left."""
    view = match.view()
    return [seat["passengers"] for seat in view["seats"]] + [view["passengers_left"]]


@pytest.mark.rule("SR-8.1")
@pytest.mark.parametrize("direction", ["e", "ne", "nw", "sw", "se"])
def test_no_tile_is_laid_in_the_start_town(direction: str) -> None:
    match = played(rocket(), f"advance GWR {direction}")
    assert match.view()["tiles_left"] == 60
    assert "13,3" not in company_view(match, "GWR")["line"]


@pytest.mark.rule("SR-8.1")
@pytest.mark.parametrize("direction", ["e", "sw", "se"])
def test_one_tile_is_laid_where_the_locomotive_was_straight_or_curved(direction: str) -> None:
    match = rocket(lines=FORK)
    assert match.view()["tiles_left"] == 60
    match.play(f"advance GWR {direction}")
    assert match.view()["tiles_left"] == 59
    assert "14,4" in company_view(match, "GWR")["line"]


@pytest.mark.rule("SR-8.2")
def test_a_station_stays_above_the_tile() -> None:
    match = rocket(lines="LSWR: Southampton > 15,7 > 14,7", stations="B 14,7")
    match.play("advance LSWR 13,7")
    assert match.view()["stations"] == {"14,7": 1}
    assert company_view(match, "LSWR")["stations"] == [0, 1, 0]


@pytest.mark.rule("SR-8.3")
@pytest.mark.parametrize("last", ["15,10", "16,11"])
def test_the_drawing_on_a_tile_means_nothing(last: str) -> None:
    """GER comes next to 15,11, whether SER went straight on there or turned away."""
    match = rocket(
        lines=f"SER: Dover > 15,13 > 15,12 > 15,11 > {last}; GER: Norwich > 9,13 > 10,13 > 11,12 > 12,12 > 13,11"
    )
    match.play("advance GER 14,11")
    assert happened(match, "line_absorbed") == [{"company": "GER", "into": "SER"}]


@pytest.mark.rule("SR-8.4")
@pytest.mark.parametrize(("owner", "expected"), [("B", [1, 0, 0, 8]), ("C", [1, 0, 0, 8]), ("A", [0, 0, 0, 9])])
def test_a_station_of_another_player_gives_a_passenger(owner: str, expected: list[int]) -> None:
    match = played(rocket(lines=FORK, stations=f"{owner} 14,5"), "advance GWR 14,5")
    assert passengers(match) == expected
    assert company_view(match, "GWR")["stations"] == [int(seat == owner) for seat in "ABC"]


@pytest.mark.rule("SR-8.4")
@pytest.mark.parametrize("hex", ["15,4", "15,3"])
def test_a_hex_without_a_station_gives_none(hex: str) -> None:
    match = played(rocket(lines=FORK, stations="B 14,5; C 16,4"), f"advance GWR {hex}")
    assert passengers(match) == [0, 0, 0, 9]
    assert company_view(match, "GWR")["stations"] == [0, 0, 0]


@pytest.mark.rule("SR-8.5")
@pytest.mark.parametrize(
    ("aim", "answers", "hex", "expected"),
    [
        ("14,5", ["pass"], "14,5", [1, 0, 0, 8]),  # no bid
        ("14,5", ["bid 1 14,5", "match"], "14,5", [1, 0, 0, 8]),
        ("14,5", ["bid 1 14,5", "yield"], "14,5", [0, 0, 0, 9]),
        ("14,5", ["bid 1 15,3", "match"], "14,5", [1, 0, 0, 8]),
        ("14,5", ["bid 1 15,3", "yield"], "15,3", [0, 0, 0, 9]),
        ("15,4", ["bid 1 14,5", "yield"], "14,5", [0, 0, 0, 9]),  # the bidder takes none
        ("15,4", ["bid 1 14,5", "match"], "15,4", [0, 0, 0, 9]),
    ],
)
def test_after_a_bid_only_the_active_player_takes_a_passenger_and_only_if_he_won(
    aim: str, answers: list[str], hex: str, expected: list[int]
) -> None:
    match = rocket(lines=FORK, shares="GWR: B 1", stations="C 14,5")
    played(match, f"advance GWR {aim}", *answers)
    assert company_view(match, "GWR")["locomotive"] == hex
    assert passengers(match) == expected


@pytest.mark.rule("SR-8.4", "SR-8.5")
def test_a_bidder_may_bring_the_locomotive_onto_a_station_of_the_active_player() -> None:
    match = rocket(lines=FORK, shares="GWR: B 2", stations="A 14,5")
    played(match, "advance GWR 15,4", "bid 2 14,5")
    assert passengers(match) == [0, 0, 0, 9]
    assert company_view(match, "GWR")["stations"] == [1, 0, 0]


@pytest.mark.rule("SR-8.6")
def test_after_the_ninth_passenger_no_more_are_given() -> None:
    match = rocket(lines=f"{FORK}; LSWR: Southampton > 15,7 > 14,7", stations="B 14,5; C 13,7", passengers="B 4; C 4")
    played(match, "advance GWR 14,5", "advance LSWR 13,7")
    assert passengers(match) == [1, 4, 4, 0]
    assert not happened(match, "passenger_taken")
    assert company_view(match, "LSWR")["stations"] == [0, 0, 1]


@pytest.mark.rule("SR-8.6")
def test_passengers_are_never_returned() -> None:
    """Not even when the station is moved away or the line is absorbed."""
    match = rocket(2, lines="LSWR: Southampton > 15,7 > 14,7; GWR: Bristol > 14,4", stations="B 14,6")
    played(match, "advance LSWR 14,6", "token hull steel")
    assert passengers(match) == [1, 0, 8]
    played(match, "lift 14,6", "station 9,9", "advance LSWR 14,5", "pass")
    assert company_view(match, "LSWR")["status"] == "absorbed"
    assert shares(match, "LSWR") == {"A": 0, "B": 0, "bank": 0}
    assert passengers(match) == [1, 0, 8]
