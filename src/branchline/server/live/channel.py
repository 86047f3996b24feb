"""A channel: the live viewers of one table, and what is still to be sent to them."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from branchline.server.http.audience_protocol import framed
from branchline.server.live.live_json import message_json, presence_json, presence_of, together
from branchline.server.live.viewer import Viewer
from branchline.server.tables.journal import ACTION, CHAT
from branchline.server.tables.session import Message, Session
from branchline.server.visibility.perspective import Perspective
from branchline.server.wire.live import Presence

AT_A_TIME = 20
"""After so many viewers the loop may do something else, such as answer whoever acts."""
QUIET = 0.3
"""Seconds in which comings and goings are gathered into one message; more where there are many viewers."""

PLAYERS_REST, CROWD_RESTS = 2.0, 9.0
"""Whoever was told something is left alone so many times as long as telling them took the processor. What happens
meanwhile is told together: so players take no more than a third of the loop however quickly is played, and a crowd that
only watches no more than a tenth, but for what is told after the longest rest."""
SHORT, LONGEST_REST = 0.001, 0.25
"""Seconds of rest: for fewer nobody waits, and none is longer. The longer a rest, the more is told after it and the
longer that takes: without a bound each rest could be longer than the one before."""

Frames = dict[tuple[Perspective, tuple[int, ...], str], bytes]
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
    _messages: list[Message] = field(default_factory=list)
    """What not everybody has been told."""
    _to_players: asyncio.Task[None] | None = None
    _to_crowd: asyncio.Task[None] | None = None
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
        if self._to_players is None or self._to_players.done():
            self._to_players = asyncio.create_task(self._tell_players())
        if self._to_crowd is None or self._to_crowd.done():
            self._to_crowd = asyncio.create_task(self._tell_crowd())

    async def _tell_players(self) -> None:
        """Those who hold a seat wait for nobody who only watches."""
        told = 0
        while self._messages and self._messages[-1].entry.seq > told:
            told = self._messages[-1].entry.seq
            players = {seat.person for seat in self.session.snapshot.seats if seat.person is not None}
            await _rested(PLAYERS_REST * await self._tell([one for one in self.viewers if one.person in players]))

    async def _tell_crowd(self) -> None:
        """Everybody who has not been told."""
        while self._messages:
            count = len(self._messages)
            try:
                took = await self._tell(list(self.viewers))
            finally:
                # What could not be told once is not tried again with all that follows.
                del self._messages[:count]
            await _rested(CROWD_RESTS * took)

    async def _tell(self, viewers: list[Viewer]) -> float:
        """How many seconds of the processor it took, without what others did in between."""
        bundles = _Bundles(self._messages.copy())
        took, began = 0.0, time.thread_time()
        for number, viewer in enumerate(viewers, 1):
            bundle = bundles.of(viewer)
            if bundle:
                viewer.offer(bundle)
            if number % AT_A_TIME == 0:
                took += time.thread_time() - began
                await asyncio.sleep(0)
                began = time.thread_time()
        return took + time.thread_time() - began

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


async def _rested(seconds: float) -> None:
    if seconds > SHORT:
        await asyncio.sleep(min(seconds, LONGEST_REST))


class _Bundles:
    """Messages as they are sent. Those who see the same from the same perspective get the same bytes."""

    def __init__(self, messages: list[Message]) -> None:
        self._messages = messages
        self._last = messages[-1].entry.seq
        self._frames: list[Frames] = [{} for _ in messages]
        self._known: dict[tuple[Any, ...], bytes] = {}

    def of(self, viewer: Viewer) -> bytes:
        """All that a viewer has not seen, and now sees."""
        first = bisect_right(self._messages, viewer.seen, key=lambda message: message.entry.seq)
        viewer.seen = max(viewer.seen, self._last)
        key = (*viewer.eyes, first)
        if key not in self._known:
            pairs = zip(self._messages[first:], self._frames[first:], strict=True)
            self._known[key] = b"".join(_frame(message, viewer, frames) for message, frames in pairs)
        return self._known[key]


def _frame(message: Message, viewer: Viewer, frames: Frames) -> bytes:
    """Nothing where it may not be read."""
    key = (viewer.perspective(message.snapshot), viewer.own_seats(message.snapshot), viewer.language)
    if key not in frames:
        text = message_json(message, *key)
        frames[key] = framed(text) if text is not None else b""
    return frames[key]
