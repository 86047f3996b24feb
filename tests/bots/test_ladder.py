"""The ladder: the same five levels in every game, each with a character and its measured strength."""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline
from branchline.bots import BOTS, LEVELS
from branchline.bots.play import ladder as page
from branchline.bots.play.ladder import ladder, note_strength
from branchline.kernel.words import LANGUAGES


@pytest.mark.parametrize("game_id", sorted(branchline.catalogue()))
def test_every_game_has_the_same_five_levels(game_id: str) -> None:
    levels = ladder(branchline.load(game_id))
    assert [level["id"] for level in levels] == list(LEVELS)
    assert {"random", "greedy", "net"} <= set(BOTS)
    for level in levels:
        assert all(level["characters"][language] and level["names"][language] for language in LANGUAGES)


def test_measured_strength_stands_with_its_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "STRENGTHS", tmp_path / "strengths.json")
    page.STRENGTHS.write_text("{}")
    for players in (3, 2):
        note_strength("rocket", "greedy", players, {"against": "casual", "win_share": 0.7})
    strength = {level["id"]: level["strength"] for level in ladder(branchline.load("rocket"))}
    assert [found["players"] for found in strength["greedy"]] == [2, 3]
    assert strength["greedy"][0]["against"] == "casual"
    assert strength["master"] == []


def test_every_measured_step_is_one_that_people_notice() -> None:
    """At least 1.5 fair shares against the level below, and surely more than 1.2."""
    cells = [cell for levels in page.strengths().values() for counts in levels.values() for cell in counts.values()]
    assert len(cells) > 70
    for cell in cells:
        assert cell["win_share"] >= 1.5 * cell["fair_share"]
        assert cell["interval"][0] > 1.2 * cell["fair_share"]


def test_another_budget_is_noted_beside_the_usual_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "STRENGTHS", tmp_path / "strengths.json")
    page.STRENGTHS.write_text("{}")
    for simulations, share in ((480, 0.9), (4, 0.5), (None, 0.7), (48, 0.8)):
        figures = {"games": 100, "simulations": simulations, "win_share": share}
        note_strength("rocket", "master", 2, figures)
    cell = page.strengths()["rocket"]["master"]["2"]
    assert cell["win_share"] == 0.7
    assert [(budget, found["win_share"]) for budget, found in cell["budgets"].items()] == [
        ("4", 0.5), ("48", 0.8), ("480", 0.9)
    ]  # fmt: skip
    note_strength("rocket", "master", 2, {"games": 100, "simulations": None, "win_share": 0.7, "first_game": "1",
                                          "outdated": True})  # fmt: skip
    (told,) = ladder(branchline.load("rocket"))[-1]["strength"]
    assert told == {"players": 2, "games": 100, "simulations": None, "win_share": 0.7}
