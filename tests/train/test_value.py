"""A value network learns from games of `master`, and what it says is the same as bots play by it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import torch

import branchline
from branchline.bots import make_bot
from branchline.bots.evaluation import ValueInputs
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import VALUE_NETS, ValueNet, heuristic_inputs
from branchline.kernel import Array
from branchline.train.value.games import Dataset, Plan, Player, play_worker, read_datasets
from branchline.train.value.run import Run, main, parse
from branchline.train.value.trainer import Scales, ValueTrainer, ensemble

pytestmark = pytest.mark.exhaustive
GAME = "wensleydale"
GAMES = 18


def plan(folder: Path, **settings: object) -> Plan:
    return Plan(GAME, str(folder), 600.0, simulations=4, **settings)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("datasets")
    assert play_worker(plan(folder, most=GAMES), 0) == GAMES
    assert len(list(folder.iterdir())) == 3
    return read_datasets(sorted(folder.glob("*.npz")))


def test_positions_are_kept_with_what_was_expected_and_how_the_game_ended(dataset: Dataset) -> None:
    assert set(dataset.games) == set(range(GAMES))
    assert set(dataset.players) == {2, 3, 4}
    assert len(dataset.ends) == len(dataset.seats) > 10 * GAMES
    assert dataset.shares.sum(1) == pytest.approx(1.0)
    assert dataset.ends[-1] == len(dataset.places) == len(dataset.amounts)
    searched = ~np.isnan(dataset.expected)
    assert 0.4 < searched.mean() < 0.9
    expected, won = dataset.expected[searched], dataset.shares[searched, 0]
    assert np.corrcoef(expected, won)[0, 1] > 0.2, "a search knows something of how games end"


def test_games_repeat_with_a_seed(tmp_path: Path) -> None:
    first, again, other = (Player(plan(tmp_path), seed).play(3, 0) for seed in (1, 1, 2))
    assert np.array_equal(first.places, again.places)
    assert np.array_equal(first.expected, again.expected, equal_nan=True)
    assert not np.array_equal(first.places, other.places)


def test_what_is_sampled_is_what_a_seat_may_know(tmp_path: Path) -> None:
    """However the rest is drawn anew, what was sampled first is what the seat sees at the beginning."""
    game, sampled = branchline.load(GAME), Player(plan(tmp_path, varied=0.0), 1).play(3, 0)
    seat, row = int(sampled.seats[0]), np.zeros(observer_of(game).layout.size, np.uint8)
    row[sampled.places[: sampled.ends[0]]] = sampled.amounts[: sampled.ends[0]]
    match = game.new(players=3, seed=1).determinized(seat, 5)
    seen, _ = ValueInputs(game).read(match.board.record, [match.state], seat)
    same = (seen[0] == row).mean()
    assert same > 0.95


def trained(dataset: Dataset, seed: int) -> ValueTrainer:
    trainer = ValueTrainer(dataset, observer_of(branchline.load(GAME)).layout.scale(), "cpu", width=8, seed=seed)
    history = trainer.fit(2, size=64)
    assert min(each["error"] for each in history) <= history[0]["error"]
    return trainer


def answers(trainer: ValueTrainer, dataset: Dataset) -> Array:
    trainer.network.eval()
    with torch.no_grad():
        return np.asarray(trainer._predict(torch.arange(len(dataset.seats))))


def test_targets_are_mixed_with_what_searches_expected(dataset: Dataset) -> None:
    """With λ 0 the target of a searched position is what its search expected, unless the game was over before the next;
    with λ 1 the result."""
    trainer = trained(dataset, 1)
    results = trainer._targets.clone()
    trainer.use_lambda_returns(1.0)
    assert torch.allclose(trainer._targets, results)
    trainer.use_lambda_returns(0.0)
    own, searched = trainer._targets[:, 0].numpy(), ~np.isnan(dataset.expected)
    assert (own[searched] == dataset.expected[searched]).mean() > 0.9


def test_what_was_learned_is_what_bots_play_by(dataset: Dataset) -> None:
    first, second = trained(dataset, 1), trained(dataset, 2)
    scales = first.scales
    both = ensemble([first.network.weights(), second.network.weights()])
    joined = ValueTrainer(dataset, observer_of(branchline.load(GAME)).layout.scale(), "cpu", scales=scales)
    joined.begin_with(both, 1)
    assert answers(joined, dataset) == pytest.approx((answers(first, dataset) + answers(second, dataset)) / 2, abs=1e-4)


def test_it_begins_with_the_network_of_the_package(dataset: Dataset) -> None:
    game, net = branchline.load(GAME), VALUE_NETS.packaged(branchline.load(GAME))
    layout = observer_of(game).layout
    trainer = ValueTrainer(dataset, layout.scale(), "cpu", scales=Scales(net.value_scale, net.margin_scale))
    trainer.begin_with(net.weights(layout.size), 1)
    row = np.zeros(layout.size, np.uint8)
    row[dataset.places[: dataset.ends[0]]] = dataset.amounts[: dataset.ends[0]]
    players = int(dataset.players[0])
    seats, numbers = (each[:1].astype(int) for each in (dataset.seats, dataset.players))
    inputs = heuristic_inputs(dataset.values[:1], seats, numbers, net.value_scale)
    played_by = net.values(row[None], inputs, players)[0]
    assert answers(trainer, dataset)[0, :players] == pytest.approx(played_by, abs=1e-3)


def test_rounds_go_on_where_they_were(tmp_path: Path) -> None:
    """From the games of `master` to a file that `master` plays by; a second run adds a round."""
    arguments = [GAME, "--folder", str(tmp_path), "--device", "cpu", "--workers", "1", "--games", "3",
                 "--simulations", "2", "--epochs", "1"]  # fmt: skip
    for rounds in (1, 2):
        main(arguments)
        assert Run(parse(arguments)).rounds == rounds
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 4
    metadata = ValueNet(tmp_path / f"{GAME}-2.npz").metadata
    assert (metadata.games, metadata.settings["rounds"]) == (6, 2)
    match = branchline.load(GAME).new(players=3, seed=1)
    assert (
        make_bot(f"value:{tmp_path / f'{GAME}-2.npz'}", match.game, simulations=2).choose(match)
        in match.legal_numbers()
    )


def digests(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("datasets/*.npz")}


def processes_of(mark: str) -> list[int]:
    """Those that run with this mark in their environment."""
    found = []
    for environment in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in environment.read_bytes():
                found.append(int(environment.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="asks the kernel which processes there are")
def test_a_round_that_is_killed_loses_only_what_was_not_kept(tmp_path: Path) -> None:
    """Its workers end with it, the games that it kept stay as they are, and count when it goes on."""
    games, mark = 12, f"TRAINING_ROUND={tmp_path}"
    arguments = [GAME, "--folder", str(tmp_path), "--device", "cpu", "--workers", "2", "--games", str(games),
                 "--simulations", "1", "--epochs", "1"]  # fmt: skip
    command = [sys.executable, "-m", "branchline.train.value", *arguments]
    running = subprocess.Popen(command, env=os.environ | {"TRAINING_ROUND": str(tmp_path)}, stdout=subprocess.DEVNULL)
    while not digests(tmp_path):
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGKILL)
    running.wait()
    end = time.monotonic() + 60
    while processes_of(mark):
        assert time.monotonic() < end, "workers go on without the run"
        time.sleep(0.1)
    kept = digests(tmp_path)
    assert not (tmp_path / f"{GAME}-1.npz").exists()
    main(arguments)
    assert digests(tmp_path).items() > kept.items()
    assert ValueNet(tmp_path / f"{GAME}-1.npz").metadata.games == 2 * games
