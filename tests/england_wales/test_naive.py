"""The rules against a second, naive reading of them, over random games."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from england_wales.naive import Table
from england_wales.positions import moments, random_match, texts
from samples import sample

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 40, {}), (3, 41, {"crossing_surcharge": 0}), (4, 42, {"first_auction": "rotate"}),
    (5, 43, {"passenger_tracking": "whole_game", "end_timing": "end_of_turn"}),
]  # fmt: skip
games = pytest.mark.parametrize(("players", "seed", "options"), sample(GAMES, 1))


@pytest.mark.rule("EW-6.3", "EW-6.4", "EW-6.5", "EW-6.6", "EW-6.7", "EW-6.11", "EW-6.16")
@games
def test_track_is_legal_exactly_where_the_naive_reading_says(players: int, seed: int, options: dict[str, Any]) -> None:
    seen = {"start": 0, "side": 0, "tile": 0}
    for past in moments(random_match(players, seed, options)):
        if past.phase in seen:
            seen[past.phase] += 1
            if past.phase != "start" or seen["start"] % 5 == 0:
                compare_track(past)
    assert min(seen.values()) > 20


def compare_track(match: Match) -> None:
    table = Table(match.view())
    if match.phase == "start":
        table.check()
        assert texts(match) == table.builds()
    elif match.phase == "side":
        sides = table.first_sides(table.view["active"], table.view["build"]["city"])
        assert texts(match) == {f"side {side}" for side in sides}
    else:
        assert texts(match, "tile") == table.tiles()


@pytest.mark.rule("EW-9.1", "EW-9.2", "EW-9.3", "EW-9.4", "EW-9.5", "EW-9.6", "EW-9.9", "EW-17.4")
@games
def test_deliveries_are_those_of_the_naive_reading(players: int, seed: int, options: dict[str, Any]) -> None:
    compared = 0
    for past in moments(random_match(players, seed, options)):
        if past.phase == "cube":
            table = Table(past.view())
            assert texts(past) == table.deliveries()
            compared += 1
        elif past.phase == "via" and not past.view()["delivery"]["steps"]:
            compare_routes(past)
    assert compared > 5


def compare_routes(match: Match) -> None:
    """Every path, with what it pays for its links."""
    view = match.view()
    table, shown = Table(view), view["delivery"]
    seat = shown["seat"]
    paths = list(table.paths(seat, shown["city"], shown["colour"], view["seats"][seat]["engine"]))
    expected = {tuple(link["id"] for link, _ in path) for path in paths}
    found = {tuple(step["link"] for step in route["steps"]) for route in shown["routes"]}
    assert found == expected or (shown["more_routes"] and found < expected)
    for path in paths:
        key = [link["id"] for link, _ in path]
        for route in shown["routes"]:
            if [step["link"] for step in route["steps"]] == key and not route["cards"]:
                hotels = sum(route["points"]) - len(path)
                assert hotels in (0, 1)
                assert all(route["points"][owner] >= points for owner, points in table.points(path).items())


@pytest.mark.rule("EW-14.2", "EW-15.2", "EW-15.3", "EW-15.4", "EW-15.5", "EW-15.7", "EW-16.5")
@games
def test_the_final_score_is_that_of_the_naive_reading(players: int, seed: int, options: dict[str, Any]) -> None:
    for game in range(4):
        match = random_match(players, seed + 10 * game, options)
        table = Table(match.view())
        assert match.scores() == table.scores()
        for line in match.view()["lines"]:
            joined = table.lines()[line["id"]]
            assert line["seat"] in joined if joined else line["seat"] is None


def test_every_baron_is_judged_alike_in_every_late_position() -> None:
    """Also those that nobody kept."""
    from branchline.games.england_wales.normal.barons import is_fulfilled

    for players, seed in ((3, 50), (5, 51)):
        match = random_match(players, seed)
        table, state, board = Table(match.view()), match.state, match.board.record
        for number, name in enumerate(match.board.labels["baron"].labels):
            for seat in range(players):
                assert bool(is_fulfilled(board, state, seat, number)) == (table.baron(seat, name) > 0), (name, seat)
