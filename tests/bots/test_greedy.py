"""Greedy before its game is compiled."""

from __future__ import annotations

import random

import pytest

import branchline
from branchline.bots.greedy import GreedyBot

POSITIONS, APART = 24, 5


@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_it_looks_one_decision_ahead_until_its_search_is_compiled(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever position: hints run interpreted as well."""
    monkeypatch.setattr(GreedyBot, "looks_far", False)
    game, dice = branchline.load(game_id), random.Random(4)
    bot, match = GreedyBot(game, wait=False, patience=0.1), game.new(game.players[1], seed=6)
    for _ in range(POSITIONS):
        assert bot.choose(match) in match.legal_numbers()
        for _ in range(APART):
            match.play(dice.choice(match.legal_numbers()))
