"""One action ahead: try each on a copy, let objections go by, and take what looks best."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from branchline.kernel import Array, Game, Match, rule
from branchline.kernel.compile import prepare
from branchline.kernel.contract import apply, bind, generic, is_over, legal, let_pass, redeal
from branchline.kernel.events import no_log

WORK = 512


@generic
def evaluate(board: Any, state: Any, seat: int, work: Any) -> float:
    """How good a position is for a seat; `work` is room to compute in."""


@rule
def value_after(board: Any, trial: Any, action: int, seat: int, log: Array, work: Array) -> float:
    """What the position is worth to a seat after an action to which nobody objects."""
    apply(board, trial, action, log)
    while not is_over(trial):
        answer = let_pass(trial)
        if answer < 0:
            break
        apply(board, trial, answer, log)
    return evaluate(board, trial, seat, work)


@rule
def best_action(board: Any, states: Any, seat: int, out: Array, log: Array, noise: Array, work: Array) -> int:
    """The best of all legal actions in states[0]; states[1] is for trials. Noise decides between equals."""
    count = legal(board, states[0], out)
    best = 0
    best_value = -1e18
    for k in range(count):
        states[1] = states[0]
        value = value_after(board, states[1], out[k], seat, log, work) + noise[k % noise.shape[0]]
        if value > best_value:
            best_value = value
            best = k
    return out[best]


@cache
def make_ready(game: Game) -> None:
    """Let `evaluate` find the page of hints named after the game, and compile the search for it."""
    contract = game.contract
    hints = import_module(f"branchline.bots.hints.{game.id.replace('-', '_')}")
    bind(contract.State, evaluate=hints.evaluate)
    states, out = np.zeros(2, contract.State.dtype), np.zeros(1, np.int32)
    examples = (contract.Board.blank(), states, 0, out, no_log(), np.zeros(1), np.zeros(1))
    prepare(f"{game.id}-greedy", [("greedy", best_action, examples)])


class GreedyBot:
    """Knows a game through its page of hints."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        make_ready(game)
        self._random = random.Random(seed)
        self._generator = np.random.default_rng(seed)
        self._states = np.zeros(2, game.contract.State.dtype)
        self._out = np.zeros(game.contract.out_size, np.int32)
        self._work = np.zeros(WORK, np.float64)
        self._log = no_log()

    def choose(self, match: Match) -> int:
        seat = match.to_move
        assert seat is not None
        self._states[0] = match.state
        redeal(match.sheet.record, self._states[0], seat, self._random.getrandbits(62))
        noise = self._generator.random(64) * 1e-3
        return int(best_action(match.sheet.record, self._states, seat, self._out, self._log, noise, self._work))
