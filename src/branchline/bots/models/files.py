"""Nets as data: one file a game, its weights in eight bits, with how it was made. Played by NumPy alone.

Every row of weights has a scale of its own. Of the first layer only those inputs are kept that were ever seen while the
net was trained, so that what can never be on a board takes no room.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from branchline.kernel.errors import BranchlineError
from branchline.kernel.record import Array

FORMAT = 1
NETS = Path(__file__).parent / "nets"
MOST_BYTES = 4 << 20
LEVELS = 127


class UnfitNet(BranchlineError):
    """There is no net that can play this game as it is today."""


@dataclass(frozen=True)
class Account:
    """How a net was made, and what it fits."""

    game: str
    rules: int
    board: str
    """The digest of the board it was trained on."""
    encoding: str
    """The fingerprint of the observations it reads."""
    actions: int
    seats: int
    seed: int
    decisions: int
    games: int
    settings: dict[str, Any] = field(default_factory=dict)
    figures: dict[str, Any] = field(default_factory=dict)
    """What the arena has measured, by the number of players."""

    def is_weak(self, players: int) -> bool:
        """Whether it was found to win no more than its fair share with so many players."""
        found = self.figures.get(str(players))
        return found is not None and found["win_share"] <= found["fair_share"]


def quantised(weights: Array) -> tuple[Array, Array]:
    """Weights in eight bits, and the scale of each row.

    >>> numbers, scales = quantised(np.array([[1.0, -0.5], [0.0, 0.0]]))
    >>> numbers.tolist(), (numbers * scales[:, None]).round(2).tolist()
    ([[127, -64], [0, 0]], [[1.0, -0.5], [0.0, 0.0]])
    """
    scales = np.maximum(np.abs(weights).max(axis=1, initial=0), 1e-12) / LEVELS
    return np.round(weights / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def packed(account: Account, arrays: dict[str, Array]) -> bytes:
    return _packed({"format": FORMAT, **asdict(account)}, arrays)


def note(path: Path, players: int, figures: dict[str, Any]) -> None:
    """Write into a net file what was measured with so many players."""
    change_account(path, lambda told: told["figures"].update({str(players): figures}))


def change_account(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    with np.load(path, allow_pickle=False) as kept:
        arrays = dict(kept)
    told = json.loads(bytes(arrays["account"]))
    change(told)
    path.write_bytes(_packed(told, arrays))


def _packed(told: dict[str, Any], arrays: dict[str, Array]) -> bytes:
    account = np.frombuffer(json.dumps(told, ensure_ascii=False).encode(), np.uint8)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **{**arrays, "account": account})  # type: ignore[arg-type]
    return buffer.getvalue()


def read_account(path: Path) -> Account:
    with np.load(path, allow_pickle=False) as arrays:
        return account_of(bytes(arrays["account"]))


def account_of(told: bytes) -> Account:
    given = json.loads(told)
    if given.pop("format") != FORMAT:
        raise UnfitNet("net-format", game=given["game"])
    return Account(**given)


def unpacked(arrays: Any, name: str) -> Array:
    """The weights of a layer."""
    found: Array = arrays[f"{name}.weights"].astype(np.float32) * arrays[f"{name}.scales"][:, None]
    return found
