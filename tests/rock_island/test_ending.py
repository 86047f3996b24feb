"""RI-9 The end, and the places."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline.kernel.errors import BadOption
from branchline.kernel.files import read_match
from reading import choices, code, happened, names, played, texts
from rock_island.positions import ROCK_ISLAND, random_game, rock_island, running

ARRIVING = "E2=L1@0"


@pytest.mark.rule("RI-9.1")
def test_the_first_in_kansas_city_wins_in_the_middle_of_the_turn() -> None:
    match = played(running(ARRIVING, "B E2<E", active="B", turn=20), "run w")
    assert (match.is_over, match.to_move, match.winners(), match.end_reason) == (True, None, [1], "arrival")
    assert (match.legal(), match.view()["phase"], match.view()["ending"]) == ([], "over", "arrival")
    assert {code(match, action) for action in ("run w", "end", "crew D11", "rotate 0")} == {"game_over"}
    assert names(match) == ["locomotive_moved", "kansas_city_reached", "game_ended", "distance_left", "distance_left"]


@pytest.mark.rule("RI-9.1")
def test_a_crew_in_kansas_city_wins_nothing() -> None:
    match = played(rock_island(crews="A E3", roll=2, tiles="D11=L1@0"), "crew E1")
    assert not match.is_over


@pytest.mark.rule("RI-9.1")
def test_an_arrival_in_the_very_last_turn_counts_as_one() -> None:
    match = running(ARRIVING, "C E2<E; A D1<E", active="C", turn=30, options={"max_rounds": 10})
    match.play("run w")
    assert (match.end_reason, match.winners()) == ("arrival", [2])


@pytest.mark.rule("RI-9.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_rounds_are_counted_from_the_first_normal_turn(first: int) -> None:
    """Whoever had it: a round begins every third turn."""
    began = []
    for match in random_game(3, seed=first, options={"max_rounds": 10}):
        view = match.view()
        began += [(view["turn"], event["round"]) for event in happened(match, "round_began")]
        assert view["round"] == (view["turn"] + 2) // 3
        if view["round"] > 3:
            break
    assert [number for _, number in began][:4] == [1, 2, 3, 4]


@pytest.mark.rule("RI-9.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_max_rounds_times_players_turns(players: int) -> None:
    last = 10 * players
    match = running(players=players, active="B", turn=last - 1, options={"max_rounds": 10}, rolls=(3, 3))
    match.play("end")
    assert not match.is_over
    assert match.view()["turn"] == last
    match = running(players=players, active="B", turn=last, options={"max_rounds": 10})
    match.play("end")
    assert (match.is_over, match.end_reason) == (True, "round_limit")
    assert happened(match, "game_ended") == [{"ending": "round_limit"}]
    assert [event["seat"] for event in happened(match, "distance_left")] == list(range(players))
    assert "crew_die_rolled" not in names(match)


@pytest.mark.rule("RI-9.3")
def test_by_default_the_limit_is_sixty_rounds() -> None:
    assert not played(running(active="C", turn=179, rolls=(3,)), "end").is_over
    assert played(running(active="C", turn=180), "end").is_over
    assert running().view()["max_rounds"] == 60


@pytest.mark.rule("RI-9.3")
def test_every_new_game_has_a_limit() -> None:
    for rounds in (0, 9, 501):
        with pytest.raises(BadOption, match="10–500"):
            ROCK_ISLAND.new(3, options={"max_rounds": rounds})
    assert 0 not in next(option for option in ROCK_ISLAND.options if option.name == "max_rounds").to_json()["values"]


@pytest.mark.rule("RI-9.3")
def test_a_match_that_began_without_a_limit_ends_after_ten_thousand_rounds() -> None:
    match = running(active="C", turn=29_999, options={"max_rounds": 0}, rolls=(3,))
    assert match.view()["max_rounds"] == 10_000
    assert not played(match, "end").is_over
    match = played(running(active="C", turn=30_000, options={"max_rounds": 0}), "end")
    assert (match.is_over, match.end_reason) == (True, "round_limit")


@pytest.mark.rule("RI-9.3")
def test_a_match_that_began_without_a_limit_is_read_as_it_was_played() -> None:
    """Its file tells the position to which 75 rounds had led before every game had a limit."""
    file = json.loads((Path(__file__).parent / "without_limit.json").read_text("utf-8"))
    match = read_match(file, branchline.catalogue(), "without_limit.json")
    assert (match.fingerprint(), match.options["max_rounds"]) == (file["fingerprint"], 0)
    assert match.view()["round"] > 75
    assert not match.is_over
    again = ROCK_ISLAND.from_position(match.position())
    assert again.fingerprint() == match.fingerprint()
    assert ROCK_ISLAND.offered(match.options, 2) == match.options | {"max_rounds": 60}


@pytest.mark.rule("RI-9.3")
def test_a_game_that_stalls_ends_at_its_limit() -> None:
    *_, match = random_game(2, seed=8, options={"max_rounds": 10}, runs=False)
    assert match.is_over
    assert match.view()["turn"] == 20 or match.end_reason == "arrival"


def at_the_limit(locomotives: str, last_run: str = "", players: int = 3, **more: Any) -> list[int]:
    match = running("", locomotives, players, active="A", turn=60 * players, last_run=last_run, **more)
    match.play("end")
    assert match.end_reason == "round_limit"
    return match.places()


@pytest.mark.rule("RI-9.4")
def test_at_the_limit_the_nearest_wins_whatever_lies_between() -> None:
    assert at_the_limit("A E8<E; B E7<E; C E4<E", "A 1; B 2; C 170") == [3, 2, 1]
    assert at_the_limit("A E7<E; B D1<E; C H12<E", "A 1; B 179; C 1") == [2, 1, 3]


@pytest.mark.rule("RI-9.4")
def test_the_distance_is_the_hexagonal_one() -> None:
    """A5 is four rows away and still no further than E7."""
    match = played(running("", "A A5<E; B E7<E; C H4<E", turn=180, last_run="A 3; B 4; C 5"), "end")
    assert [event["distance"] for event in happened(match, "distance_left")] == [6, 6, 5]
    assert match.places() == [2, 3, 1]


@pytest.mark.rule("RI-9.5")
@pytest.mark.parametrize(
    ("last_run", "places"),
    [("A 50; B 40; C 30", [3, 2, 1]), ("A 10; B 40; C 30", [1, 3, 2]), ("A 0; B 1; C 2", [1, 2, 3])],
)
def test_of_equals_the_one_that_got_there_earlier(last_run: str, places: list[int]) -> None:
    assert at_the_limit("A E7<E; B A5<E; C C6<E", last_run) == places


@pytest.mark.rule("RI-9.5")
def test_a_cell_nearer_counts_for_more_than_any_turn_earlier() -> None:
    assert at_the_limit("A E8<E; B E7<E; C E9<E", "A 1; B 180; C 1") == [2, 1, 3]


@pytest.mark.rule("RI-9.6")
def test_those_that_never_ran_share_the_place() -> None:
    assert at_the_limit("") == [1, 1, 1]
    assert at_the_limit("B E7<E", "B 12") == [2, 1, 2]
    match = played(running("", turn=180), "end")
    assert match.winners() == [0, 1, 2]


@pytest.mark.rule("RI-9.5", "RI-9.6")
def test_back_in_chicago_is_behind_those_that_never_left() -> None:
    """A has run home again: its last run is later than none."""
    assert at_the_limit("", "A 33") == [3, 1, 1]


@pytest.mark.rule("RI-9.7")
def test_behind_a_winner_the_others_are_placed_as_they_stand() -> None:
    match = running(ARRIVING, "A E2<E; B E7<E; C E4<E; D A5<E", 4, turn=50, last_run="A 46; B 47; C 48; D 49")
    match.play("run w")
    assert match.places() == [1, 3, 2, 4]
    assert happened(match, "distance_left") == [
        {"seat": 1, "distance": 6},
        {"seat": 2, "distance": 3},
        {"seat": 3, "distance": 6},
    ]


@pytest.mark.rule("RI-9.7")
def test_a_winner_is_ahead_of_a_neighbour_of_kansas_city() -> None:
    match = played(running(ARRIVING, "A E2<E; B D1<E", 2, turn=50, last_run="B 1"), "run w")
    assert (match.places(), match.winners()) == ([1, 2], [0])


@pytest.mark.rule("RI-9.7")
def test_there_are_no_points_but_cells_gained() -> None:
    match = running("", "A E7<E; B H12<E")
    assert match.scores() == [6, -1, 0]
    assert played(running(ARRIVING, "A E2<E"), "run w").scores()[0] == 12


@pytest.mark.rule("RI-9.1")
def test_no_step_is_offered_into_kansas_city_over_a_line_that_ends_before() -> None:
    match = running("E2=L1@1 E3=L1@0", "A E3<E")
    assert (choices(match, "run"), code(match, "run w"), texts(match)) == (set(), "no_line_there", {"end"})
