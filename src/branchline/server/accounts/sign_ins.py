"""Who is signed in, and on which devices. A token names a person and a sign-in; one that is ended opens nothing."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

from branchline.server.accounts.records import SignIn, SignInWay
from branchline.server.accounts.store import AccountStore
from branchline.server.people.tokens import new_id
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.store import StoreFailed

MINUTE = 60_000
NOTED_EVERY = 10 * MINUTE
"""So often it is noted at most that a device was seen."""
FRESH = 15 * MINUTE
"""For so long whoever showed that it is they need not show it again."""
MOST_REMEMBERED = 10_000
MOST = 50
"""On so many devices somebody is signed in; of more, those are signed out that were not seen for longest."""


class SignIns:
    def __init__(self, store: AccountStore, trusted: float) -> None:
        """What was read is trusted for so many seconds: other servers may end a sign-in, too."""
        self._store, self._trusted = store, trusted
        self._known: OrderedDict[str, tuple[SignIn, float]] = OrderedDict()
        self._ends = 0
        """How many have ended: what was read before then may be no more."""
        self.subscribers: list[Callable[[str, Collection[str]], None]] = []
        """Called with a person and those of their sign-ins that have ended."""

    def begun(self, person: str, how: SignInWay, device: str) -> SignIn:
        """A new one, yet to be stored."""
        at = now()
        return SignIn(new_id(), person, how, device, created=at, seen=at, confirmed=at)

    async def begin(self, person: str, how: SignInWay, device: str) -> SignIn:
        sign_in = self.begun(person, how, device)
        await self._store.add_sign_in(sign_in)
        longest_unseen = [each.id for each in (await self.of(person))[MOST:] if each.id != sign_in.id]
        if longest_unseen:
            await self.end(person, longest_unseen)
        return self._remember(sign_in)

    async def find(self, person: str, id: str | None) -> SignIn | None:
        """Someone's sign-in, unless it has ended."""
        if id is None:
            return None
        known, read = self._known.get(id, (None, 0.0))
        if known is None or time.monotonic() - read > self._trusted:
            known = await self._read(id)
        return await self._seen(known) if known is not None and known.person == person else None

    async def _read(self, id: str) -> SignIn | None:
        self._known.pop(id, None)
        ends = self._ends
        found = await self._store.sign_in(id)
        return self._remember(found) if found is not None and ends == self._ends else found

    async def of(self, person: str) -> Sequence[SignIn]:
        return await self._store.sign_ins_of(person)

    async def confirm(self, sign_in: SignIn) -> None:
        """Whoever is signed in has shown again that it is they."""
        await self._store.note_sign_in(sign_in.id, confirmed=now())
        self._known.pop(sign_in.id, None)

    async def end(self, person: str, ids: Collection[str]) -> None:
        await self._store.drop_sign_ins(person, ids)
        self.forget(person, ids)

    async def end_others(self, sign_in: SignIn) -> None:
        """All of this person's but this one."""
        others = [each.id for each in await self.of(sign_in.person) if each.id != sign_in.id]
        await self.end(sign_in.person, others)

    def forget(self, person: str, ids: Collection[str]) -> None:
        self._ends += 1
        for id in ids:
            self._known.pop(id, None)
        for subscriber in self.subscribers:
            subscriber(person, ids)

    async def _seen(self, sign_in: SignIn) -> SignIn:
        at = now()
        if at - sign_in.seen < NOTED_EVERY:
            return sign_in
        with suppress(StoreFailed):
            await self._store.note_sign_in(sign_in.id, seen=at)
        self._known.pop(sign_in.id, None)
        return sign_in

    def _remember(self, sign_in: SignIn) -> SignIn:
        while len(self._known) >= MOST_REMEMBERED:
            self._known.popitem(last=False)
        self._known[sign_in.id] = sign_in, time.monotonic()
        return sign_in


def is_fresh(sign_in: SignIn) -> bool:
    return now() - sign_in.confirmed < FRESH
