"""What the end of a game is worth to its seats: a share of the win, less what is fair, and a bounded margin."""

from __future__ import annotations

import torch
from torch import Tensor

MARGINS = 4.0
"""So many usual margins bring half of what the margin can bring."""


def present(players: Tensor, seats: int) -> Tensor:
    """Whether anybody sits there, for each table and seat."""
    return torch.arange(seats, device=players.device) < players[..., None]


def margins(scores: Tensor, players: Tensor) -> Tensor:
    """How far each seat is above the mean score; the last axis has the seats."""
    there = present(players, scores.shape[-1])
    mean = (scores * there).sum(-1) / players
    return (scores - mean[..., None]) * there


def worth(shares: Tensor, margin: Tensor, usual_margin: Tensor, players: Tensor, weight: float) -> Tensor:
    """`weight` is what the margin counts beside the win."""
    margin = margin / (MARGINS * usual_margin).clamp_min(1e-6)
    bounded = margin / (1.0 + margin.abs())
    found: Tensor = shares - 1.0 / players[..., None] + weight * bounded
    return found * present(players, shares.shape[-1])
