"""The learner: proximal policy optimisation (PPO) with masked actions, from self-play.

An iteration is some decisions at every table. The value of the finished game is credited to the decisions before it by
generalised advantage estimation; what was better than predicted becomes likelier.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

from branchline.envs.stepping import Results, Seen
from branchline.envs.vector import VectorEnv
from branchline.train.reward import margins, present, rewards
from branchline.train.self_play.network import NEVER, Network, autocast
from branchline.train.self_play.pool import Pool
from branchline.train.self_play.settings import Settings

LEAST_LOG = -30.0
MARGIN_SMOOTHING = 0.02
"""How fast the running mean of margins follows the present one."""
STUDENT_INVERSE_TEMPERATURE = 4.0
"""The student of greedy does not explore: its logits are multiplied by this."""
WARM_UP = 64
"""Minibatches until a new optimiser has its full learning rate: its first steps are as long as any, and would undo much
of what a student has learned."""


class Memory:
    """The decisions of one iteration: [step, table, …]; what was seen, and values, have one step more."""

    def __init__(self, steps: int, tables: int, inputs: int, actions: int, seats: int, device: Any) -> None:
        def zeros(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        self.rows = zeros(steps + 1, tables, inputs, kind=torch.uint8)
        self.allowed = zeros(steps + 1, tables, actions, kind=torch.uint8)
        self.seats = zeros(steps + 1, tables, kind=torch.int64)
        self.actions = zeros(steps, tables, kind=torch.int64)
        self.log_probability = zeros(steps, tables)
        self.own = zeros(steps, tables, kind=torch.bool)
        """Whether there was a choice, and the net itself chose."""
        self.values = zeros(steps + 1, tables, seats)
        self.over = zeros(steps, tables, kind=torch.uint8)
        self.shares = zeros(steps, tables, seats)
        self.scores = zeros(steps, tables, seats)
        self._unread = (zeros(tables, seats), zeros(tables, kind=torch.int64), zeros(tables, kind=torch.int32))

    def seen(self, step: int) -> Seen:
        return Seen(self.rows[step], self.allowed[step], self.seats[step])

    def results(self, step: int) -> Results:
        rewards, lengths, endings = self._unread
        return Results(self.over[step], rewards, self.shares[step], self.scores[step], lengths, endings)

    def begin_again(self) -> None:
        """Begin the next iteration with what was seen last."""
        for tensor in (self.rows, self.allowed, self.seats):
            tensor[0] = tensor[-1]


class Learner:
    def __init__(self, network: Network, pool: Pool, env: VectorEnv, players: Tensor, settings: Settings) -> None:
        self.network, self.pool, self.env, self.settings = network, pool, env, settings
        self.device = players.device
        self.players = players
        seats = network.layers["value"].out_features
        self._seats = torch.arange(seats, device=self.device)
        self._present = present(players, seats)
        shape = network.layers["input"].in_features, network.layers["policy"].out_features
        self.memory = Memory(settings.steps, settings.tables, *shape, seats, self.device)
        self.seen = torch.zeros(shape[0], dtype=torch.bool, device=self.device)
        self.student: Network | None = None
        self._groups = settings.groups
        self._alone = self._groups["earlier"].start
        """From this table on one seat learns, and others sit in the rest."""
        rounds = torch.arange(settings.tables, device=self.device) // len(settings.players)
        self._learning_seat = rounds % players
        self.optimiser = torch.optim.AdamW(network.parameters(), weight_decay=1e-4, eps=1e-5)
        self._learning_rate = 0.0
        self.mean_margin = torch.zeros((), device=self.device)
        self._opponent = torch.zeros(settings.tables, dtype=torch.int64, device=self.device)
        """For each table which network of the pool plays there until the game ends."""
        self.next_seed = settings.seed << 32
        """The seed of the next games; no game that was begun has it, or a greater one."""
        self.iterations = self.decisions = self.games = self.begun = 0
        """`begun`: the number of decisions when the present schedule of learning rate and entropy began."""

    def iterate(self) -> dict[str, float]:
        """Play and learn once; return the figures."""
        if self.iterations % self.settings.keep_every == 0 and self.iterations:
            self.pool.keep(self.network)
        self._play()
        figures = self._learn()
        self.iterations += 1
        self.decisions += self.settings.steps * self.settings.tables
        self.games += int(figures["games"])
        return figures

    @property
    def progress(self) -> float:
        return min(1.0, (self.decisions - self.begun) / self.settings.decisions)

    # --- playing ------------------------------------------------------------------------------------------

    def deal(self) -> None:
        self.env.reset(self.next_seed, self.memory.seen(-1))
        self.next_seed += self.settings.tables
        self._opponent[:] = self.pool.lend(self.iterations)

    @torch.no_grad()
    def _play(self) -> None:
        memory, newest = self.memory, self.pool.lend(self.iterations)
        memory.begin_again()
        for step in range(self.settings.steps):
            self._decide(step)
            self.env.step(memory.actions[step], memory.seen(step + 1), memory.results(step))
            self._opponent[memory.over[step] != 0] = newest
        with autocast(self.device):
            _, values = self.network(memory.rows[-1])
        memory.values[-1] = self._by_seat(values, memory.seats[-1])
        self.next_seed += self.settings.steps * self.settings.tables
        self.seen |= (memory.rows[0] != 0).any(dim=0)
        self.pool.take_back({newest, *self._opponent.unique().tolist()})

    def _foreign_logits(self, rows: Tensor) -> dict[str, Tensor]:
        """Return the logits of those who sit at the groups of tables where one seat learns."""
        found: dict[str, Tensor] = {"earlier": self._earlier_logits(rows[self._groups["earlier"]])}
        if self.student is not None:
            found["greedy"] = self.student(rows[self._groups["greedy"]])[0] * STUDENT_INVERSE_TEMPERATURE
        return found

    def _earlier_logits(self, rows: Tensor) -> Tensor:
        """Each table asks the network that began its game."""
        opponent = self._opponent[self._groups["earlier"]]
        logits = torch.zeros(len(rows), self.memory.allowed.shape[-1], device=self.device)
        for number in opponent.unique().tolist():
            here = opponent == number
            logits[here] = self.pool.lent(number)(rows[here])[0].to(logits.dtype)
        return logits

    def _decide(self, step: int) -> None:
        memory = self.memory
        rows, allowed, seats = memory.rows[step], memory.allowed[step], memory.seats[step]
        with autocast(self.device):
            logits, values = self.network(rows)
            elsewhere = self._foreign_logits(rows)
        foreign = torch.zeros_like(memory.own[step])
        for name, others in elsewhere.items():
            group = self._groups[name]
            foreign[group] = seats[group] != self._learning_seat[group]
            logits[group] = torch.where(foreign[group, None], others.to(logits.dtype), logits[group])
        logits = logits.masked_fill(allowed == 0, NEVER)
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
        chosen = (logits + noise).argmax(1)
        memory.actions[step] = chosen
        memory.log_probability[step] = torch.log_softmax(logits, 1).gather(1, chosen[:, None])[:, 0]
        memory.own[step] = (allowed.sum(1, dtype=torch.int32) > 1) & ~foreign
        memory.values[step] = self._by_seat(values, seats)

    def _by_seat(self, values: Tensor, seats: Tensor) -> Tensor:
        """Values that were written own seat first, by the numbers of the seats."""
        return values.gather(1, (self._seats[None] - seats[:, None]) % self.players[:, None])

    # --- judging ------------------------------------------------------------------------------------------

    @torch.no_grad()
    def _rewards(self) -> Tensor:
        memory, players = self.memory, self.players.expand(self.settings.steps, -1)
        over = memory.over[:, :, None]
        margin = margins(memory.scores, players) * over
        if bool(memory.over.any()):
            now = margin.abs().sum() / (memory.over * players).sum()
            self.mean_margin += (MARGIN_SMOOTHING if self.mean_margin > 0 else 1.0) * (now - self.mean_margin)
        return rewards(memory.shares, margin, self.mean_margin, players) * over

    @torch.no_grad()
    def _advantages(self) -> Tensor:
        """The advantage of each decision for every seat (generalised advantage estimation)."""
        memory, rewards = self.memory, self._rewards()
        advantages, last = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
        for step in reversed(range(self.settings.steps)):
            goes_on = (1.0 - memory.over[step].float())[:, None]
            surprise = rewards[step] + memory.values[step + 1] * goes_on - memory.values[step]
            last = surprise + self.settings.trace * goes_on * last
            advantages[step] = last
        return advantages

    # --- learning -----------------------------------------------------------------------------------------

    def _learn(self) -> dict[str, float]:
        memory, settings = self.memory, self.settings
        advantages = self._advantages()
        seats = memory.seats[:-1]
        own = advantages.gather(2, seats[:, :, None])[:, :, 0]
        chosen = own[memory.own]
        own = (own - chosen.mean()) / (chosen.std() + 1e-6)
        from_own = (seats[:, :, None] + self._seats) % self.players[None, :, None]
        returns = (advantages + memory.values[:-1]).gather(2, from_own)
        flat = {
            "rows": memory.rows[:-1], "allowed": memory.allowed[:-1], "actions": memory.actions,
            "log_probability": memory.log_probability, "own": memory.own, "advantages": own, "returns": returns,
            "present": self._present.expand(settings.steps, -1, -1),
        }  # fmt: skip
        batch = {name: tensor.reshape(-1, *tensor.shape[2:]) for name, tensor in flat.items()}
        self._set_learning_rate()
        sums: dict[str, Tensor] = {}
        count = 0
        for part in self._minibatches():
            for name, figure in self._improve({key: tensor[part] for key, tensor in batch.items()}).items():
                sums[name] = sums.get(name, torch.zeros_like(figure)) + figure
            count += 1
        return {name: float(total) / count for name, total in sums.items()} | self._results()

    def _set_learning_rate(self) -> None:
        last = self.settings.last_learning_rate
        self._learning_rate = self.settings.learning_rate * (1.0 - (1.0 - last) * self.progress)

    def _step(self) -> None:
        moments = next(iter(self.optimiser.state.values()), None)
        taken = float(moments["step"]) if moments else 0.0
        for group in self.optimiser.param_groups:
            group["lr"] = self._learning_rate * min(1.0, (taken + 1.0) / WARM_UP)
        self.optimiser.step()

    def _minibatches(self) -> Iterator[Tensor]:
        for _ in range(self.settings.passes):
            order = torch.randperm(self.settings.steps * self.settings.tables, device=self.device)
            yield from order.split(self.settings.minibatch)

    def _improve(self, part: dict[str, Tensor]) -> dict[str, Tensor]:
        settings = self.settings
        with autocast(self.device):
            logits, values = self.network(part["rows"])
        log_all = torch.log_softmax(logits.masked_fill(part["allowed"] == 0, NEVER), 1)
        log_probability = log_all.gather(1, part["actions"][:, None])[:, 0]
        own, present = part["own"].float(), part["present"].float()
        choices = own.sum().clamp_min(1.0)
        ratio = torch.where(part["own"], (log_probability - part["log_probability"]).exp(), 1.0)
        bounded = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
        gain = torch.min(ratio * part["advantages"], bounded * part["advantages"])
        entropy = (-(log_all.exp() * log_all.clamp_min(LEAST_LOG)).sum(1) * own).sum() / choices
        error = (((values - part["returns"]) ** 2) * present).sum() / present.sum()
        bonus = settings.entropy + (settings.last_entropy - settings.entropy) * self.progress
        loss = error - (gain * own).sum() / choices - bonus * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), settings.most_gradient)
        self._step()
        drift = ((part["log_probability"] - log_probability) * own).sum() / choices
        return {"entropy": entropy.detach(), "error": error.detach(), "drift": drift.detach()}

    def _results(self) -> dict[str, float]:
        """The number of games that ended, and the wins of the learning seats among others: 1 is a fair share."""
        found = {"games": float(self.memory.over.sum(dtype=torch.int64))}
        for name, group in self._groups.items():
            over = self.memory.over[:, group].float()
            seat = self._learning_seat[None, group, None].expand(over.shape[0], -1, 1)
            won = self.memory.shares[:, group].gather(2, seat)[:, :, 0] * self.players[None, group]
            found |= {f"games_against_{name}": float(over.sum()), f"wins_against_{name}": float((won * over).sum())}
        return found
