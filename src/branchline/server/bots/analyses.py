"""Looking back at finished matches: a worker of its own does it, one match after the other, and what it found is kept
with the match."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.lobby.directory import Directory
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import Analysis
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot
from branchline.server.tables.store import Conflict, TableStore, Transaction
from branchline.server.wire.answers import Analysed
from branchline.server.workers.compilation import Compilation
from branchline.server.workers.worker_pool import WorkerPool
from branchline.server.workers.worker_process import WorkerFailed

SECONDS = 90.0
"""For how long decisions are looked at; what was not come to by then is left out."""
LONGEST = 300.0
MOST_WAITING = 3
"""How many of one person's matches may wait."""
MOST_OF_ADDRESS = 12

log = logging.getLogger(__name__)


class Analyses:
    def __init__(self, directory: Directory, store: TableStore, workers: WorkerPool, compilation: Compilation) -> None:
        self._directory, self._store = directory, store
        self._workers, self._compilation = workers, compilation
        self._going_on: dict[str, tuple[Owner, asyncio.Task[None]]] = {}
        self._progress: dict[str, float] = {}

    def is_at(self, session: Session) -> bool:
        """Whether a match is being looked back at here."""
        return session.id in self._going_on

    async def json(self, session: Session) -> Analysed:
        """What is known, or whether it is being worked out."""
        _check_over(session.snapshot)
        kept = await self._directory.analysis(session.id)
        if kept is not None:
            return {"status": "done", "progress": 1.0, "analysis": kept}
        if self.is_at(session):
            return {"status": "working", "progress": self._progress.get(session.id, 0.0), "analysis": None}
        return {"status": "none", "progress": 0.0, "analysis": None}

    async def begin(self, session: Session, owner: Owner) -> Analysed:
        """Have a match looked back at, unless that was done before."""
        known = await self.json(session)
        if known["status"] != "none":
            return known
        game = session.snapshot.known_match().game
        await self._compilation.known()
        if not self._compilation.is_done(game):
            raise Refusal(409, "hint-compiling", percent=int(100 * self._compilation.progress(game)))
        self._check_waiting(owner)
        self._compilation.want_search(game)
        task = asyncio.create_task(self._analyse(session, owner), name=f"analysis of {session.id}")
        self._going_on[session.id] = owner, task
        task.add_done_callback(lambda _: self._forget(session.id))
        return {"status": "working", "progress": 0.0, "analysis": None}

    def _forget(self, table: str) -> None:
        self._going_on.pop(table, None)
        self._progress.pop(table, None)

    def _check_waiting(self, owner: Owner) -> None:
        """Guests cost nothing to make, so those of an address who do not play may have so many together."""
        waiting = [other for other, _ in self._going_on.values()]
        mine = sum(other.person == owner.person for other in waiting)
        idle = sum(other.address == owner.address and not other.plays for other in waiting)
        if mine >= MOST_WAITING or (idle >= MOST_OF_ADDRESS and not owner.plays):
            raise Refusal(429, "too-many-long", headers={"Retry-After": str(int(SECONDS))})

    async def _analyse(self, session: Session, owner: Owner) -> None:
        match = session.snapshot.known_match()
        start, actions = asdict(session.snapshot.start()), [str(line.text) for line in session.snapshot.played]
        job = {"job": "analyse", "game": match.game.id, "start": start, "actions": actions, "budget": SECONDS}

        def hear(done: float) -> None:
            self._progress[session.id] = done

        try:
            found = await self._workers.ask(job, LONGEST, owner, hear)
            row = Analysis(session.id, found["analysis"], now())
            await self._store.write(Transaction(new=[row]))
        except WorkerFailed as failed:
            log.warning("table %s could not be looked back at: %s", session.id, failed)
        except Conflict:
            log.info("table %s was looked back at elsewhere", session.id)

    async def close(self) -> None:
        tasks = [task for _, task in self._going_on.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _check_over(snapshot: Snapshot) -> None:
    snapshot.known_match()
    if not snapshot.over:
        raise Refusal(409, "not-over")
