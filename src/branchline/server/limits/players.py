"""Who plays: whoever has acted at a table lately goes before those who only ask."""

from __future__ import annotations

import time
from collections.abc import Callable

from branchline.server.limits.fair_queue import Owner

LATELY = 1800.0
"""Seconds for which whoever has acted is taken to be playing."""
MOST_REMEMBERED = 10_000


class Players:
    """Each process knows those who acted at it.

    >>> players = Players(iter([0.0, 1.0, 1.0, 1800.0]).__next__)
    >>> players.acted(Owner("here", "Ada"))
    >>> players.is_playing("Ada"), players.is_playing("Ben"), players.are_playing_at("here")
    (True, False, False)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._people: dict[str, float] = {}
        self._addresses: dict[str, float] = {}

    def acted(self, owner: Owner) -> None:
        now = self._clock()
        for known, name in ((self._people, owner.person), (self._addresses, owner.address)):
            known.pop(name, None)
            known[name] = now
            if len(known) > MOST_REMEMBERED:
                del known[next(iter(known))]

    def is_playing(self, person: str) -> bool:
        return self._is_recent(self._people.get(person))

    def are_playing_at(self, address: str) -> bool:
        return self._is_recent(self._addresses.get(address))

    def _is_recent(self, acted: float | None) -> bool:
        return self._clock() - (acted if acted is not None else -LATELY) < LATELY
