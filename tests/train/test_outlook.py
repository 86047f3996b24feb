"""An outlook is learned from games, and what it says is the same as bots play by it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

pytest.importorskip("torch")

import branchline
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import expect, worths_of
from branchline.train.value.dataset import Notes, Way, play_worker, read_notes
from branchline.train.value.self_play import Mover, who_looks
from branchline.train.value.trainer import Lessons, together

GAME = "wensleydale"
GAMES = 24


@pytest.fixture(scope="module")
def notes(tmp_path_factory: pytest.TempPathFactory) -> Notes:
    folder = tmp_path_factory.mktemp("notes")
    way = Way(GAME, 60.0, ways=2, jump=2, keep=0.5, games=GAMES)
    assert play_worker(way, None, str(folder), 0) == {2: 8, 3: 8, 4: 8}
    return read_notes(sorted(folder.glob("*.npz")))


def test_positions_are_kept_with_how_the_game_ended(notes: Notes) -> None:
    assert set(notes.games) == set(range(GAMES))
    assert len(notes.ends) == len(notes.seats) > 10 * GAMES
    assert notes.shares.sum(1) == pytest.approx(1.0)
    assert notes.ends[-1] == len(notes.places) == len(notes.amounts)


def test_games_repeat_with_a_seed() -> None:
    game = branchline.load(GAME)
    mover, plan = Mover(game, ways=2, most=50), Way(GAME, 1.0).plan()
    first, again, other = (
        mover.play(game.new(players=3, seed=1), np.zeros(4, np.int64), plan, Random(seed)).rows for seed in (1, 1, 2)
    )
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_positions_are_also_kept_as_those_see_them_who_did_not_just_move() -> None:
    """The games are the same, and so is what a seat sees that looks in both."""
    game = branchline.load(GAME)
    mover, way = Mover(game, ways=2, most=200), Way(GAME, 1.0, keep=1.0)
    movers, anyone = (
        mover.play(
            game.new(players=3, seed=1), np.zeros(4, np.int64), replace(way, onlookers=onlookers).plan(), Random(1)
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
    state, plan = branchline.load(GAME).new(players=3, seed=1).state, Way(GAME, 1.0, onlookers=0.4).plan()
    draws = [np.uint64(Random(number).getrandbits(64)) for number in range(2000)]
    seats = [int(who_looks(state, 1, plan, draw)) for draw in draws]
    others = [seats.count(seat) / len(seats) for seat in (0, 2)]
    assert others == pytest.approx([0.4 / 3] * 2, abs=0.03)
    assert others[0] + others[1] + seats.count(1) / len(seats) == 1.0


def test_what_was_learned_is_what_bots_play_by(notes: Notes) -> None:
    scale = observer_of(branchline.load(GAME)).layout.scale()
    lessons = Lessons(notes, scale, "cpu", width=8)
    before = lessons.understood()["at_first"]
    nets = []
    for seed in (1, 2):
        lessons.begin(8, seed)
        assert lessons.give(2, size=64)[-1]["left"] < 2.0 * before
        lessons.look_on(0.8)
        nets.append(lessons.network.outlook())
    row = np.zeros(len(scale), np.uint8)
    row[notes.places[: notes.ends[0]]] = notes.amounts[: notes.ends[0]]
    worths = worths_of(notes.values[:1], notes.seats[:1].astype(int), notes.players[:1].astype(int), 5.0)[0]
    answers = [expect(net, row, worths, *np.zeros((2, 8), np.float32)) for net in nets]
    joined = expect(together(nets), row, worths, *np.zeros((2, 16), np.float32))
    assert joined == pytest.approx(np.mean(answers), abs=1e-5)
