"""RI-4.18 to RI-4.20 Laying the map by hand."""

from __future__ import annotations

import itertools
import random

import pytest

from branchline.kernel import Match
from raw import position_in_numbers
from reading import choices, code, codes, happened, names, phase, played, texts
from rock_island import naive
from rock_island.positions import ROCK_ISLAND, Lot, rock_island

REFERENCE = ["source 6", *(f"course {way}" for way in ("se", "se", "sw", "sw", "se", "sw", "se"))]
"""The river of the examples: columns 6 6 7 6 6 6 6 6."""


def by_hand(players: int = 3, **options: object) -> Match:
    return ROCK_ISLAND.new(players, seed=5, options={"map_laying": "by_hand", "first_player": "seat_0", **options})


@pytest.mark.rule("RI-4.18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_placements_in_turn_order(players: int) -> None:
    match, order, phases = by_hand(players), [], []
    for _ in range(10):
        order.append(match.to_move)
        phases.append(phase(match))
        match.play(match.legal_numbers()[0])
    assert order == [k % players for k in range(10)]
    assert phases == ["laying_source"] + ["laying_course"] * 7 + ["laying_city"] * 2
    assert phase(match) == "revealing"


@pytest.mark.rule("RI-4.18")
def test_the_map_is_what_was_laid() -> None:
    match = by_hand()
    laid = []
    for action in REFERENCE:
        laid += [event.arguments for event in match.play(action)]
    assert [event["cell"] for event in laid] == ["A6", "B6", "C7", "D6", "E6", "F6", "G6", "H6"]
    assert match.view()["laying"]["river"] == [event["cell"] for event in laid]
    match.play("city D")
    assert happened(match, "city_laid") == [{"seat": 2, "city": "chicago", "cell": "D12"}]
    match.play("city E")
    assert happened(match, "city_laid") == [{"seat": 0, "city": "kansas_city", "cell": "E1"}]
    assert "tiles_laid" in names(match)
    assert (match.view()["laying"], match.view()["crews"]) == (None, ["D12"] * 3)
    cells = match.view()["cells"]
    assert {cell for cell, seen in cells.items() if seen["open"]} == {"D12", "E1"}


@pytest.mark.rule("RI-4.18", "RI-4.13", "RI-4.14")
def test_the_tiles_were_drawn_before_and_are_laid_in_order() -> None:
    match = by_hand()
    before, lot = position_in_numbers(match), Lot(match.state)
    played(match, *REFERENCE, "city D", "city E")
    after = position_in_numbers(match)
    river = [12 * row + column for row, column in enumerate((5, 5, 6, 5, 5, 5, 5, 5))]
    assert [after["tile"][cell] for cell in river] == before["river_pile"]
    land = [cell for cell in range(96) if cell not in (*river, 47, 48)]
    assert [after["tile"][cell] for cell in land] == before["land_pile"]
    assert after["slot"] == before["slot"]
    assert lot.is_where(match.state)
    assert [after["tile"][47], after["tile"][48]] == [-1, -1]


@pytest.mark.rule("RI-4.18")
def test_until_all_is_laid_nothing_is_on_the_field() -> None:
    match = played(by_hand(), *REFERENCE)
    cells = match.view()["cells"]
    assert not [cell for cell, seen in cells.items() if seen["open"] or seen["tile"]]
    assert sum(seen["ground"] == "river" for seen in cells.values()) == 8
    assert match.view()["laying"]["placed"] == 8


@pytest.mark.rule("RI-4.18")
def test_each_placement_has_its_verb_and_its_player() -> None:
    match = by_hand()
    assert codes(match, "course", "sw") | codes(match, "city", "D") == {"sw": "wrong_step", "D": "wrong_step"}
    assert code(match, "source 6", 1) == "not_your_turn"
    match.play("source 6")
    assert code(match, "source 6") == "wrong_step"
    assert code(match, "course sw", 0) == "not_your_turn"
    reason = match.why_not("course sw", 0)
    assert reason is not None
    assert reason.clause == "RI-4.18"


@pytest.mark.rule("RI-4.3", "RI-4.19")
def test_the_river_flows_south() -> None:
    match = played(by_hand(), "source 6")
    assert choices(match, "course") == {"sw", "se"}
    assert set(codes(match, "course", "e w nw ne").values()) == {"river_flows_south"}


@pytest.mark.rule("RI-4.19")
@pytest.mark.parametrize("least", [4, 5])
def test_every_legal_placement_is_offered_and_no_other(least: int) -> None:
    for seed in range(40):
        match, dice = by_hand(city_river_distance=least), random.Random(seed)
        while phase(match).startswith("laying"):
            assert texts(match) == naive.Table(match).legal() != set()
            match.play(dice.choice(match.legal()))
        assert match.view()["laying"] is None


@pytest.mark.rule("RI-4.19", "RI-4.5", "RI-4.6")
def test_rows_of_the_cities() -> None:
    """With the river far in the west Kansas City has one row left."""
    river = [1, 1, 2, 2, 3, 3, 4, 3]
    match = by_hand()
    match.play(f"source {river[0] + 1}")
    for row, (north, south) in enumerate(itertools.pairwise(river)):
        east = naive.beside((row, north), 1)
        match.play("course se" if east is not None and east[1] == south else "course sw")
    assert choices(match, "city") == {"B", "D", "F"}
    assert set(codes(match, "city", "A C E G H").values()) == {"no_city_in_row"}
    match.play("city D")
    assert codes(match, "city", "C E G F") == {
        "C": "city_near_river",
        "E": "city_near_river",
        "G": None,
        "F": "no_city_in_row",
    }


@pytest.mark.rule("RI-4.6")
@pytest.mark.parametrize(("least", "first"), [(4, 2), (5, 3)])
def test_the_least_distance_is_an_option(least: int, first: int) -> None:
    match = by_hand(city_river_distance=least)
    assert min(int(column) for column in choices(match, "source")) == first
    assert max(int(column) for column in choices(match, "source")) == 13 - first


@pytest.mark.rule("RI-4.20")
@pytest.mark.parametrize(("players", "last"), [(2, 1), (3, 0), (4, 1)])
def test_the_opening_begins_with_the_first_player(players: int, last: int) -> None:
    match = played(by_hand(players), *REFERENCE, "city D")
    assert match.to_move == last
    match.play("city E")
    assert (match.to_move, phase(match), match.view()["first"]) == (0, "revealing", 0)


@pytest.mark.rule("RI-4.18", "RI-4.20")
def test_a_drawn_first_player_lays_first_and_opens() -> None:
    firsts = set()
    for seed in range(12):
        match = ROCK_ISLAND.new(3, seed=seed, options={"map_laying": "by_hand"})
        first = match.to_move
        firsts.add(first)
        while phase(match).startswith("laying"):
            match.play(match.legal_numbers()[-1])
        assert match.to_move == first
    assert firsts == {0, 1, 2}


@pytest.mark.rule("RI-4.18")
def test_a_generated_map_asks_for_no_placement() -> None:
    assert phase(ROCK_ISLAND.new(3, seed=1)) == "revealing"
    assert code(rock_island(), "source 6") == "wrong_step"
