"""Positions of the share game that cannot be are refused with the field and the clause, and nothing is made of them."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import IllegalAction
from branchline.kernel.errors import BadAction, BadOption, BadPosition
from branchline.kernel.words import LANGUAGES
from england_wales_shares.positions import GAME, network, shares

LINK = network("red london-reading")
PAIR = network("red london-reading; green reading-oxford")


def flaw(**fields: Any) -> tuple[str, str]:
    with pytest.raises(BadPosition) as refusal:
        shares(**fields)
    assert all(refusal.value.say(language) for language in LANGUAGES)
    return refusal.value.details["field"], refusal.value.details.get("clause", "")


@pytest.mark.parametrize(("fields", "field", "clause"), [
    ({"links": "red london / 14,20 > w"}, "side", "ES-7.5"),
    ({"available": {"red": 5}}, "shares", "ES-2.1"),
    ({"controller": {"red": "B"}}, "controller", "ES-5.3"),
    ({"held": {"red": "A 1, B 2"}, "controller": {"red": "A"}}, "controller", "ES-5.3"),
    ({"funds": {"green": 3}}, "funds", "ES-5.5"),
    ({"links": LINK, "bonds": {"red": 2}}, "bonds", "ES-6.4"),
    ({"price": {"red": 0}}, "price", "ES-8.11"),
    ({"arrival": ["red"] * 6}, "arrival", "ES-2.5"),
    ({"order": ["red"] * 6}, "order", "ES-2.8"),
    ({"phase": "dividend", "income": {"red": 3}, "funds": {"red": 9}}, "income", "ES-7.22"),
    ({"phase": "dividend"}, "funds", "ES-12.2"),
    ({"acting": "green", "held": {"green": ""}}, "acting", "ES-7.2"),
    ({"decider": ["B"]}, "decider", "ES-5.1"),
    ({"action_round": 0}, "action_round", "ES-7.2"),
    ({"turn": 0}, "turn", "ES-3.5"),
    ({"turn": 31}, "turn", "ES-11.2"),
    ({"last_turn": 4}, "last_turn", "ES-11.1"),
    ({"withdrawn": ["B"]}, "proposer", "ES-4.1"),
    ({"phase": "propose", "withdrawn": ["A"], "proposer": "A", "decider": ["A"]}, "withdrawn", "ES-4.8"),
    ({"phase": "open"}, "lot", "ES-4.2"),
    ({"high": 9}, "high", "ES-4.5"),
    ({"phase": "tile"}, "built", "EW-6.2"),
    ({"phase": "side", "links": LINK, "argument": [[20, 0]]}, "argument", "ES-7.7"),
    ({"phase": "via"}, "origin", "EW-9.1"),
    ({"second": True}, "second", "ES-7.4"),
    ({"target": "green"}, "target", "ES-9.7"),
    ({"phase": "vote", "links": PAIR, "target": "green", "argument": [[1, 0]], "voters": []}, "voters", "ES-9.7"),
    ({"cubes": {"london": "red"}, "bag": {"red": 25}}, "cubes", "EW-3.3"),
])  # fmt: skip
def test_what_cannot_be(fields: dict[str, Any], field: str, clause: str) -> None:
    assert flaw(**fields) == (field, clause)


@pytest.mark.parametrize(("fields", "field"), [
    ({"cash": [-1, 0, 0]}, "cash"),
    ({"price": {"red": 101}}, "price"),
    ({"owner": ["orange"]}, "owner"),
    ({"turn": 32}, "turn"),
    ({"cubes": {"paris": "red"}}, "cubes"),
    ({"bonds": {"red": 98}}, "bonds"),
    ({"engine": [1, 1, 1]}, "engine"),
])  # fmt: skip
def test_values_out_of_range_name_their_field(fields: dict[str, Any], field: str) -> None:
    assert flaw(**fields)[0] == field


@pytest.mark.rule("ES-11.1")
@pytest.mark.parametrize("markers", [0, 41, "many"])
def test_an_option_that_cannot_be_is_named(markers: object) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(3, seed=1, options={"share_end_cities": markers})
    assert all("share_end_cities" in refusal.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize("action", ["sell red", "dividend -1", "bid 256", "cube paris red", "tile north", ""])
def test_an_action_that_cannot_be_is_refused_and_changes_nothing(action: str) -> None:
    match = GAME.new(2, seed=1)
    before = match.fingerprint()
    with pytest.raises((BadAction, IllegalAction)) as refusal:
        match.play(action)
    assert all(refusal.value.say(language) for language in LANGUAGES)
    assert match.fingerprint() == before
