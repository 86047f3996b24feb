"""What a view works out for people, so that no page has to."""

from __future__ import annotations

import pytest

from rocket.positions import company_view, rocket


@pytest.mark.rule("SR-2.8")
def test_shares_of_both_kinds_are_held() -> None:
    match = rocket(lines="GWR: Bristol > 12,4", shares="GWR: A 3+1, B 2")
    assert company_view(match, "GWR")["held"] == [4, 2, 0]


@pytest.mark.rule("SR-11.1")
@pytest.mark.parametrize(
    ("shares", "places"),
    [
        ("A 3, B 1, C 1", [1, 2, 2]),
        ("A 2, B 2, C 1", [1, 1, 0]),
        ("A 3, B 2, C 1", [1, 2, 0]),
        ("A 1", [1, 0, 0]),
        ("", [0, 0, 0]),
    ],
)
def test_who_would_be_paid_at_which_place(shares: str, places: list[int]) -> None:
    """Those tied in front share both prizes; without anything there is none."""
    match = rocket(lines="GWR: Bristol > 12,4", shares=f"GWR: {shares}" if shares else "")
    assert company_view(match, "GWR")["held_places"] == places


def test_stations_goods_and_passengers_have_places_too() -> None:
    match = rocket(
        lines="GWR: Bristol > 12,4 > 12,5 > 12,6",
        stations="C 12,4; A 12,6",
        tokens="A sheffield steel; A hull steel; B birmingham steel; C gloucester leather",
        passengers="B 2; C 1",
    )
    view = match.view()
    assert company_view(match, "GWR")["station_places"] == [1, 0, 1]
    assert view["goods"]["steel"] == {"counts": [2, 1, 0], "places": [1, 2, 0]}
    assert view["goods"]["leather"] == {"counts": [0, 0, 1], "places": [0, 0, 1]}
    assert view["passengers"] == {"counts": [0, 2, 1], "places": [0, 1, 2]}


@pytest.mark.rule("SR-13.1")
def test_how_many_companies_have_shares_in_the_bank() -> None:
    match = rocket(lines="GWR: Bristol > 12,4", shares="GWR: A 10, B 6", absorbed="LSWR")
    view = match.view()
    assert [company["id"] for company in view["companies"] if not company["bank"]] == ["GWR", "LSWR"]
    assert view["selling"] == 5
