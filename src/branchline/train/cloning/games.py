"""Games of `greedy` to clone: what the seat to move saw, what greedy would do there, and the result of the game.

One decision in twenty is drawn at random, so that the student also sees how greedy goes on from a mistake.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

import branchline
from branchline.bots import make_bot
from branchline.bots.advice.win_probability import shares_of
from branchline.bots.models.observe import observer_of
from branchline.bots.play.arena import ONE_THREAD
from branchline.kernel.record import Array
from branchline.train.self_play.starts import drawn_options

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match
    from branchline.train.self_play.settings import Settings

RANDOM_RATE = 0.05
GAMES_A_WORKER = 8
"""For fewer it is not worth while to start a process."""


@dataclass(frozen=True)
class Decisions:
    """Decisions where there was a choice, a row each. Shares and scores are by seat, own first."""

    rows: Array
    allowed: Array
    actions: Array
    players: Array
    shares: Array
    scores: Array

    def part(self, wanted: Any) -> Decisions:
        return Decisions(*(getattr(self, name)[wanted] for name in self.__dataclass_fields__))


def joined(parts: list[Decisions]) -> Decisions:
    return Decisions(
        *(np.concatenate([getattr(part, name) for part in parts]) for name in Decisions.__dataclass_fields__)
    )


def play_games(game: Game, settings: Settings) -> list[Decisions]:
    """The decisions of each game, in order."""
    make_bot("greedy", game)
    observer_of(game).prepare()
    play = partial(play_game, game.id, settings.players, settings.varied, settings.seed)
    workers = min(os.cpu_count() or 1, settings.greedy_games // GAMES_A_WORKER)
    return list(
        _in_parallel(play, settings.greedy_games, workers) if workers > 1 else map(play, range(settings.greedy_games))
    )


def _in_parallel(play: Any, games: int, workers: int) -> Iterator[Decisions]:
    os.environ |= ONE_THREAD
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, range(games), chunksize=GAMES_A_WORKER)


def play_game(game_id: str, numbers: tuple[int, ...], varied: float, seed: int, number: int) -> Decisions:
    """One game, by its number."""
    game, random = branchline.load(game_id), Random(f"{seed} {number}")
    players = numbers[number % len(numbers)]
    options = drawn_options(game, players, random) if random.random() < varied else None
    match = game.new(players=players, seed=random.getrandbits(62), options=options)
    bot = make_bot("greedy", game, random.getrandbits(62))
    recorder = _Recorder(game)
    while match.to_move is not None:
        legal = match.legal_numbers()
        action = bot.choose(match) if len(legal) > 1 else legal[0]
        if len(legal) > 1:
            recorder.add(match, legal, action)
        match.play(random.choice(legal) if random.random() < RANDOM_RATE else action)
    return recorder.of(match)


class _Recorder:
    def __init__(self, game: Game) -> None:
        self._observer, self._size = observer_of(game), game.contract.verbs.size
        self._rows: list[Array] = []
        self._allowed: list[Array] = []
        self._actions: list[int] = []
        self._seats: list[int] = []

    def add(self, match: Match, legal: list[int], action: int) -> None:
        seat = match.to_move
        assert seat is not None
        allowed = np.zeros(self._size, np.uint8)
        allowed[legal] = 1
        self._rows.append(self._observer.row(match.board.record, match.state, seat))
        self._allowed.append(allowed)
        self._actions.append(action)
        self._seats.append(seat)

    def of(self, match: Match) -> Decisions:
        """The recorder of a finished match."""
        count = len(self._actions)
        return Decisions(
            np.array(self._rows), np.array(self._allowed), np.array(self._actions, np.int64),
            np.full(count, match.players), self._own_first(np.array(shares_of(match))),
            self._own_first(np.array(match.scores())),
        )  # fmt: skip

    def _own_first(self, by_seat: Array) -> Array:
        players = len(by_seat)
        found = np.zeros((len(self._seats), self._observer.layout.seats), np.float32)
        for row, seat in zip(found, self._seats, strict=True):
            row[:players] = np.roll(by_seat, -seat)
        return found
