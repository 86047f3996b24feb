"""Sets as numbers: one bit for each member of a kind, as fields that hold `some_of(kind)` have them.

>>> seats = flag(0) | flag(3)
>>> bool(seats & flag(3)), count_flags(seats)
(True, 2)
"""

from __future__ import annotations

import numpy as np

from branchline.kernel.rules import rule

WIDTH = 64


@rule
def flag(member: int) -> int:
    """A member as one bit."""
    return np.int64(1) << np.int64(member)  # type: ignore[return-value]


@rule
def count_flags(flags: int) -> int:
    """How many members a set has."""
    rest = np.int64(flags)
    count = 0
    for _ in range(WIDTH):
        if rest == 0:
            break
        rest &= rest - 1
        count += 1
    return count
