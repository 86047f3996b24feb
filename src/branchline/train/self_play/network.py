"""The policy-value network: an observation in, a logit for each action and a value for each seat out."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from branchline.bots.models.observation import ROUND
from branchline.bots.models.policy_value import BLOCKS, INPUT, POLICY, VALUE, WIDEN, Layers
from branchline.kernel.record import Array

OUTPUT_SCALE = 0.1
"""The scale of the initial output weights: small, so that at first all actions are about as likely."""
NEVER = -1e9
"""The logit of an action that is not legal."""


def autocast(device: torch.device) -> AbstractContextManager[Any]:
    """Compute in bfloat16 on a GPU."""
    return torch.autocast("cuda", torch.bfloat16) if device.type == "cuda" else nullcontext()


class Network(nn.Module):
    def __init__(self, scale: Array, first_width: int, width: int, actions: int, seats: int) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(scale), persistent=False)
        layers = {INPUT: nn.Linear(len(scale), first_width)}
        if first_width != width:
            layers[WIDEN] = nn.Linear(first_width, width)
        layers |= {block: nn.Linear(width, width) for block in BLOCKS}
        layers |= {POLICY: nn.Linear(width, -(-actions // ROUND) * ROUND), VALUE: nn.Linear(width, seats)}
        self.actions = actions
        self.layers = nn.ModuleDict(layers)
        with torch.no_grad():
            for name in (POLICY, VALUE):
                self.layers[name].weight.mul_(OUTPUT_SCALE)
                self.layers[name].bias.zero_()

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of actions and values of seats, own first, for rows of whole numbers."""
        first = self.layers[INPUT]
        kind = torch.bfloat16 if rows.is_cuda else torch.float32
        x = functional.relu(functional.linear(rows.to(kind), first.weight * self.scale, first.bias))
        if WIDEN in self.layers:
            x = functional.relu(self.layers[WIDEN](x))
        for block in BLOCKS:
            x = x + functional.relu(self.layers[block](x))
        return self.layers[POLICY](x).float(), self.layers[VALUE](x).float()

    def arrays(self, used: Array) -> Layers:
        """The weights for a file; of the first layer those of the inputs that are used."""
        made: Layers = {}
        for name, layer in self.layers.items():
            weights, bias = (_numpy(part) for part in (layer.weight, layer.bias))
            made[name] = (weights.T[used] if name == INPUT else weights, bias)
        made[POLICY] = (made[POLICY][0][: self.actions], made[POLICY][1][: self.actions])
        return made


def _numpy(tensor: Any) -> Array:
    found: Array = tensor.detach().float().cpu().numpy()
    return found
