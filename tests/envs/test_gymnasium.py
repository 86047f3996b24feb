"""Gymnasium's own check, and one learner among bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

import branchline  # noqa: E402
from branchline.envs import SingleEnv, environment_id  # noqa: E402
from branchline.envs.single import mask  # noqa: E402
from branchline.kernel.errors import BranchlineError  # noqa: E402

SAMPLE = "rocket"
GAMES = [
    pytest.param(game, marks=() if game == SAMPLE else pytest.mark.exhaustive, id=game)
    for game in branchline.catalogue()
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observation", ["array", "dict"])
def test_gymnasium_finds_no_fault(game: str, observation: str) -> None:
    env = gymnasium.make(
        environment_id(branchline.load(game)),
        opponents="random",
        players=3,
        observation=observation,
        render_mode="ansi",
    )
    check_env(env.unwrapped)
    env.close()


def played(env: SingleEnv, seed: int) -> tuple[float, dict[str, Any], int]:
    """A game of random actions: the reward in all, the last info, and how often the learner was asked."""
    (_, info), draws, got, asked = env.reset(seed=seed), np.random.default_rng(seed), 0.0, 0
    while True:
        assert env.sitting.match.to_move == env.seat == info["seat"]
        assert (mask(env) == info["action_mask"].astype(bool)).all()
        action = draws.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        got, asked = got + reward, asked + 1
        assert not cut
        if over:
            return got, info, asked


def test_a_learner_sits_among_bots_of_any_level() -> None:
    env = SingleEnv(SAMPLE, ["novice", "random"], seat=1)
    got, info, asked = played(env, 4)
    match = env.sitting.match
    assert match.is_over
    assert asked > 5
    assert info["scores"].tolist() == match.scores()
    assert got == pytest.approx((match.places()[1] == 1) / match.places().count(1) - 1 / 3)
    assert played(env, 4)[0] == got


def test_the_seat_is_drawn_unless_it_is_given() -> None:
    env = SingleEnv(SAMPLE, "random", players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}
    assert {SingleEnv(SAMPLE, "random", seat=2).reset(seed=seed)[1]["seat"] for seed in range(3)} == {2}


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SingleEnv(SAMPLE, "random")
    _, info = env.reset(seed=1)
    before = env.sitting.match.fingerprint()
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].endswith(".")
    assert env.sitting.match.fingerprint() == before
    with pytest.raises(BranchlineError, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"opponents": "genius"}, "genius"),
        ({"opponents": ["greedy"] * 2, "players": 4}, "2 bots do not fill a table for 4"),
        ({"seat": 5}, "“5” is not a whole number from 0 to 3"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BranchlineError, match=sentence):
        SingleEnv(SAMPLE, **settings)
