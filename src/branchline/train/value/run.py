"""Trains the value network of a game by the games of `master`: `python -m branchline.train.value GAME --folder FOLDER`.

In each round `master` plays itself on all cores, and the network that judges for it learns from the games of all rounds
that are remembered. The first round begins with the network that comes with the package, or without one. How strong
`master` is with the network of a round, `FOLDER/GAME-ROUND.npz`, is for the arena to measure: `branchline arena GAME
--bots value:FILE --against greedy`. Each run adds rounds to its folder; one that was stopped goes on with its round.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from itertools import count
from pathlib import Path
from typing import Any

import torch

import branchline
from branchline.bots.models.files import EARLIER_SETTINGS, IncompatibleModel
from branchline.bots.models.loading import metadata_for
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import (
    VALUE_NETS,
    ValueNet,
    ValueWeights,
    value_network_bytes,
)
from branchline.train.value.games import Dataset, Plan, play_all, read_datasets
from branchline.train.value.trainer import Scales, ValueTrainer, ensemble

LAMBDA = 0.85
"""The λ of the returns that networks are trained on."""
HEURISTIC_WEIGHT = 0.3
"""The weight of the heuristic beside a network that was trained from nothing."""
INTEGERS = {"workers": 0, "rounds": 1, "remember": 3, "simulations": 0, "width": 80, "members": 3, "epochs": 3,
            "minibatch": 1024}  # fmt: skip
REALS = {"minutes": 20.0, "learn-seconds": 60.0, "keep": 0.5, "dropout": 0.2, "random-rate": 0.01,
         "near-best-rate": 0.1}  # fmt: skip
"""Minutes of the games of a round, and seconds of each training; the share of positions that are sampled; how often any
action is taken, and how often a move is one of the six best."""


class Run:
    """Rounds of games and training, kept in a folder."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, self.game = options, branchline.load(options.game)
        self.folder = Path(options.folder)
        self.datasets = self.folder / "datasets"
        self.datasets.mkdir(parents=True, exist_ok=True)
        self.start = time.monotonic()

    def log(self, **figures: Any) -> None:
        line = json.dumps({"game": self.game.id, "at": round(time.monotonic() - self.start), **figures})
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def file(self, rounds: int) -> Path:
        """The network after so many rounds."""
        return self.folder / f"{self.game.id}-{rounds}.npz"

    @property
    def rounds(self) -> int:
        """The number of rounds so far."""
        return next(number for number in count() if not self.file(number + 1).exists())

    def net(self, rounds: int) -> ValueNet | None:
        """The network after so many rounds; at first the one that comes with the package, if there is one."""
        try:
            return VALUE_NETS.load(self.game, self.file(rounds)) if rounds else VALUE_NETS.packaged(self.game)
        except IncompatibleModel:
            if rounds:
                raise
            return None

    def play(self, number: int) -> None:
        options, net = self.options, str(self.file(number)) if number else ""
        plan = Plan(self.game.id, str(self.datasets), options.minutes * 60, number, net, keep=options.keep,
                    simulations=options.simulations, random_rate=options.random_rate,
                    near_best_rate=options.near_best_rate, most=options.games or Plan.most)  # fmt: skip
        self.log(round=number, games=play_all(plan, options.workers or os.cpu_count() or 1))

    def dataset(self, number: int) -> Dataset:
        """The positions of the last rounds."""
        rounds = range(max(0, number - self.options.remember + 1), number + 1)
        return read_datasets([path for each in rounds for path in sorted(self.datasets.glob(f"{each}.*.npz"))])

    def learn(self, number: int) -> None:
        """Train the present network on. Where there is none, one learns the results of games, and others λ-returns with
        its predictions, as an ensemble."""
        dataset, net, options = self.dataset(number), self.net(number), self.options
        layout = observer_of(self.game).layout
        scales = Scales(net.value_scale, net.margin_scale) if net else None
        trainer = ValueTrainer(dataset, layout.scale(), options.device, width=options.width, scales=scales, seed=number)
        if net is not None:
            trainer.begin_with(net.weights(layout.size), number)
            trainer.use_lambda_returns(LAMBDA)
            history, nets = self.fit(trainer), [trainer.network.weights()]
        else:
            history, nets = self.fit(trainer), []
            trainer.use_lambda_returns(LAMBDA)
            for member in range(options.members):
                trainer.begin(options.width, 100 * number + member + 1)
                history += self.fit(trainer)
                nets.append(trainer.network.weights())
        self.save(ensemble(nets), dataset, trainer.scales, number, net.heuristic_weight if net else HEURISTIC_WEIGHT)
        self.log(round=number, positions=len(dataset.seats), bytes=self.file(number + 1).stat().st_size,
                 errors=[round(each["error"], 4) for each in history], last=history[-1])  # fmt: skip

    def save(self, net: ValueWeights, dataset: Dataset, scales: Scales, number: int, heuristic_weight: float) -> None:
        trained_with = {"value_scale": scales.value_scale, "margin_scale": scales.margin_scale,
                        "heuristic_weight": heuristic_weight}  # fmt: skip
        settings = {EARLIER_SETTINGS[name]: value for name, value in trained_with.items()} | {"rounds": number + 1}
        metadata = metadata_for(self.game, seed=0, decisions=len(dataset.seats), games=int(dataset.games.max()) + 1,
                                settings=settings)  # fmt: skip
        unfinished = self.file(number + 1).with_suffix(".part")
        unfinished.write_bytes(value_network_bytes(metadata, net))
        unfinished.replace(self.file(number + 1))

    def fit(self, trainer: ValueTrainer) -> list[dict[str, float]]:
        options = self.options
        return trainer.fit(options.epochs, size=options.minibatch, seconds=options.learn_seconds,
                           dropout=options.dropout)  # fmt: skip


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", required=True)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, default=0, help="so many in a round on each core at most")
    for name, number in INTEGERS.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    for name, amount in REALS.items():
        parser.add_argument(f"--{name}", type=float, default=amount)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    options = parse(arguments)
    run = Run(options)
    for number in range(run.rounds, run.rounds + options.rounds):
        run.play(number)
        run.learn(number)
