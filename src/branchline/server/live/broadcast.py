"""The broadcaster: whoever watches a table live subscribes here, and gets everything that is published about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any

from branchline.server.live.channel import Channel
from branchline.server.live.live_json import hello_json
from branchline.server.live.viewer import Viewer
from branchline.server.operations.memory import MemoryKeeper
from branchline.server.tables.records import Entry
from branchline.server.tables.session import Message, Session
from branchline.server.tables.snapshot import Snapshot, with_events
from branchline.server.wire.live import Presence

MOST_MISSED = 5000
"""How many of the lines that someone has missed they are sent; the log has the others."""


def _nothing(*_: object) -> None:
    """Where this process is alone nobody needs to know."""


async def _nobody(table: str) -> list[Presence]:
    return []


class Broadcaster:
    def __init__(self) -> None:
        self._channels: dict[str, Channel] = {}
        self._memory = MemoryKeeper()
        self.watch: Callable[[str], None] = _nothing
        self.unwatch: Callable[[str], None] = _nothing
        """Called when a table has viewers here, and when it has none any more."""
        self.tell_elsewhere: Callable[[str, Presence], None] = _nothing
        self.ask_elsewhere: Callable[[str], Awaitable[list[Presence]]] = _nobody

    def publish(self, session: Session, message: Message) -> None:
        channel = self._channels.get(session.id)
        if channel is not None:
            channel.publish(message)

    def subscribe(self, session: Session, viewer: Viewer, after: int | None = None) -> Coroutine[Any, Any, str]:
        """From here on nothing is left out. What is to be sent first is worked out afterwards: the present, and what
        was missed."""
        if session.id not in self._channels:
            self._channels[session.id] = Channel(session, self.tell_elsewhere)
            self.watch(session.id)
        channel = self._channels[session.id]
        channel.session = session
        missed = session.entries[after:][-MOST_MISSED:] if after is not None else []
        viewer.seen = session.seq
        channel.add(viewer)
        session.users += 1
        return _hello(session.snapshot, missed, viewer, channel.presence)

    def unsubscribe(self, session: Session, viewer: Viewer) -> None:
        channel = self._channels[session.id]
        del channel.viewers[viewer]
        session.users -= 1
        self._memory.somebody_left()
        if channel.viewers:
            channel.presence_changed()
        else:
            channel.close()
            del self._channels[session.id]
            self.unwatch(session.id)

    def sign_out(self, person: str, sign_ins: Collection[str]) -> None:
        """Whoever was connected by these is let go, and may come back as somebody."""
        for channel in self._channels.values():
            for viewer in channel.viewers:
                if viewer.person == person and viewer.sign_in in sign_ins:
                    viewer.close()

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """From now on somebody does not read these."""
        for channel in self._channels.values():
            for viewer in channel.viewers:
                if viewer.person == person:
                    viewer.muted = muted

    def tables(self) -> int:
        """How many are watched."""
        return len(self._channels)

    def viewers(self) -> int:
        return sum(len(channel.viewers) for channel in list(self._channels.values()))

    def presence_here(self) -> dict[str, Presence]:
        """Who watches which table at this process."""
        return {table: channel.presence_here for table, channel in self._channels.items()}

    def hear_elsewhere(self, table: str, presences: list[Presence]) -> None:
        """Who watches a table at other processes."""
        channel = self._channels.get(table)
        if channel is not None and channel.elsewhere != presences:
            channel.elsewhere = presences
            channel.presence_changed()

    async def is_here(self, session: Session, seat: int) -> bool:
        """Whether the player of a seat is at the table, wherever they are connected."""
        channel = self._channels.get(session.id)
        if channel is not None and channel.presence_here["here"][seat]:
            return True
        return any(presence["here"][seat] for presence in await self.ask_elsewhere(session.id))

    async def close(self) -> None:
        self._memory.close()
        for channel in self._channels.values():
            for viewer in channel.viewers:
                viewer.close()
        await asyncio.sleep(0)


async def _hello(snapshot: Snapshot, missed: list[Entry], viewer: Viewer, presence: Presence) -> str:
    return await hello_json(snapshot, await asyncio.to_thread(with_events, snapshot, missed), viewer, presence)
