"""The worker processes: lent out fairly, ended when idle."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from branchline.server.fair_queue import FairQueue, Owner
from branchline.server.worker_process import WorkerProcess


class NotInTime(Exception):
    """No worker was free and ready before the time was up; nothing is known about the job itself."""


class WorkerPool:
    def __init__(self, count: int, rest: float) -> None:
        self._all = [WorkerProcess() for _ in range(count)]
        self._queue = FairQueue(self._all)
        self._asking = 0
        self._rest, self._used = rest, time.monotonic()
        self._watch: asyncio.Task[None] | None = None

    async def ask(self, job: dict[str, Any], seconds: float, owner: Owner) -> dict[str, Any]:
        """The answer of the first worker that is free; the seconds count from when it begins. The job is told its
        `share`, how much of a worker there is for each who asks just then."""
        self._asking += 1
        try:
            worker = await self._take(owner)
            try:
                await worker.warm_up(job)
                return await worker.ask(job | {"share": min(1.0, len(self._all) / self._asking)}, seconds)
            finally:
                self._give_back(worker)
        finally:
            self._asking -= 1

    async def ask_within(self, job: dict[str, Any], seconds: float, owner: Owner) -> dict[str, Any]:
        """The answer, with the seconds counting from now; `NotInTime` where the job could not even be begun."""
        deadline = asyncio.get_running_loop().time() + seconds
        try:
            async with asyncio.timeout_at(deadline):
                worker = await self._take(owner)
        except TimeoutError:
            raise NotInTime from None
        # A worker that is getting ready goes on with it, so that the next who asks finds it ready.
        warming = asyncio.create_task(worker.warm_up(job))
        try:
            async with asyncio.timeout_at(deadline):
                await asyncio.shield(warming)
        except BaseException as fault:
            warming.add_done_callback(lambda done: done.cancelled() or done.exception())
            warming.add_done_callback(lambda _: self._give_back(worker))
            raise NotInTime from None if isinstance(fault, TimeoutError) else fault
        try:
            return await worker.ask(job, deadline - asyncio.get_running_loop().time())
        finally:
            self._give_back(worker)

    async def _take(self, owner: Owner) -> WorkerProcess:
        if self._watch is None:
            self._watch = asyncio.create_task(self._end_idle(), name="idle workers")
        return await self._queue.take(owner)

    def _give_back(self, worker: WorkerProcess) -> None:
        self._used = time.monotonic()
        self._queue.give_back(worker)

    async def _end_idle(self) -> None:
        while True:
            await asyncio.sleep(self._rest / 4)
            if time.monotonic() - self._used > self._rest and self._queue.free == len(self._all):
                await asyncio.gather(*(worker.end() for worker in self._all))

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        await asyncio.gather(*(worker.end() for worker in self._all))
