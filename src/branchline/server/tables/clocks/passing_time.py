"""Time that only passes. Clocks run by it: when somebody sets the machine's clock, no player loses or gains anything.

Written lines have the time of day. Several servers on one database go by the time of day throughout, because that is
the only time they share.
"""

from __future__ import annotations

import time


def now() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Count:
    ahead: int | None = None
    """How far the time of day was ahead of the time this machine has been up, when this process began to count."""


def count_on() -> None:
    """From here on steps of the time of day do not count any more."""
    Count.ahead = now() - _uptime()


def passing_now() -> int:
    """Milliseconds since 1970, counted on from the time of day at which this process began to count."""
    return now() if Count.ahead is None else Count.ahead + _uptime()


def _uptime() -> int:
    """Where the system tells it, with the time it slept."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return (time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)) // 1_000_000
