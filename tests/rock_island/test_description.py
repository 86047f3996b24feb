"""The position in words."""

from __future__ import annotations

import random
import re
from copy import deepcopy

import pytest

from branchline.games.rock_island.description import open_tile, stretches
from branchline.kernel import Match
from branchline.kernel.words import LANGUAGES
from rock_island.positions import ROCK_ISLAND


def match_of(actions: int, phase: str = "", **options: str) -> Match:
    """A match of four that nobody thinks about, so many actions old, or when this is first asked in a turn."""
    match, dice = ROCK_ISLAND.new(4, seed=6, options=options), random.Random(6)
    while len(match) < actions or (phase and (match.phase != phase or not match.view()["turn"])):
        match.play(dice.choice(match.legal_numbers()))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("actions", [0, 30, 150])
def test_every_tile_is_told(language: str, actions: int) -> None:
    match = match_of(actions)
    view, told = match.view(), match.describe(language=language)
    for cell in (cell for cell, lies in view["cells"].items() if lies["tile"]):
        assert sum(line.startswith(f"{cell},") for line in told.board) == 1
    for ground in ("land", "river"):
        hidden = [cell for cell, lies in view["cells"].items() if not lies["open"] and lies["ground"] == ground]
        assert any(
            all(re.search(rf"\b{part}\b", line) for part in stretches(hidden, list(view["cells"])))
            for line in told.board
        )
    assert len(told.standing) >= 4 + 1


def test_track_is_told_by_where_it_leads() -> None:
    telling = match_of(0).telling()
    lies = {"ground": "land", "open": True, "rotation": 0}
    assert {tile: open_tile(telling, "D11", lies | {"tile": tile}).partition(": ")[2]  # type: ignore[arg-type]
            for tile in ("L4", "L10", "L12", "R3")} == {
        "L4": "east to south-west, west to north-east.",
        "L10": "east to west, east to south-west.",
        "L12": "between any of east, south-west and north-west.",
        "R3": "no track.",
    }  # fmt: skip


def test_both_dice_are_told_where_there_are_two() -> None:
    assert any(re.search(r"Crew die: [1-6]\.$", line) for line in match_of(0, "walking").describe().standing)
    dice = match_of(0, "walking", edition="hans_im_glueck").describe().standing
    assert any(re.search(r"Crew die: [1-6]\. Locomotive die: [0-3]\.$", line) for line in dice)


def test_every_way_a_tile_may_lie_is_told() -> None:
    match = match_of(0, "turning")
    turning = match.view()["turning"]
    told = [line for line in match.describe().standing if line.startswith("Position ")]
    assert [int(line.split()[1]) for line in told] == turning["rotations"]
    assert all(f"on {turning['cell']}: " in line for line in told)


def test_rows_of_a_board_may_be_called_anything() -> None:
    board = deepcopy(ROCK_ISLAND.load_board().data)
    board["field"]["row_labels"] = ["null", "2", "21", "x y", "D", "E1", "-", "ß"]
    told = "\n".join(ROCK_ISLAND.new(3, seed=1, board=board).describe(language="en").board)
    assert re.search(r"null\d+–null\d+", told)
    assert re.search(r"\bx y\d+–x y\d+", told)
