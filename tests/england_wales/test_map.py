"""§2 The board."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from branchline.kernel.errors import BadBoard
from england_wales.geography import BOARD, CITIES, CITY_AT, HEX_OF, SIDES, TERRAIN, beside, is_open
from england_wales.positions import GAME, code, ew, play, texts


@pytest.mark.rule("EW-2.1")
def test_every_hex_is_of_one_kind() -> None:
    assert Counter(TERRAIN.values()) == {"plain": 129, "river": 44, "mountain": 48, "city": 40}
    board = GAME.load_board().record
    labels = GAME.load_board().labels
    for name, terrain in TERRAIN.items():
        assert labels["terrain"][board.terrain[labels["hex"].index(name)]] == terrain


def test_neighbours_are_those_of_the_layout() -> None:
    board, hexes = GAME.load_board().record, GAME.load_board().labels["hex"]
    for name in TERRAIN:
        found = [int(near) for near in board.neighbour[hexes.index(name)]]
        assert [hexes[near] if near >= 0 else None for near in found] == [
            beside(name, side) if is_open(name, side) else None for side in SIDES
        ]


@pytest.mark.rule("EW-2.2", "EW-2.3", "EW-2.7")
def test_no_track_crosses_a_barrier() -> None:
    assert Counter(barrier["name"] for barrier in BOARD["barriers"]) == {
        "severn_estuary": 3, "humber": 2, "mersey": 1, "thames_estuary": 4,
    }  # fmt: skip
    match = ew()
    play(match, "build", "start liverpool")
    assert code(match, "side sw") == "barrier"
    assert beside("7,12", "sw") == "6,13"
    assert texts(match) == {"side ne", "side e", "side se"}


@pytest.mark.rule("EW-2.4")
def test_no_track_points_to_sea() -> None:
    match = ew(phase="start")
    play(match, "start penzance")
    sides = {side for side in SIDES if is_open(HEX_OF["penzance"], side)}
    assert 0 < len(sides) < 6
    assert texts(match) == {f"side {side}" for side in sides}
    assert {code(match, f"side {side}") for side in SIDES if side not in sides} == {"sea"}


@pytest.mark.rule("EW-2.5")
def test_no_two_cities_are_neighbours() -> None:
    assert not [hex for hex in CITY_AT for side in SIDES if beside(hex, side) in CITY_AT]


@pytest.mark.rule("EW-2.6")
def test_the_cities_with_their_colours_and_cubes() -> None:
    printed = {colour: sorted((city["cubes"] for city in CITIES.values() if city["colour"] == colour), reverse=True)
               for colour in ("red", "blue", "yellow", "purple", "black", "grey")}  # fmt: skip
    assert printed == {
        "red": [5, 4, 3],
        "blue": [3, 3, 3, 2, 2],
        "yellow": [3, 2, 2, 2, 2],
        "purple": [3, 3, 2, 2, 2],
        "black": [4, 3, 3, 2, 2],
        "grey": [2] * 11 + [1] * 6,
    }
    assert sum(city["cubes"] for city in CITIES.values()) == 90
    shown = ew().view()["cities"]
    assert all(
        shown[city]["colour"] == (None if at["colour"] == "grey" else at["colour"]) for city, at in CITIES.items()
    )


@pytest.mark.rule("EW-2.8")
def test_the_tile_gives_a_grey_city_its_colour() -> None:
    match = ew(new_city={"stoke": "blue"})
    assert match.view()["cities"]["stoke"] | {"cubes": {}} == {
        "colour": "blue", "tile": "blue", "cubes": {}, "emptied": False,
    }  # fmt: skip
    assert match.view()["cities"]["leicester"]["colour"] is None


def test_a_city_may_be_typed_by_its_hex_and_a_way_by_what_lies_there() -> None:
    match = ew()
    play(match, "build", "start 14,21")
    assert code(match, "side 14,22") is None
    play(match, "side 14,22")
    play(match, "tile 13,22")
    assert match.view()["build"]["complete"]
    assert code(ew(phase="start"), "start 14,20") == "start_not_city"


# --- board files ---------------------------------------------------------------------------------------------------


def changed(**fields: Any) -> dict[str, Any]:
    return copy.deepcopy(BOARD) | fields


def without(thing: str, index: int = 0) -> dict[str, Any]:
    board = copy.deepcopy(BOARD)
    del board[thing][index]
    return board


def test_a_board_that_cannot_be_is_refused_with_the_field() -> None:
    faults: list[tuple[dict[str, Any], str]] = [
        (without("hexes", list(TERRAIN).index(HEX_OF["london"])), "cities"),
        (without("operation_cards"), "operation_cards"),
        (without("cities"), "hexes"),
        (changed(baron_cards=BOARD["baron_cards"][:9]), "baron_cards"),
        (changed(income_by_position=[1, 2]), "income_by_position"),
        (changed(barriers=[{"a": "14,20", "b": "1,1", "name": "x"}]), "barriers"),
        (changed(turn_limit=0), "turn_limit"),
        (changed(urbanise_cost=-1), "urbanise_cost"),
        (changed(terrain_costs={"swamp": 3}), "terrain_costs"),
        (changed(hexes=BOARD["hexes"] * 2), "hexes"),
        ({"game": "england-wales"}, "hexes"),
    ]
    for board, field in faults:
        with pytest.raises(BadBoard) as refusal:
            GAME.load_board(board)
        assert refusal.value.details["field"].strip("'\"") == field, str(refusal.value)


def test_two_cities_side_by_side_are_refused() -> None:
    board = copy.deepcopy(BOARD)
    moved = next(hex for hex in board["hexes"] if hex["id"] == "14,20")
    moved["terrain"] = "city"
    board["cities"].append(board["cities"].pop() | {"col": 14, "row": 20})
    with pytest.raises(BadBoard):
        GAME.load_board(board)


def test_a_smaller_map_can_be_played() -> None:
    """Half of England: cities and hexes that are not there are in nobody's way."""
    south = [hex for hex in BOARD["hexes"] if hex["row"] >= 14]
    kept = {hex["id"] for hex in south}
    cities = [city for city in BOARD["cities"] if f"{city['col']},{city['row']}" in kept]
    there = {city["id"] for city in cities}
    board = changed(
        hexes=south, cities=cities, barriers=[b for b in BOARD["barriers"] if b["a"] in kept and b["b"] in kept]
    )
    board["major_lines"] = [line for line in BOARD["major_lines"] if set(line["ends"]) <= there]
    for card in board["operation_cards"]:
        if card.get("city", "london") not in there:
            card["city"] = "london"
    for baron in board["baron_cards"]:
        baron["cities"] = [city for city in baron.get("cities", ()) if city in there]
    match = GAME.new(2, seed=3, board=board)
    for _ in range(2):
        match.play(match.legal()[0])
    play(match, "pass", "pass", "build")
    assert {action.arguments["city"] for action in match.legal()} == there
    beyond = match.why_not(GAME.contract.verbs["start"].start + len(cities))
    assert beyond is not None
    assert beyond.code == "no_such_city"
    play(match, "start london", "side sw", "tile w", "finish none")
    assert [link["cities"] for link in match.view()["links"]] == [["london", "reading"]]
