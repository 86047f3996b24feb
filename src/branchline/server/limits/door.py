"""The door: each who asks is charged, and where many ask at the same time they take turns."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import FairQueue, Owner
from branchline.server.limits.rate_limit import LimiterMaker

HOUSEHOLD = 4
"""How many visitors who ask as much as they may can share an address."""
NAMELESS = 2
"""As how many of them all count who say no name."""
RESERVE = 0.1
"""Of what a visitor may ask for, what each who plays has for themselves where an address has asked for too much."""
BURST_SECONDS = 10
AT_A_TIME = 16
"""How many requests are begun together."""
LENT = 0.05
"""Seconds after which a request that still waits for something lets the next one begin."""
MOST_WAITING = 100
"""How many of one person's requests may wait for their turn."""
HELD = 0.5
"""Seconds for which a refusal is held back, so that being refused takes time too."""


class Door:
    def __init__(self, rate: float, limiters: LimiterMaker) -> None:
        self._people = limiters("requests-of-person", rate, rate * BURST_SECONDS)
        self._nameless = limiters("requests-of-nameless", rate * NAMELESS, rate * NAMELESS * BURST_SECONDS)
        self._addresses = limiters("requests-of-address", rate * HOUSEHOLD, rate * HOUSEHOLD * BURST_SECONDS)
        self._players = limiters("requests-of-player", rate * RESERVE, rate * RESERVE * BURST_SECONDS)
        self._turns = FairQueue(range(AT_A_TIME))

    async def charge(self, owner: Owner) -> None:
        """What a person is refused costs their address nothing."""
        wait = await (self._people.take(owner.person) if owner.person else self._nameless.take(owner.address))
        if wait == 0.0:
            wait = await self._addresses.take(owner.address)
            if wait > 0.0 and owner.plays:
                wait = min(wait, await self._players.take(owner.person))
        if wait > 0.0:
            await asyncio.sleep(HELD)
            raise _too_many(wait)

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        """Wait for one's turn to begin; it is over with the request, or when that takes long."""
        if self._turns.waiting(owner) >= MOST_WAITING:
            raise _too_many(1.0)
        place = await self._turns.take(owner)
        given_back = False

        def give_back() -> None:
            nonlocal given_back
            if not given_back:
                given_back = True
                self._turns.give_back(place)

        late = asyncio.get_running_loop().call_later(LENT, give_back)
        try:
            yield
        finally:
            late.cancel()
            give_back()


def _too_many(wait: float) -> Refusal:
    seconds = math.ceil(wait)
    return Refusal(429, "too-many", headers={"Retry-After": str(seconds)}, seconds=seconds)
