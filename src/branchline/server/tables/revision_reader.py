"""How much has been written about tables, read from the store once for all who want to know at the same time."""

from __future__ import annotations

import asyncio
from itertools import islice

from branchline.server.tables.store import Revision, TableStore

AT_A_TIME = 500


class RevisionReader:
    """Whoever asks gets what was written by then or later. However many ask, one connection is enough."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._asked: dict[str, asyncio.Future[Revision | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def read(self, table: str) -> Revision | None:
        """None: there is no such table any more."""
        if table not in self._asked:
            self._asked[table] = asyncio.get_running_loop().create_future()
        answer = self._asked[table]
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all(), name="marks")
        return await asyncio.shield(answer)

    async def _read_all(self) -> None:
        try:
            while self._asked:
                await self._read_some({table: self._asked.pop(table) for table in [*islice(self._asked, AT_A_TIME)]})
        finally:
            self._reading = None

    async def _read_some(self, asked: dict[str, asyncio.Future[Revision | None]]) -> None:
        try:
            found = await self._store.revisions(list(asked))
        except Exception as fault:
            for answer in asked.values():
                answer.set_exception(fault)
                answer.exception()
        else:
            for table, answer in asked.items():
                answer.set_result(found.get(table))
