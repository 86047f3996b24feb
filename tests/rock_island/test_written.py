"""Positions that are written down: what may be left out, what is said otherwise, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import BadPosition
from branchline.kernel.files import earlier_position
from raw import position_in_numbers
from reading import names, phase, played, texts
from rock_island.positions import ROCK_ISLAND, rock_island, running, tile

MAP: dict[str, Any] = {
    "river": {"A": "A6", "B": "B6", "C": "C7", "D": "D6", "E": "E6", "F": "F6", "G": "G6", "H": "H6"},
    "chicago": "D12",
    "kansas_city": "E1",
}


def test_a_few_lines_make_a_position() -> None:
    match = ROCK_ISLAND.from_position(
        MAP | {"players": 2, "phase": ["walking"], "active": "B", "turn": 2, "crew_die": 1, "tile": {"D11": "L9"},
               "open": {"D11": True}}
    )  # fmt: skip
    assert (match.to_move, texts(match)) == (1, {"crew C12", "crew D11", "crew E12"})
    assert tile(match, "D11") == "L9@0"
    assert match.view()["crews"] == ["D12", "D12"]
    played(match, "crew D11", "rotate 0", "run w")


def test_the_only_answer_is_given_at_once() -> None:
    """RI-10.3 As it would have been in the game: A's crew has one cell to go to, and a turntable lies only one way."""
    match = rock_island(crews="A A1; B A2; C H1", tiles="B1=L13", roll=1)
    assert (match.to_move, phase(match), match.view()["crews"][0]) == (1, "walking", "B1")


@pytest.mark.rule("RI-10.3")
def test_what_was_not_chosen_is_told_apart() -> None:
    match = running(active="C", turn=3, crews="A A1; B A2; C H1", hidden="B1=L2", rolls=(1,))
    match.play("end")
    assert names(match) == ["locomotive_stayed", "round_began", "crew_die_rolled", "only_choice", "crew_moved",
                            "tile_revealed"]  # fmt: skip
    chosen = played(rock_island(crews="A D9", roll=1), "crew D8")
    assert "only_choice" not in names(chosen)[:2]


def test_a_position_of_version_1_is_understood() -> None:
    match = rock_island(tiles="D11=L1@0", crews="A D9", roll=2)
    old: dict[str, Any] = position_in_numbers(match)
    old |= {"phase": old["phase"][0], "river": [cell % 12 for cell in old["river"]], "rng": 77}
    for field in ("decider", "argument", "depth", "generator", "key", "drawn", "coming", "revealed", "turntable_back"):
        del old[field]
    again = ROCK_ISLAND.from_position(earlier_position(old, ROCK_ISLAND, 1))
    assert again.view() == match.view()
    assert (again.state.generator, again.state.key.tolist()) == (1, [77, 0])


@pytest.mark.parametrize("river", [None, [None] * 8, ["A6"], [99] * 8, [[]] * 8, {"A": 3}, 7], ids=str)
def test_nonsense_of_version_1_is_refused(river: Any) -> None:
    with pytest.raises(BadPosition):
        ROCK_ISLAND.from_position(earlier_position({"phase": 5, "active": 0, "river": river, "rng": 1}, ROCK_ISLAND, 1))


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"decider": ["B"]}, "decider"),
        ({"turn": 0}, "turn"),
        ({"crew_die": 0}, "crew_die"),
        ({"locomotive_die": 1}, "locomotive_die"),
        ({"river": {"B": "B6"}}, "river"),
        ({"river": MAP["river"] | {"B": "C6"}}, "river"),
        ({"chicago": None}, "chicago"),
        ({"chicago": "C12"}, "chicago"),
        ({"kansas_city": "E2"}, "kansas_city"),
        ({"tile": {"D6": "L1"}}, "tile"),
        ({"tile": {"D11": "L13", "D10": "L13", "D9": "L13"}}, "tile"),
        ({"open": {"D12": True}}, "open"),
        ({"rotation": {"A1": 1}}, "rotation"),
        ({"slot": {"river1": "L1"}}, "slot"),
        ({"slot_open": {"land2": True}}, "slot_open"),
        ({"land_pile": ["L1"]}, "tile"),
        ({"crew": [None, "D12", "D12"]}, "crew"),
        ({"crew": ["D12", "D12", "D12", 20000]}, "crew"),
        ({"crew": ["D12", "D12", "D12", 95]}, "crew"),
        ({"locomotive": ["A1", "D12", "D12"]}, "locomotive"),
        ({"entry": ["e", None, None]}, "entry"),
        ({"entry": [6, None, None]}, "entry"),
        ({"last_run": [2, 0, 0]}, "last_run"),
        ({"locomotive": ["E1", "D12", "D12"]}, "locomotive"),
        ({"phase": ["turning"]}, "target"),
        ({"phase": ["turning"], "target": "A1"}, "target"),
        ({"phase": ["exchanging"], "exchange_place": "under_crew"}, "target"),
        ({"laid": True}, "laid"),
        ({"steps": 1}, "passed"),
        ({"target": 96}, "target"),
        ({"phase": [9]}, "phase"),
        ({"exchange_place": "elsewhere"}, "exchange_place"),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_is_named(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        ROCK_ISLAND.from_position(rock_island().position() | fields)
    assert refusal.value.details["field"] == field
    assert all(refusal.value.say(language) for language in ("en", "fr"))


def test_no_tile_is_turned_under_anothers_piece() -> None:
    """RI-6.23"""
    with pytest.raises(BadPosition, match=r"RI-6\.23"):
        rock_island(tiles="D9=L1@0", crews="A D8; B D9", phase="turning", target="D9")


def test_no_piece_moves_in_the_opening() -> None:
    with pytest.raises(BadPosition, match=r"RI-5\.7"):
        rock_island(crews="A D11", phase="revealing", turn=0, roll=0)


def test_a_surplus_of_tiles_is_refused_as_what_was_written() -> None:
    """And not as the tiles that are missing for it."""
    tiles = {f"A{column}": "L13" for column in (1, 2, 3, 4, 7, 8, 9, 10)}
    with pytest.raises(BadPosition) as refusal:
        ROCK_ISLAND.from_position(MAP | {"players": 2, "phase": ["walking"], "turn": 2, "crew_die": 1, "tile": tiles})
    assert "8 tiles L13" in str(refusal.value)
