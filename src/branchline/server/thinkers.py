"""The worker processes: started when first needed, killed when they take too long, sent home when idle."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any

WARM_UP = 180.0
"""A worker's first answer may have to wait for the compiler."""
LONGEST_LINE = 32 * 1024 * 1024


class Failed(Exception):
    """The worker crashed, took too long, or could not do what was asked."""


class Thinker:
    def __init__(self) -> None:
        self._process: Process | None = None
        self._warm: set[str] = set()

    async def ask(self, job: dict[str, Any], limit: float) -> dict[str, Any]:
        process = self._process or await self._start()
        kind = f"{job['job']} {job.get('game')} {job.get('level')}"
        try:
            async with asyncio.timeout(limit if kind in self._warm else WARM_UP):
                answer = await _converse(process, job)
        except BaseException as fault:
            # Half a conversation: the next answer would belong to this question.
            self.stop()
            raise fault if isinstance(fault, asyncio.CancelledError) else Failed(repr(fault)) from fault
        self._warm.add(kind)
        if "failed" in answer:
            raise Failed(answer["failed"])
        return answer

    async def _start(self) -> Process:
        self._warm.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "branchline.server.thinker", stdin=PIPE, stdout=PIPE, stderr=DEVNULL,
            limit=LONGEST_LINE,
        )  # fmt: skip
        return self._process

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()

    async def home(self) -> None:
        process = self._process
        self.stop()
        if process is not None:
            await process.wait()


async def _converse(process: Process, job: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(job).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise Failed("the worker is gone")
    answer: dict[str, Any] = json.loads(line)
    return answer


class Thinkers:
    def __init__(self, count: int, rest: float) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._rest, self._used = rest, time.monotonic()
        self._watch: asyncio.Task[None] | None = None

    async def ask(self, job: dict[str, Any], limit: float) -> dict[str, Any]:
        """The answer of the first worker that is free; the limit counts from when it begins."""
        if self._watch is None:
            self._watch = asyncio.create_task(self._send_home(), name="thinkers' rest")
        thinker = await self._free.get()
        try:
            return await thinker.ask(job, limit)
        finally:
            self._used = time.monotonic()
            self._free.put_nowait(thinker)

    async def _send_home(self) -> None:
        while True:
            await asyncio.sleep(self._rest / 4)
            if time.monotonic() - self._used > self._rest and self._free.qsize() == len(self._all):
                await asyncio.gather(*(thinker.home() for thinker in self._all))

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        await asyncio.gather(*(thinker.home() for thinker in self._all))
