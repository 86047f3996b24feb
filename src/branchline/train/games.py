"""Games for trainers to learn from, played on all cores; in some of them options are drawn at random."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from branchline.bots.play.arena import ONE_THREAD
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match
    from branchline.kernel.options import Option

Task = TypeVar("Task")
Found = TypeVar("Found")


def new_match(game: Game, players: int, varied: float, random: Random) -> Match:
    """A match that has options drawn at random with the probability `varied`."""
    options = drawn_options(game, players, random) if random.random() < varied else None
    return game.new(players=players, seed=random.getrandbits(62), options=options)


def drawn_options(game: Game, players: int, random: Random) -> dict[str, Any]:
    return {option.name: random.choice(_possible(option, players)) for option in game.options}


def _possible(option: Option, players: int) -> list[Any]:
    return [value for value in option.values if option.suits(value, players)]


def in_parallel(
    play: Callable[[Task], Found], tasks: Iterable[Task], workers: int, at_once: int = 1
) -> Iterator[Found]:  # fmt: skip
    """The results of all tasks, in order; with one worker in this process."""
    if workers <= 1:
        yield from map(play, tasks)
        return
    os.environ |= ONE_THREAD
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _end_with_parent) as pool:
        yield from pool.map(play, tasks, chunksize=at_once)


def _end_with_parent() -> None:
    """A worker would outlive a process that is killed, and go on to write what the next run writes."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def own_first(by_seat: Array, seats: Array, width: int) -> Array:
    """Numbers by seat, a row for each seat that looks, its own first.

    >>> own_first(np.array([5, 6, 7]), np.array([0, 2]), 4).tolist()
    [[5.0, 6.0, 7.0, 0.0], [7.0, 5.0, 6.0, 0.0]]
    """
    found = np.zeros((len(seats), width), np.float32)
    for row, seat in zip(found, seats, strict=True):
        row[: len(by_seat)] = np.roll(by_seat, -seat)
    return found
