"""The student: a network that learns to play as `greedy` does (behaviour cloning), and is as quick as any network.

Greedy itself would hold up the tables, which all wait for the slowest move. The student sits there instead, and a
training may begin from its weights.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from branchline.train.cloning.games import Decisions, joined
from branchline.train.reward import margins, present, rewards
from branchline.train.self_play.network import NEVER, Network, autocast

VALIDATION = 19
"""One game of so many is kept for validation: how often the student would do as greedy did."""
EPOCHS = 4
MINIBATCH, LEAST_MINIBATCH, STEPS = 1024, 32, 500
"""Decisions learned from at a time: fewer where a pass would not have so many steps."""
LEARNING_RATE, LAST_LEARNING_RATE = 1e-3, 5e-5


class StudentTrainer:
    """Teaches a net the decisions of greedy, and to expect what came of them."""

    def __init__(self, network: Network, games: list[Decisions]) -> None:
        self._network = network
        self._device = next(network.parameters()).device
        self._validation = joined(games[::VALIDATION])
        self._training = joined([game for number, game in enumerate(games) if number % VALIDATION] or games)
        players = torch.tensor(self._training.players)
        distance = margins(torch.tensor(self._training.scores), players).abs().sum()
        self.mean_margin = (distance / players.sum()).to(self._device)
        self.seen = torch.tensor(self._training.rows.any(axis=0), device=self._device)
        self.decisions = len(self._training.actions)

    def fit(self) -> float:
        """Train; return how often the student agrees with greedy in the games kept for validation."""
        optimiser = torch.optim.AdamW(self._network.parameters(), lr=LEARNING_RATE, weight_decay=1e-4)
        size = min(MINIBATCH, max(LEAST_MINIBATCH, self.decisions // STEPS))
        steps = EPOCHS * -(-self.decisions // size)
        schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, LAST_LEARNING_RATE / LEARNING_RATE, steps)
        for _ in range(EPOCHS):
            for part in torch.randperm(self.decisions).split(size):
                optimiser.zero_grad(set_to_none=True)
                self._loss(self._training.part(part.numpy())).backward()
                optimiser.step()
                schedule.step()
        return self._agreement()

    def _loss(self, part: Decisions) -> Tensor:
        logits, values = self._predict(part)
        players = self._tensor(part.players)
        shares, scores = self._tensor(part.shares), self._tensor(part.scores)
        targets = rewards(shares, margins(scores, players), self.mean_margin, players)
        there = present(players, values.shape[1])
        error = (((values - targets) ** 2) * there).sum() / there.sum()
        return functional.cross_entropy(logits, self._tensor(part.actions)) + error

    def _predict(self, part: Decisions) -> tuple[Tensor, Tensor]:
        with autocast(self._device):
            logits, values = self._network(self._tensor(part.rows))
        return logits[:, : self._network.actions].masked_fill(self._tensor(part.allowed) == 0, NEVER), values

    def _tensor(self, array: Any) -> Tensor:
        return torch.from_numpy(array).to(self._device)

    @torch.no_grad()
    def _agreement(self) -> float:
        agreed = 0
        for start in range(0, len(self._validation.actions), MINIBATCH):
            part = self._validation.part(np.s_[start : start + MINIBATCH])
            agreed += int((self._predict(part)[0].argmax(1) == self._tensor(part.actions)).sum())
        return agreed / len(self._validation.actions)
