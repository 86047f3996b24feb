"""Trains the value network of a game: `python -m branchline.train.value GAME --folder FOLDER`.

In each round games are played on all cores, in the first by `greedy` alone, then at about half of the seats by the
network learned so far; and a network is trained on all rounds that are remembered. How strong `master` is with it is
for the arena to measure: `branchline arena GAME --bots value:FILE --against greedy --note`.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import torch

import branchline
from branchline.bots.models.files import EARLIER_SETTINGS
from branchline.bots.models.loading import metadata_for
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import ValueWeights
from branchline.bots.models.value_network_file import ValueNet, value_network_bytes
from branchline.train.value.dataset import Dataset, Games, play_all, read_datasets
from branchline.train.value.self_play import Plan, SelfPlayer
from branchline.train.value.trainer import Scales, ValueTrainer, ensemble

NETWORK_SEATS = 0.5
LAMBDA = 0.85
"""The λ of the returns that networks are trained on."""
CANDIDATES, HEURISTIC_WEIGHT = 16, 0.3
"""The number of moves compared in self-play, and the weight of the heuristic beside the network."""
INTEGERS = {"workers": 0, "first": 0, "rounds": 3, "remember": 3, "beam": 8, "depth": 0, "determinizations": 4,
            "width": 80, "members": 3, "epochs": 3, "minibatch": 2048}  # fmt: skip
REALS = {"seconds": 150.0, "learn-seconds": 18.0, "keep": 0.5, "dropout": 0.2, "random-rate": 0.02,
         "near-best-rate": 0.1}  # fmt: skip
"""Seconds of the games of a round and of each training; the share of positions that are sampled; how often any action
is taken, and how often one of the six best: where a turn takes many decisions, less of that leaves more of the plan to
be seen."""


class Run:
    """Rounds of self-play and training; everything is kept in a folder, and a run goes on from there."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, self.game = options, branchline.load(options.game)
        self.folder = Path(options.folder)
        self.file = self.folder / f"{self.game.id}.npz"
        self.start = time.monotonic()
        (self.folder / "datasets").mkdir(parents=True, exist_ok=True)
        SelfPlayer(self.game)

    def log(self, **figures: Any) -> None:
        line = json.dumps({"game": self.game.id, "at": round(time.monotonic() - self.start), **figures})
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def plan(self) -> Plan:
        options = self.options
        return Plan(random_rate=options.random_rate, near_best_rate=options.near_best_rate, candidates=CANDIDATES,
                    heuristic_weight=HEURISTIC_WEIGHT, determinizations=options.determinizations,
                    whole_moves=2 if options.whole_moves else 0, keep_rate=options.keep,
                    within_moves=int(options.within_moves))  # fmt: skip

    def play(self, number: int) -> None:
        options, plan, weights = self.options, self.plan(), None
        if number:
            net = ValueNet(self.file)
            plan = plan._replace(value_scale=net.value_scale, margin_scale=net.margin_scale)
            weights = net.weights(observer_of(self.game).layout.size)
        games = Games(self.game.id, options.seconds, number, beam=options.beam, depth=options.depth,
                      network_seats=NETWORK_SEATS if number else 0.0, plan=plan)  # fmt: skip
        found = play_all(games, weights, self.folder / "datasets", options.workers or os.cpu_count() or 1)
        self.log(round=number, games=found)

    def dataset(self, number: int) -> Dataset:
        """The positions of the last rounds."""
        rounds = range(max(0, number - self.options.remember + 1), number + 1)
        folder = self.folder / "datasets"
        return read_datasets([path for each in rounds for path in sorted(folder.glob(f"{each}.*.npz"))])

    def learn(self, number: int) -> None:
        """One network learns the results of games; the others learn λ-returns with its predictions, as an ensemble."""
        dataset, scales, options = self.dataset(number), None, self.options
        if number:
            net = ValueNet(self.file)
            scales = Scales(net.value_scale, net.margin_scale)
        trainer = ValueTrainer(dataset, observer_of(self.game).layout.scale(), options.device, width=options.width,
                               scales=scales, seed=number)  # fmt: skip
        history = self.fit(trainer)
        trainer.use_lambda_returns(LAMBDA)
        nets = []
        for member in range(options.members):
            trainer.begin(options.width, 100 * number + member + 1)
            history += self.fit(trainer)
            nets.append(trainer.network.weights())
        self.save(ensemble(nets), dataset, trainer.scales, number, history[-1])
        self.log(round=number, positions=len(dataset.seats), bytes=self.file.stat().st_size,
                 errors=[round(each["error"], 4) for each in history], last=history[-1])  # fmt: skip

    def save(self, net: ValueWeights, dataset: Dataset, scales: Scales, number: int, last: dict[str, float]) -> None:
        trained_with = {"value_scale": scales.value_scale, "margin_scale": scales.margin_scale,
                        "heuristic_weight": HEURISTIC_WEIGHT}  # fmt: skip
        settings = {EARLIER_SETTINGS[name]: value for name, value in trained_with.items()} | {
            "candidates": CANDIDATES, "determinizations": self.options.determinizations,
            "rounds": number + 1, "validation": last,
        }  # fmt: skip
        metadata = metadata_for(self.game, seed=0, decisions=len(dataset.seats), games=int(dataset.games.max()) + 1,
                                settings=settings)  # fmt: skip
        self.file.write_bytes(value_network_bytes(metadata, net))

    def fit(self, trainer: ValueTrainer) -> list[dict[str, float]]:
        options = self.options
        return trainer.fit(options.epochs, size=options.minibatch, seconds=options.learn_seconds,
                           dropout=options.dropout)  # fmt: skip


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", required=True)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    for name, number in INTEGERS.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    for name, amount in REALS.items():
        parser.add_argument(f"--{name}", type=float, default=amount)
    parser.add_argument("--whole-moves", action="store_true", help="play a whole move at once, where nothing is hidden")
    parser.add_argument("--within-moves", action="store_true", help="sample positions in the middle of a move, too")
    return parser.parse_args(arguments)


def main() -> None:
    options = parse()
    run = Run(options)
    for number in range(options.first, options.rounds):
        run.play(number)
        run.learn(number)
