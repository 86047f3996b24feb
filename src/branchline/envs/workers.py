"""Threads that share the games of a vector: compiled rules give up Python's lock, so they run beside each other."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from threading import Lock, Thread
from time import sleep
from weakref import finalize

LEAST = 32
"""Fewer games are not worth waking a thread."""
LOOKS = 50
"""At a lock before a thread goes to sleep there: about a tenth of a millisecond."""
Work = Callable[[int, int], None]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def take(lock: Lock) -> None:
    """Wait for a lock, at first without going to sleep: to be woken takes as long as some steps."""
    for _ in range(LOOKS):
        if lock.acquire(blocking=False):
            return
        sleep(0)
    lock.acquire()


class Helper:
    """A thread with rows of its own. It waits at one lock for work and opens the other when that is done: a step takes
    some microseconds, and a queue with futures would take as long again."""

    def __init__(self, first: int, end: int) -> None:
        self._rows, self._go, self._done = (first, end), Lock(), Lock()
        self._work: Work | None = None
        self._fault: BaseException | None = None
        self._go.acquire()
        self._done.acquire()
        Thread(target=self._help, name=f"branchline-vector-{first}", daemon=True).start()

    def start(self, work: Work) -> None:
        self._work = work
        self._go.release()

    def wait(self) -> None:
        take(self._done)
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault

    def stop(self) -> None:
        self._work = None
        self._go.release()

    def _help(self) -> None:
        while True:
            take(self._go)
            if self._work is None:
                return
            try:
                self._work(*self._rows)
            except BaseException as fault:
                self._fault = fault
            self._work = None
            self._done.release()


class Workers:
    """Cuts rows into as many parts as there are threads; the caller's own thread takes the first."""

    def __init__(self, rows: int, threads: int = 0) -> None:
        wanted = max(1, min(threads or cores(), rows // LEAST))
        self._own, *others = pairwise(rows * part // wanted for part in range(wanted + 1))
        self._helpers = [Helper(first, end) for first, end in others]
        self.close = finalize(self, _stop, self._helpers)

    @property
    def threads(self) -> int:
        return 1 + len(self._helpers)

    def run(self, work: Work) -> None:
        """Do this for all rows; it is told the first row and the one after the last."""
        for helper in self._helpers:
            helper.start(work)
        try:
            work(*self._own)
        finally:
            for helper in self._helpers:
                helper.wait()


def _stop(helpers: list[Helper]) -> None:
    for helper in helpers:
        helper.stop()
