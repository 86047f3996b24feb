"""The same tables on an NVIDIA GPU: a thread for each table, several for each observation. Tensors never leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.models.observe import Observer
from branchline.kernel.cuda import THREADS, cuda_library
from branchline.kernel.events import no_log
from branchline.kernel.record import Array
from branchline.train.self_play.tables import Outputs, TableRules, table_rules

if TYPE_CHECKING:
    from branchline.kernel.game import Game


class CudaTables:
    def __init__(self, game: Game, observer: Observer, starts: Array, tables: int) -> None:
        cuda, contract = cuda_library(), game.load_rules(compiled=False)
        self._shared = cuda.as_cuda_array
        self._tables, self._blocks = tables, (tables + THREADS - 1) // THREADS
        self._board = cuda.to_device(np.array([game.load_board().record], contract.Board.dtype))
        self._starts = cuda.to_device(starts)
        self._states = cuda.device_array(tables, contract.State.dtype)
        self._out = cuda.device_array((tables, contract.out_size), np.int32)
        self._log = cuda.to_device(no_log())
        self._deal, self._look, self._play = _kernels(table_rules(contract), cuda)
        self._observe = _observe_kernel(observer.observe, cuda)

    def deal(self, seed: int) -> None:
        self._deal[self._blocks, THREADS](self._board, self._states, self._starts, seed)

    def look(self, rows: Any, allowed: Any, seats: Any) -> None:
        shared = self._shared
        self._look[self._blocks, THREADS](self._board, self._states, self._out, shared(allowed), shared(seats))
        self._observe[self._tables, THREADS](self._board, self._states, shared(seats), shared(rows))

    def play(self, actions: Any, seed: int, over: Any, shares: Any, scores: Any) -> None:
        shared = self._shared
        self._play[self._blocks, THREADS](
            self._board, self._states, self._starts, shared(actions), seed,
            Outputs(self._log, shared(over), shared(shares), shared(scores)),
        )  # fmt: skip


def _kernels(rules: TableRules, cuda: Any) -> tuple[Any, Any, Any]:
    deal, look, play = rules.deal, rules.look, rules.play

    @cuda.jit
    def deal_all(board, states, starts, seed):  # type: ignore[no-untyped-def]
        table = cuda.grid(1)
        if table < states.shape[0]:
            deal(board[0], states, starts, table, seed + table)

    @cuda.jit
    def look_all(board, states, out, allowed, seats):  # type: ignore[no-untyped-def]
        table = cuda.grid(1)
        if table < states.shape[0]:
            look(board[0], states, table, out, allowed, seats)

    @cuda.jit
    def play_all(board, states, starts, actions, seed, outputs):  # type: ignore[no-untyped-def]
        table = cuda.grid(1)
        if table < states.shape[0]:
            play(board[0], states, starts, table, actions[table], seed + table, outputs)

    return deal_all, look_all, play_all


def _observe_kernel(observe: Any, cuda: Any) -> Any:
    @cuda.jit
    def observe_all(board, states, seats, rows):  # type: ignore[no-untyped-def]
        table = cuda.blockIdx.x
        observe(board[0], states[table], seats[table], cuda.threadIdx.x, cuda.blockDim.x, rows[table])

    return observe_all
