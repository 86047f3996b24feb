"""Positions that cannot be are refused with the field and the clause, and nothing is made of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from branchline.kernel.errors import BadPosition
from branchline.kernel.words import LANGUAGES
from england_wales.positions import GAME, ew, network, track

READING = "A reading / 14,22 / london"


def flaw(**fields: Any) -> tuple[str, str]:
    with pytest.raises(BadPosition) as refusal:
        ew(**fields)
    assert all(refusal.value.say(language) for language in LANGUAGES)
    return refusal.value.details["field"], refusal.value.details.get("clause", "")


@pytest.mark.parametrize(("fields", "field", "clause"), [
    ({"side": {"14,22": {"ne": 0, "w": 0}}, "owner": ["A"]}, "side", "EW-6.5"),
    ({"side": track(READING)["side"], "owner": []}, "side", "EW-6.1"),
    ({"side": {}, "owner": ["A"]}, "owner", "EW-6.1"),
    ({"links": "A london / 15,22 > ne"}, "side", "EW-2.4"),
    ({"links": "A london / 14,20 / 13,20 > e"}, "side", "EW-6.4"),
    ({"links": f"{READING}; A london / 13,21 / reading"}, "side", "EW-6.11"),
    ({"links": "A london / 14,20 > w", "phase": "auction"}, "side", "EW-5.6"),
    ({"links": "A london > w"}, "side", "EW-6.13"),
    ({"cubes": {"london": "red"}, "bag": {"red": 25}}, "cubes", "EW-3.3"),
    ({"new_city": {"london": "blue"}}, "new_city", "EW-7.1"),
    ({"new_city": dict.fromkeys(("stoke", "chester", "lincoln", "swansea"), "blue")}, "tiles_left", "EW-7.2"),
    ({"held": {"A": ["speed_record"]}}, "held", "EW-10.2"),
    ({"held": {"A": ["perfect_engineering"] * 2}}, "held", "EW-10.4"),
    ({"tunnelling": [True, False, False]}, "tunnelling", "EW-11.14"),
    ({"display": ["hotel_london"] * 2}, "display", "EW-3.6"),
    ({"deck": ["hotel_london"], "deck_left": 3}, "deck", "EW-3.6"),
    ({"tracker": [["red"], [], []]}, "tracker", "EW-11.9"),
    ({"baron": ["hudson", "hudson", "moon"]}, "dealt", "EW-3.7"),
    ({"baron": ["hudson", None, "moon"]}, "dealt", "EW-3.7"),
    ({"line_owner": {"london_manchester": "A"}}, "line_owner", "EW-14.2"),
    ({"last_turn": 9}, "last_turn", "EW-16.1"),
    ({"turn": 31}, "turn", "EW-16.2"),
    ({"engine": [0, 1, 1]}, "engine", "EW-3.2"),
    ({"action_round": 0}, "action_round", "EW-5.1"),
    ({"actions_left": 0}, "active", "EW-5.1"),
    ({"high": 3}, "high", "EW-4.3"),
    ({"phase": "auction", "passed": ["A"]}, "decider", "EW-4.4"),
    ({"phase": "auction", "options": {"first_auction": "rotate"}}, "phase", "EW-4.1"),
    ({"phase": "inspect"}, "phase", "EW-4.1"),
    ({"phase": "tile"}, "built", "EW-6.2"),
    ({"phase": "tile", "links": READING, "built": 0}, "laid", "EW-6.2"),
    ({"phase": "via"}, "origin", "EW-9.1"),
    ({"phase": "via", "links": READING, "origin": "reading", "cargo": "red"}, "origin", "EW-9.1"),
    ({"origin": "reading", "cargo": "red"}, "origin", "EW-9.1"),
    ({"baron_points": [5, 0, 0]}, "baron_points", "EW-15.1"),
    ({"ended": "turn_limit", "active": None, "action_round": 0}, "ended", "EW-16.4"),
    ({"phase": "keep", "chosen": [True] * 3}, "baron", "EW-3.8"),
])  # fmt: skip
def test_what_cannot_be(fields: dict[str, Any], field: str, clause: str) -> None:
    assert flaw(**fields) == (field, clause)


@pytest.mark.parametrize(("fields", "field"), [
    ({"cash": [-1, 0, 0]}, "cash"),
    ({"engine": [9, 1, 1]}, "engine"),
    ({"owner": ["D"]}, "owner"),
    ({"turn": 32}, "turn"),
    ({"cubes": {"paris": "red"}}, "cubes"),
    ({"new_city": {"stoke": "pink"}}, "new_city"),
    ({"baron": ["stalin", "moon", "gooch"]}, "baron"),
    ({"bonds": [10**9, 0, 0]}, "bonds"),
    ({"money": 3}, "money"),
])  # fmt: skip
def test_values_out_of_range_name_their_field(fields: dict[str, Any], field: str) -> None:
    assert flaw(**fields)[0] == field


def test_a_position_in_a_few_words_is_filled_in() -> None:
    match = GAME.from_position({"players": 3, "phase": ["act"], "decider": ["B"]})
    view = match.view()
    assert (view["active"], view["round"], view["actions_left"], view["turn"]) == (1, 1, 1, 1)
    assert all(seat["baron_kept"] for seat in view["seats"])
    assert sum(view["bag"].values()) == 125 - 56


def test_a_position_reads_back_from_what_was_written() -> None:
    match = ew(links=f"{READING}; B london / 14,20 > w", cubes={"london": "red"}, held={"C": ["hotel_london"]})
    written = json.loads(json.dumps(match.position()))
    assert GAME.from_position(written).fingerprint() == match.fingerprint()


def test_lines_that_links_join_are_known_as_scored() -> None:
    match = ew(links=network("B london-northampton northampton-birmingham birmingham-stoke stoke-manchester"))
    assert [line["id"] for line in match.view()["lines"] if line["seat"] == 1] == ["london_manchester"]
