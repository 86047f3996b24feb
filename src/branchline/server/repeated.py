"""Work that is done again and again while the server runs, whatever became of it the last time."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import suppress

log = logging.getLogger(__name__)


class Repeated(ABC):
    def __init__(self, name: str, every: float) -> None:
        """Every so many seconds; the name stands in the log."""
        self._name, self._every = name, every
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def once(self) -> None:
        """The work."""

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_on(), name=self._name)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _go_on(self) -> None:
        while True:
            try:
                await self.once()
            except Exception:
                log.exception("%s did not succeed this time", self._name)
            await asyncio.sleep(self._every)
