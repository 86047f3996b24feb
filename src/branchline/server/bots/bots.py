"""Bots at seats, where one process does everything: whenever one must decide it moves, one table beside the other."""

from __future__ import annotations

import asyncio
import logging

from branchline.server.errors import Refusal
from branchline.server.lobby.directory import Directory
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.play.bot_moves import bot_to_move, goes_on, move_bot
from branchline.server.tables.ports import MoveProvider
from branchline.server.tables.records import BOT
from branchline.server.tables.session import Message, Session
from branchline.server.tables.sessions import Sessions
from branchline.server.tables.snapshot import Snapshot

MOST_FAILURES = 5
AT_FULL_SPEED = 3
"""Tables at which only bots play; where there are more of them, each rests between its moves."""
APART = 0.03
"""Seconds between two moves at any of them, so that most of the time is left for people."""

log = logging.getLogger(__name__)


class BotRunner:
    def __init__(self, sessions: Sessions, moves: MoveProvider, directory: Directory, pause: float) -> None:
        self._sessions, self._moves, self._directory, self._pause = sessions, moves, directory, pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._among_themselves: dict[str, str] = {}
        """Tables at which only bots play, and who opened each."""
        self._resuming: set[asyncio.Task[None]] = set()

    def on_message(self, session: Session, message: Message) -> None:
        self.wake(session)

    def wake(self, session: Session) -> None:
        if bot_to_move(session.snapshot) is not None and session.id not in self._playing:
            self._playing[session.id] = asyncio.create_task(self._play_on(session), name=f"bots at {session.id}")

    def resume(self) -> None:
        """Go on wherever a bot was to move when the server stopped, without keeping anyone waiting."""
        task = asyncio.create_task(self._resume(), name="bots resume")
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume(self) -> None:
        for table in [waiting.table for waiting in await self._directory.waiting_bots(now())]:
            try:
                self.wake(await self._sessions.get(table))
            except Refusal as refusal:
                log.warning("table %s cannot be opened: %s", table, refusal.code)
            except Exception:
                log.exception("table %s cannot be opened", table)

    async def close(self) -> None:
        playing = [*self._playing.values(), *self._resuming]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play_on(self, session: Session) -> None:
        """Play until it is a person's turn. Whatever goes wrong, the table is looked at afresh a few times; after that
        it waits until someone comes by."""
        failures = 0
        session.users += 1
        try:
            while bot_to_move(session.snapshot) is not None and failures < MOST_FAILURES:
                try:
                    await self._move(session)
                    failures = 0
                except Exception:
                    log.exception("a bot at table %s failed", session.id)
                    failures += 1
                if failures or session.stale:
                    session = await self._reopened(session)
        except Refusal as refusal:
            log.warning("bots at table %s wait: %s", session.id, refusal.code)
        finally:
            session.users -= 1
            self._among_themselves.pop(session.id, None)
            del self._playing[session.id]

    async def _reopened(self, session: Session) -> Session:
        await asyncio.sleep(1)
        session.users -= 1
        try:
            session = await self._sessions.get(session.id)
        finally:
            session.users += 1
        return session

    async def _move(self, session: Session) -> None:
        pause = 0.0 if goes_on(session.snapshot) else self._pause
        if only_bots_play(session.snapshot):
            self._among_themselves[session.id] = opener = session.snapshot.table.host
            openers = list(self._among_themselves.values())
            pause = max(pause, rest_among(len(openers), len(set(openers)), openers.count(opener)))
        if pause:
            await asyncio.sleep(pause)
        await move_bot(session, self._moves)


def only_bots_play(snapshot: Snapshot) -> bool:
    """Also where people have handed all their seats over."""
    return all(seat.kind == BOT for seat in snapshot.seats)


def rest_among(tables: int, people: int, own: int) -> float:
    """Seconds for which a table rests between its moves, beside those of other people and of whoever opened it. However
    many there are, together they make no more moves than so many a second, of which each person has the same share.

    >>> [round(rest_among(tables, 1, tables), 2) for tables in (1, 3, 4, 60)]
    [0.0, 0.0, 0.12, 1.8]
    >>> rest_among(25, 2, 24), rest_among(25, 2, 1)
    (1.44, 0.06)
    """
    return 0.0 if tables <= AT_FULL_SPEED else APART * people * own
