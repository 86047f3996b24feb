"""Long answers, such as a whole log: a few at a time, so that short ones stay quick."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import FairQueue, Owner
from branchline.server.limits.limits import Limits
from branchline.server.limits.quotas import Shares


class LongAnswers:
    def __init__(self, limits: Limits, lines: Shares) -> None:
        self._lines = lines
        self._queue = FairQueue(range(limits.long_answers))
        self._most_waiting = limits.long_answers_waiting

    @asynccontextmanager
    async def turn(self, owner: Owner, lines: int) -> AsyncIterator[None]:
        """Wait for one's turn with an answer that costs as much as so many lines; whoever has too much waiting already,
        or has had more than their share, is told so."""
        if self._queue.waiting(owner) >= self._most_waiting:
            raise Refusal(429, "too-many-long", headers={"Retry-After": "1"})
        await self._lines.take(owner, lines)
        async with self._queue.lent(owner):
            yield
