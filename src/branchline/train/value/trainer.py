"""Teaches a net what to expect at the end of a move, from games that were played to their end."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from branchline.bots.models.value_network import WORTHS, Outlook, from_mean, worths_of
from branchline.kernel.record import Array
from branchline.train.reward import MARGINS
from branchline.train.value.dataset import Notes
from branchline.train.value.self_play import MARGIN_WEIGHT

KEPT_BACK = 16
"""One game of so many is not learned from."""


@dataclass(frozen=True)
class Scale:
    """What the hints' values and the margins of scores are divided by."""

    spread: float
    usual: float


def scale_of(notes: Notes) -> Scale:
    seats = notes.values.shape[1]
    there = np.arange(seats)[None] < notes.players[:, None]
    return Scale(float(np.abs(from_mean(notes.values, there)[there]).mean() * 1.5),
                 float(np.abs(from_mean(notes.scores, there)[there]).mean() * MARGINS))  # fmt: skip


def hoped_of(notes: Notes, usual: float) -> Array:
    """What the end was worth to each seat, own first."""
    there = np.arange(notes.shares.shape[1])[None] < notes.players[:, None]
    margin = from_mean(notes.scores, there) / usual
    fair = 1.0 / notes.players[:, None]
    return ((notes.shares - fair + MARGIN_WEIGHT * margin / (1.0 + np.abs(margin))) * there).astype(np.float32)


class OutlookNetwork(nn.Module):
    def __init__(self, scale: Array, width: int, seats: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(scale))
        self.first = nn.EmbeddingBag(len(scale), width, mode="sum")
        self.worths = nn.Linear(WORTHS * seats, width)
        self.second = nn.Linear(width, width)
        self.last = nn.Linear(width, seats)
        self.straight = nn.Linear(WORTHS * seats, seats, bias=False)
        with torch.no_grad():
            self.first.weight.normal_(0.0, 0.02)
            self.last.weight.mul_(0.1)
            self.last.bias.zero_()
            self.straight.weight.zero_()

    def forward(self, places: Tensor, amounts: Tensor, starts: Tensor, worths: Tensor, lost: float = 0.0) -> Tensor:
        strength = amounts * self.scale[places]
        if lost:
            strength = strength * (torch.rand_like(strength) > lost) / (1.0 - lost)
        x = functional.relu(self.first(places, starts, per_sample_weights=strength) + self.worths(worths))
        x = functional.dropout(x, lost, self.training)
        y = x + functional.relu(self.second(x))
        found: Tensor = self.last(functional.dropout(y, lost, self.training)) + self.straight(worths)
        return found

    def outlook(self) -> Outlook:
        """Its weights as bots play by them."""

        def array(tensor: Any) -> Array:
            return np.ascontiguousarray(tensor.detach().float().cpu().numpy(), np.float32)

        return Outlook(array(self.first.weight * self.scale[:, None]), array(self.worths.weight.T),
                       array(self.worths.bias), array(self.second.weight.T), array(self.second.bias),
                       array(self.last.weight.T), array(self.straight.weight.T), array(self.last.bias))  # fmt: skip


def _sequence(notes: Notes) -> list[tuple[Array, Array]]:
    """Positions, each with the next of the same seat in the same game: first all first ones, then all second ones."""
    whose = notes.games.astype(np.int64) * 8 + notes.seats
    order = np.argsort(whose, kind="stable")
    sorted_whose = whose[order]
    begins = np.flatnonzero(np.diff(sorted_whose, prepend=-1))
    rank = np.arange(len(order)) - np.repeat(begins, np.diff([*begins, len(order)]))
    has_next = np.append(sorted_whose[1:] == sorted_whose[:-1], False)
    now = np.flatnonzero(has_next)
    by_rank = now[np.argsort(rank[now], kind="stable")]
    cuts = np.flatnonzero(np.diff(rank[by_rank])) + 1
    return [(order[part], order[part + 1]) for part in np.split(by_rank, cuts)]


class Lessons:
    """Learns from notes in passes, and tells how much is understood of games it was not taught."""

    def __init__(self, notes: Notes, scale: Array, device: str, *, width: int = 256, given: Scale | None = None,
                 seed: int = 0) -> None:  # fmt: skip
        self.given = given or scale_of(notes)
        self.device = torch.device(device)
        self._scale, self._seats = scale, notes.values.shape[1]
        self._starts = self._there(np.concatenate([[0], notes.ends]).astype(np.int64))
        self._places, self._amounts = self._there(notes.places.astype(np.int32)), self._there(notes.amounts)
        self._worths = self._there(
            worths_of(notes.values, notes.seats.astype(np.int64), notes.players.astype(np.int64), self.given.spread)
        )
        self._hoped = self._there(hoped_of(notes, self.given.usual))
        self._present = self._there(
            (np.arange(notes.shares.shape[1])[None] < notes.players[:, None]).astype(np.float32)
        )
        back = notes.games % KEPT_BACK == 0
        self._kept_back, self._taught = self._there(np.flatnonzero(back)), self._there(np.flatnonzero(~back))
        self._ends, self._order = self._hoped, _sequence(notes)
        self.begin(width, seed)

    def begin(self, width: int, seed: int) -> None:
        """With a net that knows nothing but what the hints say."""
        torch.manual_seed(seed)
        self.network = OutlookNetwork(self._scale, width, self._seats).to(self.device)
        self._begin_with_hints()

    @torch.no_grad()
    def look_on(self, trust: float) -> None:
        """From now on learn less from how games ended, and more from what was to be expected a little later: that hangs
        less on what nobody could foresee. Of what came after the next position, `trust` says how much counts."""
        self.network.eval()
        every = torch.arange(len(self._ends), device=self.device)
        expected = torch.cat([self._answer(part) for part in every.split(8192)]) * self._present
        hoped = self._ends.clone()
        for now, later in reversed(self._order):
            at, then = self._there(now), self._there(later)
            hoped[at] = (1.0 - trust) * expected[then] + trust * hoped[then]
        self._hoped = hoped

    @torch.no_grad()
    def _begin_with_hints(self) -> None:
        """At first the answer is what the hints alone tell best."""
        worths, hoped = self._worths[self._taught].double(), self._hoped[self._taught].double()
        square = worths.T @ worths + 1e-3 * len(worths) * torch.eye(worths.shape[1], device=self.device)
        self.network.straight.weight.copy_(torch.linalg.solve(square, worths.T @ hoped).T)

    def _there(self, array: Array) -> Tensor:
        return torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def give(self, passes: int, *, size: int = 1024, pace: float = 1e-3, decay: float = 1e-2, lost: float = 0.2,
             seconds: float = 1e9) -> list[dict[str, float]]:  # fmt: skip
        optimiser = torch.optim.AdamW(self.network.parameters(), lr=pace, weight_decay=decay)
        steps = passes * -(-len(self._taught) // size)
        told, done, start = [], 0, time.monotonic()
        best, kept = 1e9, None
        for _ in range(passes):
            self.network.train()
            for part in self._taught[torch.randperm(len(self._taught), device=self.device)].split(size):
                spent = max(done / steps, (time.monotonic() - start) / seconds)
                for group in optimiser.param_groups:
                    group["lr"] = pace * min(1.0, (done + 1) / 200) * max(0.02, 1.0 - spent)
                optimiser.zero_grad(set_to_none=True)
                self._error(part, lost).backward()
                optimiser.step()
                done += 1
            told.append(self.understood())
            if told[-1]["left"] < best:
                best, kept = told[-1]["left"], {k: v.clone() for k, v in self.network.state_dict().items()}
            if time.monotonic() - start > seconds:
                break
        if kept is not None:
            self.network.load_state_dict(kept)
        return told

    def _answer(self, part: Tensor, lost: float = 0.0) -> Tensor:
        begin, end = self._starts[part], self._starts[part + 1]
        lengths = end - begin
        starts = torch.cumsum(lengths, 0) - lengths
        total = int(lengths.sum())
        at = torch.arange(total, device=self.device) + torch.repeat_interleave(begin - starts, lengths)
        return self.network(self._places[at].long(), self._amounts[at].float(), starts, self._worths[part], lost)

    def _error(self, part: Tensor, lost: float) -> Tensor:
        missed = (self._answer(part, lost) - self._hoped[part]) ** 2 * self._present[part]
        return missed[:, 0].mean() + 0.5 * missed[:, 1:].sum(1).mean()

    @torch.no_grad()
    def understood(self) -> dict[str, float]:
        """Of games that were kept back: how much of the differences at the end is left over, and was at first."""
        self.network.eval()
        found = torch.cat([self._answer(part)[:, 0] for part in self._kept_back.split(4096)])
        hoped = self._ends[self._kept_back, 0]
        own = torch.cat([self._worths[self._kept_back], torch.ones_like(hoped)[:, None]], 1)
        weights = torch.linalg.lstsq(own.double().cpu(), hoped[:, None].double().cpu()).solution
        by_hints = (own.double().cpu() @ weights)[:, 0].to(hoped)
        return {"left": float(((found - hoped) ** 2).mean()), "by_hints": float(((by_hints - hoped) ** 2).mean()),
                "at_first": float((hoped**2).mean())}  # fmt: skip


def together(nets: list[Outlook]) -> Outlook:
    """One net that answers with the mean of several."""
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

    return Outlook(side_by_side("first"), side_by_side("worths"), side_by_side("bias"), second,
                   side_by_side("second_bias"), np.concatenate([net.last for net in nets]) / np.float32(count),
                   mean("straight"), mean("last_bias"))  # fmt: skip
