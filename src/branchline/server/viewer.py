"""Someone who watches a table live."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from branchline.server.perspective import Perspective, perspective_of
from branchline.server.snapshot import Snapshot

LONGEST_QUEUE = 128


@dataclass(eq=False)
class Viewer:
    person: str | None
    seat: int | None
    """The seat to look through; None: all that the person holds."""
    spectating: bool
    language: str
    seen: int = 0
    queue: asyncio.Queue[str | None] = field(default_factory=lambda: asyncio.Queue(LONGEST_QUEUE))
    late: bool = False

    def perspective(self, snapshot: Snapshot) -> Perspective:
        return Perspective() if self.spectating else perspective_of(snapshot, self.person, self.seat)

    def offer(self, text: str) -> None:
        """Whoever cannot keep up is let go, and may come back to where they were."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.late = True
            self.close()

    def close(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
