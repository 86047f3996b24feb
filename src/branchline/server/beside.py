"""Long work that holds nobody up: on the loop in parts, with time for others in between; in a thread that lets go of
the interpreter again and again, so that whoever is answered on the loop does not wait for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

WORK, REST = 0.001, 0.0001
"""Seconds of each. Without a rest, the loop would wait for the interpreter's own turn of five milliseconds whenever it
comes back from the network or the disk."""

AT_A_TIME = 8
"""After so many parts the loop may do something else."""

Part = TypeVar("Part")
Whole = TypeVar("Whole")


_alone: ContextVar[bool] = ContextVar("alone", default=False)


@contextmanager
def alone() -> Iterator[None]:
    """Within it nobody is answered beside the work, so that it need not rest."""
    token = _alone.set(True)
    try:
        yield
    finally:
        _alone.reset(token)


def considerately(parts: Iterable[Part]) -> Iterator[Part]:
    """The same parts, for a thread that rests now and then while it goes through them."""
    if _alone.get():
        yield from parts
        return
    until = time.perf_counter() + WORK
    for part in parts:
        if time.perf_counter() > until:
            time.sleep(REST)
            until = time.perf_counter() + WORK
        yield part


async def in_parts(parts: Iterable[Part], make: Callable[[Part], Whole]) -> list[Whole]:
    """Something made of many parts, with time for others in between."""
    made: list[Whole] = []
    for number, part in enumerate(parts, 1):
        made.append(make(part))
        if number % AT_A_TIME == 0:
            await asyncio.sleep(0)
    return made
