"""Threads that share the games of a vector: compiled rules give up Python's lock, so they run beside each other."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

LEAST = 32
"""Fewer games are not worth waking a thread."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """Cuts rows into as many parts as there are threads; the caller's own thread takes the first."""

    def __init__(self, rows: int, threads: int = 0) -> None:
        wanted = max(1, min(threads or cores(), rows // LEAST))
        bounds = [rows * part // wanted for part in range(wanted + 1)]
        self._parts = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(wanted - 1, "branchline-vector") if wanted > 1 else None

    @property
    def threads(self) -> int:
        return len(self._parts)

    def run(self, work: Callable[[int, int], None]) -> None:
        """Do this for all rows; it is told the first row and the one after the last."""
        if self._pool is None:
            work(*self._parts[0])
            return
        others = [self._pool.submit(work, first, end) for first, end in self._parts[1:]]
        try:
            work(*self._parts[0])
        finally:
            for other in others:
                other.result()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
