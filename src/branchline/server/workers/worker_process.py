"""One worker process, as the server sees it: started when first asked, killed when it takes too long."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any

WARM_UP = 60.0
"""A worker's first answer about a game waits for what it must import."""
LONGEST_LINE = 32 * 1024 * 1024
GRACE = 2.0
"""A worker that was not stopped in time ends by itself so much later."""


Hear = Callable[[float], None]
"""Hears how much of a job is done, from 0 to 1."""


class WorkerFailed(Exception):
    """The worker crashed, took too long, or could not do what was asked."""


class WorkerProcess:
    def __init__(self) -> None:
        self._process: Process | None = None
        self._warm: set[tuple[str, str | None]] = set()

    async def warm_up(self, job: dict[str, Any]) -> None:
        """Get ready for jobs of this kind; nothing untrusted is used for that."""
        kind = (job["game"], job.get("level"))
        if job["game"] is not None and (self._process is None or kind not in self._warm):
            await self.ask({"job": "warm", "game": kind[0], "level": kind[1]}, WARM_UP)
            self._warm.add(kind)

    async def ask(self, job: dict[str, Any], seconds: float, hear: Hear = lambda done: None) -> dict[str, Any]:
        process = self._process or await self._start()
        try:
            async with asyncio.timeout(seconds):
                answer = await _converse(process, job | {"seconds": seconds + GRACE}, hear)
        except BaseException as fault:
            # Half a conversation: the next answer would belong to this question.
            self.stop()
            raise fault if isinstance(fault, asyncio.CancelledError) else WorkerFailed(repr(fault)) from fault
        if "failed" in answer:
            raise WorkerFailed(answer["failed"])
        return answer

    def hurry(self, share: float) -> None:
        """Whoever thinks there is to take no more than this share of their time."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(json.dumps({"share": share}).encode() + b"\n")

    async def _start(self) -> Process:
        self._warm.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "branchline.server.workers.worker", str(os.getpid()), stdin=PIPE, stdout=PIPE,
            stderr=DEVNULL, limit=LONGEST_LINE,
        )  # fmt: skip
        return self._process

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()

    async def end(self) -> None:
        process = self._process
        self.stop()
        if process is not None:
            await process.wait()


async def _converse(process: Process, job: dict[str, Any], hear: Hear) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(job).encode() + b"\n")
    await process.stdin.drain()
    while line := await process.stdout.readline():
        answer: dict[str, Any] = json.loads(line)
        if "progress" not in answer:
            return answer
        hear(answer["progress"])
    raise WorkerFailed("the worker is gone")
