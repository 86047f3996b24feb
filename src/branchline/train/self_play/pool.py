"""Earlier selves, to play against: who only ever meets their latest self may go round in circles."""

from __future__ import annotations

import copy
from typing import Any

import torch

from branchline.train.self_play.network import Network

MOST = 8


class Pool:
    """Keeps some of all times, the latest among them, and lends one after another."""

    def __init__(self, network: Network) -> None:
        self.opponent = copy.deepcopy(network).requires_grad_(False)
        self.kept: list[dict[str, Any]] = [weights_of(network)]

    def keep(self, network: Network) -> None:
        """Where there are too many, every other one goes, so that those that stay reach ever further back."""
        self.kept.append(weights_of(network))
        if len(self.kept) > MOST:
            self.kept = self.kept[::2]

    def lend(self, choice: int) -> Network:
        """The opponent of the next lesson."""
        self.opponent.load_state_dict(self.kept[choice % len(self.kept)])
        return self.opponent


def weights_of(network: Network) -> dict[str, Any]:
    """A copy in half the room."""
    return {name: weights.detach().to(torch.bfloat16, copy=True) for name, weights in network.state_dict().items()}
