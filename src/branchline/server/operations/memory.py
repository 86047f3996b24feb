"""Memory: what a crowd has used goes back to the system once it has left, which by itself the allocator would keep; and
what is there for good is set apart."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import re
from contextlib import suppress
from pathlib import Path

CROWD = 100
SOON = 2.0
"""Seconds in which nobody has left any more."""
COMPILER = "libllvmlite"
MADV_DONTNEED = 4
MAPPING = re.compile(r"^([0-9a-f]+-[0-9a-f]+ .*)\n(?:[A-Z].*\n)*?Anonymous: +(\d+) kB", re.MULTILINE)


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


def let_go_of_compiler() -> None:
    """What was read of the compiler's library while rules were loaded stays in its file, and comes from there when it
    is needed again. What the process has changed of it stays. Linux alone tells which is which."""
    with suppress(OSError, AttributeError):
        madvise = ctypes.CDLL(None).madvise
        for first, last in unchanged_parts(Path("/proc/self/smaps").read_text(), COMPILER):
            madvise(ctypes.c_void_p(first), ctypes.c_size_t(last - first), MADV_DONTNEED)


def unchanged_parts(smaps: str, library: str) -> list[tuple[int, int]]:
    """Where a library lies in memory as its file has it.

    >>> unchanged_parts("1000-3000 r-xp 0 0 0 /lib/libllvmlite.so\\nAnonymous: 0 kB\\n"
    ...                 "3000-4000 r--p 0 0 0 /lib/libllvmlite.so\\nAnonymous: 4 kB\\n"
    ...                 "4000-5000 rw-p 0 0 0 /lib/libllvmlite.so\\nAnonymous: 0 kB\\n", "libllvmlite")
    [(4096, 12288)]
    """
    found: list[tuple[int, int]] = []
    for head, anonymous in MAPPING.findall(smaps):
        where, rights, *_, file = head.split()
        first, last = (int(end, 16) for end in where.split("-"))
        if library in file and "w" not in rights and anonymous == "0":
            found.append((first, last))
    return found


def set_apart() -> None:
    """Modules and rules stay as long as the server does. The collector of circles, when it goes through everything,
    leaves them out from here on: with them it would hold everyone up for a quarter of a second."""
    gc.freeze()
