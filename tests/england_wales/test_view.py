"""What a view works out for people, so that no page has to: it is what the rules then do."""

from __future__ import annotations

import pytest

from england_wales.positions import ew, moments, play, random_match, seat_view, texts, to_end_of_turn


@pytest.mark.rule("EW-13.1", "EW-13.2")
def test_the_net_income_is_what_the_next_income_phase_brings() -> None:
    match = ew(cash="A 9", bonds="A 2")
    before = {name: seat_view(match, name) for name in "AB"}
    paid = {
        event.arguments["seat"]: event.arguments for event in to_end_of_turn(match) if event.name == "income_received"
    }
    assert [paid[k]["money"] for k in range(2)] == [before[name]["net_income"] for name in "AB"]


@pytest.mark.rule("EW-8.1", "EW-8.2")
@pytest.mark.parametrize("costs", ["standard", "linear"])
def test_the_next_engine_costs_what_an_upgrade_would(costs: str) -> None:
    for match in moments(random_match(2, 3, {"engine_costs": costs}), 7):
        view = match.view()
        if view["upgrade"]:
            assert view["seats"][view["to_move"]]["next_engine"] == view["upgrade"]["cost"]
        assert all((seat["next_engine"] is None) == (seat["engine"] == 8) for seat in view["seats"])


@pytest.mark.rule("EW-6.8", "EW-6.9", "EW-12.2")
def test_an_exit_says_what_the_tile_beyond_costs_and_the_bonds_it_all_takes() -> None:
    tried = 0
    for match in moments(random_match(3, 4), 1):
        view = match.view()
        for way in view["build"]["exits"] if view["phase"] == "tile" else []:
            after = match.fork()
            play(after, f"tile {way['side']}")
            build = after.view()["build"]
            none = next((one for one in build["finishes"] if one["cards"] == "none"), None) if build else None
            assert none is None or none["bonds"] == way["bonds"]
            assert (way["cost_beyond"] is None) == (way["city"] is not None)
            assert not build or all(one["cost"] == way["cost_beyond"] for one in build["exits"])
            tried += 1
    assert tried > 0


@pytest.mark.rule("EW-12.2")
def test_the_cheapest_tile_is_told_before_a_build() -> None:
    view = ew(cash="A 1").view()
    assert view["tile"] == {"cost": 2, "bonds": 1}


@pytest.mark.rule("EW-10.1", "EW-10.4", "EW-10.5")
def test_the_cards_that_may_be_taken_are_those_that_are_then_offered() -> None:
    tried = 0
    for match in moments(random_match(3, 8), 3):
        view = match.view()
        if view["phase"] == "act" and view["cards"]["takeable"]:
            taking = match.fork()
            play(taking, "take")
            assert {f"card {card}" for card in view["cards"]["takeable"]} == texts(taking, "card")
            tried += 1
    assert tried > 0
