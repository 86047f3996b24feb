"""Bots at seats: whenever one must decide, a worker thinks, and its choice becomes an ordinary action."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from branchline.bots import BOTS, SEARCHING, UnknownBot
from branchline.server.compilation import Compilation
from branchline.server.database import Database
from branchline.server.errors import Refusal
from branchline.server.journal import ACTION
from branchline.server.message import Message
from branchline.server.models import BOT, RUNNING, SeatRow, TableRow
from branchline.server.room import Room
from branchline.server.rooms import Rooms
from branchline.server.settings import Settings
from branchline.server.snapshot import Snapshot, progress
from branchline.server.worker_pool import WorkerPool
from branchline.server.worker_process import WorkerFailed

if TYPE_CHECKING:
    from branchline.kernel.match import Match

SECONDS = {"random": 5.0, "greedy": 10.0}
"""How long a bot of each level may think about one move."""
ATTEMPTS = 2
MOST_FAILURES = 5
AT_RANDOM = "random"

log = logging.getLogger(__name__)


def check_bot(level: str) -> str:
    if level not in BOTS:
        raise UnknownBot("bot-unknown", bot=level, known=", ".join(BOTS))
    return level


def bot_to_move(snapshot: Snapshot) -> int | None:
    """The seat of the bot that must decide. While someone asks to take something back, bots wait for the answer."""
    seat = snapshot.table.to_move
    if not snapshot.running or snapshot.undo is not None or seat is None or snapshot.seats[seat].kind != BOT:
        return None
    return seat


class BotRunner:
    def __init__(self, rooms: Rooms, workers: WorkerPool, compilation: Compilation, settings: Settings) -> None:
        self._rooms, self._workers, self._pause = rooms, workers, settings.bot_pause
        self._compilation = compilation
        self._longest = settings.limits.thinking_seconds
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._resuming: set[asyncio.Task[None]] = set()

    def on_message(self, room: Room, message: Message) -> None:
        self.wake(room)

    def wake(self, room: Room) -> None:
        if bot_to_move(room.snapshot) is not None and room.id not in self._playing:
            self._playing[room.id] = asyncio.create_task(self._play_on(room), name=f"bots at {room.id}")

    def resume(self, database: Database) -> None:
        """Go on wherever a bot was to move when the server stopped, without keeping anyone waiting."""
        task = asyncio.create_task(self._resume(database), name="bots resume")
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume(self, database: Database) -> None:
        """Tables that came from strangers last, because they may take long to open."""
        waiting = (
            select(TableRow.id)
            .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move))
            .where(TableRow.status == RUNNING, SeatRow.kind == BOT)
            .order_by(TableRow.untrusted, TableRow.updated.desc())
        )
        async with database.session() as session:
            tables = list(await session.scalars(waiting))
        for table in tables:
            try:
                self.wake(await self._rooms.get(table))
            except Refusal as refusal:
                log.warning("table %s cannot be opened: %s", table, refusal.code)
            except Exception:
                log.exception("table %s cannot be opened", table)

    async def close(self) -> None:
        playing = [*self._playing.values(), *self._resuming]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play_on(self, room: Room) -> None:
        """Play until it is a person's turn. Whatever goes wrong, the table is looked at afresh a few times; after that
        it waits until someone comes by."""
        failures = 0
        room.users += 1
        try:
            while bot_to_move(room.snapshot) is not None and failures < MOST_FAILURES:
                try:
                    await self._move(room)
                    failures = 0
                except Exception:
                    log.exception("a bot at table %s failed", room.id)
                    failures += 1
                if failures or room.stale:
                    room = await self._reopened(room)
        except Refusal as refusal:
            log.warning("bots at table %s wait: %s", room.id, refusal.code)
        finally:
            room.users -= 1
            del self._playing[room.id]

    async def _reopened(self, room: Room) -> Room:
        await asyncio.sleep(1)
        room.users -= 1
        try:
            room = await self._rooms.get(room.id)
        finally:
            room.users += 1
        return room

    async def _move(self, room: Room) -> None:
        if _moved_before(room.snapshot) != bot_to_move(room.snapshot):
            await asyncio.sleep(self._pause)
        before = room.snapshot
        seat = bot_to_move(before)
        if seat is None:
            return
        level = str(before.seats[seat].bot)
        action, how = await self._choice(room, before, seat, level)
        async with room.lock:
            if room.stale or room.snapshot.game_seq != before.game_seq or bot_to_move(room.snapshot) != seat:
                return
            match = await room.played(action, seat)
            entry = room.new_entry(ACTION, seat=seat, text=str(match.last), data={"bot": level, "how": how})
            await room.commit(entry, match=match, **progress(match))

    async def _choice(self, room: Room, snapshot: Snapshot, seat: int, level: str) -> tuple[int, str]:
        """An action, and how it was found; one drawn at random where the bot fails is told as such."""
        assert snapshot.match is not None
        if level in SEARCHING:
            self._compilation.want_search(snapshot.match.game)
        job = _job(snapshot, snapshot.match, seat, level)
        for _ in range(ATTEMPTS):
            try:
                answer = await self._workers.ask(
                    job, min(SECONDS.get(level, self._longest), self._longest), room.owner()
                )
            except WorkerFailed as failed:
                log.warning("bot %s at table %s: %s", level, snapshot.table.id, failed)
                continue
            if snapshot.match.why_not(answer["action"]) is None:
                return int(answer["action"]), str(answer["looked"])
        return random.choice(snapshot.match.legal_numbers()), AT_RANDOM


def _moved_before(snapshot: Snapshot) -> int | None:
    return snapshot.played[-1].seat if snapshot.played else None


def _job(snapshot: Snapshot, match: Match, seat: int, level: str) -> dict[str, Any]:
    """What a worker is given: the position with everything redrawn that the seat cannot know."""
    position = match.redealt(seat, secrets.randbits(62)).position()
    return {"job": "choose", "game": snapshot.table.game, "board": snapshot.board, "position": position, "level": level}
