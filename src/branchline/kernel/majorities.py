"""Majorities: a first and a second prize for those who have most of something."""

from __future__ import annotations

from branchline.kernel.record import Array
from branchline.kernel.rules import rule


@rule
def share_prizes(count: Array, seats: int, first: int, second: int, prize: Array) -> None:
    """Write each seat's prize. Only counts above zero take part; those tied in front share both prizes and there is
    no second; those tied behind a sole leader share the second. Fractions are dropped."""
    most = 0
    next_most = 0
    for seat in range(seats):
        prize[seat] = 0
        if count[seat] > most:
            next_most = most
            most = count[seat]
        elif count[seat] < most and count[seat] > next_most:
            next_most = count[seat]
    if most == 0:
        return
    leaders = 0
    followers = 0
    for seat in range(seats):
        if count[seat] == most:
            leaders += 1
        elif count[seat] == next_most and next_most > 0:
            followers += 1
    for seat in range(seats):
        if count[seat] == most:
            prize[seat] = first if leaders == 1 else (first + second) // leaders
        elif leaders == 1 and followers > 0 and count[seat] == next_most:
            prize[seat] = second // followers
