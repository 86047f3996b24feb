"""The worker processes: started when first needed, killed when they take too long, sent end when idle."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from branchline.server.worker_process import WorkerProcess


class WorkerPool:
    def __init__(self, count: int, rest: float) -> None:
        self._all = [WorkerProcess() for _ in range(count)]
        self._free: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)
        self._rest, self._used = rest, time.monotonic()
        self._watch: asyncio.Task[None] | None = None

    async def ask(self, job: dict[str, Any], limit: float) -> dict[str, Any]:
        """The answer of the first worker that is free; the limit counts from when it begins."""
        if self._watch is None:
            self._watch = asyncio.create_task(self._end_idle(), name="idle workers")
        worker = await self._free.get()
        try:
            return await worker.ask(job, limit)
        finally:
            self._used = time.monotonic()
            self._free.put_nowait(worker)

    async def _end_idle(self) -> None:
        while True:
            await asyncio.sleep(self._rest / 4)
            if time.monotonic() - self._used > self._rest and self._free.qsize() == len(self._all):
                await asyncio.gather(*(worker.end() for worker in self._all))

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        await asyncio.gather(*(worker.end() for worker in self._all))
