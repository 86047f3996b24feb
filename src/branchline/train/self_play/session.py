"""A session of training: some minutes of iterations, logged as they pass; a network and a checkpoint in a folder."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from branchline.bots.models.files import EARLIER_SETTINGS, Metadata
from branchline.bots.models.loading import metadata_for
from branchline.bots.models.observe import observer_of
from branchline.bots.models.policy_value import policy_value_bytes
from branchline.bots.terminal import MARGIN_SCALE
from branchline.envs.vector import VectorEnv
from branchline.train.cloning.games import play_games
from branchline.train.cloning.student import StudentTrainer
from branchline.train.games import starts
from branchline.train.self_play import checkpoint
from branchline.train.self_play.learner import Learner
from branchline.train.self_play.network import Network
from branchline.train.self_play.plot import write_plot
from branchline.train.self_play.pool import Pool
from branchline.train.self_play.settings import Settings

if TYPE_CHECKING:
    from branchline.bots.models.observe import Observer
    from branchline.kernel.game import Game

LOG, PLOT, STUDENT = "log.jsonl", "strength.svg", "student.npz"
LOG_EVERY = 10.0
"""Seconds between two lines of the log."""
SAVED_EVERY = 240.0

Line = dict[str, Any]


class Session:
    """Resumes from the checkpoint in the folder; `again` begins the schedule anew from there."""

    def __init__(self, game: Game, settings: Settings, folder: Path, device: str, *, again: bool = False) -> None:
        self.game, self.settings, self.folder = game, settings, folder
        self.observer = observer_of(game)
        torch.manual_seed(settings.seed)
        self.learner = _learner(game, self.observer, settings, torch.device(device))
        self.resumed = checkpoint.load(self.learner, folder, self._identity())
        if again:
            self.learner.begun = self.learner.decisions
        self.learner.deal()

    def run(self, minutes: float, report: Callable[[Line], None]) -> None:
        """Iterate until the time or the decisions are up."""
        start = time.monotonic()
        if self.settings.greedy_games and self.learner.student is None:
            self.train_student()
        began = logged = saved = time.monotonic()
        first, figures, goes_on = self.learner.decisions, _Figures(), self.learner.progress < 1
        while goes_on:
            figures.add(self.learner.iterate())
            now = time.monotonic()
            goes_on = self.learner.progress < 1 and now - start < minutes * 60
            if now - logged >= LOG_EVERY or not goes_on:
                self._log(figures.logged(), (self.learner.decisions - first) / (now - began), report)
                figures, logged = _Figures(), now
            if now - saved >= SAVED_EVERY:
                self.save()
                saved = now
        self.save()

    def train_student(self) -> None:
        """Train a student on what greedy does; a new training begins from it."""
        learner, settings = self.learner, self.settings
        student = copy.deepcopy(learner.network)
        trainer = StudentTrainer(student, play_games(self.game, settings))
        agreement = trainer.fit()
        learner.student = student.requires_grad_(False)
        learner.seen |= trainer.seen
        if learner.iterations == 0:
            learner.network.load_state_dict(student.state_dict())
            learner.pool = Pool(learner.network)
            learner.mean_margin = trainer.mean_margin
        metadata = replace(self._metadata(), decisions=trainer.decisions, games=settings.greedy_games,
                          settings={"agreement": round(agreement, 4)})  # fmt: skip
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / STUDENT).write_bytes(self._file(metadata, student))

    def _log(self, figures: dict[str, float], rate: float, report: Callable[[Line], None]) -> None:
        learner = self.learner
        line: Line = {
            "lessons": learner.iterations, "decisions": learner.decisions, "games": learner.games,
            "decisions_per_s": round(rate), "progress": round(learner.progress, 4), **figures,
        }  # fmt: skip
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        report(line)

    def save(self) -> None:
        checkpoint.save(self.learner, self.folder, self._identity())
        (self.folder / f"{self.game.id}.npz").write_bytes(self.net())
        write_plot(self.folder / LOG, self.folder / PLOT)

    def net(self) -> bytes:
        """The file of the network as it stands."""
        return self._file(self._metadata(), self.learner.network)

    def _file(self, metadata: Metadata, network: Network) -> bytes:
        used = np.flatnonzero(self.learner.seen.cpu().numpy())
        return policy_value_bytes(metadata, network.arrays(used), used)

    def _metadata(self) -> Metadata:
        learner, settings = self.learner, self.settings
        told = {name: value for name, value in asdict(settings).items() if name != "seed"}
        told[EARLIER_SETTINGS["margin_scale"]] = MARGIN_SCALE * float(learner.mean_margin)
        return metadata_for(self.game, seed=settings.seed, decisions=learner.decisions, games=learner.games,
                            settings=told)  # fmt: skip

    def _identity(self) -> dict[str, Any]:
        """Return what must be the same for a training to go on."""
        layout = self.observer.layout
        widths = [self.settings.first_width(layout.size), self.settings.width]
        return {"game": self.game.id, "board": self.game.load_board().digest, "encoding": layout.fingerprint,
                "widths": widths}  # fmt: skip


def _learner(game: Game, observer: Observer, settings: Settings, device: torch.device) -> Learner:
    begun = starts(game, settings.players, settings.varied, settings.seed)
    layout, actions = observer.layout, game.contract.verbs.size
    network = Network(layout.scale(), settings.first_width(layout.size), settings.width, actions, layout.seats)
    network = network.to(device)
    numbers = torch.tensor(begun["players"].astype(np.int64), device=device)
    players = numbers[torch.arange(settings.tables, device=device) % len(numbers)]
    env = VectorEnv(game, settings.tables, starts=begun, device=device.type)
    return Learner(network, Pool(network), env, players, settings)


class _Figures:
    """The figures of several iterations in one."""

    MEANS = ("entropy", "error", "drift")

    def __init__(self) -> None:
        self._iterations: list[dict[str, float]] = []

    def add(self, iteration: dict[str, float]) -> None:
        self._iterations.append(iteration)

    def logged(self) -> dict[str, float]:
        means = {name: round(float(np.mean([one[name] for one in self._iterations])), 5) for name in self.MEANS}
        return means | {f"against_{name}": self._won(name) for name in ("earlier", "greedy")}

    def _won(self, name: str) -> float:
        """Return the wins in fair shares against those who sit at this group of tables."""
        games = sum(one[f"games_against_{name}"] for one in self._iterations)
        wins = sum(one[f"wins_against_{name}"] for one in self._iterations)
        return round(wins / max(games, 1.0), 4)
