"""What a view works out for people, so that no page has to."""

from __future__ import annotations

from typing import Any

import pytest

from reading import choices, played
from rock_island.positions import rock_island, running

FORBIDDEN = {"crew_half_turn": "forbidden"}


@pytest.mark.rule("RI-6.3", "RI-6.4", "RI-6.5", "RI-6.6", "RI-6.7", "RI-6.8")
@pytest.mark.parametrize("options", [{}, FORBIDDEN, {"crew_in_city": "blocks"}, {"crew_in_city": "forbidden"}])
@pytest.mark.parametrize("roll", [1, 2, 6])
def test_the_walks_are_those_that_may_be_chosen_with_each_number(roll: int, options: dict[str, Any]) -> None:
    crews = "A D11; B D10; C F4"
    for seat in "ABC":
        match = rock_island(crews=crews, locomotives="B D9<E", roll=roll, active=seat, options=options)
        stops = rock_island(crews=crews, locomotives="B D9<E", options=options).view()["walks"]["ABC".index(seat)]
        assert set(stops[str(roll)]) == choices(match, "crew")


@pytest.mark.rule("RI-3.5")
def test_the_ends_of_a_turned_tile_say_what_they_meet() -> None:
    """D12 is Chicago and D10 has track towards it; C11 has none, and what lies on E11 is hidden."""
    match = played(rock_island(tiles="D10=L1@0 C11=L1@0", hidden="D11=L9", roll=1), "crew D11")
    turning = match.view()["turning"]
    assert [turned["rotation"] for turned in turning["ends"]] == turning["rotations"]
    assert turning["ends"][0] == {"rotation": 0, "joined": ["e", "w"], "hidden": ["se"], "cut": ["nw"]}


@pytest.mark.rule("RI-8.17")
def test_only_the_step_into_kansas_city_ends_the_game() -> None:
    match = running("E2=L1@0 E3=L1@0", locomotives="A E3<E")
    reach = match.view()["locomotives"][0]["reach"]
    assert {mark["cell"]: mark["wins"] for mark in reach} == {"E2": False, "E1": True}
    for mark in reach:
        ended = played(running("E2=L1@0 E3=L1@0", locomotives="A E3<E"), *(f"run {edge}" for edge in mark["way"]))
        assert ended.is_over == mark["wins"]
