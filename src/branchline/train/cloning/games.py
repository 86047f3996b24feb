"""Games of `greedy` to clone: what the seat to move saw, what greedy would do there, and the result of the game.

One decision in twenty is drawn at random, so that the student also sees how greedy goes on from a mistake.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

import branchline
from branchline.bots import make_bot
from branchline.bots.advice.win_probability import shares_of
from branchline.bots.models.observe import observer_of
from branchline.bots.play.arena import in_parallel
from branchline.bots.search.findings import seat_of
from branchline.kernel.record import Array
from branchline.train.games import new_match, own_first

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
    return list(in_parallel(play, range(settings.greedy_games), workers, at_once=GAMES_A_WORKER))


def play_game(game_id: str, numbers: tuple[int, ...], varied: float, seed: int, number: int) -> Decisions:
    """One game, by its number."""
    game, random = branchline.load(game_id), Random(f"{seed} {number}")
    match = new_match(game, numbers[number % len(numbers)], varied, random)
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
        self._taken: list[tuple[Array, Array, int, int]] = []

    def add(self, match: Match, legal: list[int], action: int) -> None:
        seat = seat_of(match)
        allowed = np.zeros(self._size, np.uint8)
        allowed[legal] = 1
        self._taken.append((self._observer.row(match.board.record, match.state, seat), allowed, action, seat))

    def of(self, match: Match) -> Decisions:
        """The decisions of a finished match."""
        rows, allowed, actions, seats = map(np.array, zip(*self._taken, strict=True))
        width = self._observer.layout.seats
        shares, scores = (own_first(np.array(each), seats, width) for each in (shares_of(match), match.scores()))
        return Decisions(rows, allowed, actions, np.full(len(seats), match.players), shares, scores)
