"""A bot's move: a worker thinks, and its choice becomes an ordinary action."""

from __future__ import annotations

import logging
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from branchline.bots import BOTS, SEARCHING, UnknownBot
from branchline.bots.characters import character_named
from branchline.server.settings import Settings
from branchline.server.store.models import BOT
from branchline.server.tables.journal import ACTION
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot, progress
from branchline.server.workers.compilation import Compilation
from branchline.server.workers.worker_pool import WorkerPool
from branchline.server.workers.worker_process import WorkerFailed

if TYPE_CHECKING:
    from branchline.kernel.match import Match

SECONDS = {"random": 5.0, "greedy": 10.0}
"""How long a bot of each level may think about one move."""
ATTEMPTS = 2
AT_RANDOM = "random"

log = logging.getLogger(__name__)


def check_bot(bot: str) -> str:
    """A level, or one of its characters: `casual:hudson`."""
    level, _, character = bot.partition(":")
    if level not in BOTS:
        raise UnknownBot("bot-unknown", bot=bot, known=", ".join(BOTS))
    if character:
        character_named(level, character)
    return bot


def bot_to_move(snapshot: Snapshot) -> int | None:
    """The seat of the bot that must decide. While someone asks to take something back, bots wait for the answer, except
    where time is counted."""
    seat = snapshot.table.to_move
    if not snapshot.running or snapshot.waits_for_consent or seat is None or snapshot.seats[seat].kind != BOT:
        return None
    return seat


def goes_on(snapshot: Snapshot) -> bool:
    """Whether the bot that must decide has just moved; otherwise people need a moment to follow."""
    return bool(snapshot.played) and snapshot.played[-1].seat == bot_to_move(snapshot)


class BotMoves:
    def __init__(self, workers: WorkerPool, compilation: Compilation, settings: Settings) -> None:
        self._workers, self._compilation, self._longest = workers, compilation, settings.limits.thinking_seconds
        self._seed = settings.seed

    async def make(self, session: Session) -> None:
        """One move of the bot that must decide, unless the table has moved on by the time it is found."""
        before = session.snapshot
        seat = bot_to_move(before)
        if seat is None:
            return
        level = str(before.seats[seat].bot)
        action, how = await self._choice(session, before, seat, level)
        async with session.lock:
            if session.stale or session.snapshot.game_seq != before.game_seq or bot_to_move(session.snapshot) != seat:
                return
            match = await session.played(action, seat)
            entry = session.new_entry(ACTION, seat=seat, text=str(match.last), data={"bot": level, "how": how})
            await session.commit(entry, match=match, **progress(match))

    def seconds(self, level: str) -> float:
        """How long a bot may think."""
        return min(SECONDS.get(level, self._longest), self._longest)

    async def _choice(self, session: Session, snapshot: Snapshot, seat: int, level: str) -> tuple[int, str]:
        """An action, and how it was found; one drawn at random where the bot fails is told as such."""
        assert snapshot.match is not None
        if level in SEARCHING:
            self._compilation.want_search(snapshot.match.game)
        chance = self._chance(snapshot)
        job = _job(snapshot, snapshot.match, seat, level, chance)
        if self._seed is not None:
            job["seed"] = chance.getrandbits(30)
        for _ in range(ATTEMPTS):
            try:
                answer = await self._workers.ask(job, self.seconds(level), session.owner())
            except WorkerFailed as failed:
                log.warning("bot %s at table %s: %s", level, snapshot.table.id, failed)
                continue
            if snapshot.match.why_not(answer["action"]) is None:
                return int(answer["action"]), str(answer["looked"])
        return chance.choice(snapshot.match.legal_numbers()), AT_RANDOM

    def _chance(self, snapshot: Snapshot) -> Random:
        """What a bot leaves to chance: the same every time on a server whose deals are."""
        if self._seed is None:
            return SystemRandom()
        return Random(f"{self._seed} {snapshot.table.seed} {snapshot.game_seq}")


def _job(snapshot: Snapshot, match: Match, seat: int, level: str, chance: Random) -> dict[str, Any]:
    """What a worker is given: the position with everything redrawn that the seat cannot know."""
    position = match.determinized(seat, chance.getrandbits(62)).position()
    return {"job": "choose", "game": snapshot.table.game, "board": snapshot.board, "position": position, "level": level}
