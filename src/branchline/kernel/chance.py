"""Chance: a 64-bit generator in the field `rng` of the state. Nothing else is random."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.kernel.record import Array
from branchline.kernel.rules import rule


@rule
def sow(state: Any, seed: int) -> None:
    """Start the generator of this state; any 64-bit seed will do (splitmix64)."""
    x = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x = x ^ (x >> np.uint64(31))
    state.rng = x if x != np.uint64(0) else np.uint64(1)


@rule
def draw(state: Any, n: int) -> int:
    """A uniform integer from 0 to n - 1 (xorshift64; its low bits are dropped)."""
    x = state.rng
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    state.rng = x
    return np.int64((x >> np.uint64(16)) % np.uint64(n))  # type: ignore[return-value]


@rule
def shuffle(state: Any, items: Array, n: int) -> None:
    """Put the first n items into a uniformly drawn order."""
    for last in range(n - 1, 0, -1):
        other = draw(state, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
