"""Trains a value network on positions between moves, what searches expected of them, and the results of their games."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from branchline.bots.models.value_network import COLUMNS, ValueWeights, from_mean, heuristic_inputs
from branchline.bots.terminal import MARGIN_SCALE, combine
from branchline.kernel.record import Array
from branchline.train.value.games import Dataset

VALIDATION = 16
"""One game of so many is kept for validation."""
LEARNING_RATE, WEIGHT_DECAY = 1e-3, 1e-2
FURTHER_LEARNING_RATE = 2e-4
"""Of a network that has learned before."""


@dataclass(frozen=True)
class Scales:
    """What heuristic values and margins of the score are divided by."""

    value_scale: float
    margin_scale: float


def scales_of(dataset: Dataset) -> Scales:
    seats = dataset.values.shape[1]
    there = np.arange(seats)[None] < dataset.players[:, None]
    return Scales(float(np.abs(from_mean(dataset.values, there)[there]).mean() * 1.5),
                 float(np.abs(from_mean(dataset.scores, there)[there]).mean() * MARGIN_SCALE))  # fmt: skip


def targets_of(dataset: Dataset, margin_scale: float) -> Array:
    """The value of the finished game to each seat, own first."""
    there = np.arange(dataset.shares.shape[1])[None] < dataset.players[:, None]
    margin = from_mean(dataset.scores, there) / margin_scale
    return (combine(dataset.shares, 1.0 / dataset.players[:, None], margin) * there).astype(np.float32)


class ValueNetwork(nn.Module):
    def __init__(self, scale: Array, width: int, seats: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(scale))
        self.first = nn.EmbeddingBag(len(scale), width, mode="sum")
        self.heuristic = nn.Linear(COLUMNS * seats, width)
        self.second = nn.Linear(width, width)
        self.last = nn.Linear(width, seats)
        self.straight = nn.Linear(COLUMNS * seats, seats, bias=False)
        with torch.no_grad():
            self.first.weight.normal_(0.0, 0.02)
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()
            self.straight.weight.zero_()

    def forward(self, places: Tensor, amounts: Tensor, starts: Tensor, inputs: Tensor, dropout: float = 0.0) -> Tensor:
        strength = amounts * self.scale[places]
        if dropout:
            strength = strength * (torch.rand_like(strength) > dropout) / (1.0 - dropout)
        x = functional.relu(self.first(places, starts, per_sample_weights=strength) + self.heuristic(inputs))
        x = functional.dropout(x, dropout, self.training)
        y = x + functional.relu(self.second(x))
        found: Tensor = self.last(functional.dropout(y, dropout, self.training)) + self.straight(inputs)
        return found

    @torch.no_grad()
    def load(self, net: ValueWeights) -> None:
        """Begin with the weights that bots play by."""
        begun = {
            "first.weight": net.first / self.scale.cpu().numpy()[:, None],
            "heuristic.weight": net.heuristic.T, "heuristic.bias": net.bias,
            "second.weight": net.second.T, "second.bias": net.second_bias,
            "last.weight": net.last.T, "last.bias": net.last_bias, "straight.weight": net.straight.T,
        }  # fmt: skip
        for name, parameter in self.named_parameters():
            parameter.copy_(torch.from_numpy(np.ascontiguousarray(begun[name])))

    def weights(self) -> ValueWeights:
        """The weights as bots play by them."""

        def array(tensor: Any) -> Array:
            return np.ascontiguousarray(tensor.detach().float().cpu().numpy(), np.float32)

        return ValueWeights(array(self.first.weight * self.scale[:, None]), array(self.heuristic.weight.T),
                       array(self.heuristic.bias), array(self.second.weight.T), array(self.second.bias),
                       array(self.last.weight.T), array(self.straight.weight.T), array(self.last.bias))  # fmt: skip


def _sequence(dataset: Dataset) -> list[tuple[Array, Array]]:
    """Each position with the next of its seat in its game: those of all first positions, then of all second ones."""
    whose = dataset.games.astype(np.int64) * 8 + dataset.seats
    order = np.argsort(whose, kind="stable")
    sorted_whose = whose[order]
    begins = np.flatnonzero(np.diff(sorted_whose, prepend=-1))
    rank = np.arange(len(order)) - np.repeat(begins, np.diff([*begins, len(order)]))
    has_next = np.append(sorted_whose[1:] == sorted_whose[:-1], False)
    now = np.flatnonzero(has_next)
    by_rank = now[np.argsort(rank[now], kind="stable")]
    cuts = np.flatnonzero(np.diff(rank[by_rank])) + 1
    return [(order[part], order[part + 1]) for part in np.split(by_rank, cuts)]


class ValueTrainer:
    """Trains a network in epochs; some games are kept for validation."""

    def __init__(self, dataset: Dataset, scale: Array, device: str, *, width: int = 256, scales: Scales | None = None,
                 seed: int = 0) -> None:  # fmt: skip
        self.scales = scales or scales_of(dataset)
        self.device = torch.device(device)
        self._scale, self._seats = scale, dataset.values.shape[1]
        self._starts = self._tensor(np.concatenate([[0], dataset.ends]).astype(np.int64))
        self._places, self._amounts = self._tensor(dataset.places.astype(np.int32)), self._tensor(dataset.amounts)
        self._inputs = self._tensor(
            heuristic_inputs(
                dataset.values,
                dataset.seats.astype(np.int64),
                dataset.players.astype(np.int64),
                self.scales.value_scale,
            )
        )
        self._targets = self._tensor(targets_of(dataset, self.scales.margin_scale))
        self._present = self._tensor(
            (np.arange(dataset.shares.shape[1])[None] < dataset.players[:, None]).astype(np.float32)
        )
        back = dataset.games % VALIDATION == 0
        self._validation, self._training = self._tensor(np.flatnonzero(back)), self._tensor(np.flatnonzero(~back))
        self._ends, self._order = self._targets, _sequence(dataset)
        self._searched = self._tensor(dataset.expected)
        self._learning_rate = LEARNING_RATE
        self.begin(width, seed)

    def begin(self, width: int, seed: int) -> None:
        """Begin with a network that knows only what the heuristic says."""
        torch.manual_seed(seed)
        self.network = ValueNetwork(self._scale, width, self._seats).to(self.device)
        self._begin_with_heuristic()

    def begin_with(self, net: ValueWeights, seed: int) -> None:
        """Begin with a network that has learned before."""
        self.begin(len(net.bias), seed)
        self.network.load(net)
        self._learning_rate = FURTHER_LEARNING_RATE

    @torch.no_grad()
    def use_lambda_returns(self, lambda_: float) -> None:
        """Train on λ-returns from now on: results of games mixed with what is expected a little later of the same seat,
        which hangs less on what nobody could foresee. A search expects better than the network does."""
        self.network.eval()
        every = torch.arange(len(self._ends), device=self.device)
        expected = torch.cat([self._predict(part) for part in every.split(8192)]) * self._present
        is_searched = ~self._searched.isnan()
        expected[is_searched, 0] = self._searched[is_searched]
        targets = self._ends.clone()
        for now, later in reversed(self._order):
            at, then = self._tensor(now), self._tensor(later)
            soon = expected[then]
            soon[:, 0] = torch.where(is_searched[at], expected[at, 0], soon[:, 0])
            targets[at] = (1.0 - lambda_) * soon + lambda_ * targets[then]
        self._targets = targets

    @torch.no_grad()
    def _begin_with_heuristic(self) -> None:
        """Solve for the best linear prediction from the heuristic inputs."""
        inputs, targets = self._inputs[self._training].double(), self._targets[self._training].double()
        square = inputs.T @ inputs + 1e-3 * len(inputs) * torch.eye(inputs.shape[1], device=self.device)
        self.network.straight.weight.copy_(torch.linalg.solve(square, inputs.T @ targets).T)

    def _tensor(self, array: Array) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def fit(self, epochs: int, *, size: int = 1024, dropout: float = 0.2,
            seconds: float = 1e9) -> list[dict[str, float]]:  # fmt: skip
        """Train, and keep the network that judges the games for validation best, be it the one that training began
        with; return how it judged them before and after each epoch."""
        optimiser = torch.optim.AdamW(self.network.parameters(), lr=self._learning_rate, weight_decay=WEIGHT_DECAY)
        steps = epochs * -(-len(self._training) // size)
        history, done, start = [self.validate()], 0, time.monotonic()
        best, kept = history[0]["error"], {k: v.clone() for k, v in self.network.state_dict().items()}
        for _ in range(epochs):
            self.network.train()
            for part in self._training[torch.randperm(len(self._training), device=self.device)].split(size):
                spent = max(done / steps, (time.monotonic() - start) / seconds)
                for group in optimiser.param_groups:
                    group["lr"] = self._learning_rate * min(1.0, (done + 1) / 200) * max(0.02, 1.0 - spent)
                optimiser.zero_grad(set_to_none=True)
                self._error(part, dropout).backward()
                optimiser.step()
                done += 1
            history.append(self.validate())
            if history[-1]["error"] < best:
                best, kept = history[-1]["error"], {k: v.clone() for k, v in self.network.state_dict().items()}
            if time.monotonic() - start > seconds:
                break
        self.network.load_state_dict(kept)
        return history

    def _predict(self, part: Tensor, dropout: float = 0.0) -> Tensor:
        begin, end = self._starts[part], self._starts[part + 1]
        lengths = end - begin
        starts = torch.cumsum(lengths, 0) - lengths
        total = int(lengths.sum())
        at = torch.arange(total, device=self.device) + torch.repeat_interleave(begin - starts, lengths)
        return self.network(self._places[at].long(), self._amounts[at].float(), starts, self._inputs[part], dropout)

    def _error(self, part: Tensor, dropout: float) -> Tensor:
        missed = (self._predict(part, dropout) - self._targets[part]) ** 2 * self._present[part]
        return missed[:, 0].mean() + 0.5 * missed[:, 1:].sum(1).mean()

    @torch.no_grad()
    def validate(self) -> dict[str, float]:
        """Return the mean squared error on the validation games, that of the heuristic alone, and that of predicting
        nothing."""
        self.network.eval()
        found = torch.cat([self._predict(part)[:, 0] for part in self._validation.split(4096)])
        targets = self._ends[self._validation, 0]
        own = torch.cat([self._inputs[self._validation], torch.ones_like(targets)[:, None]], 1)
        weights = torch.linalg.lstsq(own.double().cpu(), targets[:, None].double().cpu()).solution
        by_heuristic = (own.double().cpu() @ weights)[:, 0].to(targets)
        errors = {"error": found - targets, "by_heuristic": by_heuristic - targets, "of_nothing": targets}
        return {name: float((error**2).mean()) for name, error in errors.items()}


def ensemble(nets: list[ValueWeights]) -> ValueWeights:
    """One network that answers with the mean of several."""
    count, width = len(nets), len(nets[0].bias)
    second = np.zeros((count * width, count * width), np.float32)
    for number, net in enumerate(nets):
        part = slice(number * width, (number + 1) * width)
        second[part, part] = net.second

    def side_by_side(name: str) -> Array:
        return np.concatenate([getattr(net, name) for net in nets], axis=-1)

    def mean(name: str) -> Array:
        found: Array = sum(getattr(net, name) for net in nets) / np.float32(count)
        return found

    return ValueWeights(side_by_side("first"), side_by_side("heuristic"), side_by_side("bias"), second,
                   side_by_side("second_bias"), np.concatenate([net.last for net in nets]) / np.float32(count),
                   mean("straight"), mean("last_bias"))  # fmt: skip
