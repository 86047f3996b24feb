"""A queue that is fair: whoever asks for much waits behind their own requests, not others behind theirs.

Addresses take turns, and at each address its people do.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Owner(NamedTuple):
    """For whom something is done."""

    address: str
    person: str


NOBODY = Owner("", "")
"""For the server itself."""


class FairQueue(Generic[Item]):
    """Things lent out one at a time to each who asks.

    >>> async def served() -> list[str]:
    ...     queue, order = FairQueue(["worker"]), []
    ...     async def ask(person: str) -> None:
    ...         queue.give_back(await queue.take(Owner("here", person)))
    ...         order.append(person)
    ...     await queue.take(NOBODY)
    ...     asking = [asyncio.create_task(ask(person)) for person in ("Ada", "Ada", "Ada", "Ben")]
    ...     await asyncio.sleep(0)
    ...     queue.give_back("worker")
    ...     await asyncio.gather(*asking)
    ...     return order
    >>> asyncio.run(served())
    ['Ada', 'Ben', 'Ada', 'Ada']
    """

    def __init__(self, items: Iterable[Item]) -> None:
        self._free = list(items)
        self._waiting: dict[str, dict[str, deque[asyncio.Future[Item]]]] = {}

    @property
    def free(self) -> int:
        return len(self._free)

    def waiting(self, owner: Owner) -> int:
        return len(self._waiting.get(owner.address, {}).get(owner.person, ()))

    async def take(self, owner: Owner) -> Item:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Item] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner.address, {}).setdefault(owner.person, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, item: Item) -> None:
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(item)
                return
        self._free.append(item)

    def _next(self) -> asyncio.Future[Item] | None:
        """The first of the first person at the first address, who both go to the end of their line."""
        if not self._waiting:
            return None
        address, people = next(iter(self._waiting.items()))
        person, turns = next(iter(people.items()))
        del self._waiting[address], people[person]
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            self._waiting[address] = people
        return turn
