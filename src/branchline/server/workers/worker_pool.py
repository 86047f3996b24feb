"""The worker processes: lent out fairly, ended when idle."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from branchline.bots import THINKING_SECONDS
from branchline.server.limits.fair_queue import FairQueue, Owner
from branchline.server.workers.worker_process import Hear, WorkerProcess

SPARE = 0.75
"""Of the time that each has, what is left for thinking."""

THOUGHTS = frozenset({"choose", "advise"})
"""Jobs that end when they are told to hurry."""


LEFT_TO_FINISH = 2.0
"""Seconds for a job that nobody waits for any more, before its worker is stopped."""


class NotInTime(Exception):
    """No worker was free and ready before the time was up; nothing is known about the job itself."""


class WorkerPool:
    def __init__(self, count: int, rest: float) -> None:
        self._all = [WorkerProcess() for _ in range(count)]
        self._queue = FairQueue(self._all)
        self._asking: Counter[Owner] = Counter()
        """How much each asks for who has no answer yet."""
        self._thinking: dict[WorkerProcess, Owner] = {}
        """For whom each works that somebody waits for."""
        self._rest, self._used = rest, time.monotonic()
        self._watch: asyncio.Task[None] | None = None

    async def ask(self, job: dict[str, Any], seconds: float, owner: Owner,
                  hear: Hear = lambda done: None) -> dict[str, Any]:  # fmt: skip
        """The answer of the first worker that is free; the seconds count from when it begins."""
        with self._asked(owner) as share:
            worker = await self._take(owner)
            try:
                await worker.warm_up(job)
                return await worker.ask(job | {"share": share()}, seconds, hear)
            finally:
                self._give_back(worker)

    @contextmanager
    def _asked(self, owner: Owner) -> Iterator[Callable[[], float]]:
        """While somebody asks there is less of a worker for each, also for those that think already. What is theirs of
        the time to think ends when that time is over, counted from the asking."""
        asked = time.monotonic()
        self._asking[owner] += 1
        if not self._queue.free:
            for worker, thinks_for in self._thinking.items():
                worker.hurry(self._share(thinks_for))
        try:
            yield lambda: max(0.0, min(self._share(owner), 1.0 - (time.monotonic() - asked) / THINKING_SECONDS))
        finally:
            self._asking[owner] -= 1
            if not self._asking[owner]:
                del self._asking[owner]

    def _share(self, owner: Owner) -> float:
        """How much of a worker there is for each thing that somebody asks for, with something to spare for what is not
        thinking: the time is divided as turns are taken, so that whoever asks for much hurries alone."""
        crowd, path = float(max(self._asking[owner], 1)), owner.path
        for level in range(len(path)):
            crowd *= len({other.path[level] for other in self._asking if other.path[:level] == path[:level]} or {""})
        crowd /= len(self._all)
        return 1.0 if crowd <= 1.0 else SPARE / crowd

    async def ask_within(self, job: dict[str, Any], seconds: float, owner: Owner) -> dict[str, Any]:
        """The answer, with the seconds counting from now; `NotInTime` where the job could not even be begun."""
        with self._asked(owner) as share:
            return await self._ask_within(job, seconds, owner, share)

    async def _ask_within(self, job: dict[str, Any], seconds: float, owner: Owner,
                          share: Callable[[], float]) -> dict[str, Any]:  # fmt: skip
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
            self._give_back_after(worker, warming)
            raise NotInTime from None if isinstance(fault, TimeoutError) else fault
        asking = asyncio.create_task(worker.ask(job | {"share": share()}, deadline - asyncio.get_running_loop().time()))
        try:
            return await asyncio.shield(asking)
        finally:
            if not asking.done():
                self._call_off(worker, job, asking)
            self._give_back_after(worker, asking)

    def _call_off(self, worker: WorkerProcess, job: dict[str, Any], asking: asyncio.Task[dict[str, Any]]) -> None:
        """Nobody waits for the answer any more. A thought is brought to its end at once; whatever else a worker does
        can only be stopped together with it, and to start another takes longer than to let it finish, as a rule."""
        if job.get("job") in THOUGHTS:
            del self._thinking[worker]
            worker.hurry(0.0)
        else:
            asyncio.get_running_loop().call_later(LEFT_TO_FINISH, asking.cancel)

    def _give_back_after(self, worker: WorkerProcess, work: asyncio.Task[Any]) -> None:
        if work.done():
            self._give_back(worker)
        else:
            work.add_done_callback(lambda done: done.cancelled() or done.exception())
            work.add_done_callback(lambda _: self._give_back(worker))

    async def _take(self, owner: Owner) -> WorkerProcess:
        if self._watch is None:
            self._watch = asyncio.create_task(self._end_idle(), name="idle workers")
        worker = await self._queue.take(owner)
        self._thinking[worker] = owner
        return worker

    def _give_back(self, worker: WorkerProcess) -> None:
        self._thinking.pop(worker, None)
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
