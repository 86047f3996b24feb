"""Policy-value networks: for an observation, the logits of actions and the value to each seat. Played by NumPy
alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots.models.files import NETS, Metadata, dequantised, metadata_in, quantised, to_bytes
from branchline.bots.models.loading import load_model, suitable
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

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
        with np.load(path, allow_pickle=False) as arrays:
            self.metadata = metadata_in(arrays)
            self._used = arrays["used"]
            names = {key.partition(".")[0] for key in arrays.files if key.endswith(".weights")}
            self._layers = {name: (dequantised(arrays, name), arrays[f"{name}.bias"]) for name in names}
        self.margin_scale = self.metadata.setting("margin_scale")

    def check_shapes(self, inputs: int) -> None:
        self.answer(np.ones(inputs, np.uint8), np.ones(inputs, np.float32), np.arange(self.metadata.actions))

    def answer(self, row: Array, scale: Array, actions: Array) -> tuple[Array, Array]:
        """For an observation, the logits of these actions and the value to each seat, own first."""
        weights, bias = self._layers[INPUT]
        seen = np.flatnonzero(row[self._used])
        inputs = self._used[seen]
        x = np.maximum((row[inputs] * scale[inputs]) @ weights[seen] + bias, 0)
        if WIDEN in self._layers:
            x = np.maximum(self._through(WIDEN, x), 0)
        for block in BLOCKS:
            x = x + np.maximum(self._through(block, x), 0)
        policy, policy_bias = self._layers[POLICY]
        return policy[actions] @ x + policy_bias[actions], self._through(VALUE, x)

    def _through(self, name: str, x: Array) -> Array:
        weights, bias = self._layers[name]
        return weights @ x + bias


def suitable_policy_value(match: Match) -> PolicyValueNet | None:
    """The network of the game, if it fits the board and is not weak with so many players."""
    return suitable(match, packaged_policy_value)


def packaged_policy_value(game: Game) -> PolicyValueNet:
    """The network that comes with the package; `IncompatibleModel` says why it cannot play."""
    return load_policy_value(game, packaged_path(game))


def packaged_path(game: Game) -> Path:
    return NETS / f"{game.id}.npz"


@cache
def load_policy_value(game: Game, path: Path) -> PolicyValueNet:
    """The network in a file; `IncompatibleModel` says why it cannot play."""
    return load_model(game, path, PolicyValueNet)
