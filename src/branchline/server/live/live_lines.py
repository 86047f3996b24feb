"""How many live connections one person, and one address, may have at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.limits import Limits
from branchline.server.limits.players import Players

SECONDS = 10
"""After which to try again."""
KEPT = 0.25
"""Of an address's lines, what is kept for those who play there."""


class LiveLines:
    """Each takes a descriptor of this process, so each process counts for itself."""

    def __init__(self, limits: Limits, players: Players) -> None:
        self._limits, self._players = limits, players
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def one(self, owner: Owner) -> Iterator[None]:
        """A line more."""
        most = self._limits.live_of_address
        if not self._players.is_playing(owner.person):
            most -= int(KEPT * most)
        if self._people[owner.person] >= self._limits.live_of_person or self._addresses[owner.address] >= most:
            raise Refusal(429, "too-many-live", headers={"Retry-After": str(SECONDS)}, seconds=SECONDS)
        counted = [(self._addresses, owner.address), *([(self._people, owner.person)] if owner.person else [])]
        for lines, name in counted:
            lines[name] += 1
        try:
            yield
        finally:
            for lines, name in counted:
                lines[name] -= 1
                if not lines[name]:
                    del lines[name]
