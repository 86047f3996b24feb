"""Checkpoints: a training can stop after any iteration and go on elsewhere, from files of moderate size.

The optimiser's moments are kept in sixteen bits, and of the pool only the network in the middle. Games under way are
not kept: all tables begin anew.
"""

from __future__ import annotations

import copy
import io
from pathlib import Path
from typing import Any

import torch

from branchline.kernel.errors import BranchlineError
from branchline.train.self_play.learner import Learner
from branchline.train.self_play.pool import weights_of

FORMAT = 1
PART = 15 << 20
"""Bytes of a file."""
NAME = "checkpoint"


class IncompatibleCheckpoint(BranchlineError):
    """The checkpoint is of another game, another board or another version of the observations."""


def save(learner: Learner, folder: Path, identity: dict[str, Any]) -> None:
    """Write all parts, then let the new ones take the place of the old."""
    buffer = io.BytesIO()
    torch.save({"format": FORMAT, "identity": identity, **_everything(learner)}, buffer)
    data = buffer.getvalue()
    parts = [data[start : start + PART] for start in range(0, len(data), PART)]
    folder.mkdir(parents=True, exist_ok=True)
    for number, part in enumerate(parts):
        (folder / f"{NAME}.{number}.new").write_bytes(part)
    for old in _parts(folder):
        old.unlink()
    for number in range(len(parts)):
        (folder / f"{NAME}.{number}.new").replace(folder / f"{NAME}.{number}")


def load(learner: Learner, folder: Path, identity: dict[str, Any]) -> bool:
    """Go on from what is kept in a folder, if there is anything."""
    parts = _parts(folder)
    if not parts:
        return False
    data = io.BytesIO(b"".join(part.read_bytes() for part in parts))
    kept = torch.load(data, map_location="cpu", weights_only=True)
    if kept["format"] != FORMAT or kept["identity"] != identity:
        raise IncompatibleCheckpoint("train-unfit", folder=str(folder))
    _restore(learner, kept)
    return True


def _parts(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"{NAME}.[0-9]"))


COUNTERS = {"lessons": "iterations", "decisions": "decisions", "games": "games", "begun": "begun", "deals": "next_seed"}
"""The counters of a learner, by the keys that checkpoints have."""


def _everything(learner: Learner) -> dict[str, Any]:
    kept = learner.pool.kept
    return {
        "network": learner.network.state_dict(),
        "moments": _short(learner.optimiser.state_dict()),
        "pool": [kept[len(kept) // 2]],
        "pupil": weights_of(learner.student) if learner.student else None,
        "seen": learner.seen,
        "usual_margin": learner.mean_margin,
        "counters": {key: getattr(learner, name) for key, name in COUNTERS.items()},
        "chance": _chance(learner.device),
    }


def _restore(learner: Learner, kept: dict[str, Any]) -> None:
    learner.network.load_state_dict(kept["network"])
    learner.optimiser.load_state_dict(kept["moments"])
    device = learner.device
    learner.pool.kept = [{name: part.to(device) for name, part in weights.items()} for weights in kept["pool"]]
    if kept.get("pupil"):
        learner.student = copy.deepcopy(learner.network).requires_grad_(False)
        learner.student.load_state_dict(kept["pupil"])
    learner.seen, learner.mean_margin = kept["seen"].to(device), kept["usual_margin"].to(device)
    for key, value in kept["counters"].items():
        setattr(learner, COUNTERS[key], value)
    states = kept["chance"]
    torch.set_rng_state(states["cpu"])
    if device.type == "cuda" and "cuda" in states:
        torch.cuda.set_rng_state(states["cuda"])


def _chance(device: torch.device) -> dict[str, Any]:
    states = {"cpu": torch.get_rng_state()}
    return states | ({"cuda": torch.cuda.get_rng_state()} if device.type == "cuda" else {})


def _short(optimiser: dict[str, Any]) -> dict[str, Any]:
    """Shorten all but the steps to sixteen bits; the optimiser reads them back as it computes."""
    state = {
        number: {
            name: value.to(torch.bfloat16) if torch.is_tensor(value) and value.ndim else value
            for name, value in moments.items()
        }
        for number, moments in optimiser["state"].items()
    }
    return {**optimiser, "state": state}
