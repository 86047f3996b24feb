"""Policy-value networks: for an observation, how much each action is favoured and what each seat may expect."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from branchline.bots.models.compatibility import fitting, suiting
from branchline.bots.models.files import NETS, Account, account_of, packed, quantised, unpacked
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

INPUT, WIDEN, POLICY, VALUE = "input", "widen", "policy", "value"
BLOCKS = ("first", "second")
Layers = dict[str, tuple[Array, Array]]
"""The weights of each layer, a row for each of its outputs (for the first one: of its inputs), and its biases."""


def to_bytes(account: Account, layers: Layers, used: Array) -> bytes:
    """A net file; `used` are the inputs whose rows of the first layer are given."""
    arrays: dict[str, Array] = {"used": used.astype(np.int32)}
    for name, (weights, bias) in layers.items():
        arrays[f"{name}.weights"], arrays[f"{name}.scales"] = quantised(weights)
        arrays[f"{name}.bias"] = bias.astype(np.float32)
    return packed(account, arrays)


class Net:
    """A net ready to play."""

    def __init__(self, path: Path) -> None:
        with np.load(path, allow_pickle=False) as arrays:
            self.account = account_of(bytes(arrays["account"]))
            self._used = arrays["used"]
            names = {key.partition(".")[0] for key in arrays.files if key.endswith(".weights")}
            self._layers = {name: (unpacked(arrays, name), arrays[f"{name}.bias"]) for name in names}

    def try_out(self, inputs: int) -> None:
        self.answer(np.ones(inputs, np.uint8), np.ones(inputs, np.float32), np.arange(self.account.actions))

    def answer(self, row: Array, scale: Array, actions: Array) -> tuple[Array, Array]:
        """For an observation, how much each of these actions is favoured, and what each seat may expect, own first."""
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


def suiting_net(match: Match) -> Net | None:
    """The game's net, if it fits the board and was not found to be weak with so many players."""
    return suiting(match, packed_net)


def packed_net(game: Game) -> Net:
    """The net that comes with the package; `UnfitNet` says why it cannot play."""
    return fitting_net(game, packed_path(game))


def packed_path(game: Game) -> Path:
    return NETS / f"{game.id}.npz"


@cache
def fitting_net(game: Game, path: Path) -> Net:
    """The net in a file; `UnfitNet` says why it cannot play."""
    return fitting(game, path, Net)
