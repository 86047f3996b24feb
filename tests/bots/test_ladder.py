"""The ladder: the same five levels in every game, each with a character and its measured strength."""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline
from branchline.bots import BOTS, LEVELS, make_bot
from branchline.bots import ladder as page
from branchline.bots.arena import Contest, report, results
from branchline.bots.ladder import ladder, note_strength
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


def test_lapses_cost_games() -> None:
    contest = Contest("rocket", ("greedy", "novice"), games=6, seed=1)
    best = report(contest, results(contest, workers=1))["bots"][0]
    assert best["bot"] == "greedy"
    game = branchline.load("rocket")
    match = game.new(players=2, seed=1)
    assert make_bot("casual", game, 1).choose(match) in match.legal_numbers()
