"""Following and blocking. Whoever blocks somebody neither sits with them nor reads what they say; nobody is told."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence

from branchline.server.accounts.store import AccountStore
from branchline.server.company.records import BLOCK, FOLLOW, Tie, TieKind
from branchline.server.company.store import CompanyStore
from branchline.server.errors import Refusal
from branchline.server.lobby.names import look_of
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import Person
from branchline.server.tables.snapshot import Snapshot

MOST = 500
"""People whom one person follows, and as many whom they block."""
MOST_REMEMBERED = 10_000
NOBODY: frozenset[str] = frozenset()


class Ties:
    def __init__(self, store: CompanyStore, accounts: AccountStore, trusted: float) -> None:
        """What was read is trusted for so many seconds: at other servers people may change it, too."""
        self._store, self._accounts, self._trusted = store, accounts, trusted
        self._muted: OrderedDict[str, tuple[frozenset[str], float]] = OrderedDict()
        self.subscribers: list[Callable[[str, frozenset[str]], None]] = []
        """Called with a person and all whom they block by now."""

    async def of(self, person: str) -> Sequence[Tie]:
        return await self._store.ties_of(person)

    async def muted(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to read."""
        known, read = self._muted.get(person, (NOBODY, -self._trusted))
        if person in self._muted and time.monotonic() - read <= self._trusted:
            return known
        found = frozenset(tie.other for tie in await self._store.ties_of(person, BLOCK))
        while len(self._muted) >= MOST_REMEMBERED:
            self._muted.popitem(last=False)
        self._muted[person] = found, time.monotonic()
        return found

    async def add(self, person: Person, kind: TieKind, other: str) -> None:
        """One cannot follow whom one blocks."""
        if other == person.id:
            raise Refusal(422, "tie-self")
        if len(await self._store.ties_of(person.id, kind)) >= MOST:
            raise Refusal(409, "ties-many", most=MOST)
        if kind == BLOCK:
            await self._store.drop_tie(person.id, FOLLOW, other)
        elif other in await self.muted(person.id):
            raise Refusal(409, "tie-blocked")
        await self._store.add_tie(Tie(person.id, kind, other, now()))
        await self._changed(person.id, kind)

    async def drop(self, person: Person, kind: TieKind, other: str) -> None:
        if not await self._store.drop_tie(person.id, kind, other):
            raise Refusal(404, "not-found")
        await self._changed(person.id, kind)

    async def _changed(self, person: str, kind: TieKind) -> None:
        if kind == BLOCK:
            self._muted.pop(person, None)
            muted = await self.muted(person)
            for subscriber in self.subscribers:
                subscriber(person, muted)

    async def called(self, name: str) -> str:
        """Who has an account of this name."""
        account = await self._accounts.account_called(look_of(name))
        if account is None:
            raise Refusal(404, "nobody-called", field="name", name=name)
        return account.person

    async def check_together(self, person: str, snapshot: Snapshot) -> None:
        """`Refusal` where somebody would sit down with whom they block, or who blocks them."""
        there = {seat.person for seat in snapshot.seats if seat.person is not None} | {snapshot.table.host}
        await self.check_apart(person, there - {person})

    async def check_apart(self, person: str, others: Collection[str]) -> None:
        if not (await self.muted(person)).isdisjoint(others):
            raise Refusal(409, "blocked-by-you")
        if others and await self._store.blocking(person, others):
            raise Refusal(403, "not-together")
