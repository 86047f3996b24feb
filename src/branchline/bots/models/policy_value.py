"""Policy-value networks: for an observation, the logits of actions and the value to each seat."""

from __future__ import annotations

from pathlib import Path

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
    transposed,
    write_products,
)
from branchline.bots.models.loading import ModelFiles
from branchline.kernel.compiler.units import load
from branchline.kernel.record import Array

INPUT, WIDEN, POLICY, VALUE = "input", "widen", "policy", "value"
BLOCKS = ("first", "second")
Layers = dict[str, tuple[Array, Array]]
"""The weights of each layer, a row for each output (of the first layer: for each input), and its biases."""


def policy_value_bytes(metadata: Metadata, layers: Layers, used: Array) -> bytes:
    """The file of a network; `used` are the inputs whose rows of the first layer are given."""
    arrays: dict[str, Array] = {"used": used.astype(np.int32)}
    for name, (weights, bias) in layers.items():
        arrays[f"{name}.weights"], arrays[f"{name}.scales"] = quantised(weights)
        arrays[f"{name}.bias"] = bias.astype(np.float32)
    return to_bytes(metadata, arrays)


class PolicyValueNet:
    def __init__(self, path: Path) -> None:
        load(LAYERS, layer_steps)
        with np.load(path, allow_pickle=False) as arrays:
            self.metadata = metadata_in(arrays)
            self._used = arrays["used"]
            names = {key.partition(".")[0] for key in arrays.files if key.endswith(".weights")}
            self._layers = {name: (dequantised(arrays, name), arrays[f"{name}.bias"]) for name in names}
        for name in names - {INPUT, POLICY, VALUE}:
            weights, bias = self._layers[name]
            self._layers[name] = transposed(weights), bias
        self._seats = np.arange(len(self._layers[VALUE][1]), dtype=np.int32)
        self.margin_scale = self.metadata.setting("margin_scale")

    def check_shapes(self, inputs: int) -> None:
        check_used(self._used, inputs)
        width = self._check(INPUT, len(self._used))
        if WIDEN in self._layers:
            width = self._check(WIDEN, width)
        for block in BLOCKS:
            self._check(block, width, width)
        for name, outputs in ((POLICY, self.metadata.actions), (VALUE, self.metadata.seats)):
            weights, bias = self._layers[name]
            check_layer(weights.shape[::-1], bias, width, outputs)

    def _check(self, name: str, inputs: int, outputs: int | None = None) -> int:
        weights, bias = self._layers[name]
        return check_layer(weights.shape, bias, inputs, outputs)

    def answer(self, row: Array, scale: Array, actions: Array) -> tuple[Array, Array]:
        """Return the logits of these actions and the value to each seat, own first, for an observation."""
        weights, bias = self._layers[INPUT]
        x = bias.copy()
        add_seen(row, self._used, scale, weights, x)
        rectify(x)
        if WIDEN in self._layers:
            x = self._through(WIDEN, x)
            rectify(x)
        for block in BLOCKS:
            add_rectified(x, self._through(block, x))
        return self._outputs(POLICY, x, actions.astype(np.int32)), self._outputs(VALUE, x, self._seats)

    def _through(self, name: str, x: Array) -> Array:
        weights, bias = self._layers[name]
        found = bias.copy()
        add_product(x, weights, found)
        return found

    def _outputs(self, name: str, x: Array, rows: Array) -> Array:
        weights, bias = self._layers[name]
        found = np.zeros(len(rows), np.float32)
        write_products(x, weights, bias, rows, found)
        return found


POLICY_VALUE_NETS = ModelFiles(PolicyValueNet, NETS)
