"""Invitations to a server, where only whoever has one may play."""

from __future__ import annotations

from branchline.server.errors import Refusal
from branchline.server.moderation.records import EntryPass
from branchline.server.moderation.store import ModerationStore
from branchline.server.people.tokens import new_id
from branchline.server.tables.clocks.passing_time import now

DAY = 24 * 3600 * 1000
MOST = 200


class Passes:
    def __init__(self, store: ModerationStore, needed: bool) -> None:
        self._store, self.needed = store, needed

    async def make(self, uses: int, days: int, note: str) -> EntryPass:
        if len(await self._store.passes()) >= MOST:
            raise Refusal(409, "passes-many", most=MOST)
        at = now()
        made = EntryPass(new_id(), note, uses, uses, at, at + days * DAY)
        await self._store.add_pass(made)
        return made

    async def use(self, code: str | None) -> None:
        """For somebody new."""
        if not self.needed:
            return
        if code is None:
            raise Refusal(403, "pass-needed")
        if not await self._store.use_pass(code, now()):
            raise Refusal(403, "pass-used")

    async def withdraw(self, code: str) -> None:
        if not await self._store.drop_pass(code):
            raise Refusal(404, "not-found")
