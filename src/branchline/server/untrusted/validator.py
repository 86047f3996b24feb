"""Sandboxed validation: an untrusted match is tried out in a worker process before the server touches it.

Rules are compiled and trust their positions; whatever goes wrong, it goes wrong there, and within a limit that counts
from the moment of asking.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import branchline
from branchline.server.errors import Refusal
from branchline.server.limits.connected import while_connected
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.limits import Limits
from branchline.server.tables.ports import Client, ValidationFailed
from branchline.server.tables.start import Start
from branchline.server.workers.worker_pool import NotInTime, WorkerPool
from branchline.server.workers.worker_process import WorkerFailed


class WorkerValidator:
    def __init__(self, workers: WorkerPool, limits: Limits) -> None:
        self._workers, self._limits = workers, limits

    async def read(self, file: dict[str, Any], owner: Owner, client: Client) -> dict[str, Any]:
        """What reading a match file comes to: a fault, or whether the match was played to its end."""
        game = file.get("game")
        known = game if isinstance(game, str) and game in branchline.catalogue() else None
        job = {"job": "read", "game": known, "file": file, "source": "file"}
        return await self._ask(job, self._limits.reading_seconds, owner, client)

    async def begin(self, start: Start, owner: Owner, client: Client) -> None:
        """A match that is about to begin."""
        await self._try(start, [], None, self._limits.reading_seconds, owner, client, "position-strange")

    async def open(self, start: Start, actions: list[str], owner: Owner) -> None:
        """A table that is about to be opened."""
        await self._replay(start, actions, None, self._limits.opening_seconds, owner, None)

    async def act(self, start: Start, action: str | int, owner: Owner, client: Client) -> None:
        """An action that is about to be carried out."""
        await self._try(start, [action], None, self._limits.acting_seconds, owner, client, "action-strange")

    async def preview(self, start: Start, actions: list[str | int], owner: Owner, client: Client) -> None:
        """An action that is about to be tried out, with those that would follow it."""
        await self._try(start, [], actions, self._limits.acting_seconds, owner, client, "action-strange")

    async def _try(self, start: Start, actions: list[Any], preview: list[Any] | None, seconds: float, owner: Owner,
                   client: Client, code: str) -> None:  # fmt: skip
        try:
            await self._replay(start, actions, preview, seconds, owner, client)
        except ValidationFailed:
            raise Refusal(422, code) from None

    async def _replay(self, start: Start, actions: list[Any], preview: list[Any] | None, seconds: float, owner: Owner,
                      client: Client) -> None:  # fmt: skip
        job = {"job": "replay", "game": start.game, "start": asdict(start), "actions": actions, "preview": preview}
        await self._ask(job, seconds, owner, client)

    async def _ask(self, job: dict[str, Any], seconds: float, owner: Owner, client: Client) -> dict[str, Any]:
        try:
            return await while_connected(client, self._workers.ask_within(job, seconds, owner))
        except WorkerFailed as failed:
            raise ValidationFailed(str(failed)) from None
        except NotInTime:
            raise Refusal(503, "not-in-time", headers={"Retry-After": "5"}) from None
