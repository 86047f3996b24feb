"""The end of one's own move ahead: try each way on copies, let objections go by, and take what looks best."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from branchline.kernel import Array, Game, Match, rule
from branchline.kernel.compile import prepare
from branchline.kernel.contract import apply, bind, generic, is_over, legal, let_pass, redeal, to_move
from branchline.kernel.events import no_log

WORK = 512
NOTHING = -1e18


@generic
def evaluate(board: Any, state: Any, seat: int, work: Any) -> float:
    """How good a position is for a seat; `work` is room to compute in, and so is the position."""


@rule
def play_on(board: Any, trial: Any, action: int, log: Array) -> None:
    """Carry out an action to which nobody objects."""
    apply(board, trial, action, log)
    while not is_over(trial):
        answer = let_pass(trial)
        if answer < 0:
            break
        apply(board, trial, answer, log)


@rule
def best_action(
    board: Any, states: Any, seat: int, steps: int, out: Array, log: Array, noise: Array, work: Array, beam: Array
) -> int:
    """The first action of the best way to go on from states[0] for so many decisions, or until another is to move. Of
    all ways of one length only the most promising are followed, as many as there are columns in `beam`. Noise decides
    between equals."""
    width = beam.shape[1]
    trial, thrown_away = 2 * width, 2 * width + 1
    here, there = 0, width
    kept = 1
    best, best_value = -1, NOTHING
    for step in range(steps):
        found = 0
        for k in range(kept):
            count = legal(board, states[here + k], out)
            if step == 0 and count == 1:
                return out[0]
            for choice in range(count):
                first = out[choice] if step == 0 else int(beam[FIRST, k])
                states[trial] = states[here + k]
                play_on(board, states[trial], out[choice], log)
                ends = is_over(states[trial]) or to_move(states[trial]) != seat or step == steps - 1
                states[thrown_away] = states[trial]
                value = evaluate(board, states[thrown_away], seat, work) + noise[choice % noise.shape[0]]
                if not ends:
                    found = keep(states, there, trial, found, beam, value, first)
                elif value > best_value:
                    best, best_value = first, value
        for k in range(found):
            beam[FIRST, k] = beam[NEXT_FIRST, k]
        here, there = there, here
        kept = found
    return best


FIRST, NEXT_FIRST, NEXT_VALUE = range(3)


@rule
def keep(states: Any, there: int, trial: int, found: int, beam: Array, value: float, first: int) -> int:
    """Put a position among those to go on from, in the place of the least promising if all are taken."""
    place = found
    if found == beam.shape[1]:
        place = 0
        for k in range(found):
            if beam[NEXT_VALUE, k] < beam[NEXT_VALUE, place]:
                place = k
        if beam[NEXT_VALUE, place] >= value:
            return found
    states[there + place] = states[trial]
    beam[NEXT_FIRST, place] = first
    beam[NEXT_VALUE, place] = value
    return max(found, place + 1)


@cache
def make_ready(game: Game) -> tuple[int, int]:
    """Let `evaluate` find the page of hints named after the game, and compile the search for it. Returns how many
    decisions to look ahead, and how many ways to follow; the page says so where a move is made of many decisions."""
    contract = game.contract
    hints = import_module(f"branchline.bots.hints.{game.id.replace('-', '_')}")
    bind(contract.State, evaluate=hints.evaluate)
    states, out = np.zeros(4, contract.State.dtype), np.zeros(1, np.int32)
    examples = (contract.Board.blank(), states, 0, 0, out, no_log(), np.zeros(1), np.zeros(1), np.zeros((3, 1)))
    prepare(f"{game.id}-greedy", [("greedy", best_action, examples)])
    return getattr(hints, "STEPS", 1), getattr(hints, "WAYS", 1)


class GreedyBot:
    """Knows a game through its page of hints."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._steps, ways = make_ready(game)
        self._random = random.Random(seed)
        self._generator = np.random.default_rng(seed)
        self._states = np.zeros(2 * ways + 2, game.contract.State.dtype)
        self._beam = np.zeros((3, ways))
        self._out = np.zeros(game.contract.out_size, np.int32)
        self._work = np.zeros(WORK, np.float64)
        self._log = no_log()

    def choose(self, match: Match) -> int:
        seat = match.to_move
        assert seat is not None
        board = match.sheet.record
        self._states[0] = match.state
        redeal(board, self._states[0], seat, self._random.getrandbits(62))
        noise = self._generator.random(64) * 1e-3
        found = best_action(
            board, self._states, seat, self._steps, self._out, self._log, noise, self._work, self._beam
        )  # fmt: skip
        return int(found)
