"""The archive, its statistics and all ratings again, from the journals alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from typing import Any

from branchline.kernel.errors import UnknownGame
from branchline.server.archive.reading import read_match, read_result
from branchline.server.archive.records import FIRST, Found
from branchline.server.archive.store import ArchiveStore
from branchline.server.beside import alone
from branchline.server.ratings.fold import Fold
from branchline.server.tables.start import replays
from branchline.server.tables.store import StoredTable, TableStore

AT_A_TIME, MOST_TABLES = 50, 500
"""So many matches are replayed, and so many read without their journals, in one go."""


async def recompute(
    archive: ArchiveStore, store: TableStore, processes: int, *, ratings_only: bool = False,
    hear: Callable[[int], None] = lambda done: None,
) -> int:  # fmt: skip
    """Returns how many matches there were. What is stopped half-way is taken up by the next server, or begun again."""
    with alone():
        if ratings_only:
            return await _rate(archive, store, hear)
        await archive.clear()
        done = 0
        with _pool(processes) as pool:
            async for found in _found(archive, store, pool, AT_A_TIME * processes):
                await archive.add(found, rate=False)
                done += len(found)
                hear(done)
        await archive.rate_anew()
        return done


async def _rate(archive: ArchiveStore, store: TableStore, hear: Callable[[int], None]) -> int:
    """For ratings no journal is read: who sat where, who left, and the places stand with each table as the last line of
    its journal has left them."""
    fold, done, after = Fold(), 0, FIRST
    while ended := await archive.ended(after, MOST_TABLES):
        for stored in await store.load_all([mark.table for mark in ended], journals=False):
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


async def _found(
    archive: ArchiveStore, store: TableStore, pool: Executor | None, at_a_time: int
) -> AsyncIterator[list[Found]]:
    """While some matches are replayed, those before them are written down and those after them are read."""
    loop, after = asyncio.get_running_loop(), FIRST
    reading: asyncio.Future[list[list[Found]]] | None = None
    while ended := await archive.ended(after, at_a_time):
        stored, after = await store.load_all([mark.table for mark in ended]), ended[-1]
        parts = [loop.run_in_executor(pool, read_some, stored[first : first + AT_A_TIME])
                 for first in range(0, len(stored), AT_A_TIME)]  # fmt: skip
        before, reading = reading, asyncio.gather(*parts)
        if before is not None:
            yield [found for part in await before for found in part]
    if reading is not None:
        yield [found for part in await reading for found in part]


def read_some(stored: Sequence[StoredTable]) -> list[Found]:
    with alone():
        return [read_one(each) for each in stored]


def read_one(stored: StoredTable) -> Found:
    import branchline

    try:
        game = branchline.load(stored.table.game)
    except UnknownGame:
        return read_result(stored)
    if stored.table.untrusted or not replays(game, stored.table.rules):
        return read_result(stored)
    return read_match(stored)
