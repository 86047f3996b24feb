"""Evaluators: the value of positions to every seat, by the heuristic of a game or by a network."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

import numpy as np

from branchline.bots.heuristic import WORKSPACE, bind_heuristic
from branchline.bots.models.observe import observer_of
from branchline.bots.models.policy_value import PolicyValueNet
from branchline.bots.models.value_network import ValueNet, heuristic_inputs
from branchline.bots.search.beam import evaluate_seats
from branchline.bots.terminal import terminal_values
from branchline.kernel import Array, Game
from branchline.kernel.contract import is_over, to_move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from branchline.kernel import Position, Record

    Positions = Array | Sequence[Position]


class Evaluator(Protocol):
    def values(self, board: Record, states: Positions, seat: int) -> Array:
        """Return the value of each position to every seat, by what `seat` may know: [position, seat]."""


class HeuristicEvaluator:
    """Values in the unit of the heuristic."""

    def __init__(self, game: Game) -> None:
        bind_heuristic(game)
        self._states = np.zeros(2, game.contract.State.dtype)
        self._workspace = np.zeros(WORKSPACE)

    def values(self, board: Record, states: Positions, seat: int) -> Array:
        values = np.zeros((len(states), int(states[0]["players"])))
        for at, state in enumerate(states):
            self._states[0] = state
            evaluate_seats(board, self._states, values[at], self._workspace)
        return values


class ValueInputs:
    """What a value network reads of positions."""

    def __init__(self, game: Game) -> None:
        self._observer, self._heuristic = observer_of(game), HeuristicEvaluator(game)

    def read(self, board: Record, states: Positions, seat: int) -> tuple[Array, Array]:
        """Return for each position what the seat observes, and the heuristic value to every seat."""
        layout, players = self._observer.layout, int(states[0]["players"])
        rows = np.array([self._observer.row(board, state, seat) for state in states])
        values = np.zeros((len(states), layout.seats))
        values[:, :players] = self._heuristic.values(board, states, seat)
        return rows, values


class ValueNetworkEvaluator:
    """Values in shares of the win."""

    def __init__(self, game: Game, net: ValueNet) -> None:
        self.net, self._inputs = net, ValueInputs(game)

    def values(self, board: Record, states: Positions, seat: int) -> Array:
        players, (rows, by_heuristic) = int(states[0]["players"]), self._inputs.read(board, states, seat)
        seats, numbers = (np.full(len(states), number) for number in (seat, players))
        inputs = heuristic_inputs(by_heuristic, seats, numbers, self.net.value_scale)
        found: Array = np.roll(self.net.values(rows, inputs, players), seat, axis=1)
        for at, state in enumerate(states):
            if is_over(state):
                found[at] = terminal_values(state, self.net.margin_scale)
        return found


class PolicyValueEvaluator:
    """Values in shares of the win, and how likely the network would take each action."""

    def __init__(self, game: Game, net: PolicyValueNet) -> None:
        self.net, self._observer, self._scale = net, observer_of(game), input_scale(game)
        self._observer.load()

    def values(self, board: Record, states: Positions, seat: int) -> Array:
        found = np.zeros((len(states), int(states[0]["players"])))
        for at, state in enumerate(states):
            if is_over(state):
                found[at] = terminal_values(state, self.net.margin_scale)
            else:
                found[at] = self.answer(board, state, np.zeros(0, np.int64))[1]
        return found

    def answer(self, board: Record, state: Position, actions: Array) -> tuple[Array, Array]:
        """The logits of these actions for whoever is to move, and the value to each seat."""
        mover = int(to_move(state))
        logits, values = self.net.answer(self._observer.row(board, state, mover), self._scale, actions)
        return logits, np.roll(values[: state.players], mover)


@cache
def input_scale(game: Game) -> Array:
    """Return the factor by which a network multiplies each number of an observation."""
    return observer_of(game).layout.scale()
