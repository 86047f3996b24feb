"""Train a network for Rocket on two cores in a few minutes, and measure it against `novice`.

It learns from games of `greedy` (what did the seat to move see, what could it do, what did it do?), and then sits at a
table with three `novice` bots. Needs PyTorch and the extras `pettingzoo` and `gymnasium`:

    pip install torch "branchline[pettingzoo,gymnasium]"
    python examples/train_rocket.py
"""

import argparse
import json
import time
from collections.abc import Callable

import numpy as np
import torch
from torch import nn

import branchline
from branchline.bots.play.arena import share_with_interval
from branchline.envs import SingleEnv, aec

Chooser = Callable[[np.ndarray, np.ndarray], torch.Tensor]
PLAYERS, TEACHER, OPPONENT, BATCH = 4, "greedy", "novice", 512


def decisions_of(games: int) -> list[np.ndarray]:
    """Games of the teacher on all cores, each then played again in the environment to see what there was to see."""
    played, env = branchline.simulate("rocket", games, bots=[TEACHER] * PLAYERS, seed=1_000_000), aec("rocket", PLAYERS)
    decisions: list[tuple[np.ndarray, np.ndarray, int]] = []
    for actions, seed in zip(played.actions, played.seeds, strict=True):
        env.reset(seed=int(seed))
        for action in actions:
            row, *_, info = env.last()
            if info["action_mask"].sum() > 1:
                decisions.append((row, np.packbits(info["action_mask"]), action))
            env.step(action)
    return [np.array(part) for part in zip(*decisions, strict=True)]


class Policy:
    """What is seen goes in, a preference for each legal action comes out."""

    def __init__(self, rows: np.ndarray, actions: int, width: int = 256) -> None:
        self.used, self.actions = np.flatnonzero(rows.any(axis=0)), actions
        self.scale = torch.from_numpy(1 / np.maximum(rows.max(axis=0)[self.used], 1).astype(np.float32))
        layers = [nn.Linear(len(self.used), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()]
        self.layers = nn.Sequential(*layers, nn.Linear(width, actions))

    def __call__(self, rows: np.ndarray, masks: np.ndarray) -> torch.Tensor:
        legal = torch.from_numpy(np.unpackbits(masks, axis=-1, count=self.actions)).bool()
        seen = torch.from_numpy(rows[..., self.used]).float() * self.scale
        return self.layers(seen).masked_fill(~legal, -1e9)


def train(policy: Policy, data: list[np.ndarray], passes: int) -> float:
    """Learn from nine decisions of ten; how often it agrees with the teacher in the others, of later games."""
    (rows, masks, chosen), learned = data, len(data[0]) * 9 // 10
    optimiser = torch.optim.AdamW(policy.layers.parameters(), weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, passes * (learned // BATCH + 1))
    for _ in range(passes):
        for part in np.array_split(np.random.default_rng(1).permutation(learned), learned // BATCH + 1):
            loss = nn.functional.cross_entropy(policy(rows[part], masks[part]), torch.from_numpy(chosen[part]))
            for do in (optimiser.zero_grad, loss.backward, optimiser.step, schedule.step):
                do()
    return float((policy(rows[learned:], masks[learned:]).argmax(1).numpy() == chosen[learned:]).mean())


def share(policy: Chooser, opponent: str, seat: int, seed: int) -> float:
    """Of the win, in this seat with opponents in the others."""
    env = SingleEnv("rocket", opponent, players=PLAYERS, seat=seat)
    (row, info), reward, over = env.reset(seed=seed), 0.0, False
    while not over:
        with torch.no_grad():
            preferences = policy(row, np.packbits(info["action_mask"]))
        row, reward, over, _, info = env.step(int(preferences.argmax()))
    return reward + 1 / PLAYERS


def measured(policy: Chooser, opponent: str, games: int) -> dict[str, object]:
    """How many fair shares it wins, in every seat by turns."""
    seeds, seats = range(games // PLAYERS), range(PLAYERS)
    shares = [float(np.mean([share(policy, opponent, at, seed) for at in seats])) for seed in seeds]
    mean, interval = share_with_interval(shares)
    found = {"fair_shares": round(mean * PLAYERS, 2), "interval": [round(end * PLAYERS, 2) for end in interval]}
    return {**found, "against": opponent, "games": games}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in (("games", 400), ("passes", 3), ("tests", 200)):
        parser.add_argument(f"--{name}", type=int, default=value)
    args, start = parser.parse_args(), time.perf_counter()
    torch.manual_seed(1)
    data = decisions_of(args.games)
    policy = Policy(data[0], aec("rocket", PLAYERS).action_space("player_0").n)
    agreement, minutes = train(policy, data, args.passes), (time.perf_counter() - start) / 60
    told = {"decisions": len(data[0]), "agreement": round(agreement, 3), "train_minutes": round(minutes, 1)}
    print(json.dumps({**told, **measured(policy, OPPONENT, args.tests)}))
