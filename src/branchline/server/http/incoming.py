"""What live viewers send: they have nothing to say but that they are there, so it is charged before it is read."""

from __future__ import annotations

import time
from dataclasses import dataclass

from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.limits import HOUR, Limits, Share
from branchline.server.limits.rate_limit import Bucket, RateLimiter

SOON = 0.05
"""Seconds until it should be known whose line it is."""


@dataclass(eq=False, slots=True)
class Line:
    own: Bucket
    owner: Owner | None = None
    """None while nobody knows yet whose line it is."""


class Incoming:
    """Each line has a little of its own, which nobody can take from it. What is more is taken from its person's share,
    which all who say no name have together at an address, and from the address's. It is this process that would have to
    read it, so each process counts for itself."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._people, self._addresses = _limiter(limits.bytes_of_person), _limiter(limits.bytes_of_address)

    def new_line(self) -> Line:
        own = self._limits.bytes_of_line
        return Line(Bucket(own.an_hour / HOUR, own.at_once, own.at_once, time.monotonic()))

    def charge(self, line: Line, size: int) -> float:
        """How many seconds to wait before so many bytes are read; 0: they are paid for."""
        now, owner = time.monotonic(), line.owner
        if size <= line.own.size and line.own.take(size, now) == 0.0:
            return 0.0
        if owner is None:
            return SOON
        others = self._people.bucket(owner.person or owner.address), self._addresses.bucket(owner.address)
        wait = max(bucket.wait(size, now) for bucket in others)
        if wait == 0.0:
            for bucket in others:
                bucket.take(size, now)
        return wait


def _limiter(share: Share) -> RateLimiter:
    return RateLimiter(share.an_hour / HOUR, share.at_once)
