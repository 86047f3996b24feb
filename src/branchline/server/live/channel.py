"""A channel: the live viewers of one table, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from branchline.server.http.audience_protocol import framed
from branchline.server.live.live_json import message_json, presence_json, presence_of, together
from branchline.server.live.viewer import Viewer
from branchline.server.tables.journal import ACTION, CHAT
from branchline.server.tables.message import Message
from branchline.server.tables.session import Session
from branchline.server.visibility.perspective import Perspective
from branchline.server.wire.live import Presence

AT_A_TIME = 20
"""After so many viewers the loop may do something else, such as answer whoever acts."""
QUIET = 0.3
"""Seconds in which comings and goings are gathered into one message; more where there are many viewers."""

Frames = dict[tuple[Perspective, tuple[int, ...], str], bytes | None]
"""What is sent to those who look from a perspective, to whom these seats belong, in a language."""


@dataclass(eq=False)
class Channel:
    session: Session
    tell_elsewhere: Callable[[str, Presence], None]
    """Called with who watches here, for other processes."""
    viewers: dict[Viewer, None] = field(default_factory=dict)
    elsewhere: list[Presence] = field(default_factory=list)
    """Who watches at each of the other processes."""
    _here: Presence | None = None
    _messages: deque[Message] = field(default_factory=deque)
    _sending: asyncio.Task[None] | None = None
    _presence: Presence | None = None
    _presence_due: asyncio.TimerHandle | None = None

    def add(self, viewer: Viewer) -> None:
        """Whoever comes learns at once who is there, and again with all others: meanwhile somebody may have gone."""
        self.viewers[viewer] = None
        self._presence = None
        self.presence_changed()

    def publish(self, message: Message) -> None:
        if message.entry.kind not in (ACTION, CHAT):
            # Somebody may have taken a seat or given it up.
            self.presence_changed()
        self._messages.append(message)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """To every viewer, in order. Those who see the same from the same perspective get the same bytes."""
        while self._messages:
            message = self._messages.popleft()
            frames: Frames = {}
            for number, viewer in enumerate(list(self.viewers), 1):
                if message.entry.seq > viewer.seen:
                    _offer(viewer, message, frames)
                if number % AT_A_TIME == 0:
                    await asyncio.sleep(0)

    @property
    def presence(self) -> Presence:
        """Who is at the table, wherever they are connected."""
        return together([self.presence_here, *self.elsewhere])

    @property
    def presence_here(self) -> Presence:
        return presence_of(self.session.snapshot, self.viewers)

    def presence_changed(self) -> None:
        if self._presence_due is None:
            wait = QUIET + len(self.viewers) * 0.005
            self._presence_due = asyncio.get_running_loop().call_later(wait, self._send_presence)

    def _send_presence(self) -> None:
        self._presence_due = None
        here, before, presence = self.presence_here, self._here, self.presence
        if here != before:
            self._here = here
            self.tell_elsewhere(self.session.id, here)
        if presence != self._presence:
            self._presence = presence
            frame = framed(presence_json(presence))
            for viewer in list(self.viewers):
                viewer.offer(frame)

    def close(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()


def _offer(viewer: Viewer, message: Message, frames: Frames) -> None:
    key = (viewer.perspective(message.snapshot), viewer.own_seats(message.snapshot), viewer.language)
    if key not in frames:
        text = message_json(message, *key)
        frames[key] = framed(text) if text is not None else None
    frame = frames[key]
    if frame is not None:
        viewer.offer(frame)
