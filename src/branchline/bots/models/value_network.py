"""Value networks: the value to a seat of a position at the end of its move, learned from many games.

A network reads what the seat may know of the position, and beside it the heuristic values of every seat, so that it has
to learn only what the heuristic does not know.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.kernel import Array, rule

COLUMNS = 2
"""Inputs for each seat: the distance of its heuristic value from the mean, and the value itself."""
BOUND = 6.0
WIDE = 4.0
"""By how much less the value itself counts."""


class ValueWeights(NamedTuple):
    """The weights of a network, a row for each input; seats are own first."""

    first: Array
    heuristic: Array
    """From the heuristic inputs to the first layer."""
    bias: Array
    second: Array
    second_bias: Array
    last: Array
    straight: Array
    """From the heuristic inputs directly to the output."""
    last_bias: Array


def blank_weights(size: int, seats: int, width: int = 1) -> ValueWeights:
    def zeros(*shape: int) -> Array:
        return np.zeros(shape, np.float32)

    inputs = COLUMNS * seats
    return ValueWeights(zeros(size, width), zeros(inputs, width), zeros(width), zeros(width, width), zeros(width),
                        zeros(width, seats), zeros(inputs, seats), zeros(seats))  # fmt: skip


@rule
def bounded(value: float) -> float:
    return min(max(value, -BOUND), BOUND)


@rule
def write_heuristic_inputs(values: Array, seat: int, players: int, value_scale: float, out: Array) -> None:
    """Write the heuristic values of all seats as a network reads them, own seat first."""
    seats = out.shape[0] // COLUMNS
    for k in range(out.shape[0]):
        out[k] = 0.0
    mean = 0.0
    for k in range(players):
        mean += values[k] / players
    for k in range(players):
        value = values[(seat + k) % players]
        out[k] = bounded((value - mean) / value_scale)
        out[seats + k] = bounded(value / (value_scale * WIDE))


def heuristic_inputs(values: Array, seats: Array, players: Array, value_scale: float) -> Array:
    """Return the same for many positions at once, a row for each."""
    places = np.arange(values.shape[1])[None]
    there = places < players[:, None]
    own_first = np.take_along_axis(values, (places + seats[:, None]) % players[:, None], 1) * there
    parts = [from_mean(own_first, there) / value_scale, own_first / (value_scale * WIDE)]
    return np.clip(np.concatenate(parts, 1), -BOUND, BOUND).astype(np.float32)


def from_mean(numbers: Array, there: Array) -> Array:
    """The distance of each number from the mean of its row, where there is one."""
    mean = (numbers * there).sum(1) / there.sum(1)
    found: Array = (numbers - mean[:, None]) * there
    return found


@rule
def predict(net: ValueWeights, row: Array, inputs: Array, x: Array, y: Array) -> float:
    """The value to the seat that looks; `x` and `y` are buffers as wide as the network."""
    width = x.shape[0]
    for j in range(width):
        x[j] = net.bias[j]
    for i in range(row.shape[0]):
        if row[i]:
            amount = np.float32(row[i])
            for j in range(width):
                x[j] += amount * net.first[i, j]
    for i in range(inputs.shape[0]):
        amount = inputs[i]
        for j in range(width):
            x[j] += amount * net.heuristic[i, j]
    for j in range(width):
        x[j] = max(x[j], np.float32(0.0))
        y[j] = net.second_bias[j]
    for i in range(width):
        if x[i] > 0.0:
            amount = x[i]
            for j in range(width):
                y[j] += amount * net.second[i, j]
    found = float(net.last_bias[0])
    for j in range(width):
        found += (x[j] + max(y[j], np.float32(0.0))) * net.last[j, 0]
    for i in range(inputs.shape[0]):
        found += inputs[i] * net.straight[i, 0]
    return found
