"""Environments for learning: the games as PettingZoo, Gymnasium, OpenSpiel and vectors of many games know them.

- `vector`: thousands of games at once, stepped together, on CPU threads or a GPU.
- `stepping`: the rules that deal, step and observe one of many games, and their loops on a CPU; `cuda`: on a GPU.
- `workers`: threads that share the games of a vector.
- `zoo`: a PettingZoo environment for a game, with an agent for each seat.
- `single`: a Gymnasium environment for one learner among bots.
- `openspiel`: the games and the bots for OpenSpiel.
- `sitting`: what those for one game at a time share; `drawing`: a match as text, SVG and pixels.
- `extras`: what to install.
- `simulation`: whole games by the thousand, into arrays.
- `progress`: a bar on the error stream.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.envs.simulation import simulate
    from branchline.envs.single import SingleEnv
    from branchline.envs.sitting import environment_id
    from branchline.envs.vector import VectorEnv
    from branchline.envs.zoo import aec, parallel

__all__ = ["SingleEnv", "VectorEnv", "aec", "environment_id", "parallel", "simulate"]
_HOME = {
    "VectorEnv": "vector", "simulate": "simulation", "aec": "zoo", "parallel": "zoo", "SingleEnv": "single",
    "environment_id": "sitting",
}  # fmt: skip


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
