"""The same games on an NVIDIA GPU: a thread for each game, several for each observation. Nothing leaves it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.models.observe import observer_of
from branchline.envs.stepping import Results, Seen, SteppingRules, new_games, stepping_rules
from branchline.kernel.chance import HALF, mixed
from branchline.kernel.cuda import THREADS, cuda_library
from branchline.kernel.events import no_log
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel.game import Game


class CudaGames:
    def __init__(self, game: Game, board: Any, starts: Array, rows: int) -> None:
        cuda, contract = cuda_library(), game.load_rules(compiled=False)
        self._shared = cuda.as_cuda_array
        self._to_device = cuda.to_device
        self._rows, self._blocks = rows, (rows + THREADS - 1) // THREADS
        self._board = cuda.to_device(np.array([board.record], contract.Board.dtype))
        self.games = new_games(contract, cuda.to_device(starts), rows, cuda.device_array)
        self._log = cuda.to_device(no_log())
        self._draws = cuda.device_array(rows, np.uint64)
        self._kernels = _kernels(stepping_rules(contract), cuda)
        self._observe = _observe_kernels(observer_of(game).observe, cuda)

    def empty(self, shape: Any, kind: Any) -> Any:
        return self._to_device(np.zeros(shape, kind))

    def begin(self, numbers: Array, draws: Array, seed: int) -> None:
        self.games = self.games._replace(numbers=self._to_device(numbers))
        self._draws = self._to_device(draws)
        self._kernels.begin[self._blocks, THREADS](self._board, self.games, seed)

    def look(self, seen: Seen) -> None:
        seen = Seen(*map(self._shared, seen))
        clear, observe = self._observe
        clear[self._rows, THREADS](seen.observations)
        clear[self._rows, THREADS](seen.masks)
        self._kernels.look[self._blocks, THREADS](self.games, seen)
        if seen.observations.shape[1]:
            observe[self._rows, THREADS](self._board, self.games.states, seen.seats, seen.observations)

    def play(self, actions: Any, seed: int, margin_scale: float, results: Results, seen: Seen) -> None:
        shared = self._shared
        self._kernels.play[self._blocks, THREADS](
            self._board, self.games, shared(actions), seed, margin_scale, Results(*map(shared, results)), self._log
        )
        self.look(seen)

    def choose(self, actions: Any) -> None:
        self._kernels.choose[self._blocks, THREADS](self.games, self._draws, self._shared(actions))

    def states(self) -> Array:
        found: Array = self.games.states.copy_to_host()
        return found

    def close(self) -> None:
        """The memory goes with the arrays."""


class _Kernels:
    """A thread for each game."""

    def __init__(self, begin: Any, look: Any, play: Any, choose: Any) -> None:
        self.begin, self.look, self.play, self.choose = begin, look, play, choose


def _kernels(rules: SteppingRules, cuda: Any) -> _Kernels:
    begin, look, play = rules.begin, rules.look, rules.play

    @cuda.jit
    def begin_all(board, games, seed):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < games.states.shape[0]:
            begin(board[0], games, row, seed)

    @cuda.jit
    def look_all(games, seen):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < games.states.shape[0]:
            look(games, row, seen)

    @cuda.jit
    def play_all(board, games, actions, seed, margin_scale, results, log):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < games.states.shape[0]:
            play(board[0], games, row, actions[row], seed, margin_scale, results, log)

    @cuda.jit
    def choose_all(games, draws, actions):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < games.states.shape[0]:
            draws[row] = mixed(draws[row])
            actions[row] = games.legal[row, np.int64((draws[row] >> HALF) * np.uint64(games.counts[row]) >> HALF)]

    return _Kernels(begin_all, look_all, play_all, choose_all)


def _observe_kernels(observe: Any, cuda: Any) -> tuple[Any, Any]:
    """Several threads for each row: one launch clears all rows, the next writes them."""

    @cuda.jit
    def clear_all(rows):  # type: ignore[no-untyped-def]
        for k in range(cuda.threadIdx.x, rows.shape[1], cuda.blockDim.x):
            rows[cuda.blockIdx.x, k] = 0

    @cuda.jit
    def observe_all(board, states, seats, rows):  # type: ignore[no-untyped-def]
        row = cuda.blockIdx.x
        observe(board[0], states[row], seats[row], cuda.threadIdx.x, cuda.blockDim.x, rows[row])

    return clear_all, observe_all
