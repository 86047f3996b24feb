"""§7 A link that was begun can be completed within the means, whatever was laid so far; and what was once otherwise."""

from __future__ import annotations

import copy
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.bots import make_bot
from branchline.games.england_wales.shares.completion import MANY_LOOKS, NO_WAY, can_complete, look_for_city
from branchline.games.england_wales.shares.components import LAYING
from branchline.games.england_wales.shares.state import State
from branchline.kernel import NOBODY, SIDES, LoadedBoard, Match, present_phase
from branchline.kernel.events import no_log
from branchline.kernel.files import earlier_position
from england_wales import geography
from england_wales_shares.naive import Ground
from england_wales_shares.positions import GAME, code, options_of, play

GAMES = int(os.environ.get("BRANCHLINE_STRESS_GAMES", "40"))
SAMPLE = 8
OLD = Path(__file__).parents[1] / "golden" / "version-1" / GAME.id
BUDGETS = (8, 14, 20, 30, 44, 60)


# --- whole games ---


@pytest.mark.rule("ES-7.5", "ES-7.11", "ES-12.3")
@pytest.mark.parametrize("seeds", [range(SAMPLE), pytest.param(range(SAMPLE, GAMES), marks=pytest.mark.exhaustive)])
def test_no_random_game_gives_up_a_link(seeds: range) -> None:
    """Played on the bare position, some players at random and some who put off the end of every link."""
    tiles = 0
    for seed in seeds:
        tiles += play_at_random(GAME.new(2 + seed % 4, seed=seed), random.Random(seed), 0.9 * (seed % 2))
    assert tiles > 100 * len(seeds)


def play_at_random(match: Match, rng: random.Random, detours: float) -> int:
    """To the end: how many tiles were laid. With this likelihood, one is laid that does not end the link."""
    rules, board, state = GAME.contract, match.board.record, match.state
    out, log, tiles = np.zeros(rules.out_size, np.int32), no_log(), 0
    while not rules.is_over(state):
        numbers = out[: rules.legal(board, state, out)].tolist()
        if present_phase(state) == LAYING:
            tiles += 1
            assert "abandon" not in {match.action(number).verb for number in numbers}
            if rng.random() < detours:
                numbers = [number for number in numbers if not ends_link(match, state, number)] or numbers
        rules.apply(board, state, rng.choice(numbers), log)
    return tiles


def ends_link(match: Match, state: State, number: int) -> bool:
    board, side = match.board.record, geography.SIDES.index(str(match.action(number)).split()[1])
    hex = board.neighbour[state.head[state.built], state.exit[state.built]]
    return bool(board.city_at[board.neighbour[hex, side]] != NOBODY)


@pytest.mark.rule("ES-7.11", "ES-12.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_no_greedy_game_gives_up_a_link(seed: int) -> None:
    """Both did under version 1 of the rules."""
    match, bot = GAME.new(2 + seed % 2, seed=seed), make_bot("greedy", GAME, seed)
    while not match.is_over:
        number = bot.choose(match)
        assert match.phase != "tile" or match.action(number).verb == "tile"
        match.play(number)


# --- against brute force ---


@pytest.mark.rule("ES-7.5", "ES-7.9", "ES-7.11")
@pytest.mark.parametrize("seed", range(2))
def test_sides_and_tiles_are_those_of_the_naive_reading(seed: int) -> None:
    """Where all ways can be tried, exactly those are offered that lead to the end of the link."""
    match, rng, asked = GAME.new(3, seed=seed), random.Random(seed), Counter[str]()
    while not match.is_over:
        if match.phase in ("side", "tile"):
            ground = Ground(match.view())
            right = ground.sides() if match.phase == "side" else ground.tiles()
            assert {option.split()[1] for option in options_of(match, match.phase)} == right
            asked[match.phase] += 1
        match.play(rng.choice(match.legal_numbers()))
    assert min(asked["side"], asked["tile"]) > 30


@pytest.mark.rule("ES-7.5", "ES-7.11", "ES-12.3")
@pytest.mark.parametrize(("size", "closed"), [(5, 0.15), (5, 0.25), (6, 0.3)])
def test_on_small_maps_the_search_agrees_with_brute_force(size: int, closed: float) -> None:
    """Two cities, and many barriers: often the only way to turn round would cross itself."""
    misled = 0
    for seed in range(60):
        match = GAME.new(2, seed=1, board=small_board(random.Random(seed), size, closed))
        misled += sum(compare(match.board, match.state, city, side) for city in range(2) for side in range(SIDES))
    assert misled > 0


def small_board(rng: random.Random, size: int, closed: float) -> dict[str, Any]:
    """A square of hexes with two cities that do not touch, this share of its sides closed."""
    board = copy.deepcopy(geography.BOARD)
    places = [f"{column},{row}" for column in range(size) for row in range(size)]
    city = rng.choice(places)
    other = rng.choice([place for place in places if place != city and place not in around(city)])
    board["hexes"] = [
        place_on_map(place)
        | {"terrain": "city" if place in (city, other) else rng.choice(["plain", "river", "mountain"])}
        for place in places
    ]
    board["cities"] = [each | place_on_map(hex) for each, hex in zip(board["cities"], (city, other), strict=False)]
    sides = {frozenset((place, there)) for place in places for there in around(place) if there in places}
    board["barriers"] = [
        dict(zip("ab", sorted(side), strict=True)) for side in sorted(sides, key=sorted) if rng.random() < closed
    ]
    return board


def around(place: str) -> list[str]:
    return [geography.beside(place, side) for side in geography.SIDES]


def place_on_map(place: str) -> dict[str, Any]:
    column, row = map(int, place.split(","))
    return {"id": place, "col": column, "row": row}


def compare(loaded: LoadedBoard, state: State, city: int, side: int) -> int:
    """For more and more money: in how many cases version 1 of the rules offered what cannot be completed."""
    board, misled = loaded.record, 0
    hex = int(board.neighbour[board.hex_of[city], side])
    state.acting = 0
    for budget in BUDGETS if hex != NOBODY else ():
        state.dead_ends = 1
        seemed = can_complete(board, state, city, NOBODY, hex, side, budget)
        state.dead_ends = 0
        found, right = (
            can_complete(board, state, city, NOBODY, hex, side, budget),
            tries(board, city, (hex,), side, budget),
        )
        assert (found, seemed or not right) == (right, True)
        misled += seemed and not right
    return misled


def tries(board: Any, start: int, way: tuple[int, ...], heading: int, money: int) -> bool:
    """Whether this way, about to enter its last hex, can be completed: by trying everything."""
    left = money - int(board.terrain_cost[board.terrain[way[-1]]])
    exits = [(heading + turn) % SIDES for turn in (-1, 0, 1)]
    beyond = [(side, int(board.neighbour[way[-1], side])) for side in exits]
    return left >= 0 and any(
        board.city_at[there] != NOBODY or tries(board, start, (*way, there), side, left)
        for side, there in beyond
        if there != NOBODY and there not in way and board.city_at[there] != start
    )


@pytest.mark.rule("ES-12.3")
def test_the_search_has_room_for_a_whole_map() -> None:
    """Nowhere to go, and money without end: all is looked at, and the answer is sure."""
    board = small_board(random.Random(4), 16, 0)
    sealed = f"{board['cities'][1]['col']},{board['cities'][1]['row']}"
    board["barriers"] = [
        {"a": sealed, "b": there} for there in around(sealed) if there in {h["id"] for h in board["hexes"]}
    ]
    match = GAME.new(2, seed=1, board=board)
    record, state = match.board.record, match.state
    state.acting = 0
    side = next(side for side in range(SIDES) if record.neighbour[record.hex_of[0], side] != NOBODY)
    first = int(record.neighbour[record.hex_of[0], side]) * SIDES + side
    assert look_for_city(record, state, 0, NOBODY, first, 1, 30_000, MANY_LOOKS)[0] == NO_WAY


# --- matches of version 1 ---


def dead_ends_in(match: Match) -> int:
    """How many links were given up."""
    start = [match.at(moment) for moment, action in enumerate(match.actions) if action.verb == "abandon"]
    return sum(before.phase == "tile" for before in start)


@pytest.mark.rule("ES-12.3")
@pytest.mark.parametrize(("name", "dead_ends"), [("empty_cities.greedy", 3), ("empty_cities.random", 1)])
def test_matches_with_dead_ends_replay_as_they_were(name: str, dead_ends: int) -> None:
    match = branchline.replay(OLD / f"{name}.json")
    assert (match.rules, match.state.dead_ends) == (1, 1)
    assert dead_ends_in(match) == dead_ends


@pytest.mark.rule("ES-12.3")
def test_a_match_that_went_into_a_dead_end_goes_on_by_the_rules_of_then() -> None:
    """From the tile that led there: today it is not offered."""
    whole = branchline.replay(OLD / "empty_cities.greedy.json")
    moment = next(moment for moment, action in enumerate(whole.actions) if action.verb == "abandon")
    before, tile = whole.at(moment - 1), str(whole.actions[moment - 1])
    position = {name: value for name, value in before.position().items() if name != "dead_ends"}
    assert code(GAME.from_position(position), tile) == "beyond_means"
    old = GAME.from_position(earlier_position(position, GAME, 1))
    play(old, tile)
    assert [str(action) for action in old.legal()] == ["abandon"]
