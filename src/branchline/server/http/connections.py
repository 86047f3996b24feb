"""Connections: how many there may be, altogether and from one address, and which of them give way to others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

KEPT = 0.1
"""Of all connections, what is kept for addresses where somebody plays."""


class Connections:
    """Whoever comes to a full house gets in if some connection there is idle, which then ends. A connection is idle
    while the server waits for its other end: for a whole request, or for an answer to be read. Those of proxies are
    many visitors', so only the whole counts for them."""

    def __init__(
        self, most: int, of_address: int, are_playing_at: Callable[[str], bool], is_proxy: Callable[[str], bool]
    ) -> None:
        self._most, self._of_address = most, of_address
        self._are_playing_at, self._is_proxy = are_playing_at, is_proxy
        self._addresses: dict[asyncio.Transport, str] = {}
        self._counts: dict[str, int] = {}
        self._idle: dict[asyncio.Transport, None] = {}
        self._idle_at: dict[str, dict[asyncio.Transport, None]] = {}
        """The longest idle first."""

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room for a connection. Until a whole request has come it is idle."""
        crowded = self._counts.get(address, 0) >= self._of_address and not self._is_proxy(address)
        if crowded and not self._end_one(self._idle_at.get(address, {})):
            return False
        room = self._most if self._are_playing_at(address) else self._most - int(KEPT * self._most)
        if len(self._addresses) >= room and not self._end_one(self._idle):
            return False
        self._addresses[transport] = address
        self._counts[address] = self._counts.get(address, 0) + 1
        self.idle(transport)
        return True

    def _end_one(self, idle: dict[asyncio.Transport, None]) -> bool:
        longest = next(iter(idle), None)
        if longest is None:
            return False
        self.leave(longest)
        longest.abort()
        return True

    def idle(self, transport: asyncio.Transport) -> None:
        """It is the other end's turn."""
        address = self._addresses.get(transport)
        if address is not None:
            self._idle[transport] = self._idle_at.setdefault(address, {})[transport] = None

    def busy(self, transport: asyncio.Transport) -> None:
        """It is the server's turn."""
        self._idle.pop(transport, None)
        address = self._addresses.get(transport)
        idle = self._idle_at.get(address or "", {})
        idle.pop(transport, None)
        if not idle:
            self._idle_at.pop(address or "", None)

    def leave(self, transport: asyncio.Transport) -> None:
        self.busy(transport)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]
