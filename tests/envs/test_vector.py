"""The vector environment plays by the rules: as the library does, on any number of threads, and on CUDA alike."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import branchline
from branchline.bots.heuristic import bind_heuristic
from branchline.bots.models.observe import observer_of
from branchline.bots.terminal import terminal_values
from branchline.envs import VectorEnv, cuda
from branchline.envs.stepping import new_results, new_seen
from branchline.envs.vector import Batch
from branchline.kernel import Game, Match
from branchline.kernel.chance import reseed
from branchline.kernel.errors import BranchlineError
from branchline.train.games import drawn_options, starts
from envs.threads import StandIn

SAMPLE = "rocket"
GAMES = [
    pytest.param(game, marks=() if game == SAMPLE else pytest.mark.exhaustive, id=game)
    for game in branchline.catalogue()
]
every_game = pytest.mark.parametrize("game_id", GAMES)


def dealt(env: VectorEnv, seed: int, row: int, number: int) -> Match:
    """The game of this number as the library deals it."""
    game, state = env.game, env.starts[row % len(env.starts)].copy()
    reseed(state, seed + number)
    game.contract.setup(env.board.record, state)
    return Match(game, env.board, state, options={}, seats=None, seed=None)


def follow(env: VectorEnv, seed: int, games: int) -> None:
    """Play so many games at random, and after every action compare each row with a match of the library."""
    batch, observer = env.reset(seed), observer_of(env.game)
    matches = [dealt(env, seed, row, row) for row in range(env.num_envs)]
    ended = 0
    while ended < games:
        for row, match in enumerate(matches):
            assert batch.current_player[row] == match.to_move
            assert np.flatnonzero(batch.action_mask[row]).tolist() == sorted(match.legal_numbers())
        row = ended % env.num_envs
        seen = observer.row(matches[row].board.record, matches[row].state, int(batch.current_player[row]))
        assert (batch.observations[row] == seen).all()
        actions = env.random_actions().copy()
        batch = env.step(actions)
        for row, match in enumerate(matches):
            match.play(int(actions[row]))
            assert batch.terminated[row] == match.is_over
            if match.is_over:
                check_result(env, batch, row, match)
                matches[row] = dealt(env, seed, row, int(batch.games[row]))
                ended += 1
            else:
                assert not batch.rewards[row].any()


def check_result(env: VectorEnv, batch: Batch, row: int, match: Match) -> None:
    players = match.players
    shares = [(place == 1) / match.places().count(1) for place in match.places()]
    assert batch.scores[row, :players].tolist() == match.scores()
    assert batch.shares[row, :players].tolist() == pytest.approx(shares)
    assert batch.rewards[row, :players].tolist() == pytest.approx([share - 1 / players for share in shares])
    assert batch.lengths[row] == len(match)
    assert env.ending(int(batch.endings[row])) == match.end_reason
    assert batch.games[row] % env.num_envs == row


@every_game
def test_it_plays_as_the_library_does(game_id: str) -> None:
    game = branchline.load(game_id)
    with VectorEnv(game, len(game.players), players=game.players) as env:
        follow(env, 7, 1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_a_thousand_games_as_the_library_plays_them(game_id: str) -> None:
    game = branchline.load(game_id)
    with VectorEnv(game, 128, players=game.players, threads=2) as env:
        follow(env, 1_000, 1_000)


def trace(env: VectorEnv, steps: int) -> list[Any]:
    """All that some steps show."""
    batch = env.reset(3)
    found = []
    for _ in range(steps):
        batch = env.step(env.random_actions())
        found.append([np.array(array) for array in batch])
    return found


def test_the_number_of_threads_changes_nothing() -> None:
    runs = []
    for threads in (1, 3):
        with VectorEnv(SAMPLE, 96, players=[2, 4], threads=threads) as env:
            runs.append(trace(env, 200))
    for one, other in zip(*runs, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_the_same_on_every_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels are run by a stand-in for CUDA, thread by thread, in all ways there are."""
    monkeypatch.setattr(cuda, "Gpu", StandIn)
    monkeypatch.setattr(cuda, "flat", lambda arrays: arrays)
    monkeypatch.setattr(cuda, "UNDER_WAY", 1)
    monkeypatch.setattr(cuda, "WATCHERS", (1,))
    begun = starts(branchline.load(SAMPLE), (2, 3, 4), 0.5, 1)
    runs = [trace(VectorEnv(SAMPLE, 6, starts=begun, device=device), 12) for device in ("cpu", "cuda")]
    for on_cpu, on_cuda in zip(*runs, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(on_cpu, on_cuda, strict=True))


def test_arrays_can_be_given_and_are_shared() -> None:
    """Nothing is copied: what the environment writes is seen in the caller's arrays, and through DLPack."""
    with VectorEnv(SAMPLE, 8) as env:
        seen = new_seen(8, env.observation_size, env.num_actions)
        results = new_results(8, env.seats)
        batch = env.reset(5, seen)
        assert batch.observations is seen.observations
        shared = np.from_dlpack(batch.observations)
        before = shared.copy()
        for _ in range(20):
            env.step(env.random_actions(), seen, results)
        assert np.shares_memory(shared, seen.observations)
        assert (shared != before).any()
        assert (np.asarray(env.look().observations) == seen.observations).all()


def test_an_illegal_action_loses_its_game_alone() -> None:
    with VectorEnv(SAMPLE, 4, players=3) as env:
        batch = env.reset(1)
        others = [env.match(row) for row in (0, 2, 3)]
        actions, loser = env.random_actions().copy(), int(batch.current_player[1])
        actions[1] = np.flatnonzero(~batch.action_mask[1])[0]
        batch = env.step(actions)
        assert batch.terminated.tolist() == [False, True, False, False]
        assert batch.rewards[1].tolist() == [-1.0 if seat == loser else 0.0 for seat in range(env.seats)]
        assert env.ending(int(batch.endings[1])) == ""
        assert env.match(1).fingerprint() == dealt(env, 1, 1, 5).fingerprint()
        for row, match in zip((0, 2, 3), others, strict=True):
            match.play(int(actions[row]))
            assert env.match(row).fingerprint() == match.fingerprint()


def test_actions_out_of_range_lose_too() -> None:
    with VectorEnv(SAMPLE, 4) as env:
        env.reset()
        batch = env.step(np.array([-1, 1 << 40, env.num_actions, -(1 << 60)]))
        assert batch.terminated.all()


def test_the_margin_of_the_score_counts_where_it_is_wished_for() -> None:
    bind_heuristic(branchline.load(SAMPLE))
    with VectorEnv(SAMPLE, 32, players=3, reward="margin", threads=1) as env:
        batch = env.reset(2)
        matches = [env.match(row) for row in range(32)]
        while not batch.terminated.any():
            actions = env.random_actions().copy()
            batch = env.step(actions)
            for match, action in zip(matches, actions, strict=True):
                match.play(int(action))
        for row in np.flatnonzero(batch.terminated):
            assert batch.rewards[row, :3] == pytest.approx(terminal_values(matches[row].state, 0.0))


def test_what_is_not_asked_for_is_not_written() -> None:
    with VectorEnv(SAMPLE, 4, observations=False, masks=False) as env:
        env.reset()
        batch = env.step(env.random_actions())
        assert (batch.observations.shape, batch.action_mask.shape) == ((4, 0), (4, 0))
        assert batch.current_player.tolist() == [env.match(row).to_move for row in range(4)]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"num_envs": 0}, "“0” is not a whole number from 1"),
        ({"players": 7}, "7"),
        ({"device": "tpu"}, "there are: cpu, cuda"),
        ({"reward": "money"}, "there are: win, margin"),
        ({"options": {"colour": 1}}, "colour"),
        ({"seed": -1}, "“-1” is not a whole number"),
        ({"device": "cuda"}, "GPU"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BranchlineError, match=sentence):
        VectorEnv(SAMPLE, **{"num_envs": 4, **settings})


def test_actions_of_the_wrong_kind_are_refused_and_change_nothing() -> None:
    with VectorEnv(SAMPLE, 4) as env:
        with pytest.raises(BranchlineError, match="reset"):
            env.step([0, 0, 0, 0])
        env.reset()
        before = [env.match(row).fingerprint() for row in range(4)]
        for wrong in ([0, 0, 0], [0.5] * 4, [[0]] * 4):
            with pytest.raises(BranchlineError, match="4 whole numbers are wanted"):
                env.step(wrong)
        assert [env.match(row).fingerprint() for row in range(4)] == before


@pytest.mark.parametrize("game_id", sorted(branchline.catalogue()))
def test_options_are_varied(game_id: str) -> None:
    game: Game = branchline.load(game_id)
    assert game.contract.verbs.size
    drawn = [drawn_options(game, players, random.Random(seed)) for seed in range(20) for players in game.players]
    for option in game.options:
        values = {options[option.name] for options in drawn}
        assert len(values) > 1
    usual = starts(game, game.players, 0.0, 1)
    assert {tuple(state[option.name] for option in game.options) for state in usual} == {
        tuple(game.blank_state(players)[option.name] for option in game.options) for players in game.players
    }
    assert sorted({int(state.players) for state in usual}) == list(game.players)
