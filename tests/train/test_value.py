"""A value network is learned from games, and what it says is the same as bots play by it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

pytest.importorskip("torch")

import branchline
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import heuristic_inputs, predict
from branchline.train.value.dataset import Dataset, Games, play_worker, read_datasets
from branchline.train.value.self_play import Plan, SelfPlayer, who_looks
from branchline.train.value.trainer import ValueTrainer, ensemble

pytestmark = pytest.mark.exhaustive
GAME = "wensleydale"
GAMES = 24


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("notes")
    games = Games(GAME, 60.0, beam=2, most=GAMES, plan=Plan(whole_moves=2, keep_rate=0.5))
    assert play_worker(games, None, str(folder), 0) == {2: 8, 3: 8, 4: 8}
    return read_datasets(sorted(folder.glob("*.npz")))


def test_positions_are_kept_with_how_the_game_ended(notes: Dataset) -> None:
    assert set(notes.games) == set(range(GAMES))
    assert len(notes.ends) == len(notes.seats) > 10 * GAMES
    assert notes.shares.sum(1) == pytest.approx(1.0)
    assert notes.ends[-1] == len(notes.places) == len(notes.amounts)


def test_games_repeat_with_a_seed() -> None:
    game = branchline.load(GAME)
    player, plan = SelfPlayer(game, beam=2, most=50), Plan()
    first, again, other = (
        player.play(game.new(players=3, seed=1), np.zeros(4, np.int64), plan, Random(seed)).rows for seed in (1, 1, 2)
    )
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_positions_are_also_kept_as_those_see_them_who_did_not_just_move() -> None:
    """The games are the same, and so is what a seat sees that looks in both."""
    game = branchline.load(GAME)
    player, plan = SelfPlayer(game, beam=2, most=200), Plan(keep_rate=1.0)
    movers, anyone = (
        player.play(
            game.new(players=3, seed=1), np.zeros(4, np.int64), plan._replace(onlooker_rate=onlookers), Random(1)
        )
        for onlookers in (0.0, 1.0)
    )
    alike = movers.seats == anyone.seats
    assert 0.2 < alike.mean() < 0.5
    assert set(anyone.seats[~alike]) == {0, 1, 2}
    assert np.array_equal(movers.rows[alike], anyone.rows[alike])
    assert not (movers.rows[~alike] == anyone.rows[~alike]).all(axis=1).any()
    by_seat = {int(seat): score for seat, score in zip(movers.seats, movers.scores[:, 0], strict=True)}
    assert [by_seat[int(seat)] for seat in anyone.seats] == anyone.scores[:, 0].tolist()


def test_only_now_and_then_others_look() -> None:
    state, plan = branchline.load(GAME).new(players=3, seed=1).state, Plan(onlooker_rate=0.4)
    draws = [np.uint64(Random(number).getrandbits(64)) for number in range(2000)]
    seats = [int(who_looks(state, 1, plan, draw)) for draw in draws]
    others = [seats.count(seat) / len(seats) for seat in (0, 2)]
    assert others == pytest.approx([0.4 / 3] * 2, abs=0.03)
    assert others[0] + others[1] + seats.count(1) / len(seats) == 1.0


def test_what_was_learned_is_what_bots_play_by(notes: Dataset) -> None:
    scale = observer_of(branchline.load(GAME)).layout.scale()
    trainer = ValueTrainer(notes, scale, "cpu", width=8)
    before = trainer.validate()["of_nothing"]
    nets = []
    for seed in (1, 2):
        trainer.begin(8, seed)
        assert trainer.fit(2, size=64)[-1]["error"] < 2.0 * before
        trainer.use_lambda_returns(0.8)
        nets.append(trainer.network.weights())
    row = np.zeros(len(scale), np.uint8)
    row[notes.places[: notes.ends[0]]] = notes.amounts[: notes.ends[0]]
    worths = heuristic_inputs(notes.values[:1], notes.seats[:1].astype(int), notes.players[:1].astype(int), 5.0)[0]
    answers = [predict(net, row, worths, *np.zeros((2, 8), np.float32)) for net in nets]
    joined = predict(ensemble(nets), row, worths, *np.zeros((2, 16), np.float32))
    assert joined == pytest.approx(np.mean(answers), abs=1e-5)
