"""Long work beside the loop: a thread that does it lets go of the interpreter again and again, so that whoever is
answered on the loop does not wait for it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

WORK, REST = 0.001, 0.0001
"""Seconds of each. Without a rest, the loop would wait for the interpreter's own turn of five milliseconds whenever it
comes back from the network or the disk."""

Part = TypeVar("Part")


def considerately(parts: Iterable[Part]) -> Iterator[Part]:
    """The same parts, for a thread that rests now and then while it goes through them."""
    until = time.perf_counter() + WORK
    for part in parts:
        if time.perf_counter() > until:
            time.sleep(REST)
            until = time.perf_counter() + WORK
        yield part
