"""The value of a finished game is the same wherever it is computed."""

from __future__ import annotations

import random

import numpy as np
import pytest

import branchline
from branchline.bots.heuristic import bind_heuristic
from branchline.bots.terminal import MARGIN_SCALE, terminal_values


def finished(game_id: str, players: int, seed: int) -> branchline.Match:
    match, dice = branchline.load(game_id).new(players=players, seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(dice.choice(match.legal_numbers()))
    bind_heuristic(match.game)
    return match


@pytest.mark.parametrize("scale", [0.0, 7.0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_search_and_training_agree(players: int, scale: float) -> None:
    torch = pytest.importorskip("torch")
    from branchline.train.reward import margins, rewards

    match = finished("rocket", players, players)
    scores, number = torch.tensor([match.scores()], dtype=torch.float64), torch.tensor([players])
    margin = margins(scores, number)
    mean = torch.tensor(scale / MARGIN_SCALE) if scale else margin.abs().mean()
    shares = torch.tensor([[(seat in match.winners()) / len(match.winners()) for seat in range(players)]])
    trained = rewards(shares, margin, mean, number)[0].numpy()
    assert terminal_values(match.state, scale) == pytest.approx(trained, abs=1e-6)


def test_who_wins_has_more_than_a_fair_share_and_all_together_nothing() -> None:
    match = finished("rocket", 3, 1)
    values = terminal_values(match.state, 0.0)
    assert min(values[match.winners()]) > 0.0 > max(np.delete(values, match.winners()))
    assert values.sum() == pytest.approx(0.0, abs=0.2)
