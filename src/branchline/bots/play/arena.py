"""The arena: bots against bots, each in every seat on the same seeds, on all cores."""

from __future__ import annotations

import math
import multiprocessing
import os
import statistics
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import branchline
from branchline.bots import FairBot, make_bot
from branchline.bots.play.external import BotFailed
from branchline.bots.play.ratings import Rating, rated

ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
CONFIDENT = 1.96
BATCHES_A_WORKER = 8

Task = TypeVar("Task")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Contest:
    """Which games to play: in game number k the line-up is moved on by k seats, with a new seed once it is round."""

    game: str
    lineup: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    simulations: int = 0
    """What those that search may try for a move; 0: what is usual."""

    def make_bot(self, name: str, seed: int = 0) -> FairBot:
        return make_bot(name, branchline.load(self.game), seed, simulations=self.simulations or None)

    def seats(self, number: int) -> tuple[str, ...]:
        shift = number % len(self.lineup)
        return self.lineup[shift:] + self.lineup[:shift]

    def seed_of(self, number: int) -> int:
        return self.seed + number // len(self.lineup)


@dataclass(frozen=True)
class FixedSeats(Contest):
    """Every bot keeps its seat, and every game has a seed of its own."""

    def seats(self, number: int) -> tuple[str, ...]:
        return self.lineup

    def seed_of(self, number: int) -> int:
        return self.seed + number


@dataclass(frozen=True)
class Result:
    number: int
    bots: tuple[str, ...]
    places: list[int]
    scores: list[int]
    seconds: list[float]
    moves: list[int]
    fault: str = ""
    """Why the bot in the last place could not go on, if it could not."""
    ending: str = ""
    """The key of the way the game ended."""
    actions: tuple[int, ...] = ()
    """The numbers of all actions."""

    def share(self, seat: int) -> float:
        """Return a seat's share of the win; those in the first place share it."""
        return (self.places[seat] == 1) / self.places.count(1)


def play(contest: Contest, number: int) -> Result:
    bots, seed = contest.seats(number), contest.seed_of(number)
    match = branchline.load(contest.game).new(players=len(bots), seed=seed, options=contest.options)
    seconds, moves = [0.0] * len(bots), [0] * len(bots)
    places, fault = None, ""
    with ExitStack() as open_bots:
        players = []
        for seat, name in enumerate(bots):
            players.append(contest.make_bot(name, seed * len(bots) + seat))
            open_bots.callback(players[seat].close)
        while places is None and (seat_to_move := match.to_move) is not None:
            start = time.perf_counter()
            try:
                match.play(players[seat_to_move].choose(match))
            except BotFailed as failed:
                places, fault = without(seat_to_move, len(bots)), str(failed)
            seconds[seat_to_move] += time.perf_counter() - start
            moves[seat_to_move] += 1
    return Result(number, bots, places or match.places(), match.scores(), seconds, moves, fault,
                  match.end_reason, tuple(action.number for action in match.actions))  # fmt: skip


def without(seat: int, players: int) -> list[int]:
    """The places when a seat has lost because it could not go on: the others share the win."""
    return [players if other == seat else 1 for other in range(players)]


def play_some(contest: Contest, numbers: Sequence[int]) -> list[Result]:
    return [play(contest, number) for number in numbers]


Runner = Callable[[Contest], Iterator[list[Result]]]
"""What plays all games of a contest somewhere, and hands them over part by part."""


def results(contest: Contest, workers: int = 0, done: Callable[[int], None] = lambda count: None,
            runner: Runner | None = None) -> list[Result]:  # fmt: skip
    """All games, in order; `done` is told how many more are finished."""
    for name in set(contest.lineup):
        contest.make_bot(name).close()
    workers = min(workers or os.cpu_count() or 1, contest.games)
    parts = runner(contest) if runner else in_parallel(partial(play_some, contest), batches(contest, workers), workers)
    found: list[Result] = []
    for part in parts:
        found += part
        done(len(part))
    return sorted(found, key=lambda result: result.number)


def batches(contest: Contest, workers: int) -> list[range]:
    """The numbers of the games, in parts for so many to share."""
    size = max(1, contest.games // (workers * BATCHES_A_WORKER)) if workers > 1 else 1
    return [range(start, min(start + size, contest.games)) for start in range(0, contest.games, size)]


def in_parallel(
    play: Callable[[Task], Found], tasks: Iterable[Task], workers: int, at_once: int = 1
) -> Iterator[Found]:  # fmt: skip
    """The results of all tasks, in order, by so many processes; with one worker in this one."""
    if workers <= 1:
        yield from map(play, tasks)
        return
    os.environ |= ONE_THREAD
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), end_with_parent) as pool:
        yield from pool.map(play, tasks, chunksize=at_once)


def end_with_parent() -> None:
    """A worker would outlive a process that is killed, and go on to write what the next run writes."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# --- the report -----------------------------------------------------------------------------------------------


@dataclass
class _Tally:
    shares: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By the seed: games on one seed stand for one another."""
    places: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    seconds: float = 0.0
    moves: int = 0


def report(contest: Contest, played: Sequence[Result]) -> dict[str, Any]:
    tallies: dict[str, _Tally] = defaultdict(_Tally)
    ratings: dict[str, Rating] = defaultdict(Rating)
    for result in played:
        _count(contest, result, tallies)
        _rate(result, ratings)
    fair = 1 / len(contest.lineup)
    bots = [
        {"bot": name, "games": len(tally.places), "fair_share": round(fair, 4), **_figures(tally),
         "rating": round(ratings[name].strength, 2), "rating_doubt": round(ratings[name].doubt, 2)}
        for name, tally in tallies.items()
    ]  # fmt: skip
    return {"game": contest.game, "players": len(contest.lineup), "games": len(played), "seed": contest.seed,
            "options": contest.options, "simulations": contest.simulations or None,
            "faults": _faults(played), "bots": sorted(bots, key=lambda bot: -float(bot["win_share"]))}  # fmt: skip


def _faults(played: Sequence[Result]) -> list[dict[str, Any]]:
    """Games that a bot lost because it could not go on."""
    return [
        {"game": result.number, "bot": result.bots[max(enumerate(result.places), key=lambda seat: seat[1])[0]],
         "reason": result.fault}
        for result in played if result.fault
    ]  # fmt: skip


def _count(contest: Contest, result: Result, tallies: dict[str, _Tally]) -> None:
    total = sum(result.scores)
    for seat, name in enumerate(result.bots):
        tally = tallies[name]
        tally.shares[contest.seed_of(result.number)].append(result.share(seat))
        tally.places.append(result.places[seat])
        others = (total - result.scores[seat]) / max(1, len(result.bots) - 1)
        tally.margins.append(result.scores[seat] - others)
        tally.seconds += result.seconds[seat]
        tally.moves += result.moves[seat]


def _rate(result: Result, ratings: dict[str, Rating]) -> None:
    """A bot in several seats moves by what it gained in all of them."""
    before = [ratings[name] for name in result.bots]
    after = rated(before, result.places)
    for name in set(result.bots):
        seats = [seat for seat, bot in enumerate(result.bots) if bot == name]
        ratings[name] = Rating(
            statistics.fmean(after[seat].strength for seat in seats),
            statistics.fmean(after[seat].doubt for seat in seats),
        )


def _figures(tally: _Tally) -> dict[str, Any]:
    share, interval = share_with_interval([statistics.fmean(shares) for shares in tally.shares.values()])
    return {
        "win_share": round(share, 4),
        "interval": [round(bound, 4) for bound in interval],
        "mean_rank": round(statistics.fmean(tally.places), 3),
        "margin": round(statistics.fmean(tally.margins), 1),
        "ms_a_move": round(1000 * tally.seconds / max(tally.moves, 1), 3),
    }


def share_with_interval(shares: Sequence[float]) -> tuple[float, tuple[float, float]]:
    """The mean share and its 95 % interval, from one share for each seed. A share of none or all is given the interval
    of as many games with one exception.

    >>> share, interval = share_with_interval([0.5, 1.0, 0.0, 0.5])
    >>> share, [round(bound, 2) for bound in interval]
    (0.5, [0.1, 0.9])
    """
    count, mean = len(shares), statistics.fmean(shares)
    spread = statistics.stdev(shares) if count > 1 else 0.5
    margin = CONFIDENT * max(spread, 1 / (count + 1)) / math.sqrt(count)
    return mean, (max(0.0, mean - margin), min(1.0, mean + margin))
