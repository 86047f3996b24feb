"""§16 End and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from england_wales.geography import CITIES
from england_wales.positions import deliver, ew, names, network, of, play, random_match, told

MARKERS = {2: 9, 3: 11, 4: 13, 5: 15}
EMPTY = [city for city in CITIES if city != "reading"]


def nearly(players: int, markers: int | None = None, **fields: Any) -> Match:
    """One marker is missing, and Reading has its last cube."""
    count = (MARKERS[players] if markers is None else markers) - 1
    emptied = dict.fromkeys(EMPTY[:count], True)
    links = "A reading / 14,22 / london"
    return ew(players, links=links, cubes={"reading": "red"}, emptied=emptied, **({"turn": 7} | fields))


def finish_turn(match: Match) -> None:
    turn = match.view()["turn"]
    while not match.is_over and match.view()["turn"] == turn:
        match.play("pass")


@pytest.mark.rule("EW-16.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_so_many_markers_bring_the_end(players: int) -> None:
    assert nearly(players).view()["emptied_to_end"] == MARKERS[players]
    match = nearly(players)
    assert match.view()["emptied_left"] == 1
    events = deliver(match, "reading", "red", "london")
    assert told(events, "end_triggered") == [{"turn": 8}]
    assert match.view()["emptied_left"] == 0
    early = nearly(players, MARKERS[players] - 1)
    assert "end_triggered" not in names(deliver(early, "reading", "red", "london"))


@pytest.mark.rule("EW-16.2", "EW-EX-12")
def test_example_one_more_whole_turn_is_played() -> None:
    match = nearly(3)
    deliver(match, "reading", "red", "london")
    assert match.view()["last_turn"] == 8
    finish_turn(match)
    assert (match.view()["turn"], match.phase) == (8, "auction")
    finish_turn(match)
    assert (match.is_over, match.end_reason, match.view()["turn"]) == (True, "empty_cities", 8)


@pytest.mark.rule("EW-16.2")
def test_with_end_of_turn_the_game_ends_after_this_income() -> None:
    match = nearly(3, options={"end_timing": "end_of_turn"})
    deliver(match, "reading", "red", "london")
    finish_turn(match)
    assert (match.is_over, match.end_reason, match.view()["turn"]) == (True, "empty_cities", 7)


@pytest.mark.rule("EW-16.3")
def test_further_markers_have_no_effect() -> None:
    match = ew(2, links="A reading / 14,22 / london", cubes={"reading": "red"}, turn=7, last_turn=8,
               emptied=dict.fromkeys(EMPTY[:9], True))  # fmt: skip
    finish_turn(match)
    play(match, "pass", "pass")
    if match.to_move == 1:
        play(match, "pass")
    assert "end_triggered" not in names(deliver(match, "reading", "red", "london"))
    assert match.view()["last_turn"] == 8


@pytest.mark.rule("EW-16.4")
def test_the_game_ends_after_turn_thirty() -> None:
    match = ew(2, turn=30)
    finish_turn(match)
    assert (match.is_over, match.end_reason) == (True, "turn_limit")
    late = nearly(2, turn=30)
    deliver(late, "reading", "red", "london")
    finish_turn(late)
    assert not late.is_over, "triggered in turn 30, one more turn is played"
    finish_turn(late)
    assert (late.end_reason, late.view()["turn"]) == ("empty_cities", 31)


@pytest.mark.rule("EW-16.5", "EW-EX-13")
def test_example_of_the_final_score() -> None:
    """Cleo has a fulfilled baron and six bonds, Dan a failed one and two bonds."""
    links = network("A stoke-manchester birmingham-stoke northampton-birmingham london-northampton")
    match = ew(2, turn=30, links=links, position="A 41, B 44", bonds="A 6, B 2", cash="A 60, B 60", engine="A 4, B 4",
               baron=["watkin", "gooch"])  # fmt: skip
    finish_turn(match)
    assert match.scores() == [40, 42]
    assert match.winners() == [1]


@pytest.mark.rule("EW-16.6", "EW-CC-35")
def test_ties_are_broken_by_links_then_by_cash_then_shared() -> None:
    def winners(**fields: Any) -> list[int]:
        match = ew(2, turn=30, position="A 10, B 10", baron=["gooch", "allport"], **fields)
        finish_turn(match)
        assert match.scores() == [10, 10]
        return match.winners()

    assert winners(links="A reading / 14,22 / london", cash="B 50") == [0]
    assert winners(cash="B 1") == [1]
    assert winners() == [0, 1]


@pytest.mark.rule("EW-16.7")
def test_cash_engines_and_cards_score_nothing_and_a_score_may_be_negative() -> None:
    match = ew(2, turn=30, cash="A 500", engine="A 8, B 8", held={"A": ["hotel_london"]}, bonds="B 7",
               baron=["gooch", "locke"])  # fmt: skip
    finish_turn(match)
    assert match.scores()[0] == 0
    assert match.scores()[1] < -6


def test_what_was_told_of_points_makes_the_score() -> None:
    for players in (2, 5):
        match = random_match(players, seed=20 + players)
        points, past = [0] * players, match.at(0)
        for action in match.actions:
            for event in past.play(action):
                if event.name.startswith("paid_"):
                    points[int(event.arguments["seat"])] += int(event.arguments["money"])
        assert points == match.scores()


def test_markers_count_only_emptied_cities() -> None:
    match = nearly(2)
    assert match.view()["emptied"] == 8
    assert of(match, "position") == [0, 0]
