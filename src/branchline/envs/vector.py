"""`VectorEnv`: thousands of games at once, in the shape of EnvPool: `reset`, `step`, masks, and a new game by itself.

>>> from branchline.envs import VectorEnv
>>> with VectorEnv("rocket", 64, players=3, seed=7) as env:
...     batch = env.reset()
...     while not batch.terminated.any():
...         batch = env.step(env.random_actions())
...     ended = batch.terminated.nonzero()[0][0]
...     float(batch.shares[ended].sum()), int(batch.games[ended] // 64)
(1.0, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

import numpy as np

import branchline
from branchline.bots.models.observe import observer_of
from branchline.envs.stepping import (
    NO_MARGIN,
    Games,
    Results,
    Seen,
    loops,
    new_games,
    new_results,
    new_seen,
    octets_of,
    prepare_loops,
)
from branchline.envs.workers import Workers
from branchline.kernel.chance import mixed
from branchline.kernel.errors import BadAction, BranchlineError
from branchline.kernel.events import no_log
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

plain_mixed: Any = cast(Any, mixed).py_func
"""The generator of draws, on whole arrays."""
CPU, CUDA = "cpu", "cuda"
WIN, MARGIN = "win", "margin"
MOST_GAMES = 1 << 24


class BadEnvironment(BranchlineError):
    """An environment cannot be made, or stepped, like this."""


class Batch(NamedTuple):
    """What a step shows, a row for each game. The arrays are the environment's own and change with the next step."""

    observations: Any
    """What the seat to move may know, as whole numbers from 0 to 255."""
    action_mask: Any
    """For each action whether it is legal."""
    current_player: Any
    """The seat that is to move."""
    terminated: Any
    """Whether a game has ended with this step; its row already shows the next one."""
    rewards: Any
    """Of the game that has ended, for each seat: its share of the win less the fair share; nothing while it goes on."""
    shares: Any
    """Of the win."""
    scores: Any
    lengths: Any
    """How many actions the game took that has ended."""
    endings: Any
    """The number of the way it ended, or -1 where somebody gave an illegal action and has lost."""
    games: Any
    """The number of the game that is played in this row now: another than before once one has ended."""


class Backend(Protocol):
    """What steps the games, somewhere."""

    games: Games
    drawn: Any
    """A legal action for each game, any."""

    def empty(self, shape: Any, kind: Any) -> Any: ...
    def begin(self, numbers: Array, draws: Array, seed: int) -> None: ...
    def look(self, seen: Seen) -> None: ...
    def play(self, actions: Any, seed: int, margin_scale: float, results: Results, seen: Seen) -> None: ...
    def states(self) -> Array: ...
    def close(self) -> None: ...


class CpuGames:
    """On threads of this machine."""

    def empty(self, shape: Any, kind: Any) -> Any:
        return np.zeros(shape, kind)

    def __init__(self, game: Game, board: Any, starts: Array, rows: int, threads: int) -> None:
        prepare_loops(game)
        self._board, self._loops, self._log = board.record, loops(game), no_log()
        self.games = new_games(game.contract, starts, rows)
        self._octets = octets_of(self.games.states)
        self._draws, self.drawn = np.zeros(rows, np.uint64), np.zeros(rows, np.int64)
        self.workers = Workers(rows, threads)

    def begin(self, numbers: Array, draws: Array, seed: int) -> None:
        self.games.numbers[:], self._draws[:] = numbers, draws
        self.workers.run(
            lambda first, end: self._loops.begin(first, end, self._board, self.games, self._draws, self.drawn, seed)
        )

    def look(self, seen: Seen) -> None:
        self.workers.run(lambda first, end: self._loops.look(first, end, self._board, self.games, seen))

    def play(self, actions: Any, seed: int, margin_scale: float, results: Results, seen: Seen) -> None:
        def part(first: int, end: int) -> None:
            self._loops.play(first, end, self._board, self.games, self._octets, actions, self._draws, self.drawn, seed,
                             margin_scale, results, self._log, seen)  # fmt: skip

        self.workers.run(part)

    def states(self) -> Array:
        found: Array = self.games.states
        return found

    def close(self) -> None:
        self.workers.close()


class VectorEnv:
    """Many games of one kind, or of several numbers of players, each begun anew by itself when it has ended.

    Game number k has the seed `seed + k`; row r plays the games r, r + num_envs, r + 2 × num_envs and so on, whatever
    the number of threads. An illegal action ends its game: who gave it has lost (reward -1), and the next one begins.
    """

    def __init__(self, game: Game | str, num_envs: int = 1024, *, players: int | Sequence[int] | None = None,
                 options: dict[str, Any] | None = None, seed: int = 0, device: str = CPU, threads: int = 0,
                 observations: bool = True, masks: bool = True, reward: str = WIN,
                 starts: Array | None = None) -> None:  # fmt: skip
        self.game = branchline.load(game) if isinstance(game, str) else game
        self.num_envs = whole_number("num_envs", num_envs, 1, MOST_GAMES)
        self.device, self._seed = one_of("device", device, (CPU, CUDA)), whole_number("seed", seed, 0, 1 << 62)
        self._margin_scale = NO_MARGIN if one_of("reward", reward, (WIN, MARGIN)) == WIN else 0.0
        self.starts = _starts(self.game, players, options) if starts is None else starts
        self.board, layout = self.game.load_board(), observer_of(self.game).layout
        self.num_actions, self.observation_size, self.seats = self.game.contract.verbs.size, layout.size, layout.seats
        self._backend = self._made(whole_number("threads", threads, 0, 1 << 10))
        empty = self._backend.empty
        self._widths = self.observation_size * observations, self.num_actions * masks
        self._seen = new_seen(self.num_envs, *self._widths, empty)
        self._results = new_results(self.num_envs, self.seats, empty)
        self._actions = empty(self.num_envs, np.int64)
        self._begun = self._closed = False

    def _made(self, threads: int) -> Backend:
        if self.device == CPU:
            return CpuGames(self.game, self.board, self.starts, self.num_envs, threads)
        from branchline.envs.cuda import CudaGames

        return CudaGames(self.game, self.board, self.starts, self.num_envs)

    @cached_property
    def players(self) -> Array:
        """How many play in each row; it never changes."""
        return np.resize(self.starts["players"].astype(np.int64), self.num_envs)

    # --- stepping -----------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, seen: Seen | None = None) -> Batch:
        """A new game in every row."""
        if self._closed:
            raise BadEnvironment("env-closed")
        if seed is not None:
            self._seed = whole_number("seed", seed, 0, 1 << 62)
        rows = np.arange(self.num_envs)
        with np.errstate(over="ignore"):
            draws = plain_mixed((rows + self._seed).astype(np.uint64))
        self._backend.begin(rows, draws, self._seed)
        self._begun = True
        self._results = new_results(self.num_envs, self.seats, self._backend.empty)
        return self.look(seen)

    def look(self, seen: Seen | None = None) -> Batch:
        """Show the games as they stand; into these arrays, if any are given."""
        if not self._begun:
            raise BadEnvironment("env-not-reset")
        seen = self._seen if seen is None else self._here(seen)
        self._backend.look(seen)
        return self._batch(seen, self._results)

    def step(self, actions: Any, seen: Seen | None = None, results: Results | None = None) -> Batch:
        """Carry out an action in every row. What follows is written into the arrays that are given, or into the
        environment's own."""
        if not self._begun:
            raise BadEnvironment("env-not-reset")
        seen = self._seen if seen is None else self._here(seen)
        results = self._results if results is None else self._here(results)
        self._backend.play(self._as_actions(actions), self._seed, self._margin_scale, results, seen)
        return self._batch(seen, results)

    def random_actions(self) -> Any:
        """Any legal action for each row, each as likely as the others: one drawing for each position."""
        return self._backend.drawn

    def _here(self, arrays: Seen | Results) -> Any:
        """Tensors of the CPU as arrays that share their memory."""
        return type(arrays)(*map(np.asarray, arrays)) if self.device == CPU else arrays

    def _as_actions(self, actions: Any) -> Any:
        if actions is self._backend.drawn or self.device == CUDA:
            return actions
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            shape = " × ".join(map(str, given.shape))
            raise BadAction("env-actions", games=self.num_envs, shape=shape, kind=str(given.dtype))
        self._actions[:] = given
        return self._actions

    def _batch(self, seen: Seen, results: Results) -> Batch:
        mask, over = seen.masks, results.over
        if self.device == CPU:
            mask, over = mask.view(np.bool_), over.view(np.bool_)
        return Batch(
            seen.observations, mask, seen.seats, over, results.rewards, results.shares, results.scores,
            results.lengths, results.endings, self._backend.games.numbers,
        )  # fmt: skip

    # --- one of them --------------------------------------------------------------------------------------

    def match(self, row: int) -> Match:
        """The game in this row as a match that can be looked at and played on; the environment goes its own way."""
        from branchline.kernel.match import Match

        state = self._backend.states()[whole_number("row", row, 0, self.num_envs - 1)].copy()
        options = {option.name: option.decode(int(state[option.name])) for option in self.game.options}
        return Match(self.game, self.board, state, options=options, seats=None, seed=None)

    def ending(self, number: int) -> str:
        """The key of a way to end; empty for an illegal action."""
        return self.game.contract.endings[number] if number > 0 else ""

    def close(self) -> None:
        """Nothing can be stepped any more; what was shown stays."""
        self._begun, self._closed = False, True
        self._backend.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()


def _starts(game: Game, players: int | Sequence[int] | None, options: dict[str, Any] | None) -> Array:
    """A blank state for each number of players, with these options."""
    numbers = (game.players[-1],) if players is None else (players,) if isinstance(players, int) else tuple(players)
    made = [game.blank_state(number, options) for number in numbers]
    return np.array(made, game.contract.State.dtype)


def whole_number(name: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not low <= value <= high:
        raise BadEnvironment("env-number", name=name, value=str(value), low=str(low), high=str(high))
    return int(value)


def one_of(name: str, value: Any, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadEnvironment("env-choice", name=name, value=str(value), known=", ".join(known))
    return str(value)
