"""The broadcaster: whoever watches a table live subscribes here, and gets everything that is published about it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from branchline.server.channel import Channel
from branchline.server.live_json import hello_json, presence_of
from branchline.server.message import Message
from branchline.server.room import Room
from branchline.server.viewer import Viewer


class Broadcaster:
    def __init__(self) -> None:
        self._channels: dict[str, Channel] = {}

    def publish(self, room: Room, message: Message) -> None:
        channel = self._channels.get(room.id)
        if channel is not None:
            channel.publish(message)

    def subscribe(self, room: Room, viewer: Viewer, after: int | None = None) -> Coroutine[Any, Any, str]:
        """From here on nothing is left out. What is to be sent first is worked out afterwards: the present, and what
        was missed."""
        channel = self._channels.setdefault(room.id, Channel())
        missed = room.entries_with_events(after, room.seq) if after is not None and after < room.seq else []
        viewer.seen = room.seq
        channel.viewers[viewer] = None
        room.users += 1
        channel.presence_changed(room)
        return hello_json(room.snapshot, missed, viewer, presence_of(room.snapshot, channel.viewers))

    def unsubscribe(self, room: Room, viewer: Viewer) -> None:
        channel = self._channels[room.id]
        del channel.viewers[viewer]
        room.users -= 1
        if channel.viewers:
            channel.presence_changed(room)
        else:
            channel.close()
            del self._channels[room.id]

    def is_here(self, room: Room, person: str) -> bool:
        channel = self._channels.get(room.id)
        return channel is not None and any(viewer.person == person for viewer in channel.viewers)

    async def close(self) -> None:
        for channel in self._channels.values():
            for viewer in channel.viewers:
                viewer.close()
        await asyncio.sleep(0)
