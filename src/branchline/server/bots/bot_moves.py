"""Bots' moves, found in worker processes."""

from __future__ import annotations

import logging
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from branchline.bots import SEARCHING
from branchline.server.limits.fair_queue import Owner
from branchline.server.settings import Settings
from branchline.server.tables.ports import Choice
from branchline.server.tables.snapshot import Snapshot
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


class WorkerMoves:
    def __init__(self, workers: WorkerPool, compilation: Compilation, settings: Settings) -> None:
        self._workers, self._compilation, self._longest = workers, compilation, settings.limits.thinking_seconds
        self._seed = settings.seed

    def seconds(self, level: str) -> float:
        """How long a bot may think."""
        return min(SECONDS.get(level, self._longest), self._longest)

    async def choose(self, snapshot: Snapshot, match: Match, seat: int, bot: str, owner: Owner) -> Choice:
        """An action, and how it was found; one drawn at random where the bot fails is told as such."""
        if bot in SEARCHING:
            self._compilation.want_search(match.game)
        chance = self._chance(snapshot)
        job = _job(snapshot, match, seat, bot, chance)
        if self._seed is not None:
            job["seed"] = chance.getrandbits(30)
        for _ in range(ATTEMPTS):
            try:
                answer = await self._workers.ask(job, self.seconds(bot), owner)
            except WorkerFailed as failed:
                log.warning("bot %s at table %s: %s", bot, snapshot.table.id, failed)
                continue
            if match.why_not(answer["action"]) is None:
                return Choice(int(answer["action"]), str(answer["looked"]))
        return Choice(chance.choice(match.legal_numbers()), AT_RANDOM)

    def _chance(self, snapshot: Snapshot) -> Random:
        """What a bot leaves to chance: the same every time on a server whose deals are."""
        if self._seed is None:
            return SystemRandom()
        return Random(f"{self._seed} {snapshot.table.seed} {snapshot.game_seq}")


def _job(snapshot: Snapshot, match: Match, seat: int, level: str, chance: Random) -> dict[str, Any]:
    """What a worker is given: the position with everything redrawn that the seat cannot know."""
    position = match.determinized(seat, chance.getrandbits(62)).position()
    return {"job": "choose", "game": snapshot.table.game, "board": snapshot.board, "position": position, "level": level}
