"""Positions in words, where a game has no description of its own."""

from __future__ import annotations

import random

import pytest

import branchline
from branchline.kernel.description import describe_view, entry_name, tell
from branchline.kernel.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", branchline.catalogue())
def test_every_entry_of_a_view_is_told(game: str, language: str) -> None:
    match, dice = branchline.load(game).new(3, seed=2), random.Random(2)
    for _ in range(40):
        match.play(dice.choice(match.legal_numbers()))
    telling, view = match.telling(language), match.view(0)
    told = "\n".join(line for lines in describe_view(telling, view) for line in lines)
    assert all(entry_name(telling, entry) in told for entry in view)


def test_what_a_value_looks_like() -> None:
    telling = branchline.load("rocket").new(2, seed=1).telling()
    value = {"tiles_left": 3, "stock": None, "open": True, "cities": [{"id": "york"}, "hull"], "left": []}
    assert tell(telling, value) == "tiles left 3, stock –, open yes, cities id york; hull, left –"
