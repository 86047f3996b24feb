"""Compiling a game: once for each version of the rule sources, with a progress bar, never silently."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numba
import numpy as np

from branchline.kernel.contract import Contract, bind_contract
from branchline.kernel.events import no_log
from branchline.kernel.playout import playouts, replay
from branchline.kernel.rules import cache_folder, interpreted
from branchline.kernel.words import KERNEL_WORDS

Tell = Callable[[str, int, int], None]


Steps = list[tuple[str, Any, tuple[Any, ...]]]
"""What to compile: a name to show, the rule, and examples of the arguments it is called with."""


def prepare(name: str, steps: Steps, tell: Tell | None = None) -> None:
    """See to it that these rules are compiled, under a name that the cache remembers."""
    if interpreted() or is_warm(name):
        return
    tell = tell or bar(name)
    with _short_loops():
        for done, (step, function, examples) in enumerate(steps):
            tell(step, done, len(steps))
            function.compile(tuple(numba.typeof(example) for example in examples))
    tell("", len(steps), len(steps))
    _mark(name).touch()


def prepare_game(game: str, contract: Contract, tell: Tell | None = None) -> None:
    """Let the kernel names find the game, and compile what matches call from Python."""
    bind_contract(contract)
    prepare(game, _steps(contract), tell)


@contextmanager
def _short_loops() -> Iterator[None]:
    """Loops in rules run over seats, sides and companies: vectorising them doubles the time to compile and gains
    nothing."""
    config: Any = numba.config
    before = config.LOOP_VECTORIZE
    config.LOOP_VECTORIZE = 0
    try:
        yield
    finally:
        config.LOOP_VECTORIZE = before


def is_warm(game: str) -> bool:
    return _mark(game).exists()


def _mark(game: str) -> Any:
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}.ready"


def _steps(contract: Contract) -> Steps:
    states = np.zeros(1, contract.State.dtype)
    state, board, log = states[0], contract.Board.blank(), no_log()
    out, numbers = np.zeros(1, np.int32), np.zeros(1, np.int64)
    return [
        ("setup", contract.setup, (board, state)),
        ("derive", contract.derive, (board, state)),
        ("legal", contract.legal, (board, state, out)),
        ("why_not", contract.why_not, (board, state, 0)),
        ("why_not_seat", contract.why_not_seat, (board, state, 0)),
        ("apply", contract.apply, (board, state, 0, log)),
        ("let_pass", contract.let_pass, (state,)),
        ("to_move", contract.to_move, (state,)),
        ("is_over", contract.is_over, (state,)),
        ("score", contract.score, (state, 0)),
        ("redeal", contract.redeal, (board, state, 0, 0)),
        ("replay", replay, (board, state, numbers, log)),
        ("playouts", playouts, (board, states, states, 0, np.zeros((1, 1), np.int64), out, log)),
    ]


def bar(game: str) -> Tell:
    """A progress bar on the error stream, in the terminal's plainest form."""
    width = 24

    def tell(step: str, done: int, total: int) -> None:
        filled = width * done // total
        text = KERNEL_WORDS.say("compiling", game=game)
        end = "\n" if done == total else ""
        print(f"\r{text} [{'#' * filled}{'.' * (width - filled)}] {step:12}", end=end, file=sys.stderr, flush=True)

    return tell
