"""Games of `master` to learn from (expert iteration): positions, what the search expects of them, and how games end.

The search decides how a move begins, and `greedy` carries it out until another seat decides or chance speaks. Of each
move two views are sampled: what the seat sees that moves next, with the value that its search finds, and what the seat
sees that has just moved.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import numpy as np

import branchline
from branchline.bots.advice.win_probability import shares_of
from branchline.bots.evaluation import ValueInputs
from branchline.bots.play.arena import in_parallel
from branchline.bots.search.findings import Findings
from branchline.bots.search.greedy import GreedyBot
from branchline.bots.search.master import MasterBot
from branchline.kernel import Array, Match
from branchline.train.games import new_match, own_first

NEAR_BEST = 6
"""A move that is not the best is drawn from so many."""
GAMES_A_FILE = 8


@dataclass(frozen=True)
class Plan:
    """Which games to play, and what is sampled from them."""

    game: str
    folder: str
    """Of the datasets."""
    seconds: float
    """Of each worker, for all games of the round."""
    round: int = 0
    net: str = ""
    """The file of the value network that judges; empty: as usual."""
    simulations: int = 0
    varied: float = 0.15
    """The share of games with options drawn at random."""
    random_rate: float = 0.01
    """The share of decisions drawn from all legal actions."""
    near_best_rate: float = 0.1
    """The share of moves drawn from the best few."""
    keep: float = 0.5
    """The share of positions that are sampled."""
    most: int = 1 << 30
    """Games of each worker at most."""


@dataclass(frozen=True)
class Dataset:
    """Sampled positions. Rows are sparse: the places that are not zero, and the numbers there."""

    ends: Array
    places: Array
    amounts: Array
    values: Array
    """By the heuristic, to each seat."""
    expected: Array
    """By the search of the seat that looks, where it was that one's move; otherwise not a number."""
    seats: Array
    players: Array
    shares: Array
    """Of the win, own seat first, and so are the scores."""
    scores: Array
    games: Array
    seconds: Array
    """By game, how long it took."""

    def save(self, path: Path) -> None:
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **{name: getattr(self, name) for name in self.__dataclass_fields__})
        unfinished.replace(path)


def joined(parts: list[Dataset]) -> Dataset:
    lengths = np.concatenate([np.diff(part.ends, prepend=0) for part in parts])
    arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Dataset.__dataclass_fields__}
    return Dataset(**arrays | {"ends": np.cumsum(lengths)})


def read_datasets(paths: list[Path]) -> Dataset:
    """Join datasets, and number their games anew."""
    parts, games = [], 0
    for path in paths:
        with np.load(path) as kept:
            part = dict(kept)
        part["games"] += games
        games = int(part["games"].max(initial=games)) + 1
        parts.append(Dataset(**part))
    return joined(parts)


class Recorder:
    """Samples positions of one match."""

    def __init__(self, inputs: ValueInputs, match: Match, random: Random) -> None:
        self._inputs, self._match, self._random = inputs, match, random
        self._sampled: list[tuple[Array, Array, float, int]] = []

    @property
    def is_empty(self) -> bool:
        return not self._sampled

    def add(self, seat: int, expected: float = math.nan) -> None:
        """Add the present position, as a seat may know it."""
        known = self._match.determinized(seat, self._random.getrandbits(62))
        rows, values = self._inputs.read(known.board.record, [known.state], seat)
        self._sampled.append((rows[0], values[0], expected, seat))

    def dataset(self, number: int, seconds: float) -> Dataset:
        """What was sampled of the match, which is over."""
        rows, values, expected, seats = map(np.array, zip(*self._sampled, strict=True))
        at, places = np.nonzero(rows)
        match, count, width = self._match, len(seats), values.shape[1]
        return Dataset(
            ends=np.cumsum(np.bincount(at, minlength=count)),
            places=places.astype(np.uint16),
            amounts=rows[at, places],
            values=values.astype(np.float32),
            expected=expected.astype(np.float32),
            seats=seats.astype(np.int8),
            players=np.full(count, match.players, np.int8),
            shares=own_first(np.array(shares_of(match)), seats, width),
            scores=own_first(np.array(match.scores()), seats, width),
            games=np.full(count, number, np.int32),
            seconds=np.array([seconds]),
        )


class Player:
    """Plays at all seats."""

    def __init__(self, plan: Plan, seed: int) -> None:
        game = branchline.load(plan.game)
        self._plan, self._game, self._random = plan, game, Random(seed)
        self._master = MasterBot(game, seed, simulations=plan.simulations or None, file=plan.net)
        self._greedy, self._inputs = GreedyBot(game, seed), ValueInputs(game)

    def play(self, players: int, number: int) -> Dataset:
        """One game, and the positions that were sampled from it."""
        plan, random, start = self._plan, self._random, time.monotonic()
        match = new_match(self._game, players, plan.varied, random)
        recorder, begun = Recorder(self._inputs, match, random), None
        while (seat := match.to_move) is not None:
            numbers = match.legal_numbers()
            action = numbers[0]
            if len(numbers) > 1:
                known, here = match.determinized(seat, random.getrandbits(62)), (seat, match.revealed)
                if begun == here:
                    action = self._greedy.choose(known)
                else:
                    found = self._master.analyse(known)
                    self._sample(recorder, begun[0] if begun else seat, seat, found)
                    action, begun = self._choose(known, found), here
                if random.random() < plan.random_rate:
                    action = random.choice(numbers)
            match.play(action)
        return recorder.dataset(number, time.monotonic() - start)

    def _sample(self, recorder: Recorder, mover: int, seat: int, found: Findings) -> None:
        """Sample the beginning of a move as its seat sees it, and as the seat does that moved before; of a game at
        least one."""
        if recorder.is_empty or self._random.random() < self._plan.keep:
            recorder.add(seat, next(iter(found.values.values())) if found.in_win_shares else math.nan)
            if mover != seat:
                recorder.add(mover)

    def _choose(self, match: Match, found: Findings) -> int:
        """The best action, or now and then one of the best few."""
        if not found.visits:
            return self._greedy.choose(match)
        best = list(found.values)[: NEAR_BEST if self._random.random() < self._plan.near_best_rate else 1]
        return self._random.choice(best)


def play_worker(plan: Plan, worker: int) -> int:
    """Play until the time of the round is up, of which the games that are kept already took a part; return how many
    games are kept then."""
    folder, spent, games = Path(plan.folder), 0.0, 0
    files = list(folder.glob(f"{plan.round}.{worker}.*.npz"))
    for file in files:
        with np.load(file) as kept:
            spent, games = spent + float(kept["seconds"].sum()), games + len(kept["seconds"])
    part = len(files)
    player = Player(plan, Random(f"{plan.round} {worker} {part}").getrandbits(62))
    numbers = branchline.load(plan.game).players
    played: list[Dataset] = []
    while spent < plan.seconds and games < plan.most:
        played.append(player.play(numbers[(worker + games) % len(numbers)], len(played)))
        spent, games = spent + float(played[-1].seconds.sum()), games + 1
        if len(played) == GAMES_A_FILE or spent >= plan.seconds or games == plan.most:
            joined(played).save(folder / f"{plan.round}.{worker}.{part}.npz")
            played, part = [], part + 1
    return games


def play_all(plan: Plan, workers: int) -> int:
    """Play on so many cores; return the number of games of the round."""
    Path(plan.folder).mkdir(parents=True, exist_ok=True)
    Player(plan, 0)
    return sum(in_parallel(partial(play_worker, plan), range(workers), workers))
