"""Value networks: the value of a position to every seat, learned from many games; and their files.

A network reads what the seat may know of the position, and beside it the heuristic values of every seat, so that it has
to learn only what the heuristic does not know.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from branchline.bots.models.files import NETS, Metadata, metadata_in, quantised, to_bytes
from branchline.bots.models.layers import (
    LAYERS,
    add_product,
    add_rectified,
    add_seen,
    check_layer,
    check_used,
    dequantised,
    layer_steps,
    rectify,
)
from branchline.bots.models.loading import ModelFiles
from branchline.kernel.compiler.units import load
from branchline.kernel.record import Array

WEIGHTS = {"first": "first", "heuristic": "worths", "second": "second", "last": "last", "straight": "straight"}
"""The layers of a network, by the names that they have in files."""
BIASES = ("bias", "second_bias", "last_bias")
COLUMNS = 2
"""Inputs for each seat: the distance of its heuristic value from the mean, and the value itself."""
BOUND = 6.0
"""Inputs from the heuristic are clipped to this."""
WIDE = 4.0
"""A heuristic value itself is divided by so many value scales, its distance from the mean by one."""


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


def heuristic_inputs(values: Array, seats: Array, players: Array, value_scale: float) -> Array:
    """Return the heuristic values of many positions as a network reads them: a row for each, own seat first."""
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


def value_network_bytes(metadata: Metadata, net: ValueWeights) -> bytes:
    """The file of a network; of the first layer only those inputs are kept that count for something."""
    used = np.flatnonzero(np.abs(net.first).max(axis=1))
    arrays: dict[str, Array] = {"used": used.astype(np.int32)}
    for name, key in WEIGHTS.items():
        weights = getattr(net, name)
        arrays[f"{key}.weights"], arrays[f"{key}.scales"] = quantised(weights[used] if name == "first" else weights)
    return to_bytes(metadata, arrays | {name: getattr(net, name) for name in BIASES})


@cache
def _unscaled(size: int) -> Array:
    """Value networks take the numbers of an observation as they are."""
    return np.ones(size, np.float32)


class ValueNet:
    def __init__(self, path: Path) -> None:
        load(LAYERS, layer_steps)
        with np.load(path, allow_pickle=False) as arrays:
            self.metadata = metadata_in(arrays)
            self._used = arrays["used"]
            layers = {name: dequantised(arrays, key) for name, key in WEIGHTS.items()}
            self._net = ValueWeights(**layers, **{name: arrays[name] for name in BIASES})
        self.value_scale = self.metadata.setting("value_scale")
        """What heuristic values are divided by."""
        self.margin_scale = self.metadata.setting("margin_scale")
        """What margins of the score are divided by."""
        self.heuristic_weight = self.metadata.setting("heuristic_weight")
        """The weight of the heuristic beside the network at the end of a move."""

    def check_shapes(self, inputs: int) -> None:
        net, seats = self._net, self.metadata.seats
        check_used(self._used, inputs)
        width = check_layer(net.first.shape, net.bias, len(self._used))
        check_layer(net.heuristic.shape, net.bias, COLUMNS * seats)
        check_layer(net.second.shape, net.second_bias, width, width)
        check_layer(net.last.shape, net.last_bias, width, seats)
        check_layer(net.straight.shape, net.last_bias, COLUMNS * seats)

    def values(self, rows: Array, inputs: Array, players: int) -> Array:
        """Return the value of each observation to each seat, own first; `inputs` are those of the heuristic."""
        found = np.zeros((len(rows), players), np.float32)
        for at in range(len(rows)):
            found[at] = self._answer(rows[at], inputs[at])[:players]
        return found

    def _answer(self, row: Array, inputs: Array) -> Array:
        net = self._net
        x, y, found = net.bias.copy(), net.second_bias.copy(), net.last_bias.copy()
        add_seen(row, self._used, _unscaled(len(row)), net.first, x)
        add_product(inputs, net.heuristic, x)
        rectify(x)
        add_product(x, net.second, y)
        add_rectified(x, y)
        add_product(x, net.last, found)
        add_product(inputs, net.straight, found)
        return found

    def weights(self, size: int) -> ValueWeights:
        """Return the weights with a row for every input."""
        first = np.zeros((size, self._net.first.shape[1]), np.float32)
        first[self._used] = self._net.first
        return self._net._replace(first=first)


VALUE_NETS = ModelFiles(ValueNet, NETS / "value")
