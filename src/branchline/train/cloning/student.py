"""Greedy's pupil: a net that plays as greedy does, as quickly as any net.

Greedy itself would hold up the tables, which all wait for the slowest move. Its pupil sits there in its stead, and a
training may begin from what the pupil has learned.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from branchline.train.cloning.games import Choices, joined
from branchline.train.reward import margins, present, worth
from branchline.train.self_play.network import NEVER, Network, in_short

KEPT_BACK = 19
"""One game of so many is not learned from, but shows how often the pupil would do as greedy did."""
PASSES = 4
MINIBATCH, LEAST_MINIBATCH, STEPS = 1024, 32, 500
"""Choices learned from at a time: fewer where a pass would not have so many steps."""
PACE, LAST_PACE = 1e-3, 5e-5


class Lessons:
    """Teaches a net the choices of greedy, and to expect what came of them."""

    def __init__(self, network: Network, games: list[Choices], margin: float) -> None:
        self._network, self._margin = network, margin
        self._device = next(network.parameters()).device
        self._kept_back = joined(games[::KEPT_BACK])
        self._choices = joined([game for number, game in enumerate(games) if number % KEPT_BACK] or games)
        players = torch.tensor(self._choices.players)
        distance = margins(torch.tensor(self._choices.scores), players).abs().sum()
        self.usual_margin = (distance / players.sum()).to(self._device)
        self.seen = torch.tensor(self._choices.rows.any(axis=0), device=self._device)
        self.choices = len(self._choices.actions)

    def give(self) -> float:
        """Returns how often the pupil agrees with greedy in games it was not taught."""
        optimiser = torch.optim.AdamW(self._network.parameters(), lr=PACE, weight_decay=1e-4)
        size = min(MINIBATCH, max(LEAST_MINIBATCH, self.choices // STEPS))
        steps = PASSES * -(-self.choices // size)
        pace = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, LAST_PACE / PACE, steps)
        for _ in range(PASSES):
            for part in torch.randperm(self.choices).split(size):
                optimiser.zero_grad(set_to_none=True)
                self._loss(self._choices.part(part.numpy())).backward()
                optimiser.step()
                pace.step()
        return self._agreement()

    def _loss(self, part: Choices) -> Tensor:
        wishes, values = self._answers(part)
        players = self._there(part.players)
        shares, scores = self._there(part.shares), self._there(part.scores)
        hoped = worth(shares, margins(scores, players), self.usual_margin, players, self._margin)
        there = present(players, values.shape[1])
        error = (((values - hoped) ** 2) * there).sum() / there.sum()
        return functional.cross_entropy(wishes, self._there(part.actions)) + error

    def _answers(self, part: Choices) -> tuple[Tensor, Tensor]:
        with in_short(self._device):
            wishes, values = self._network(self._there(part.rows))
        return wishes[:, : self._network.actions].masked_fill(self._there(part.allowed) == 0, NEVER), values

    def _there(self, array: Any) -> Tensor:
        return torch.from_numpy(array).to(self._device)

    @torch.no_grad()
    def _agreement(self) -> float:
        agreed = 0
        for start in range(0, len(self._kept_back.actions), MINIBATCH):
            part = self._kept_back.part(np.s_[start : start + MINIBATCH])
            agreed += int((self._answers(part)[0].argmax(1) == self._there(part.actions)).sum())
        return agreed / len(self._kept_back.actions)
