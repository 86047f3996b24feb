"""RI-4 Set-up: the map and the generator."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from branchline.kernel.chance import reseed
from branchline.kernel.rules import interpreted
from raw import position_in_numbers
from reading import choices
from rock_island import naive
from rock_island.positions import BOARD, ROCK_ISLAND, TYPES, Lot, box, name_of, rock_island, tile

EXPECTED = BOARD["generator"]["expected"]
MAPS = 100 if interpreted() else 10_000
SETS: list[dict[str, Any]] = [
    {},
    {"city_river_distance": 5},
    {"first_player": "seat_0"},
    {"river_set": "wide_bend"},
    {"reserve_river_face": "down"},
    {"map_laying": "by_hand"},
]


def dealt(players: int, seed: int, options: dict[str, Any], generator: int) -> tuple[Lot, Any]:
    """A set-up, and the generator as it was before."""
    state = ROCK_ISLAND.blank_state(players, options)
    state.generator = generator
    reseed(state, seed)
    lot = Lot(state)
    ROCK_ISLAND.load_rules().setup(ROCK_ISLAND.load_board().record, state)
    return lot, state


def kinds(numbers: Any) -> list[str]:
    return [TYPES[number] for number in numbers if number >= 0]


@pytest.mark.rule("RI-4.12", "RI-4.13", "RI-4.14", "RI-4.15", "RI-4.16", "RI-4.18")
@pytest.mark.parametrize("options", SETS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("generator", [1, 2])
def test_the_draws_are_made_in_their_order(players: int, options: dict[str, Any], generator: int) -> None:
    """Also with the generator of version 1, which had one stream for what is hidden and what is open."""
    for seed in range(20):
        lot, state = dealt(players, seed, options, generator)
        full = {option.name: option.default for option in ROCK_ISLAND.options} | options
        found = naive.deal(lot, players, full)
        assert (int(state.first), int(state.active)) == (found["first"], found["first"])
        assert kinds(state.slot[:4]) == found["land_slots"]
        assert kinds(state.slot[4:]) == found["river_slots"]
        assert lot.is_where(state), "a draw too many or too few"
        if "course" in found:
            assert tuple(state.river % 12) == found["course"]
            assert divmod(int(state.chicago), 12) == found["chicago"]
            assert divmod(int(state.kansas_city), 12) == found["kansas_city"]
            tiles = {divmod(cell, 12): TYPES[number] for cell, number in enumerate(state.tile) if number >= 0}
            assert tiles == found["tiles"]
        else:
            assert kinds(state.river_pile) == found["river_pile"]
            assert kinds(state.land_pile) == found["land_pile"]


@pytest.mark.rule("RI-4.2", "RI-4.3", "RI-4.4", "RI-4.5", "RI-4.6", "RI-4.17")
@pytest.mark.parametrize("least", [4, 5])
def test_ten_thousand_generated_maps_are_all_legal(least: int) -> None:
    lawful = {
        (course, row, goal)
        for course in naive.lawful_courses(least)
        for row in naive.city_rows("chicago", course, least)
        for goal in naive.city_rows("kansas_city", course, least)
    }
    assert len(lawful) == EXPECTED["legal_triples"][str(least)]
    board, start = ROCK_ISLAND.load_board().record, ROCK_ISLAND.blank_state(4, {"city_river_distance": least})
    seen = set()
    for seed in range(MAPS):
        state = start.copy()
        reseed(state, seed)
        ROCK_ISLAND.load_rules().setup(board, state)
        seen.add((tuple((state.river % 12).tolist()), int(state.chicago), int(state.kansas_city)))
    assert {(river, chicago // 12, goal // 12) for river, chicago, goal in seen} <= lawful
    assert {chicago % 12 for _, chicago, _ in seen} == {11}
    assert {goal % 12 for _, _, goal in seen} == {0}
    assert len(seen) > MAPS / 5


@pytest.mark.rule("RI-4.17")
@pytest.mark.parametrize("least", [4, 5])
def test_the_checks_of_the_generator(least: int) -> None:
    courses = naive.lawful_courses(least)
    columns = {column for course in courses for column in course}
    assert [min(columns), max(columns)] == EXPECTED["column_range"][str(least)]
    record = ROCK_ISLAND.load_board().record
    listed = [tuple(course) for course in (record.course[least - 4, : record.courses[least - 4]] % 12).tolist()]
    assert listed == courses
    apart = {
        naive.distance((row, 11), (goal, 0))
        for course in courses
        for row in naive.city_rows("chicago", course, least)
        for goal in naive.city_rows("kansas_city", course, least)
    }
    assert [min(apart), max(apart)] == EXPECTED["chicago_to_kansas_city"]


@pytest.mark.rule("RI-4.15")
@pytest.mark.parametrize(("least", "number"), [(4, 688), (5, 432)])
def test_the_list_of_courses(least: int, number: int) -> None:
    record = ROCK_ISLAND.load_board().record
    assert record.courses[least - 4] == number
    first, last = ((record.course[least - 4, k] % 12).tolist() for k in (0, number - 1))
    assert (first, last) == (EXPECTED["first_course"][str(least)], EXPECTED["last_course"][str(least)])


@pytest.mark.rule("RI-4.15", "RI-4.16")
def test_every_course_and_every_row_can_be_drawn() -> None:
    start, board, seen = ROCK_ISLAND.blank_state(3), ROCK_ISLAND.load_board().record, Counter[tuple[int, int]]()
    for seed in range(600):
        state = start.copy()
        reseed(state, seed)
        ROCK_ISLAND.load_rules().setup(board, state)
        seen[int(state.chicago) // 12, int(state.kansas_city) // 12] += 1
    assert set(seen) == {(row, goal) for row in (1, 3, 5) for goal in (2, 4, 6)}


@pytest.mark.rule("RI-4.1")
@pytest.mark.parametrize(("players", "bridges", "removed"), [(2, 1, {"R1": 1}), (3, 2, {}), (4, 2, {})])
def test_with_two_players_a_bridge_is_out_of_the_game(players: int, bridges: int, removed: dict[str, int]) -> None:
    for seed in range(10):
        match = ROCK_ISLAND.new(players, seed=seed)
        position = position_in_numbers(match)
        rivers = Counter(kind for kind in kinds(position["tile"] + position["slot"]) if kind.startswith("R"))
        assert rivers == {"R1": bridges, "R2": 2, "R3": 6}
        assert match.view()["removed"] == removed


@pytest.mark.rule("RI-4.2", "RI-4.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_field_of_a_match(seed: int) -> None:
    cells = ROCK_ISLAND.new(3, seed=seed).view()["cells"]
    assert list(cells) == [name_of(cell) for cell in range(96)]
    grounds = Counter(cell["ground"] for cell in cells.values())
    assert grounds == {"land": 86, "river": 8, "chicago": 1, "kansas_city": 1}
    river = [naive.at(cell) for cell, seen in cells.items() if seen["ground"] == "river"]
    assert [row for row, _ in river] == list(range(8))
    for north, south in itertools.pairwise(river):
        assert south in (naive.beside(north, 1), naive.beside(north, 2))
    for city, exits in naive.EXITS.items():
        place = next(naive.at(cell) for cell, seen in cells.items() if seen["ground"] == city)
        near = [naive.beside(place, edge) for edge in exits]
        assert [cells[naive.name(cell)]["ground"] for cell in near if cell] == ["land"] * 3


@pytest.mark.rule("RI-4.7")
@pytest.mark.parametrize(("players", "rivers"), [(2, 1), (3, 2), (4, 2)])
def test_the_reserve_has_four_land_tiles_and_what_is_left_of_the_river(players: int, rivers: int) -> None:
    reserve = ROCK_ISLAND.new(players, seed=4).view()["reserve"]
    slots = ["land1", "land2", "land3", "land4", "river1", "river2"][: 4 + rivers]
    assert [place["slot"] for place in reserve] == slots
    assert [place["ground"] for place in reserve] == ["land"] * 4 + ["river"] * rivers
    assert all(place["open"] and place["tile"][0] == place["ground"][0].upper() for place in reserve)


@pytest.mark.rule("RI-4.7")
def test_with_two_players_the_second_river_slot_is_empty() -> None:
    match = rock_island(2, tiles="D6=R3", crews="A D12", roll=6)
    match.play("crew D6")
    assert match.why_not("exchange D6 river2").code == "slot_empty"  # type: ignore[union-attr]
    assert choices(match, "exchange") == {"D6 river1"}


@pytest.mark.rule("RI-4.8")
@pytest.mark.parametrize(("face", "shown"), [("up", True), ("down", False)])
def test_the_river_reserve_lies_open_or_face_down(face: str, shown: bool) -> None:
    for seed in range(5):
        match = ROCK_ISLAND.new(3, seed=seed, options={"reserve_river_face": face})
        reserve = match.view()["reserve"]
        assert [place["open"] for place in reserve] == [True] * 4 + [shown] * 2
        assert [place["tile"] is not None for place in reserve] == [True] * 4 + [shown] * 2


@pytest.mark.rule("RI-4.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_other_tiles_lie_hidden_and_only_their_backs_are_seen(players: int) -> None:
    match = ROCK_ISLAND.new(players, seed=6)
    position, view = position_in_numbers(match), match.view()
    assert Counter(kinds(position["tile"] + position["slot"])) == +box(players)
    for cell, seen in view["cells"].items():
        city = seen["ground"] in naive.EXITS
        assert (seen["open"], seen["tile"], seen["rotation"]) == (city, None, None)
        assert tile(match, cell) is None or city
        kind = position["tile"][list(view["cells"]).index(cell)]
        assert kind == -1 if city else TYPES[kind][0] == seen["ground"][0].upper()
    shown = Counter(place["tile"] for place in view["reserve"])
    assert Counter(view["remaining"]) == +box(players) - shown


@pytest.mark.rule("RI-4.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_pieces_start_in_chicago_without_an_entry_edge(players: int) -> None:
    view = ROCK_ISLAND.new(players, seed=7).view()
    chicago = next(cell for cell, seen in view["cells"].items() if seen["ground"] == "chicago")
    assert view["crews"] == [chicago] * players
    assert [(loco["cell"], loco["entry"], loco["last_run"]) for loco in view["locomotives"]] == [
        (chicago, None, 0)
    ] * players


@pytest.mark.rule("RI-4.11", "RI-4.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_begins(players: int) -> None:
    drawn = Counter(ROCK_ISLAND.new(players, seed=seed).to_move for seed in range(60))
    assert set(drawn) == set(range(players))
    fixed = {ROCK_ISLAND.new(players, seed=seed, options={"first_player": "seat_0"}).to_move for seed in range(10)}
    assert fixed == {0}


@pytest.mark.rule("RI-4.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_by_rising_seats(players: int) -> None:
    match, order = ROCK_ISLAND.new(players, seed=3), list[int]()
    while len(order) < 2 * players:
        events = match.play(match.legal_numbers()[0])
        order += [int(event.arguments["seat"]) for event in events if event.name == "tile_set"]
    assert order[: 2 * players] == [(order[0] + k) % players for k in range(2 * players)]


@pytest.mark.rule("RI-4.13")
def test_wide_bends_take_the_place_of_the_peninsulas() -> None:
    position = position_in_numbers(ROCK_ISLAND.new(3, seed=2, options={"river_set": "wide_bend"}))
    rivers = Counter(kind for kind in kinds(position["tile"] + position["slot"]) if kind.startswith("R"))
    assert rivers == {"R1": 2, "R4": 2, "R3": 6}


@pytest.mark.rule("RI-4.14")
def test_every_deal_is_another_one() -> None:
    deals = {tuple(ROCK_ISLAND.new(3, seed=seed).position()["slot"].items()) for seed in range(40)}
    assert len(deals) > 30
