"""The same rules on an NVIDIA GPU: one thread plays one game. Needs the package numba-cuda and a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.kernel.chance import HALF, mixed, reseed
from branchline.kernel.contract import Contract
from branchline.kernel.errors import BranchlineError
from branchline.kernel.events import no_log
from branchline.kernel.rollout import MOST_ACTIONS

THREADS = 64


class NoDevice(BranchlineError):
    """There is no GPU to run on."""


class CudaRollouts:
    """Random games by the hundred thousand; `play` gives the scores and the number of actions of each."""

    def __init__(self, contract: Contract, board: Any, start: Any, games: int) -> None:
        cuda = cuda_library()
        self._cuda = cuda
        self._kernel = _kernel(contract, cuda)
        self._blocks = (games + THREADS - 1) // THREADS
        self._board = cuda.to_device(np.array([board], contract.Board.dtype))
        self._start = cuda.to_device(np.array([start], contract.State.dtype))
        self._states = cuda.device_array(games, contract.State.dtype)
        self._out = cuda.device_array((games, contract.out_size), np.int32)
        self._log = cuda.to_device(no_log())
        self._actions = cuda.device_array(games, np.int64)
        self._scores = cuda.device_array((games, int(start.players)), np.int64)

    def play(self, first_seed: int) -> tuple[Any, Any]:
        self._kernel[self._blocks, THREADS](
            self._board, self._states, self._start, first_seed, self._out, self._log, self._actions, self._scores
        )
        self._cuda.synchronize()
        return self._scores.copy_to_host(), self._actions.copy_to_host()


def cuda_library() -> Any:
    """The CUDA half of Numba, or a sentence that says what is missing."""
    try:
        from numba import cuda
    except ImportError as fault:
        raise NoDevice("no-cuda", fault=str(fault)) from fault
    if not cuda.is_available():
        raise NoDevice("no-gpu")
    return cuda


def _kernel(contract: Contract, cuda: Any) -> Any:
    setup, legal, apply = contract.setup, contract.legal, contract.apply
    is_over, score = contract.is_over, contract.score

    @cuda.jit
    def play(board, states, start, first_seed, out, log, actions, scores):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game >= states.shape[0]:
            return
        states[game] = start[0]
        state = states[game]
        reseed(state, first_seed + game)
        setup(board[0], state)
        choices = mixed(np.uint64(first_seed + game))
        actions[game] = MOST_ACTIONS
        for count in range(MOST_ACTIONS):
            if is_over(state):
                actions[game] = count
                break
            choices = mixed(choices)
            chosen = np.int64((choices >> HALF) * np.uint64(legal(board[0], state, out[game])) >> HALF)
            apply(board[0], state, out[game, chosen], log)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(state, seat)

    return play
