"""A queue that is fair: whoever asks for much waits behind their own requests, not others behind theirs.

Addresses take turns, and at each address its people do. All at an address who do not play have one turn together, and
take that in turns: a guest costs nothing to make.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Owner(NamedTuple):
    """For whom something is done."""

    address: str
    person: str
    plays: bool = True
    """Whether they have acted at a table lately."""

    @property
    def path(self) -> tuple[str, str, str]:
        """Whose turn is whose, from the widest to the narrowest."""
        return self.address, self.person if self.plays else "", self.person


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
        self._waiting: dict[str, Any] = {}
        """By address, by whose turn it is there, by person."""

    @property
    def free(self) -> int:
        return len(self._free)

    def waiting(self, owner: Owner) -> int:
        address, line, person = owner.path
        return len(self._waiting.get(address, {}).get(line, {}).get(person, ()))

    async def take(self, owner: Owner) -> Item:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Item] = asyncio.get_running_loop().create_future()
        address, line, person = owner.path
        self._waiting.setdefault(address, {}).setdefault(line, {}).setdefault(person, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    @asynccontextmanager
    async def lent(self, owner: Owner) -> AsyncIterator[Item]:
        item = await self.take(owner)
        try:
            yield item
        finally:
            self.give_back(item)

    def give_back(self, item: Item) -> None:
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(item)
                return
        self._free.append(item)

    def _next(self) -> asyncio.Future[Item] | None:
        return _first(self._waiting) if self._waiting else None


def _first(waiting: dict[str, Any]) -> Any:
    """The first of the first, each of whom goes to the end of their line."""
    name, inner = next(iter(waiting.items()))
    del waiting[name]
    turn = inner.popleft() if isinstance(inner, deque) else _first(inner)
    if inner:
        waiting[name] = inner
    return turn
