"""Memory: what a crowd has used goes back to the system once it has left, which by itself the allocator would keep; and
what is there for good is set apart."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from contextlib import suppress

CROWD = 100
SOON = 2.0
"""Seconds in which nobody has left any more."""


class MemoryKeeper:
    def __init__(self) -> None:
        self._left, self._last = 0, 0.0
        self._due: asyncio.TimerHandle | None = None

    def somebody_left(self) -> None:
        loop = asyncio.get_running_loop()
        self._left, self._last = self._left + 1, loop.time()
        if self._left >= CROWD and self._due is None:
            self._due = loop.call_later(SOON, self._look)

    def close(self) -> None:
        if self._due is not None:
            self._due.cancel()

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        quiet = loop.time() - self._last
        if quiet < SOON:
            self._due = loop.call_later(SOON - quiet, self._look)
            return
        self._left, self._due = 0, None
        give_back()


def give_back() -> None:
    """What a viewer leaves behind in circles is young. `malloc_trim` is a thing of the GNU library."""
    gc.collect(1)
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def set_apart() -> None:
    """Modules and rules stay as long as the server does. The collector of circles, when it goes through everything,
    leaves them out from here on: with them it would hold everyone up for a quarter of a second."""
    gc.freeze()
