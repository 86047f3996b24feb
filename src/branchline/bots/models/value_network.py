"""The outlook: what a seat may expect at the end of its move, as a net has learned from many games.

The net reads what the seat may know of that position, and beside it what the hints hold it to be worth to every seat,
so that it has to learn only what the hints do not know.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.kernel import Array, rule

WORTHS = 2
"""Columns for each seat: how far its worth is from the mean of all, and its worth."""
BOUND = 6.0
WIDE = 4.0
"""By how much less the worth itself counts."""


class Outlook(NamedTuple):
    """The weights of a net, a row for each input; numbers of seats are own first."""

    first: Array
    worths: Array
    bias: Array
    second: Array
    second_bias: Array
    last: Array
    straight: Array
    """From the worths directly to the answer."""
    last_bias: Array


@rule
def bounded(value: float) -> float:
    return min(max(value, -BOUND), BOUND)


@rule
def write_worths(values: Array, seat: int, players: int, spread: float, out: Array) -> None:
    """What the hints say of each seat, as the net reads it."""
    seats = out.shape[0] // WORTHS
    for k in range(out.shape[0]):
        out[k] = 0.0
    mean = 0.0
    for k in range(players):
        mean += values[k] / players
    for k in range(players):
        value = values[(seat + k) % players]
        out[k] = bounded((value - mean) / spread)
        out[seats + k] = bounded(value / (spread * WIDE))


def worths_of(values: Array, seats: Array, players: Array, spread: float) -> Array:
    """The same for many positions at once: what the hints say of each seat, a row for each position."""
    places = np.arange(values.shape[1])[None]
    there = places < players[:, None]
    turned = np.take_along_axis(values, (places + seats[:, None]) % players[:, None], 1) * there
    parts = [from_mean(turned, there) / spread, turned / (spread * WIDE)]
    return np.clip(np.concatenate(parts, 1), -BOUND, BOUND).astype(np.float32)


def from_mean(numbers: Array, there: Array) -> Array:
    """How far each number is from the mean of its row, as far as there are any."""
    mean = (numbers * there).sum(1) / there.sum(1)
    found: Array = (numbers - mean[:, None]) * there
    return found


@rule
def expect(net: Outlook, row: Array, worths: Array, x: Array, y: Array) -> float:
    """What the seat itself may expect; `x` and `y` are room to compute in."""
    width = x.shape[0]
    for j in range(width):
        x[j] = net.bias[j]
    for i in range(row.shape[0]):
        if row[i]:
            amount = np.float32(row[i])
            for j in range(width):
                x[j] += amount * net.first[i, j]
    for i in range(worths.shape[0]):
        amount = worths[i]
        for j in range(width):
            x[j] += amount * net.worths[i, j]
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
    for i in range(worths.shape[0]):
        found += worths[i] * net.straight[i, 0]
    return found
