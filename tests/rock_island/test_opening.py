"""RI-5 The opening."""

from __future__ import annotations

import random

import pytest

from branchline.kernel import Match
from reading import choices, code, codes, happened, names, phase, played, texts
from rock_island import naive
from rock_island.positions import ROCK_ISLAND, opening, rock_island, rotations, tile

MAPS = {"B12": (14, "E1"), "D12": (19, "E1"), "F12": (17, "E1")}


def area(match: Match) -> list[str]:
    """RI-5.1 The land within three steps of Chicago."""
    cells = match.view()["cells"]
    chicago = next(naive.at(cell) for cell, seen in cells.items() if seen["ground"] == "chicago")
    return [
        cell
        for cell, seen in cells.items()
        if seen["ground"] == "land" and naive.distance(naive.at(cell), chicago) <= 3
    ]


def at_random(match: Match, seed: int) -> Match:
    """The opening, played to its end."""
    dice = random.Random(seed)
    while match.view()["opening"] is not None:
        match.play(dice.choice(match.legal_numbers()))
    return match


@pytest.mark.rule("RI-5.1")
@pytest.mark.parametrize("chicago", MAPS)
def test_all_land_within_three_of_chicago_is_turned_up(chicago: str) -> None:
    number, goal = MAPS[chicago]
    match = opening(chicago=chicago, kansas_city=goal)
    wanted = area(match)
    assert len(wanted) == number
    assert match.view()["opening"] == {"left": number, "cells": wanted}
    at_random(match, 1)
    cells = match.view()["cells"]
    assert [cell for cell, seen in cells.items() if seen["open"] and seen["ground"] == "land"] == wanted


@pytest.mark.rule("RI-5.1", "RI-5.2", "RI-5.7", "RI-5.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_in_turn_turns_up_exactly_one_tile(players: int) -> None:
    for seed in range(4):
        match, dice = ROCK_ISLAND.new(players, seed=seed), random.Random(seed)
        first, number, order = match.to_move, len(area(match)), []
        assert first is not None
        while match.view()["opening"] is not None:
            for event in match.play(dice.choice(match.legal_numbers())):
                if event.name == "tile_revealed":
                    order.append(event.arguments["seat"])
                    assert str(event.arguments["tile"]).startswith("L")
        assert order == [(first + k) % players for k in range(number)]
        assert (match.to_move, match.view()["turn"], match.view()["round"]) == ((first + number) % players, 1, 1)


@pytest.mark.rule("RI-5.2")
def test_nobody_may_pass_or_turn_up_for_another() -> None:
    match = opening()
    assert {text.split()[0] for text in texts(match)} == {"reveal"}
    assert (code(match, "end"), code(match, "keep")) == ("wrong_step", "wrong_step")
    reason = match.why_not("reveal D11", 1)
    assert reason is not None
    assert (reason.code, reason.clause) == ("not_your_turn", "RI-5.2")


@pytest.mark.rule("RI-5.3")
@pytest.mark.parametrize("cell", ["D8", "A8", "H12", "D6", "E1"])
def test_too_far_from_chicago(cell: str) -> None:
    assert code(opening(), f"reveal {cell}") == "outside_opening_area"


@pytest.mark.rule("RI-5.3")
def test_the_tile_must_be_hidden_and_touch_an_open_one() -> None:
    match = opening(tiles="D11=L1@0")
    assert code(match, "reveal D11") == "already_open"
    assert set(codes(match, "reveal", "D9 C10 E10 F11 A12").values()) == {"not_touching_open"}
    assert code(match, "reveal D10") is None


@pytest.mark.rule("RI-5.3")
def test_next_to_chicago_is_enough() -> None:
    assert codes(opening(), "reveal", "C12 D11 E12") == dict.fromkeys(["C12", "D11", "E12"])


@pytest.mark.rule("RI-5.4")
@pytest.mark.parametrize("target", ["connectable_first", "any_touching"])
def test_a_tile_with_a_feeder_comes_first(target: str) -> None:
    match = opening(tiles="D11=L1@0", options={"opening_target": target})
    fed, unfed = {"C12", "E12", "D10"}, {"C11", "E11"}
    assert choices(match, "reveal") == (fed if target == "connectable_first" else fed | unfed)
    expected = "pick_connectable_first" if target == "connectable_first" else None
    assert codes(match, "reveal", "C11 E11") == dict.fromkeys(["C11", "E11"], expected)


@pytest.mark.rule("RI-5.4")
def test_a_feeder_beyond_the_area_does_not_count() -> None:
    """The line leads out of the area: nothing within it has a feeder, so every touching tile may be chosen."""
    inside = "C12=L3@1 E12=L3@4 D11=L1@0 D10=L1@0 D9=L1@0"
    match = opening(tiles=inside)
    assert code(match, "reveal D8") == "outside_opening_area"
    assert choices(match, "reveal") == {"B11", "B12", "C10", "C11", "E10", "E11", "F11", "F12"}


@pytest.mark.rule("RI-5.4", "RI-6.13")
def test_without_any_feeder_every_rotation_will_do() -> None:
    match = opening(tiles="D11=L3@0 E12=L3@4 C12=L3@1", hidden="D10=L2")
    assert rotations(played(match, "reveal D10")) == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("RI-5.4")
@pytest.mark.parametrize("target", ["connectable_first", "any_touching"])
def test_targets_agree_with_a_plain_reading(target: str) -> None:
    for seed in range(6):
        match, dice = ROCK_ISLAND.new(3, seed=seed, options={"opening_target": target}), random.Random(seed)
        while match.view()["opening"] is not None:
            assert texts(match) == naive.Table(match).legal()
            match.play(dice.choice(match.legal_numbers()))


@pytest.mark.rule("RI-5.5", "RI-6.12")
def test_whoever_turned_the_tile_up_sets_its_rotation() -> None:
    match = played(opening(hidden="D11=L2"), "reveal D11")
    assert (phase(match), match.to_move, rotations(match)) == ("turning", 0, {0, 4})
    assert code(match, "rotate 1") == "no_connection"
    assert code(match, "rotate 0", 1) == "not_your_turn"
    match.play("rotate 4")
    assert happened(match, "tile_set") == [{"seat": 0, "cell": "D11", "tile": "L2", "rotation": 4}]
    assert (tile(match, "D11"), match.to_move) == ("L2@4", 1)


@pytest.mark.rule("RI-5.5", "RI-6.13")
def test_the_option_for_tiles_that_join_nothing_holds_in_the_opening() -> None:
    closed = "D11=L3@0 E12=L3@4 C12=L3@1"
    match = opening(tiles=closed, hidden="D10=L2", options={"unconnected_rotation": "point_at_open"})
    assert rotations(played(match, "reveal D10")) == {0, 4}  # D11 lies to the east


@pytest.mark.rule("RI-5.6")
def test_the_choice_is_made_unseen_and_stands() -> None:
    match = opening(hidden="D11=L2")
    assert tile(match, "D11") is None
    match.play("reveal D11")
    assert happened(match, "tile_revealed") == [{"seat": 0, "cell": "D11", "tile": "L2"}]
    assert texts(match) == {"rotate 0", "rotate 4"}
    assert code(match, "reveal C12") == "wrong_step"


@pytest.mark.rule("RI-5.7")
def test_after_the_last_tile_the_next_player_takes_turn_1() -> None:
    match = at_random(opening(active="B", options={"first_player": "random"}, first=1), 2)
    assert happened(match, "opening_ended") == [{"seat": 2}]
    assert happened(match, "round_began") == [{"round": 1}]
    assert len(happened(match, "crew_die_rolled")) == 1
    assert names(match).index("opening_ended") < names(match).index("crew_die_rolled")
    assert (match.to_move, match.view()["turn"]) == (2, 1)


@pytest.mark.rule("RI-5.7")
def test_no_dice_and_no_moves_in_the_opening() -> None:
    match, dice = opening(), random.Random(3)
    while match.view()["opening"] is not None:
        assert match.view()["dice"] is None
        assert match.view()["crews"] == ["D12"] * 3
        assert match.view()["turn"] == 0
        drawn = match.state.drawn.tolist()
        match.play(dice.choice(match.legal_numbers()))
        assert match.view()["opening"] is None or match.state.drawn.tolist() == drawn


@pytest.mark.rule("RI-5.8")
@pytest.mark.parametrize("seed", range(8))
def test_the_river_is_out_of_reach_of_the_opening(seed: int) -> None:
    match = ROCK_ISLAND.new(2, seed=seed)
    cells = match.view()["cells"]
    assert {cells[cell]["ground"] for cell in match.view()["opening"]["cells"]} == {"land"}


@pytest.mark.rule("RI-5.1")
def test_once_the_opening_is_over_it_stays_so() -> None:
    assert rock_island().view()["opening"] is None
    assert code(rock_island(), "reveal D11") == "wrong_step"
