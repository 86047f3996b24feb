"""A pool of earlier networks as opponents: self-play against the latest alone may go round in circles."""

from __future__ import annotations

import copy
from typing import Any

import torch

from branchline.train.self_play.network import Network

MOST = 8


class Pool:
    """Keeps networks of all ages, the latest among them, and lends one after another. One that is lent plays its games
    to the end, even if it is dropped meanwhile."""

    def __init__(self, network: Network) -> None:
        self._template = copy.deepcopy(network).requires_grad_(False)
        self.kept: list[dict[str, Any]] = [weights_of(network)]
        self._lent: dict[int, tuple[dict[str, Any], Network]] = {}
        self._count = 0

    def keep(self, network: Network) -> None:
        """Add a network; where there are too many, every other one is dropped."""
        self.kept.append(weights_of(network))
        if len(self.kept) > MOST:
            self.kept = self.kept[::2]

    def lend(self, choice: int) -> int:
        """The number of an opponent, for the games that begin from now on."""
        weights = self.kept[choice % len(self.kept)]
        for number, (lent, _) in self._lent.items():
            if lent is weights:
                return number
        network = copy.deepcopy(self._template)
        network.load_state_dict(weights)
        self._count += 1
        self._lent[self._count] = weights, network
        return self._count

    def lent(self, number: int) -> Network:
        return self._lent[number][1]

    def take_back(self, playing: set[int]) -> None:
        """All but these have ended their games."""
        self._lent = {number: lent for number, lent in self._lent.items() if number in playing}


def weights_of(network: Network) -> dict[str, Any]:
    """A copy in sixteen bits."""
    return {name: weights.detach().to(torch.bfloat16, copy=True) for name, weights in network.state_dict().items()}
