"""Files of learned models: one for each game, weights in eight bits, and how the model was made.

Every row of weights has a scale of its own. Of the first layer only those inputs are kept that were seen in training,
so that what can never be on a board takes no room.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Mapping
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
METADATA = "account"
"""The array of a file that holds its metadata, as bytes of JSON."""
EARLIER_SETTINGS = {"value_scale": "spread", "margin_scale": "usual", "heuristic_weight": "trust"}
"""Settings of value networks, by the keys that their files have."""


class IncompatibleModel(BranchlineError):
    """There is no model that can play this game as it is today."""


@dataclass(frozen=True)
class Metadata:
    """How a model was made, and what it is compatible with."""

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

    def setting(self, name: str) -> float:
        """A number that the model was trained with; 0 where its file does not say."""
        return float(self.settings.get(EARLIER_SETTINGS[name], 0.0))


def quantised(weights: Array) -> tuple[Array, Array]:
    """Weights in eight bits, and the scale of each row.

    >>> numbers, scales = quantised(np.array([[1.0, -0.5], [0.0, 0.0]]))
    >>> numbers.tolist(), (numbers * scales[:, None]).round(2).tolist()
    ([[127, -64], [0, 0]], [[1.0, -0.5], [0.0, 0.0]])
    """
    scales = np.maximum(np.abs(weights).max(axis=1, initial=0), 1e-12) / LEVELS
    return np.round(weights / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def to_bytes(metadata: Metadata, arrays: dict[str, Array]) -> bytes:
    return _to_bytes({"format": FORMAT, **asdict(metadata)}, arrays)


def _to_bytes(metadata: dict[str, Any], arrays: dict[str, Array]) -> bytes:
    written = np.frombuffer(json.dumps(metadata, ensure_ascii=False).encode(), np.uint8)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **{**arrays, METADATA: written})  # type: ignore[arg-type]
    return buffer.getvalue()


def write_figures(path: Path, players: int, figures: dict[str, Any]) -> None:
    """Write into the file of a model what was measured with so many players."""
    change_metadata(path, lambda metadata: metadata["figures"].update({str(players): figures}))


def change_metadata(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    with np.load(path, allow_pickle=False) as kept:
        arrays = dict(kept)
    metadata = json.loads(bytes(arrays[METADATA]))
    change(metadata)
    path.write_bytes(_to_bytes(metadata, arrays))


def read_metadata(path: Path) -> Metadata:
    with np.load(path, allow_pickle=False) as arrays:
        return metadata_in(arrays)


def metadata_in(arrays: Mapping[str, Array]) -> Metadata:
    given = json.loads(bytes(arrays[METADATA]))
    if given.pop("format") != FORMAT:
        raise IncompatibleModel("net-format", game=given["game"])
    return Metadata(**given)
