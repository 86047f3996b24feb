"""Greedy before its game is compiled."""

from __future__ import annotations

import random

import pytest

import branchline
from branchline.bots.greedy import GreedyBot

POSITIONS, APART = 60, 6


@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_it_looks_one_decision_ahead_until_its_search_is_compiled(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever position: hints run interpreted as well."""
    monkeypatch.setattr(GreedyBot, "looks_far", False)
    game, dice = branchline.load(game_id), random.Random(1)
    bot, match = GreedyBot(game, wait=False, patience=0.1), game.new(3, seed=1)
    for number in range(POSITIONS * APART):
        if match.is_over:
            break
        if number % APART == 0:
            assert bot.choose(match) in match.legal_numbers()
        match.play(dice.choice(match.legal_numbers()))
