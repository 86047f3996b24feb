"""Outlooks as data: one file a game, its weights in eight bits, with how it was made. Played by NumPy alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.models.compatibility import fitting, suiting
from branchline.bots.models.files import NETS, Account, account_of, packed, quantised, unpacked
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import WORTHS, Outlook
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel import Game, Match

OUTLOOKS = NETS / "outlooks"
WEIGHTS = ("first", "worths", "second", "last", "straight")
BIASES = ("bias", "second_bias", "last_bias")


def to_bytes(account: Account, net: Outlook) -> bytes:
    """A file; of the first layer only those inputs are kept that count for something."""
    used = np.flatnonzero(np.abs(net.first).max(axis=1))
    arrays: dict[str, Array] = {"used": used.astype(np.int32)}
    for name in WEIGHTS:
        weights = getattr(net, name)
        arrays[f"{name}.weights"], arrays[f"{name}.scales"] = quantised(weights[used] if name == "first" else weights)
    return packed(account, arrays | {name: getattr(net, name) for name in BIASES})


class OutlookNet:
    """An outlook ready to play."""

    def __init__(self, path: Path) -> None:
        with np.load(path, allow_pickle=False) as arrays:
            self.account = account_of(bytes(arrays["account"]))
            self._used = arrays["used"]
            layers = {name: unpacked(arrays, name) for name in WEIGHTS}
            self._net = Outlook(**layers, **{name: arrays[name] for name in BIASES})

    def try_out(self, inputs: int) -> None:
        worths = np.ones((1, WORTHS * self.account.seats), np.float32)
        self.expectations(np.ones((1, inputs), np.uint8), worths)

    def setting(self, name: str) -> float:
        return float(self.account.settings[name])

    def expectations(self, rows: Array, worths: Array) -> Array:
        """For each row what the seat that looks may expect."""
        net = self._net
        x = np.array([self._inputs(row[self._used]) for row in rows]) + worths @ net.worths + net.bias
        x = np.maximum(x, 0)
        x += np.maximum(x @ net.second + net.second_bias, 0)
        found: Array = x @ net.last[:, 0] + worths @ net.straight[:, 0] + net.last_bias[0]
        return found

    def _inputs(self, row: Array) -> Array:
        """What the first layer makes of a row, of which most is zero."""
        there = np.flatnonzero(row)
        found: Array = row[there].astype(np.float32) @ self._net.first[there]
        return found

    def whole(self, size: int) -> Outlook:
        """With a row for every input, as compiled rules read it."""
        first = np.zeros((size, self._net.first.shape[1]), np.float32)
        first[self._used] = self._net.first
        return self._net._replace(first=first)


def suiting_outlook(match: Match) -> OutlookNet | None:
    """The game's outlook, if it fits the board and was not found to be weak with so many players."""
    return suiting(match, packed_outlook)


def packed_outlook(game: Game) -> OutlookNet:
    """The outlook that comes with the package; `UnfitNet` says why it cannot be used."""
    return fitting_outlook(game, packed_path(game))


def packed_path(game: Game) -> Path:
    return OUTLOOKS / f"{game.id}.npz"


@cache
def fitting_outlook(game: Game, path: Path) -> OutlookNet:
    """The outlook in a file; `UnfitNet` says why it cannot be used."""
    return fitting(game, path, OutlookNet)


def account_for(game: Game, *, seed: int, decisions: int, games: int, settings: dict[str, Any]) -> Account:
    layout = observer_of(game).layout
    return Account(game.id, game.rules, game.sheet().digest, layout.fingerprint, game.rulebook.verbs.size,
                   layout.seats, seed, decisions, games, settings)  # fmt: skip
