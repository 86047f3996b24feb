"""Whole games at full speed: generic loops that compile into specialised ones for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.kernel.chance import HALF, mixed, reseed
from branchline.kernel.compiler.units import Steps, Unit, prepare, rules_of
from branchline.kernel.contract import Contract, apply, is_over, legal, score, setup
from branchline.kernel.events import no_log
from branchline.kernel.record import Array
from branchline.kernel.rules import long_rule, rule

if TYPE_CHECKING:
    from branchline.kernel.game import Game

MOST_ACTIONS = 100_000


@rule
def rollout(board: Any, state: Any, seed: int, most: int, out: Array, log: Array) -> int:
    """Play uniformly random actions to the end, or so many; returns how many. What the players choose is no chance of
    the game: it comes from a quick generator of its own."""
    choices = mixed(np.uint64(seed))
    for actions in range(most):
        if is_over(state):
            return actions
        choices = mixed(choices)
        count = legal(board, state, out)
        apply(board, state, out[np.int64((choices >> HALF) * np.uint64(count) >> HALF)], log)
    return most


@rule
def play_from_setup(board: Any, states: Any, start: Any, seed: int, most: int, out: Array, log: Array) -> int:
    """A random game in `states[0]`, to the end or so far; `start` holds a state with its players and options."""
    states[0] = start[0]
    reseed(states[0], seed)
    setup(board, states[0])
    return rollout(board, states[0], seed, most, out, log)


@long_rule
def rollouts(board: Any, states: Any, start: Any, first_seed: int, scores: Array, out: Array, log: Array) -> int:
    """Play a random game from the set-up for each row of scores, each from its own seed; returns the number of
    actions. `states` is room for one."""
    actions = 0
    for game in range(scores.shape[0]):
        actions += play_from_setup(board, states, start, first_seed + game, MOST_ACTIONS, out, log)
        for seat in range(states[0].players):
            scores[game, seat] = score(states[0], seat)
    return actions


@rule
def copies(states: Any, times: int) -> None:
    """Copy positions, for the benchmark."""
    for k in range(times):
        states[k & 7] = states[(k + 1) & 7]


def prepare_rollouts(game: Game) -> None:
    """Compile the loops above for a game: whoever plays by the thousand asks for it."""
    rules, contract = rules_of(game), game.contract
    prepare({Unit(f"{rules.name}-rollouts", rules.sources): lambda: _steps(contract)})


def _steps(contract: Contract) -> Steps:
    states, log = np.zeros(1, contract.State.dtype), no_log()
    out, scores = np.zeros(1, np.int32), np.zeros((1, 1), np.int64)
    return [
        ("play_from_setup", play_from_setup, (contract.Board.blank(), states, states, 0, 0, out, log)),
        ("rollouts", rollouts, (contract.Board.blank(), states, states, 0, scores, out, log)),
        ("copies", copies, (states, 0)),
    ]
