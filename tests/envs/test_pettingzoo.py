"""PettingZoo's own suites, with every warning an error, and what they do not look at."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import branchline
from branchline.envs import aec, environment_id, parallel
from branchline.envs.sitting import RENDER_MODES
from branchline.envs.zoo import RailwayAEC
from branchline.kernel.errors import BranchlineError, IllegalAction

SAMPLE = "rocket"
GAMES = [
    pytest.param(game, marks=() if game == SAMPLE else pytest.mark.exhaustive, id=game)
    for game in branchline.catalogue()
]
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_api_is_pettingzoos(game: str) -> None:
    for players in branchline.load(game).players:
        api_test(aec(game, players), num_cycles=400)


@every_game
def test_observations_can_be_dictionaries(game: str) -> None:
    """PettingZoo's suite warns of every observation that is no array, but for its own games."""
    with warnings.catch_warnings():
        for known in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably",
            "Action mask .* all zeros",
        ):
            warnings.filterwarnings("ignore", known)
        api_test(aec(game, observation="dict"), num_cycles=100)
    env = aec(game, observation="dict")
    env.reset(seed=3)
    seen, *_, info = env.last()
    assert (seen["action_mask"] == info["action_mask"]).all()


@every_game
def test_a_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: aec(game), num_cycles=100)


@every_game
def test_cycles_have_an_end(game: str) -> None:
    def made(max_cycles: int) -> Any:
        return parallel(game, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles))))


@every_game
def test_it_is_drawn_in_every_mode(game: str) -> None:
    render_test(
        lambda render_mode: aec(game, render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>\n"), "ansi": bool},
    )
    assert aec(game).metadata["render_modes"] == list(RENDER_MODES)


def to_the_end(env: Any, seed: int) -> dict[str, float]:
    """Play at random; what each agent got in all."""
    env.reset(seed=seed)
    draws, got = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else int(draws.choice(np.flatnonzero(info["action_mask"]))))
    return got


@every_game
def test_rewards_come_at_the_end_or_on_the_way_and_amount_to_the_same(game: str) -> None:
    win, margin, progress = (aec(game, reward=reward) for reward in ("win", "margin", "progress"))
    got = [to_the_end(env, 5) for env in (win, margin, progress)]
    match = win.unwrapped.sitting.match
    assert match.is_over
    for seat, agent in enumerate(win.possible_agents):
        won = (match.places()[seat] == 1) / match.places().count(1) - 1 / match.players
        assert got[0][agent] == pytest.approx(won)
        assert got[1][agent] == pytest.approx(got[2][agent])
    assert sum(got[0].values()) == pytest.approx(0)


@every_game
def test_a_game_has_the_seed_and_the_options_of_the_library(game: str) -> None:
    found = branchline.load(game)
    option = found.options[0]
    other = next(value for value in option.values if value != option.usual(3) and option.suits(value, 3))
    env = aec(game, 3, options={option.name: other})
    env.reset(seed=11)
    assert env.unwrapped.sitting.match.fingerprint() == found.new(3, 11, {option.name: other}).fingerprint()
    env.reset(seed=11, options={"game": {}})
    assert env.unwrapped.sitting.match.fingerprint() == found.new(3, 11).fingerprint()


def test_the_name_has_the_version_of_the_rules() -> None:
    game = branchline.load(SAMPLE)
    assert str(aec(SAMPLE).unwrapped) == environment_id(game) == f"branchline/rocket-v{game.rules}"


def test_an_illegal_action_loses_and_never_corrupts_a_game() -> None:
    env = aec(SAMPLE, 3)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.unwrapped.sitting.match.fingerprint()
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
    assert env.unwrapped.sitting.match.fingerprint() == before
    assert all(env.terminations.values())
    assert {name: env._cumulative_rewards[name] for name in env.possible_agents} == {
        name: -1.0 if name == agent else 0 for name in env.possible_agents
    }


def test_without_wrappers_an_illegal_action_is_refused_with_its_reason() -> None:
    env = RailwayAEC(SAMPLE, 3)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"\w+ .*\."):
        env.step(illegal)
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[0]))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"players": 9}, "9"),
        ({"observation": "text"}, "“text” is not possible for “observation”; there are: array, dict"),
        ({"reward": "money"}, "there are: win, margin, progress"),
        ({"illegal": "ignore"}, "there are: terminate, random"),
        ({"options": {"colour": 1}}, "colour"),
        ({"max_cycles": -1}, "“-1” is not a whole number"),
        ({"render_mode": "hologram"}, "human, ansi, svg, rgb_array"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BranchlineError, match=sentence):
        aec(SAMPLE, **settings)


@pytest.mark.exhaustive
def test_no_seat_sees_what_it_may_not_know() -> None:
    """Another determinization looks the same to each seat, and has the same legal actions."""
    env = aec("england-wales", 3)
    env.reset(seed=2)
    sitting = env.unwrapped.sitting
    for seat in range(3):
        row = sitting.row(seat)
        other = RailwayAEC("england-wales", 3)
        other.reset(seed=2)
        other.sitting._match = sitting.match.determinized(seat, 77)
        assert (other.sitting.row(seat) == row).all()
