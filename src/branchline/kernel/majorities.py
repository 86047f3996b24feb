"""Majorities: a first and a second prize for those who have most of something."""

from __future__ import annotations

from branchline.kernel.record import Array
from branchline.kernel.rules import rule


@rule
def prize_of(seat: int, counts: Array, seats: int, first: int, second: int) -> int:
    """What a seat gets for its count. Only counts above zero take part; those tied in front share both prizes and there
    is no second; those tied behind a sole leader share the second. Fractions are dropped."""
    ahead = 0
    level = 0
    for other in range(seats):
        if counts[other] > counts[seat]:
            ahead += 1
        elif counts[other] == counts[seat]:
            level += 1
    if counts[seat] == 0 or ahead > 1:
        return 0
    if ahead == 1:
        return second // level
    return first if level == 1 else (first + second) // level
