"""Someone who watches a table live."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import Perspective, perspective_of
from branchline.server.visibility.table_json import own_seats

LONGEST_QUEUE = 128


@dataclass(eq=False)
class Viewer:
    person: str | None
    seat: int | None
    """The seat to look through; None: all that the person holds."""
    spectating: bool
    language: str
    sign_in: str | None = None
    """By which they are signed in: when it ends, so does their connection."""
    muted: frozenset[str] = frozenset()
    """Whom they do not want to read, as it is now."""
    seen: int = 0
    queue: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(LONGEST_QUEUE))
    late: bool = False
    on_late: Callable[[], None] = lambda: None
    write_now: Callable[[bytes], bool] = lambda frame: False
    """Writes a frame at once, where the connection takes it."""
    waits: bool = False
    """Whether everything offered so far has been written."""

    @property
    def eyes(self) -> tuple[str | None, int | None, bool, str]:
        """Viewers with the same see the same."""
        return self.person, self.seat, self.spectating, self.language

    def perspective(self, snapshot: Snapshot) -> Perspective:
        if self.spectating:
            return Perspective(muted=self.muted)
        return perspective_of(snapshot, self.person, self.seat, self.muted)

    def own_seats(self, snapshot: Snapshot) -> tuple[int, ...]:
        return own_seats(snapshot.seats, None if self.spectating else self.person)

    def offer(self, frame: bytes) -> None:
        """Whoever cannot keep up is let go, and may come back to where they were."""
        if self.late or (self.waits and self.queue.empty() and self.write_now(frame)):
            return
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.late = True
            self.close()
            self.on_late()

    async def next_frame(self) -> bytes | None:
        """What is to be written next; none once this is over."""
        self.waits = True
        try:
            return await self.queue.get()
        finally:
            self.waits = False

    def close(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
