"""The gallery: everyone who watches tables live, each through the eyes they may use."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from branchline.server.journal import CHAT
from branchline.server.reply import encoded
from branchline.server.room import News, Room, Scene
from branchline.server.telling import Eyes, may_read, told_entry, told_facts, told_log, told_present

LONGEST_QUEUE = 128
AT_A_TIME = 20
"""After so many viewers the loop may do something else, such as answer whoever acts."""
QUIET = 0.3
"""Seconds in which comings and goings are gathered into one message; more where there are many viewers."""


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

    def eyes(self, scene: Scene) -> Eyes:
        if self.spectating:
            return ()
        held = scene.held_by(self.person)
        if self.seat is None:
            return held
        return (self.seat,) if self.seat in held or (scene.over and self.seat < len(scene.seats)) else ()

    def offer(self, text: str) -> None:
        """Whoever cannot keep up is let go, and may come back to where they were."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.late = True
            self.leave()

    def leave(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


@dataclass(eq=False)
class Balcony:
    """The viewers of one table."""

    viewers: dict[Viewer, None] = field(default_factory=dict)
    news: deque[News] = field(default_factory=deque)
    task: asyncio.Task[None] | None = None
    presence: dict[str, Any] | None = None
    gathering: asyncio.TimerHandle | None = None


class Gallery:
    def __init__(self) -> None:
        self._balconies: dict[str, Balcony] = {}

    def hear(self, room: Room, news: News) -> None:
        balcony = self._balconies.get(room.id)
        if balcony is None:
            return
        balcony.news.append(news)
        if balcony.task is None or balcony.task.done():
            balcony.task = asyncio.create_task(_publish(balcony))

    def enter(self, room: Room, viewer: Viewer, after: int | None = None) -> None:
        """Greet a viewer with the present, and with what was missed; from here on nothing is left out."""
        balcony = self._balconies.setdefault(room.id, Balcony())
        scene, eyes = room.scene, viewer.eyes(room.scene)
        missed = room.told(after, room.seq) if after is not None and after < room.seq else []
        viewer.seen = room.seq
        viewer.offer(_text({
            "type": "hello",
            "table": told_facts(scene.table, scene.seats),
            "missed": told_log(scene, missed, eyes, viewer.language),
            "presence": _presence(scene, [*balcony.viewers, viewer]),
        } | told_present(scene, eyes, viewer.language)))  # fmt: skip
        balcony.viewers[viewer] = None
        room.guests += 1
        self._gather(room, balcony)

    def leave(self, room: Room, viewer: Viewer) -> None:
        balcony = self._balconies[room.id]
        del balcony.viewers[viewer]
        room.guests -= 1
        if balcony.viewers:
            self._gather(room, balcony)
        else:
            if balcony.gathering is not None:
                balcony.gathering.cancel()
            del self._balconies[room.id]

    def _gather(self, room: Room, balcony: Balcony) -> None:
        if balcony.gathering is None:
            wait = QUIET + len(balcony.viewers) * 0.005
            balcony.gathering = asyncio.get_running_loop().call_later(wait, _tell_presence, room, balcony)

    async def close(self) -> None:
        for balcony in self._balconies.values():
            for viewer in balcony.viewers:
                viewer.leave()
        await asyncio.sleep(0)


async def _publish(balcony: Balcony) -> None:
    """Tell every viewer what happened, in order. Those who see the same through the same eyes get the same bytes."""
    while balcony.news:
        news = balcony.news.popleft()
        texts: dict[tuple[Eyes, str], str | None] = {}
        for number, viewer in enumerate(list(balcony.viewers), 1):
            if news.entry.seq > viewer.seen:
                key = (viewer.eyes(news.scene), viewer.language)
                if key not in texts:
                    texts[key] = told_news(news, *key)
                text = texts[key]
                if text is not None:
                    viewer.offer(text)
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)


def told_news(news: News, eyes: Eyes, language: str) -> str | None:
    """The message about one line of the journal, or nothing where it is not for these eyes."""
    scene, entry = news.scene, news.entry
    if not may_read(scene, entry, eyes):
        return None
    message: dict[str, Any] = {"type": "entry", "entry": told_entry(scene, entry, news.events, language)}
    if entry.kind == CHAT:
        return _text(message | {"seq": entry.seq})
    message["table"] = told_facts(scene.table, scene.seats)
    return _text(message | told_present(scene, eyes, language) | {"seq": entry.seq})


def _tell_presence(room: Room, balcony: Balcony) -> None:
    balcony.gathering = None
    presence = _presence(room.scene, list(balcony.viewers))
    if presence != balcony.presence:
        balcony.presence = presence
        text = _text({"type": "presence"} | presence)
        for viewer in list(balcony.viewers):
            viewer.offer(text)


def _presence(scene: Scene, viewers: list[Viewer]) -> dict[str, Any]:
    here = {viewer.person for viewer in viewers if viewer.person is not None}
    players = {seat.person for seat in scene.seats if not seat.resigned}
    return {
        "here": [seat.person in here and not seat.resigned for seat in scene.seats],
        "watching": sum(viewer.person not in players or viewer.person is None for viewer in viewers),
    }


def _text(message: dict[str, Any]) -> str:
    return encoded(message).decode()
