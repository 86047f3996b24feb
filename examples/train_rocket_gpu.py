"""Train a network for Rocket on a GPU by self-play (PPO), and measure it against `greedy`.

All seats of thousands of tables are played by the network; games, observations and learning stay on the GPU. Then it
sits at a table with three `greedy` bots, on the CPU. Needs PyTorch and the extras `cuda` and `gymnasium`:

    pip install torch "branchline[cuda,gymnasium]"
    python examples/train_rocket_gpu.py --minutes 8
"""

import argparse
import json
import time

import numpy as np
import torch
from torch import Tensor, nn
from train_rocket import PLAYERS, measured

from branchline.envs import VectorEnv
from branchline.envs.stepping import Results, Seen

OPPONENT, WIDTH, STEPS, TRACE, CLIP = "greedy", 512, 32, 0.97, 0.2


def network(inputs: int, actions: int) -> nn.ModuleDict:
    body = nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
    heads = {"policy": nn.Linear(WIDTH, actions), "value": nn.Linear(WIDTH, PLAYERS)}
    for head in heads.values():
        nn.init.normal_(head.weight, std=0.01)
    return nn.ModuleDict({"body": body, **heads})


def judge(net: nn.ModuleDict, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """A preference for each action, and what the game is worth to each seat, own first."""
    with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
        found = net["body"](torch.log1p(rows.to(torch.bfloat16 if rows.is_cuda else torch.float32)))
        preferences, values = net["policy"](found).float(), net["value"](found).float()
    return preferences.masked_fill(masks == 0, -1e9), values


def by_seat(values: Tensor, seats: Tensor) -> Tensor:
    """What is written own seat first, by the numbers of the seats, or the other way round with seats below zero."""
    return values.gather(-1, (torch.arange(PLAYERS, device=seats.device) - seats[..., None]) % PLAYERS)


def iterate(net: nn.ModuleDict, env: VectorEnv, memory: dict[str, Tensor], optimiser: torch.optim.AdamW, bonus: float,
            minibatch: int) -> None:  # fmt: skip
    """Play some decisions at every table, credit each with what came of it, and make the better ones likelier."""
    rows, masks, seats, actions, chances, values, over, rewards = memory.values()
    unread = [torch.zeros_like(rewards[0]) for _ in range(2)] + [torch.zeros_like(seats[0]), seats[0].int() * 0]
    for kept in (rows, masks, seats):
        kept[0] = kept[-1]
    with torch.no_grad():
        for t in range(STEPS + 1):
            preferences, value = judge(net, rows[t], masks[t])
            values[t] = by_seat(value, seats[t])
            if t < STEPS:
                noise = -torch.log(-torch.log(torch.rand_like(preferences).clamp_(1e-9, 1 - 1e-7)))
                actions[t] = (preferences + noise).argmax(1)
                chances[t] = preferences.log_softmax(1).gather(1, actions[t][:, None])[:, 0]
                results = Results(over[t], rewards[t], *unread)
                env.step(actions[t], Seen(rows[t + 1], masks[t + 1], seats[t + 1]), results)
        advantages, last, goes_on = torch.zeros_like(rewards), 0.0, 1.0 - over.float()[..., None]
        for t in reversed(range(STEPS)):
            last = rewards[t] + goes_on[t] * (values[t + 1] + TRACE * last) - values[t]
            advantages[t] = last
    own = advantages.gather(2, seats[:-1, :, None])[..., 0].flatten()
    returns = by_seat(advantages + values[:-1], -seats[:-1]).flatten(0, 1)
    flat = [part.flatten(0, 1) for part in (rows[:-1], masks[:-1], actions, chances)]
    choice = torch.nonzero(flat[1].sum(1, dtype=torch.int32) > 1)[:, 0]
    own = (own - own[choice].mean()) / (own[choice].std() + 1e-6)
    for part in choice[torch.randperm(len(choice), device=choice.device)].split(minibatch):
        preferences, value = judge(net, flat[0][part], flat[1][part])
        logs = preferences.log_softmax(1)
        ratio = (logs.gather(1, flat[2][part][:, None])[:, 0] - flat[3][part]).exp()
        gain = torch.min(ratio * own[part], ratio.clamp(1 - CLIP, 1 + CLIP) * own[part]).mean()
        entropy = -(logs.exp() * logs.clamp_min(-30)).sum(1).mean()
        optimiser.zero_grad()
        (nn.functional.mse_loss(value, returns[part]) - gain - bonus * entropy).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimiser.step()


def train(minutes: float, tables: int, device: str) -> tuple[nn.ModuleDict, int]:
    """For about so long; returns the network, and how many decisions it has learned from."""
    env = VectorEnv("rocket", tables, players=PLAYERS, device=device, reward="margin")
    net = network(env.observation_size, env.num_actions).to(device)
    optimiser, start, iterations = (
        torch.optim.AdamW(net.parameters(), eps=1e-5, weight_decay=1e-4),
        time.perf_counter(),
        0,
    )
    kinds = {"rows": (1, env.observation_size, torch.uint8), "masks": (1, env.num_actions, torch.uint8),
             "seats": (1, 0, torch.int64), "actions": (0, 0, torch.int64), "chances": (0, 0, torch.float32),
             "values": (1, PLAYERS, torch.float32), "over": (0, 0, torch.uint8),
             "rewards": (0, PLAYERS, torch.float32)}  # fmt: skip
    memory = {
        name: torch.zeros((STEPS + more, tables, *([width] if width else [])), dtype=kind, device=device)
        for name, (more, width, kind) in kinds.items()
    }
    env.reset(1, Seen(memory["rows"][-1], memory["masks"][-1], memory["seats"][-1]))
    while (done := (time.perf_counter() - start) / 60 / minutes) < 1:
        optimiser.param_groups[0]["lr"] = 5e-4 * (1 - 0.95 * done)
        iterate(net, env, memory, optimiser, 0.03 * 0.1**done, 32_768)
        iterations += 1
    return net.cpu(), iterations * STEPS * tables


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in (("minutes", 8.0), ("tables", 16_384), ("tests", 200), ("net", "rocket.pt"), ("device", "cuda")):
        parser.add_argument(f"--{name}", type=type(value), default=value)
    args = parser.parse_args()
    if args.minutes > 0:
        net, decisions = train(args.minutes, args.tables, args.device)
        torch.save({"decisions": decisions, "minutes": args.minutes, "net": net.state_dict()}, args.net)
    kept = torch.load(args.net)
    net = network(kept["net"]["body.0.weight"].shape[1], len(kept["net"]["policy.bias"]))
    net.load_state_dict(kept["net"])

    def policy(row: np.ndarray, mask: np.ndarray) -> Tensor:
        legal = np.unpackbits(mask, count=net["policy"].out_features)
        return judge(net, torch.from_numpy(row)[None], torch.from_numpy(legal)[None])[0]

    told = {"decisions": kept["decisions"], "train_minutes": kept["minutes"]}
    print(json.dumps({**told, **measured(policy, OPPONENT, args.tests)}))
