"""Seeds for one table after another."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count

from branchline.kernel.seeds import SEED_BITS, new_seed


def seeds(first: int | None) -> Iterator[int]:
    """Such as nobody can guess, or the same every time where they follow from a first one."""
    for number in count():
        yield new_seed() if first is None else _following(first, number)


def _following(first: int, number: int) -> int:
    digest = hashlib.sha256(f"seed {first} {number}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "little")
