"""Datasets for a value network: many games, on all cores until their time is up."""

from __future__ import annotations

import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np

import branchline
from branchline.bots.models.value_network import ValueWeights
from branchline.bots.play.arena import ONE_THREAD
from branchline.kernel.record import Array
from branchline.train.self_play.starts import drawn_options
from branchline.train.value.self_play import Plan, Positions, SelfPlayer

MOST_SAMPLES = 1000
"""Of one game."""


USUAL = Plan()


@dataclass(frozen=True)
class Games:
    """Which games to play, and how."""

    game: str
    seconds: float
    seed: int = 0
    players: tuple[int, ...] = ()
    beam: int = 0
    """The beam width of whoever is to move; 0: that of the heuristic."""
    depth: int = 0
    varied: float = 0.15
    """The share of games with options drawn at random."""
    network_seats: float = 0.0
    """The share of seats at which the network plays."""
    most: int = 1 << 60
    plan: Plan = USUAL


@dataclass(frozen=True)
class Dataset:
    """Sampled positions. Rows are sparse: the places that are not zero, and the numbers there."""

    ends: Array
    places: Array
    amounts: Array
    values: Array
    seats: Array
    players: Array
    shares: Array
    scores: Array
    games: Array

    def save(self, path: Path) -> None:
        np.savez(path, **{name: getattr(self, name) for name in self.__dataclass_fields__})


def read_datasets(paths: list[Path]) -> Dataset:
    parts, games = [], 0
    for path in paths:
        with np.load(path) as kept:
            part = dict(kept)
        part["games"] += games
        games = int(part["games"].max(initial=games)) + 1
        parts.append(Dataset(**part))
    return joined(parts)


def play_worker(wanted: Games, net: ValueWeights | None, folder: str, worker: int) -> dict[int, int]:
    """Play until the time is up; return how many games there were with each number of players."""
    game, random = branchline.load(wanted.game), Random(f"{wanted.seed} {worker}")
    player = SelfPlayer(game, beam=wanted.beam, depth=wanted.depth, most=MOST_SAMPLES if wanted.plan.keep_rate else 1)
    if net is not None:
        player.net = net
    end = time.monotonic() + wanted.seconds
    numbers = wanted.players or game.players
    found = dict.fromkeys(numbers, 0)
    parts: list[Dataset] = []
    while time.monotonic() < end and len(parts) < wanted.most:
        players = numbers[len(parts) % len(numbers)]
        options = drawn_options(game, players, random) if random.random() < wanted.varied else None
        match = game.new(players=players, seed=random.getrandbits(62), options=options)
        by_network = np.zeros(game.players[-1], np.int64)
        by_network[:players] = [random.random() < wanted.network_seats for _ in range(players)]
        parts.append(_sparse(player.play(match, by_network, wanted.plan, random), len(parts)))
        found[players] += 1
    joined(parts).save(Path(folder) / f"{wanted.seed}.{worker}.npz")
    return found


def _sparse(sampled: Positions, number: int) -> Dataset:
    at, places = np.nonzero(sampled.rows)
    count = len(sampled.seats)
    return Dataset(np.cumsum(np.bincount(at, minlength=count)), places.astype(np.uint16), sampled.rows[at, places],
                   sampled.values, sampled.seats.astype(np.int8), sampled.players.astype(np.int8), sampled.shares,
                   sampled.scores, np.full(count, number, np.int32))  # fmt: skip


def joined(parts: list[Dataset]) -> Dataset:
    lengths = np.concatenate([np.diff(part.ends, prepend=0) for part in parts])
    arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Dataset.__dataclass_fields__}
    return Dataset(**arrays | {"ends": np.cumsum(lengths)})


def play_all(wanted: Games, net: ValueWeights | None, folder: Path, workers: int) -> dict[int, int]:
    """Play on so many cores; return how many games there were with each number of players."""
    folder.mkdir(parents=True, exist_ok=True)
    one = partial(play_worker, wanted, net, str(folder))
    if workers == 1:
        return one(0)
    os.environ |= ONE_THREAD
    found: Counter[int] = Counter()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for part in pool.map(one, range(workers)):
            found.update(part)
    return dict(found)
