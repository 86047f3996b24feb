"""Seeds: secret while a match runs, committed to from the start, shown at the end."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from branchline.kernel.errors import BadSeed

SEED_BITS = 128


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def check_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise BadSeed("seed-bad", seed=str(seed), bits=SEED_BITS)
    return seed


def commitment(game: str, seed: int) -> str:
    """What is published before the first action, so that the seed shown at the end can be checked.

    >>> commitment("whist", 7)[:16]
    '95430ba0d4c7799a'
    """
    return hashlib.sha256(f"branchline {game} {seed}".encode()).hexdigest()


def generator_key(seed: int) -> tuple[int, int]:
    """The 128 bits the state's generator starts from. Knowing them does not give the seed away."""
    digest = hashlib.sha256(f"generator {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")


def first_generator_seed(seed: int) -> int:
    """The 63 bits that the generator of version 1 of the rules started from."""
    return generator_key(seed)[0] >> 1
