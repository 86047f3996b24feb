"""The position in words."""

from __future__ import annotations

import random

import pytest

from branchline.kernel import Match
from rocket.positions import ROCKET


def match_of(actions: int) -> Match:
    """A match of four that nobody thinks about, so many actions old."""
    match, dice = ROCKET.new(4, seed=6), random.Random(6)
    while len(match) < actions and not match.is_over:
        match.play(dice.choice(match.legal_numbers()))
    return match


@pytest.mark.parametrize("actions", [0, 30, 60, 90])
def test_every_company_station_and_town_is_told(actions: int) -> None:
    match = match_of(actions)
    view, told = match.view(), match.describe().board
    for company in view["companies"]:
        name = "L&Y" if company["id"] == "LY" else company["id"]
        (line,) = [line for line in told if line.startswith((f"{name},", f"{name} has been"))]
        assert company["locomotive"] is None or f"on {company['locomotive']}" in line
        assert all(hex in line for hex in company["line"])
    for hex, seat in view["stations"].items():
        (line,) = [line for line in told if line.startswith(f"{'ABCD'[seat]} has stations on ")]
        assert hex in line
    assert len(told) == 7 + len(set(view["stations"].values())) + 28 + 1


def test_holders_are_told_with_all_they_hold() -> None:
    position = {"players": 2, "shares": {"GWR": [3, 0]}, "supplementary": {"GWR": [0, 2]}}
    told = ROCKET.from_position(position).describe().standing
    assert told[0] == "GWR: bank 13; A 3 shares; B 0 shares, 2 supplementary."
    assert told[1] == "LSWR: bank 16; nobody has shares or stations."


def test_money_that_is_secret_is_told_to_its_seat_alone() -> None:
    match = ROCKET.new(2, seed=1, options={"open_cash": False})
    own, others = (next(line for line in match.describe(seat).standing if line.startswith("A:")) for seat in (0, 1))
    assert "£0" in own
    assert others.startswith("A: money secret;")


def test_a_veto_is_told_with_what_has_been_bid() -> None:
    match = ROCKET.new(2, seed=1, options={"first_player": 0})
    for action in ("advance GWR ne", "station 5,8", "advance GWR nw"):
        match.play(action)
    assert match.describe().standing[0] == "B is sending GWR north-west; the ways open to it are east and north-west."
    match.play(next(action for action in match.legal() if action.verb == "bid"))
    assert "The highest bid is A’s: 1 share, to send it " in match.describe().standing[0]


def test_who_has_most_of_something_is_told_first() -> None:
    position = {"players": 2, "tokens": {"A": {"london": {"brewing": 1}}, "B": {"hull": {"steel": 2}}}}
    told = [line for line in ROCKET.from_position(position).describe().standing if line.startswith("Majority")]
    assert told == ["Majority of steel: B 2, in first place.", "Majority of brewing: A 1, in first place."]
