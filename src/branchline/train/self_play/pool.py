"""A pool of earlier networks as opponents: self-play against the latest alone may go round in circles."""

from __future__ import annotations

import copy
from typing import Any

import torch

from branchline.train.self_play.network import Network

MOST = 8


class Pool:
    """Keeps networks of all ages, the latest among them, and lends one after another."""

    def __init__(self, network: Network) -> None:
        self.opponent = copy.deepcopy(network).requires_grad_(False)
        self.kept: list[dict[str, Any]] = [weights_of(network)]

    def keep(self, network: Network) -> None:
        """Add a network; where there are too many, every other one is dropped."""
        self.kept.append(weights_of(network))
        if len(self.kept) > MOST:
            self.kept = self.kept[::2]

    def lend(self, choice: int) -> Network:
        """The opponent of the next iteration."""
        self.opponent.load_state_dict(self.kept[choice % len(self.kept)])
        return self.opponent


def weights_of(network: Network) -> dict[str, Any]:
    """A copy in sixteen bits."""
    return {name: weights.detach().to(torch.bfloat16, copy=True) for name, weights in network.state_dict().items()}
