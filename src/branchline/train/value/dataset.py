"""Many games to learn an outlook from, on all cores until their time is up."""

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
from branchline.bots.models.value_network import Outlook
from branchline.bots.play.arena import ONE_THREAD
from branchline.kernel.record import Array
from branchline.train.self_play.starts import drawn_options
from branchline.train.value import self_play as moves
from branchline.train.value.self_play import Mover, Moves

MOST_KEPT = 1000
"""Of one game."""


@dataclass(frozen=True)
class Way:
    """How games are played."""

    game: str
    seconds: float
    seed: int = 0
    players: tuple[int, ...] = ()
    ways: int = 0
    """How many ways whoever is to move follows; 0: as many as the hints say."""
    steps: int = 0
    while_moving: bool = False
    """Whether positions in the middle of a move are kept too."""
    anything: float = 0.02
    nearly_best: float = 0.1
    nearly: int = 6
    keep: float = 0.15
    onlookers: float = 0.4
    """How many of the positions are kept as anyone sees them, not only who has moved."""
    varied: float = 0.15
    by_outlook: float = 0.0
    """How many of the seats."""
    candidates: int = 16
    trust: float = 0.0
    deals: int = 4
    jump: int = 0
    """Whether a move is made at one go: 1 by greedy, 2 by all."""
    spread: float = 1.0
    usual: float = 1.0
    games: int = 1 << 60

    def plan(self) -> Array:
        plan = np.zeros(moves.PLAN)
        plan[moves.ANYTHING], plan[moves.NEARLY_BEST], plan[moves.NEARLY] = self.anything, self.nearly_best, self.nearly
        plan[moves.CANDIDATES], plan[moves.TRUST], plan[moves.DEALS] = self.candidates, self.trust, self.deals
        plan[moves.JUMP], plan[moves.KEEP], plan[moves.MARGIN] = self.jump, self.keep, moves.MARGIN_WEIGHT
        plan[moves.SPREAD], plan[moves.USUAL] = self.spread, self.usual
        plan[moves.WHILE_MOVING], plan[moves.ONLOOKERS] = self.while_moving, self.onlookers
        return plan


@dataclass(frozen=True)
class Notes:
    """Positions, of which the rows are kept short: the places that are not zero, and what stands there."""

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


def read_notes(paths: list[Path]) -> Notes:
    parts, games = [], 0
    for path in paths:
        with np.load(path) as kept:
            part = dict(kept)
        part["games"] += games
        games = int(part["games"].max(initial=games)) + 1
        parts.append(Notes(**part))
    return joined(parts)


def play_worker(way: Way, net: Outlook | None, folder: str, worker: int) -> dict[int, int]:
    """Play until the time is up; returns how many games there were with each number of players."""
    game, random = branchline.load(way.game), Random(f"{way.seed} {worker}")
    mover = Mover(game, ways=way.ways, steps=way.steps, most=MOST_KEPT if way.keep else 1)
    if net is not None:
        mover.net = net
    end = time.monotonic() + way.seconds
    plan, numbers = way.plan(), way.players or game.players
    found = dict.fromkeys(numbers, 0)
    parts: list[Notes] = []
    while time.monotonic() < end and len(parts) < way.games:
        players = numbers[len(parts) % len(numbers)]
        options = drawn_options(game, players, random) if random.random() < way.varied else None
        match = game.new(players=players, seed=random.getrandbits(62), options=options)
        modes = np.zeros(game.players[-1], np.int64)
        modes[:players] = [random.random() < way.by_outlook for _ in range(players)]
        parts.append(_short(mover.play(match, modes, plan, random), len(parts)))
        found[players] += 1
    joined(parts).save(Path(folder) / f"{way.seed}.{worker}.npz")
    return found


def _short(noted: Moves, number: int) -> Notes:
    at, places = np.nonzero(noted.rows)
    count = len(noted.seats)
    return Notes(np.cumsum(np.bincount(at, minlength=count)), places.astype(np.uint16), noted.rows[at, places],
                 noted.values, noted.seats.astype(np.int8), noted.players.astype(np.int8), noted.shares, noted.scores,
                 np.full(count, number, np.int32))  # fmt: skip


def joined(parts: list[Notes]) -> Notes:
    lengths = np.concatenate([np.diff(part.ends, prepend=0) for part in parts])
    arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Notes.__dataclass_fields__}
    return Notes(**arrays | {"ends": np.cumsum(lengths)})


def play_all(way: Way, net: Outlook | None, folder: Path, workers: int) -> dict[int, int]:
    """On so many cores."""
    folder.mkdir(parents=True, exist_ok=True)
    one = partial(play_worker, way, net, str(folder))
    if workers == 1:
        return one(0)
    os.environ |= ONE_THREAD
    found: Counter[int] = Counter()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for part in pool.map(one, range(workers)):
            found.update(part)
    return dict(found)
