"""Bots at seats: whenever one must decide, a worker thinks, and its choice becomes an ordinary action."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from branchline.bots import BOTS, UnknownBot
from branchline.server.hidden import redealt
from branchline.server.journal import ACTION
from branchline.server.models import BOT, RUNNING, SeatRow, TableRow
from branchline.server.room import News, Room, Scene, course
from branchline.server.rooms import Rooms
from branchline.server.settings import Settings
from branchline.server.storage import Database
from branchline.server.thinkers import Failed, Thinkers

if TYPE_CHECKING:
    from branchline.kernel.match import Match

SECONDS = {"random": 5.0, "greedy": 10.0}
"""How long a bot of each level may think about one move."""
LONGEST = 30.0
ATTEMPTS = 2

log = logging.getLogger(__name__)


def check_bot(level: str) -> str:
    if level not in BOTS:
        raise UnknownBot("bot-unknown", bot=level, known=", ".join(BOTS))
    return level


def bot_to_move(scene: Scene) -> int | None:
    """The seat of the bot that must decide. While someone asks to take something back, bots wait for the answer."""
    seat = scene.table.to_move
    if not scene.running or scene.undo is not None or seat is None or scene.seats[seat].kind != BOT:
        return None
    return seat


class Bots:
    def __init__(self, rooms: Rooms, thinkers: Thinkers, settings: Settings) -> None:
        self._rooms, self._thinkers, self._pause = rooms, thinkers, settings.bot_pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._resuming: asyncio.Task[None] | None = None

    def hear(self, room: Room, news: News) -> None:
        self.wake(room)

    def wake(self, room: Room) -> None:
        if bot_to_move(room.scene) is not None and room.id not in self._playing:
            self._playing[room.id] = asyncio.create_task(self._play_on(room), name=f"bots at {room.id}")

    def resume(self, database: Database) -> None:
        """Go on wherever a bot was to move when the server stopped, without keeping anyone waiting."""
        self._resuming = asyncio.create_task(self._resume(database), name="bots resume")

    async def _resume(self, database: Database) -> None:
        waiting = (
            select(TableRow.id)
            .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move))
            .where(TableRow.status == RUNNING, SeatRow.kind == BOT)
        )
        async with database.session() as session:
            tables = list(await session.scalars(waiting))
        for table in tables:
            try:
                self.wake(await self._rooms.get(table))
            except Exception:
                log.exception("table %s cannot be opened", table)

    async def close(self) -> None:
        playing = [*self._playing.values(), *([self._resuming] if self._resuming else [])]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play_on(self, room: Room) -> None:
        room.guests += 1
        try:
            while bot_to_move(room.scene) is not None:
                try:
                    await self._move(room)
                except Exception:
                    # Whatever went wrong, nobody else can move here: look at the table afresh and try again.
                    log.exception("a bot at table %s failed", room.id)
                    room = await self._reopened(room)
                if room.stale:
                    room = await self._reopened(room)
        finally:
            room.guests -= 1
            del self._playing[room.id]

    async def _reopened(self, room: Room) -> Room:
        await asyncio.sleep(1)
        room.guests -= 1
        try:
            room = await self._rooms.get(room.id)
        finally:
            room.guests += 1
        return room

    async def _move(self, room: Room) -> None:
        if _moved_before(room.scene) != bot_to_move(room.scene):
            await asyncio.sleep(self._pause)
        before = room.scene
        seat = bot_to_move(before)
        if seat is None:
            return
        level = str(before.seats[seat].bot)
        action = await self._choice(before, seat, level)
        async with room.lock:
            if room.stale or room.scene.game_seq != before.game_seq or bot_to_move(room.scene) != seat:
                return
            await self._act(room, seat, level, action)

    async def _act(self, room: Room, seat: int, level: str, action: int) -> None:
        assert room.scene.match is not None
        match = room.scene.match.fork()
        match.play(action, seat)
        entry = room.line(ACTION, seat=seat, text=str(match.last), data={"bot": level})
        await room.commit(entry, match=match, **course(match))

    async def _choice(self, scene: Scene, seat: int, level: str) -> int:
        assert scene.match is not None
        job = _job(scene, scene.match, seat, level)
        for _ in range(ATTEMPTS):
            try:
                answer = await self._thinkers.ask(job, SECONDS.get(level, LONGEST))
            except Failed as failed:
                log.warning("bot %s at table %s: %s", level, scene.table.id, failed)
                continue
            if scene.match.why_not(answer["action"]) is None:
                return int(answer["action"])
        return random.choice(scene.match.legal_numbers())


def _moved_before(scene: Scene) -> int | None:
    return scene.line[-1].seat if scene.line else None


def _job(scene: Scene, match: Match, seat: int, level: str) -> dict[str, Any]:
    """What a worker is told: the position with everything redrawn that the seat cannot know."""
    position = redealt(match, seat, secrets.randbits(62)).position()
    return {"job": "choose", "game": scene.table.game, "board": scene.table.board, "position": position, "level": level}
