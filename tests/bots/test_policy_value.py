"""Nets that come with the package: they fit their games, and stand back where they were found to be weaker."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import branchline
from branchline.bots.compile import observation_of
from branchline.bots.models.files import MOST_BYTES, NETS, write_figures
from branchline.bots.models.observe import observer_of
from branchline.bots.models.policy_value import POLICY_VALUE_NETS, PolicyValueNet
from branchline.bots.models.value_network import VALUE_NETS
from branchline.bots.search.policy import PolicyBot

PACKED = sorted(NETS.glob("*.npz"))
BELOW = -1
"""What the fallback bot answers in these tests."""


@pytest.mark.parametrize("path", PACKED, ids=lambda path: path.stem)
def test_a_net_fits_its_game_and_tells_how_strong_it_is(path: Path) -> None:
    game = branchline.load(path.stem)
    metadata = POLICY_VALUE_NETS.load(game, path).metadata
    assert path.stat().st_size <= MOST_BYTES
    assert sorted(metadata.figures) == [str(players) for players in game.players]
    assert metadata.decisions > 0
    assert observation_of(game) == observer_of(game).units


def test_a_game_without_a_net_needs_no_observations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert observation_of(branchline.load("rock-island"))
    monkeypatch.setattr(VALUE_NETS, "folder", tmp_path)
    assert observation_of(branchline.load("rock-island")) == {}


@pytest.mark.parametrize(("won", "stands_in"), [(0.2, True), (0.6, False)])
def test_where_it_is_weak_the_fallback_bot_plays(
    won: float, stands_in: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(NETS / "rocket.npz", tmp_path))
    before = PolicyValueNet(file)
    write_figures(file, 3, {"against": "greedy", "win_share": won, "fair_share": 0.3333})
    assert PolicyValueNet(file).metadata.figures["2"] == before.metadata.figures["2"]
    monkeypatch.setattr(POLICY_VALUE_NETS, "folder", tmp_path)
    monkeypatch.setattr("branchline.bots.search.policy.GreedyBot.choose", lambda bot, match: BELOW)
    game = branchline.load("rocket")
    match = game.new(players=3, seed=1)
    bot = PolicyBot(game, wait=False)
    assert (bot.choose(match) == BELOW) is stands_in
    assert bot.at_full_strength or stands_in
    assert PolicyBot(game, wait=False, file=str(file)).choose(match) in match.legal_numbers()
