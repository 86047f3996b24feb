"""`branchline.simulate`: whole games by the thousand between bots, into arrays.

>>> import branchline
>>> games = branchline.simulate("rocket", games=100, players=3, seed=7, progress=False)
>>> games.scores.shape, float(games.shares.sum())
((100, 3), 100.0)
>>> first = branchline.load("rocket").new(players=3, seed=int(games.seeds[0]))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

import branchline
from branchline.envs.progress import progress as bar
from branchline.envs.stepping import loops, loops_unit, new_results, prepare_loops
from branchline.envs.vector import plain_mixed, whole_number
from branchline.envs.workers import cores
from branchline.kernel.compiler.units import is_ready
from branchline.kernel.errors import BadSeats
from branchline.kernel.events import no_log
from branchline.kernel.record import Array
from branchline.kernel.seeds import check_seed, generator_key

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

RANDOM = "random"
MOST_GAMES = 1 << 26
PART = 256
"""Games that a thread plays before it says so."""
FEW = 64
"""Fewer random games than this are played as matches until the loops have been compiled, with the same results."""
GAMES_A_WORKER = 8
"""For fewer it is not worth while to start a process."""
CHOICE_BITS = (1 << 62) - 1


@dataclass(frozen=True)
class Simulated:
    """What the games came to, a row for each. Row k is the game with the seed `seeds[k]`."""

    game: str
    bots: tuple[str, ...]
    seeds: Array
    scores: Array
    """By seat."""
    shares: Array
    """By seat, of the win: those in the first place share it."""
    lengths: Array
    """In actions."""
    endings: Array
    """The keys of the ways they ended."""
    options: dict[str, Any]
    actions: tuple[tuple[int, ...], ...] | None = None
    """The actions of each game; where all seats play at random they follow from the seed."""

    def match(self, row: int) -> Match:
        """One of the games as a match, with its whole log."""
        game, players, seed = branchline.load(self.game), len(self.bots), int(self.seeds[row])
        if self.actions is None:
            return random_match(game, players, seed, self.options)
        match = game.new(players, seed, self.options)
        for number in self.actions[row]:
            match.play(number)
        return match

    @property
    def winners(self) -> Array:
        """For each game and seat, whether it won, alone or with others."""
        won: Array = self.shares > 0
        return won


def simulate(game: Game | str, games: int = 1000, players: int | None = None, bots: str | Sequence[str] = RANDOM, *,
             seed: int = 0, options: dict[str, Any] | None = None, workers: int = 0,
             progress: bool | Callable[[int], None] = True) -> Simulated:  # fmt: skip
    """Play whole games from the set-up, on all cores: one bot at all seats, or one for each. Game number k has the seed
    `seed + k`. Where all seats play at random, everything is compiled. `progress` shows a bar, or is told the number of
    games that have been finished since."""
    game = branchline.load(game) if isinstance(game, str) else game
    lineup = _lineup(game, players, bots)
    whole_number("games", games, 1, MOST_GAMES)
    check_seed(check_seed(seed) + games - 1)
    advance = (bar(games) if progress else _silent) if isinstance(progress, bool) else progress
    if set(lineup) == {RANDOM} and games < FEW and not is_ready(loops_unit(game)):
        return _by_match(game, lineup, games, seed, options or {}, advance)
    if set(lineup) == {RANDOM}:
        return _at_random(game, lineup, games, seed, options or {}, workers, advance)
    arena = import_module("branchline.bots.play.arena")
    contest = arena.FixedSeats(game.id, lineup, games, seed, options or {})
    return _summed(contest, arena.results(contest, workers or min(cores(), 1 + games // GAMES_A_WORKER), advance))


def _silent(count: int) -> None:
    pass


def _lineup(game: Game, players: int | None, bots: str | Sequence[str]) -> tuple[str, ...]:
    if isinstance(bots, str):
        return (bots,) * game.check_players(game.players[-1] if players is None else players)
    if players is not None and len(bots) != game.check_players(players):
        raise BadSeats("seats-names", names=len(bots), players=players)
    game.check_players(len(bots))
    return tuple(bots)


# --- by bots --------------------------------------------------------------------------------------------------


def _summed(contest: Any, played: list[Any]) -> Simulated:
    seats = range(len(contest.lineup))
    return Simulated(
        contest.game, contest.lineup, _seeds(contest.seed, len(played)),
        np.array([result.scores for result in played], np.int64),
        np.array([[result.share(seat) for seat in seats] for result in played]),
        np.array([sum(result.moves) for result in played], np.int64),
        np.array([result.ending for result in played]), contest.options,
        tuple(result.actions for result in played),
    )  # fmt: skip


def _seeds(first: int, games: int) -> Array:
    """Those beyond 64 bits as whole numbers of Python."""
    found = [first + number for number in range(games)]
    return np.array(found, np.int64 if found[-1] < 1 << 63 else object)


# --- at random ------------------------------------------------------------------------------------------------


def _at_random(game: Game, lineup: tuple[str, ...], games: int, seed: int, options: dict[str, Any],
               workers: int, advance: Callable[[int], None]) -> Simulated:  # fmt: skip
    game.load_rules()
    prepare_loops(game)
    start = np.array([game.blank_state(len(lineup), options)], game.contract.State.dtype)
    found = new_results(games, len(lineup))
    seeds = _seeds(seed, games)
    play = partial(_play_part, game, start, seeds, found)
    with ThreadPoolExecutor(workers or cores()) as pool:
        for done in pool.map(play, range(0, games, PART)):
            advance(done)
    endings, won = np.array(game.contract.endings)[found.endings], found.shares > 0
    shares = won / won.sum(axis=1, keepdims=True)
    return Simulated(game.id, lineup, seeds, found.scores.astype(np.int64), shares, found.lengths,
                     endings, options)  # fmt: skip


def _play_part(game: Game, start: Array, seeds: Array, found: Any, first: int) -> int:
    """Some of the games; returns how many."""
    contract, end = game.contract, min(first + PART, len(seeds))
    part = [int(seed) for seed in seeds[first:end]]
    keys = np.array([generator_key(seed) for seed in part], np.uint64)
    choices = np.array([seed & CHOICE_BITS for seed in part], np.int64)
    rows = type(found)(*(array[first:end] for array in found))
    room, out = np.zeros(1, contract.State.dtype), np.zeros(contract.out_size, np.int32)
    loops(game).play_whole(
        0, end - first, game.load_board().record, room, start, keys, choices, rows, out, no_log()
    )  # fmt: skip
    return end - first


def _by_match(game: Game, lineup: tuple[str, ...], games: int, seed: int, options: dict[str, Any],
              advance: Callable[[int], None]) -> Simulated:  # fmt: skip
    """The same games, where nothing is compiled and there are too few to wait for the compiler."""
    seeds, matches = _seeds(seed, games), []
    for number in seeds:
        matches.append(random_match(game, len(lineup), int(number), options))
        advance(1)
    shares = [[(place == 1) / match.places().count(1) for place in match.places()] for match in matches]
    return Simulated(
        game.id, lineup, seeds, np.array([match.scores() for match in matches], np.int64), np.array(shares),
        np.array([len(match) for match in matches], np.int64), np.array([match.end_reason for match in matches]),
        options,
    )  # fmt: skip


def random_match(game: Game, players: int, seed: int, options: dict[str, Any]) -> Match:
    """The game with this seed that is played at random, as a match: choice by choice as compiled rules choose."""
    match, choices = game.new(players, seed, options), _next(seed & CHOICE_BITS)
    while not match.is_over:
        choices = _next(choices)
        numbers = match.legal_numbers()
        match.play(numbers[(choices >> 32) * len(numbers) >> 32])
    return match


def _next(number: int) -> int:
    """What `mixed` gives."""
    with np.errstate(over="ignore"):
        return int(plain_mixed(np.uint64(number)))
