"""`branchline.simulate`: whole games into arrays, each the game of its seed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import branchline
from branchline.envs import simulation
from branchline.envs.simulation import Simulated
from branchline.kernel.errors import BranchlineError

SAMPLE = "rocket"
GAMES = [
    pytest.param(game, marks=() if game == SAMPLE else pytest.mark.exhaustive, id=game)
    for game in branchline.catalogue()
]


def check(games: Simulated, row: int) -> None:
    match = games.match(row)
    assert match.is_over
    assert games.scores[row].tolist() == match.scores()
    assert games.lengths[row] == len(match)
    assert games.endings[row] == match.end_reason
    assert np.flatnonzero(games.winners[row]).tolist() == [
        seat for seat, place in enumerate(match.places()) if place == 1
    ]
    assert games.shares[row].sum() == pytest.approx(1)
    assert match.seed == games.seeds[row]


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_those_of_their_seeds(game: str) -> None:
    told: list[int] = []
    games = branchline.simulate(game, 600, 3, seed=40, workers=2, progress=told.append)
    assert sum(told) == 600
    assert games.scores.shape == (600, 3)
    for row in (0, 255, 256, 599):
        check(games, row)


def test_few_random_games_need_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = branchline.simulate(SAMPLE, 3, 3, seed=5, progress=False)
    monkeypatch.setattr(simulation, "is_ready", lambda unit: False)
    by_match = branchline.simulate(SAMPLE, 3, 3, seed=5, progress=False)
    for name in ("seeds", "scores", "shares", "lengths", "endings"):
        assert (getattr(compiled, name) == getattr(by_match, name)).all(), name


def test_bots_keep_their_seats_and_their_games_can_be_looked_at() -> None:
    games = branchline.simulate(SAMPLE, 4, bots=["novice", "random", "random"], seed=2, workers=1, progress=False)
    assert games.bots == ("novice", "random", "random")
    for row in range(4):
        check(games, row)


def test_seeds_of_any_size() -> None:
    games = branchline.simulate(SAMPLE, 2, 2, seed=1 << 100, progress=False)
    assert games.seeds.tolist() == [1 << 100, (1 << 100) + 1]
    check(games, 1)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "“0” is not a whole number from 1"),
        ({"players": 8}, "8"),
        ({"bots": "genius"}, "genius"),
        ({"bots": ["random"], "players": 3}, "3"),
        ({"seed": -1}, "-1"),
        ({"options": {"colour": 1}}, "colour"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BranchlineError, match=sentence):
        branchline.simulate(SAMPLE, **{"games": 2, "progress": False, **settings})
