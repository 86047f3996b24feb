"""RI-11 Chance and hidden information: nobody learns anything of a face-down tile before it is turned up."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from branchline.kernel import Match
from branchline.kernel.events import Event
from reading import phase, played
from rock_island.positions import ROCK_ISLAND, TYPES, box, name_of, random_game, rock_island, tile
from samples import sample

REVEALS = ("tile_revealed", "slot_revealed")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"reserve_river_face": "down", "exchange_under_own_loco": "yes", "exchange_place": "under_crew"}),
    (4, {"edition": "hans_im_glueck", "reserve_river_face": "down"}),
    (3, {"map_laying": "by_hand", "river_set": "wide_bend"}),
    (
        2,
        {"edition": "hans_im_glueck_expert", "opening_target": "any_touching", "unconnected_rotation": "point_at_open"},
    ),
]


def in_numbers(state: Any) -> dict[str, Any]:
    return {name: state[name].tolist() for name in ROCK_ISLAND.contract.State.kept_fields()}


def hidden_places(position: dict[str, Any]) -> dict[str, list[tuple[str, int]]]:
    """Where tiles lie face down, land and river apart: (field of the position, index)."""
    found: dict[str, list[tuple[str, int]]] = {"L": [], "R": []}
    for cell, kind in enumerate(position["tile"]):
        if kind >= 0 and not position["open"][cell]:
            found[TYPES[kind][0]].append(("tile", cell))
    for slot, kind in enumerate(position["slot"]):
        if kind >= 0 and not position["slot_open"][slot]:
            found[TYPES[kind][0]].append(("slot", slot))
    for field in ("land_pile", "river_pile"):
        for place, kind in enumerate(position[field]):
            if kind >= 0:
                found[TYPES[kind][0]].append((field, place))
    return found


def twin(match: Match, seed: int) -> Match:
    """The same match but for what lies face down: those tiles have changed places among themselves."""
    position, dice = in_numbers(match.state), random.Random(seed)
    for places in hidden_places(position).values():
        kinds = [position[field][place] for field, place in places]
        dice.shuffle(kinds)
        for (field, place), kind in zip(places, kinds, strict=True):
            position[field][place] = kind
    return ROCK_ISLAND.from_position(position)


def told(match: Match) -> str:
    """All that anybody may be told in a position, byte for byte."""
    eyes: list[int | None] = [None, *range(match.players)]
    reasons = [match.why_not(number) for number in range(ROCK_ISLAND.contract.verbs.size)]
    facts = {
        "views": [match.view(eye) for eye in eyes],
        "prompts": [match.prompt(language) for language in ("en", "fr")],
        "legal": [str(action) for action in match.legal()],
        "why_not": [reason and [reason.code, reason.clause, str(reason.details)] for reason in reasons],
        "seats": [str(match.why_not(0, seat)) for seat in range(match.players)],
        "scores": [match.scores(), match.places()],
    }
    return json.dumps(facts)


def until_reveal(events: list[Event]) -> tuple[list[Event], bool]:
    """The events before something is turned up, and whether something is."""
    for number, event in enumerate(events):
        if event.name in REVEALS:
            return events[:number], True
    return events, False


@pytest.mark.parametrize(("players", "options"), sample(TABLES, 2), ids=str)
def test_positions_that_differ_in_hidden_tiles_alone_cannot_be_told_apart(
    players: int, options: dict[str, Any]
) -> None:
    compared = previews = 0
    for number, match in enumerate(random_game(players, seed=31 + players, options=options | {"max_rounds": 10})):
        if number % 11 or match.is_over:
            continue
        start = ROCK_ISLAND.from_position(match.position())
        others, shown = [twin(start, 100 * number + seed) for seed in range(2)], told(start)
        for other in others:
            assert told(other) == shown
            compared += other.fingerprint() != start.fingerprint()
        for action in random.Random(number).sample(start.legal(), min(3, len(start.legal()))):
            foreseen = until_reveal(start.preview(action))
            assert [until_reveal(other.preview(action)) for other in others] == [foreseen] * len(others)
            previews += len(others)
            if not foreseen[1]:
                assert len({told(played(one.fork(), str(action))) for one in (start, *others)}) == 1
    assert compared > 10
    assert previews > 20


def test_a_twin_shows_itself_only_when_a_tile_is_turned_up() -> None:
    one, other = (rock_island(hidden=f"D11={kind}") for kind in ("L2", "L3"))
    assert told(one) == told(other)
    assert one.play("crew D11") != other.play("crew D11")
    assert (tile(one, "D11"), tile(other, "D11")) == ("L2@0", "L3@0")


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_every_seat_and_every_spectator_sees_the_same(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(players, seed=5, options=options | {"max_rounds": 10})):
        if number % 7 == 0:
            views = {json.dumps(match.view(eye)) for eye in (None, *range(players))}
            assert len(views) == 1


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_what_remains_can_be_worked_out(players: int, options: dict[str, Any]) -> None:
    whole = +box(players, options.get("river_set", "peninsula"))
    for number, match in enumerate(random_game(players, seed=6, options=options | {"max_rounds": 10})):
        if number % 7:
            continue
        view = match.view()
        shown = Counter(seen["tile"] for seen in view["cells"].values() if seen["tile"])
        shown.update(place["tile"] for place in view["reserve"] if place["tile"])
        assert Counter(view["remaining"]) == whole - shown
        position = in_numbers(match.state)
        secret = Counter(
            TYPES[position[field][place]] for places in hidden_places(position).values() for field, place in places
        )
        assert Counter(view["remaining"]) == secret


def test_a_view_names_no_hidden_tile_and_no_state_of_the_generator() -> None:
    match = ROCK_ISLAND.new(3, seed=12, options={"reserve_river_face": "down"})
    view = match.view(0)
    assert not [cell for cell, seen in view["cells"].items() if seen["tile"] or seen["rotation"] is not None]
    assert [place["tile"] for place in view["reserve"][4:]] == [None, None]
    assert not {"key", "drawn", "tile", "slot", "land_pile", "river_pile"} & set(view)


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_a_determinization_keeps_all_tiles_and_everything_visible(players: int, options: dict[str, Any]) -> None:
    contract, board = ROCK_ISLAND.load_rules(), ROCK_ISLAND.load_board().record
    for number, match in enumerate(random_game(players, seed=7, options=options | {"max_rounds": 10})):
        if number % 23 or match.is_over:
            continue
        before = in_numbers(match.state)
        for seat in range(players):
            state = match.state
            contract.determinize(board, state, seat, 1000 + number)
            after = in_numbers(state)
            again = ROCK_ISLAND.from_position(after)
            assert told(again) == told(ROCK_ISLAND.from_position(before))
            places = hidden_places(before)
            assert hidden_places(after) == places
            for kind in ("L", "R"):
                ours, theirs = (Counter(p[field][place] for field, place in places[kind]) for p in (before, after))
                assert ours == theirs
            changed = {name for name in before if before[name] != after[name]}
            assert changed <= {"key", "drawn", "tile", "slot", "land_pile", "river_pile"}
            assert "key" in changed


def test_a_determinization_draws_evenly() -> None:
    """The hidden bridge turns up on every river cell and in either face-down slot about as often as on any other."""
    match = ROCK_ISLAND.new(2, seed=3, options={"reserve_river_face": "down"})
    contract, board, seen = ROCK_ISLAND.load_rules(), ROCK_ISLAND.load_board().record, Counter[str]()
    for seed in range(900):
        state = match.state
        contract.determinize(board, state, 0, seed)
        position = in_numbers(state)
        for field, place in hidden_places(position)["R"]:
            if TYPES[position[field][place]] == "R1":
                seen[name_of(place) if field == "tile" else f"slot {place}"] += 1
    assert len(seen) == 9
    assert all(60 <= number <= 145 for number in seen.values()), seen


def test_open_tiles_and_an_open_reserve_stay_in_a_determinization() -> None:
    match = rock_island(tiles="D11=L1@0 D6=R1@0", reserve="land1=L13 river1=R2")
    state = match.state
    ROCK_ISLAND.load_rules().determinize(ROCK_ISLAND.load_board().record, state, 1, 5)
    after = ROCK_ISLAND.from_position(in_numbers(state))
    assert (tile(after, "D11"), tile(after, "D6")) == ("L1@0", "R1@0")
    assert after.view()["reserve"] == match.view()["reserve"]


def test_while_the_map_is_laid_by_hand_nobody_knows_the_piles() -> None:
    match = ROCK_ISLAND.new(3, seed=4, options={"map_laying": "by_hand"})
    assert phase(match) == "laying_source"
    state = match.state
    ROCK_ISLAND.load_rules().determinize(ROCK_ISLAND.load_board().record, state, 0, 9)
    assert state.land_pile.tolist() != match.state.land_pile.tolist()
    assert sorted(state.land_pile.tolist()) == sorted(match.state.land_pile.tolist())
    assert told(twin(match, 1)) == told(ROCK_ISLAND.from_position(match.position()))


@pytest.mark.rule("RI-4.8", "RI-7.10")
def test_a_face_down_slot_looks_the_same_whatever_lies_in_it() -> None:
    options = {"reserve_river_face": "down"}
    tables = [
        rock_island(tiles="D6=R3", crews="A D12", roll=6, options=options, reserve=f"river1={kind}")
        for kind in ("R1", "R2", "R3")
    ]
    assert len({told(played(match, "crew D6")) for match in tables}) == 1
