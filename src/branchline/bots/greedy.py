"""One action ahead: try each on a copy, let objections go by, and take what looks best. Where a page of hints says so,
the seat's own next decisions are tried out too, and on several ways in which what it cannot know may lie."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from branchline.kernel import Array, Game, Match, rule
from branchline.kernel.compile import prepare
from branchline.kernel.contract import apply, bind, generic, is_over, legal, let_pass, redeal, to_move
from branchline.kernel.events import no_log

WORK = 2048


@generic
def evaluate(board: Any, state: Any, seat: int, work: Any) -> float:
    """How good a position is for a seat; `work` is room to compute in."""


@rule
def carry_out(board: Any, trial: Any, action: int, log: Array) -> None:
    """An action to which nobody objects."""
    apply(board, trial, action, log)
    while not is_over(trial):
        answer = let_pass(trial)
        if answer < 0:
            break
        apply(board, trial, answer, log)


@rule
def value_following(board: Any, states: Any, seat: int, follow: int, out: Array, log: Array, work: Array) -> float:
    """What states[1] is worth once the seat has made so many more decisions, each the best on its own; states[2] and
    states[3] are for trials."""
    value = 0.0
    for decision in range(follow + 1):
        if decision == follow or is_over(states[1]) or to_move(states[1]) != seat:
            return value if decision > 0 else evaluate(board, states[1], seat, work)
        count = legal(board, states[1], out)
        value = -1e18
        for k in range(count):
            states[2] = states[1]
            carry_out(board, states[2], out[k], log)
            found = evaluate(board, states[2], seat, work)
            if found > value:
                value = found
                states[3] = states[2]
        states[1] = states[3]
    return value


@rule
def weigh_actions(
    board: Any, states: Any, seat: int, follow: int, values: Array, out: Array, next_out: Array, log: Array, work: Array
) -> int:
    """Add to `values` what each legal action in states[0] is worth, and return how many there are."""
    count = legal(board, states[0], out)
    for k in range(count):
        states[1] = states[0]
        carry_out(board, states[1], out[k], log)
        values[k] += value_following(board, states, seat, follow, next_out, log, work)
    return count


@cache
def make_ready(game: Game) -> ModuleType:
    """Let `evaluate` find the page of hints named after the game, and compile the search for it."""
    contract = game.contract
    hints = import_module(f"branchline.bots.hints.{game.id.replace('-', '_')}")
    bind(contract.State, evaluate=hints.evaluate)
    states, out = np.zeros(4, contract.State.dtype), np.zeros(1, np.int32)
    examples = (contract.Board.blank(), states, 0, 0, np.zeros(1), out, out, no_log(), np.zeros(1))
    prepare(f"{game.id}-greedy", [("greedy", weigh_actions, examples)])
    return hints


class GreedyBot:
    """Knows a game through its page of hints: `evaluate`, and if it wishes `FOLLOW`, how many decisions of its own to
    look on, and `deals(state)`, in how many ways to redraw what it cannot know."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        hints = make_ready(game)
        self._follow: int = getattr(hints, "FOLLOW", 0)
        self._deals: Callable[[Any], int] = getattr(hints, "deals", lambda state: 1)
        self._random = random.Random(seed)
        self._generator = np.random.default_rng(seed)
        self._states = np.zeros(4, game.contract.State.dtype)
        self._out, self._next_out = np.zeros((2, game.contract.out_size), np.int32)
        self._work = np.zeros(WORK, np.float64)
        self._log = no_log()

    def choose(self, match: Match) -> int:
        """The action with the best value; a little noise decides between equals."""
        seat, board = match.to_move, match.sheet.record
        assert seat is not None
        values, count = self._generator.random(len(self._out)) * 1e-3, 0
        for _ in range(self._deals(match.state)):
            self._states[0] = match.state
            redeal(board, self._states[0], seat, self._random.getrandbits(62))
            count = weigh_actions(board, self._states, seat, self._follow, values, self._out, self._next_out,
                                  self._log, self._work)  # fmt: skip
        return int(self._out[np.argmax(values[:count])])
