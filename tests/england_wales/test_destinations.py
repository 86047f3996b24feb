"""Where a link can lead, in both games of the family: the way told is legal to its end and the cheapest there is."""

from __future__ import annotations

import random
from typing import Any

import pytest

import branchline
from branchline.kernel import Match

PHASES = ("side", "tile")


def building(game: str, seed: int) -> list[Match]:
    """Positions of a match played at random in which a link is being built."""
    dice, match = random.Random(seed), branchline.load(game).new(players=3, seed=seed)
    found: list[Match] = []
    for _ in range(120):
        if match.is_over or len(found) == 4:
            break
        if match.phase in PHASES:
            found.append(match.fork())
        builds = [a for a in match.legal() if a.verb in ("build", "start", "side", "propose", "bid", "dividend")]
        match.play(dice.choice(builds or match.legal()))
    return found


def steps_to(match: Match, told: dict[str, Any]) -> Match:
    then = match.fork()
    for side in told["sides"]:
        then.play(f"{'side' if then.phase == 'side' else 'tile'} {side}")
    return then


@pytest.mark.parametrize("game", ["england-wales", "england-wales-shares"])
def test_each_way_is_legal_to_its_end_and_costs_what_is_told(game: str) -> None:
    tried = 0
    for match in building(game, 5):
        build = match.view(match.to_move)["build"]
        for told in build["destinations"]:
            then = steps_to(match, told)
            links = [link for link in then.view()["links"] if link["complete"]]
            assert any({build["city"], told["city"]} == set(link["cities"]) for link in links)
            tried += 1
            if game == "england-wales":
                before = next((finish["cost"] for finish in build["finishes"] if finish["cards"] == "none"), 0)
                after = next(f["cost"] for f in then.view(match.to_move)["build"]["finishes"] if f["cards"] == "none")
                assert after - before == told["cost"]
    assert tried >= 3


def test_no_way_is_cheaper_than_the_one_told() -> None:
    """All ways of at most three tiles, tried one after the other."""
    match = next(match for match in building("england-wales", 5) if match.phase == "side")
    city = match.view(match.to_move)["build"]["city"]
    least: dict[str, int] = {}

    def walk(then: Match) -> None:
        build = then.view(match.to_move)["build"]
        if build["complete"]:
            cost = next(finish["cost"] for finish in build["finishes"] if finish["cards"] == "none")
            ends = next(link for link in then.view()["links"] if link["id"] == build["link"])["cities"]
            end = next(other for other in ends if other != city)
            least[end] = min(cost, least.get(end, cost))
        elif build["laid"] < 3:
            for action in then.legal():
                if action.verb in PHASES:
                    further = then.fork()
                    further.play(action)
                    walk(further)

    walk(match)
    told = {each["city"]: each["cost"] for each in match.view(match.to_move)["build"]["destinations"]}
    assert least
    assert all(told[end] <= cost for end, cost in least.items())
