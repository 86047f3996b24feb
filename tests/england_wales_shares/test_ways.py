"""The ways to the end of a delivery that a view lists are those of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from england_wales_shares.naive import Lines
from england_wales_shares.positions import company, network, play, shares
from england_wales_shares.test_deliveries import CHAIN
from england_wales_shares.test_naive import EARLY, random_game


def listed(match: Match) -> list[list[str]]:
    return [[step["city"] for step in route["steps"]] for route in match.view()["delivery"]["routes"]]


@pytest.mark.rule("ES-7.13", "ES-7.15", "ES-7.16")
def test_a_route_says_whose_income_it_moves() -> None:
    match = shares(links=network(CHAIN + "; red leicester-nottingham"), cubes={"swansea": "blue"})
    play(match, "deliver", "cube swansea blue", "via cardiff")
    (route,) = match.view()["delivery"]["routes"]
    assert [step["city"] for step in route["steps"]][-1] == "nottingham"
    assert (route["own"], route["foreign"]) == (3, 3)
    assert route["incomes"] == {"red": 3, "green": 1, "yellow": 2}


@pytest.mark.rule("ES-7.14", "ES-7.16")
def test_the_way_with_the_most_own_links_is_named_first() -> None:
    links = network("red oxford-reading reading-london oxford-london; green oxford-cambridge cambridge-london")
    match = shares(links=links, cubes={"oxford": "red"})
    play(match, "deliver", "cube oxford red")
    assert listed(match) == [["reading", "london"], ["london"]]


@pytest.mark.rule("ES-7.13", "ES-7.14", "ES-7.15", "ES-7.16", "ES-7.17")
@pytest.mark.parametrize("chance", range(2))
def test_every_route_can_be_gone_and_none_is_missing(chance: int) -> None:
    gone = 0
    for match in random_game(3, 20 + chance):
        if len(match) > EARLY or gone > 60:
            break
        if match.phase != "via":
            continue
        view = match.view()
        routes = view["delivery"]["routes"]
        if not view["delivery"]["more_routes"]:
            assert {route["steps"][0]["city"] for route in routes} == Lines(view).steps()
        for route in routes:
            follow(match.fork(), route)
            gone += 1
    assert gone > 20


def follow(match: Match, route: dict[str, Any]) -> None:
    acting, before = match.view()["acting"], {name: company(match, name)["income"] for name in route["incomes"]}
    for step in route["steps"]:
        assert match.phase == "via"
        match.play(f"via {step['side']}")
    assert match.phase != "via"
    if match.view()["acting"] == acting or match.phase == "act":
        after = {name: company(match, name)["income"] - before[name] for name in before}
        assert after == route["incomes"]
