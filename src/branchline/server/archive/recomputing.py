"""The archive, its statistics and all ratings again, from the journals alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from typing import Any

from branchline.kernel.errors import UnknownGame
from branchline.server.archive.reading import read_match, read_result
from branchline.server.archive.records import Found, Mark
from branchline.server.archive.store import ArchiveStore
from branchline.server.ratings.fold import Fold
from branchline.server.tables.start import replays
from branchline.server.tables.store import StoredTable, TableStore

AT_A_TIME = 100


async def recompute(
    archive: ArchiveStore, store: TableStore, processes: int, *, ratings_only: bool = False,
    hear: Callable[[int], None] = lambda done: None,
) -> int:  # fmt: skip
    """Returns how many matches there were. What is stopped half-way is taken up by the next server, or begun again."""
    if ratings_only:
        return await _rate(archive, store, hear)
    await archive.clear()
    done = 0
    with _pool(processes) as pool:
        async for found in _found(archive, store, pool):
            await archive.add(found, rate=False)
            done += len(found)
            hear(done)
    await archive.rate_anew()
    return done


async def _rate(archive: ArchiveStore, store: TableStore, hear: Callable[[int], None]) -> int:
    """Nothing is replayed for ratings: who sat where, and who left, stands in the journals as it is."""
    fold, done, after = Fold(), 0, Mark(0, "")
    while ended := await archive.ended(after, AT_A_TIME):
        for mark in ended:
            stored = await store.load(mark.table)
            if stored is not None:
                fold.take(read_result(stored))
        done, after = done + len(ended), ended[-1]
        hear(done)
    await archive.set_ratings(fold)
    return done


def _pool(processes: int) -> Any:
    """With one process there is nothing to hand out."""
    if processes < 2:
        return nullcontext()
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


async def _found(archive: ArchiveStore, store: TableStore, pool: Executor | None) -> AsyncIterator[list[Found]]:
    while ids := await archive.unrecorded(AT_A_TIME):
        stored = [await store.load(id) for id in ids]
        loop = asyncio.get_running_loop()
        reading = [loop.run_in_executor(pool, read_one, each) for each in stored if each is not None]
        yield list(await asyncio.gather(*reading))


def read_one(stored: StoredTable) -> Found:
    import branchline

    try:
        game = branchline.load(stored.table.game)
    except UnknownGame:
        return read_result(stored)
    if stored.table.untrusted or not replays(game, stored.table.rules):
        return read_result(stored)
    return read_match(stored)
