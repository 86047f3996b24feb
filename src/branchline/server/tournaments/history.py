"""What has been played so far: who has met whom, where they sat, what they won."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from itertools import permutations

from branchline.server.tournaments.records import Pairing

BOT = 0
"""Stands for all bots among those one has met; entrants are numbered from 1."""


@dataclass
class Contender:
    number: int
    points: int = 0
    met: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    apart: frozenset[int] = frozenset()
    """Those whom they block, or who block them."""


def boards(pairings: Iterable[Pairing]) -> dict[tuple[int, int], list[Pairing]]:
    """The tables, by round and number."""
    found: dict[tuple[int, int], list[Pairing]] = defaultdict(list)
    for pairing in pairings:
        found[pairing.round, pairing.board].append(pairing)
    return {key: sorted(found[key], key=lambda each: each.seat) for key in sorted(found)}


def contenders(
    numbers: Iterable[int], pairings: Iterable[Pairing], apart: Collection[frozenset[int]] = ()
) -> dict[int, Contender]:
    """`apart`: pairs of entrants of whom one blocks the other."""
    found = {number: Contender(number, apart=_kept_apart(number, apart)) for number in numbers}
    for seats in boards(pairings).values():
        for mine, other in permutations(seats, 2):
            if mine.entrant in found:
                found[mine.entrant].met[other.entrant or BOT] += 1
        for pairing in seats:
            if pairing.entrant in found:
                found[pairing.entrant].points += pairing.points or 0
                found[pairing.entrant].seats[pairing.seat] += 1
    return found


def _kept_apart(number: int, apart: Collection[frozenset[int]]) -> frozenset[int]:
    return frozenset(other for pair in apart if number in pair for other in pair - {number})
