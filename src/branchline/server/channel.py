"""A channel: the live viewers of one table, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from branchline.server.live_json import message_json, presence_json, presence_of
from branchline.server.message import Message
from branchline.server.perspective import Perspective
from branchline.server.room import Room
from branchline.server.viewer import Viewer

AT_A_TIME = 20
"""After so many viewers the loop may do something else, such as answer whoever acts."""
QUIET = 0.3
"""Seconds in which comings and goings are gathered into one message; more where there are many viewers."""


@dataclass(eq=False)
class Channel:
    viewers: dict[Viewer, None] = field(default_factory=dict)
    _messages: deque[Message] = field(default_factory=deque)
    _sending: asyncio.Task[None] | None = None
    _presence: dict[str, Any] | None = None
    _presence_due: asyncio.TimerHandle | None = None

    def publish(self, message: Message) -> None:
        self._messages.append(message)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """To every viewer, in order. Those who see the same from the same perspective get the same bytes."""
        while self._messages:
            message = self._messages.popleft()
            texts: dict[tuple[Perspective, str], str | None] = {}
            for number, viewer in enumerate(list(self.viewers), 1):
                if message.entry.seq > viewer.seen:
                    _offer(viewer, message, texts)
                if number % AT_A_TIME == 0:
                    await asyncio.sleep(0)

    def presence_changed(self, room: Room) -> None:
        if self._presence_due is None:
            wait = QUIET + len(self.viewers) * 0.005
            self._presence_due = asyncio.get_running_loop().call_later(wait, self._send_presence, room)

    def _send_presence(self, room: Room) -> None:
        self._presence_due = None
        presence = presence_of(room.snapshot, self.viewers)
        if presence != self._presence:
            self._presence = presence
            text = presence_json(presence)
            for viewer in list(self.viewers):
                viewer.offer(text)

    def close(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()


def _offer(viewer: Viewer, message: Message, texts: dict[tuple[Perspective, str], str | None]) -> None:
    key = (viewer.perspective(message.snapshot), viewer.language)
    if key not in texts:
        texts[key] = message_json(message, *key)
    text = texts[key]
    if text is not None:
        viewer.offer(text)
