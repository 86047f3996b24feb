"""The reward of training: the value of a finished game to its seats, for many tables at once."""

from __future__ import annotations

import torch
from torch import Tensor

from branchline.bots.terminal import MARGIN_SCALE, combine


def present(players: Tensor, seats: int) -> Tensor:
    """Tell for each table and seat whether anybody sits there."""
    return torch.arange(seats, device=players.device) < players[..., None]


def margins(scores: Tensor, players: Tensor) -> Tensor:
    """The distance of each seat from the mean score; the last axis has the seats."""
    there = present(players, scores.shape[-1])
    mean = (scores * there).sum(-1) / players
    return (scores - mean[..., None]) * there


def rewards(shares: Tensor, margin: Tensor, mean_margin: Tensor, players: Tensor) -> Tensor:
    """Return the reward of each seat at each table, with margins scaled by the mean margin of many games."""
    scaled = margin / (MARGIN_SCALE * mean_margin).clamp_min(1e-6)
    found: Tensor = combine(shares, 1.0 / players[..., None], scaled)
    return found * present(players, shares.shape[-1])
