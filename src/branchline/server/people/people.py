"""People: a guest has a name and a signed token, and needs nothing else to play."""

from __future__ import annotations

import time
from typing import Final

from branchline.server.accounts.records import SignIn
from branchline.server.accounts.sign_ins import SignIns
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.players import Players
from branchline.server.lobby.directory import Directory
from branchline.server.people.tokens import Token, new_id
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import AGENTS, Person
from branchline.server.tables.store import StoreFailed, TableStore, Transaction

GUEST: Final = "guest"
AGENT: Final = "agent"
GONE: Final = "gone"
MOST_REMEMBERED = 10_000


class People:
    def __init__(
        self, directory: Directory, store: TableStore, players: Players, sign_ins: SignIns, trusted: float
    ) -> None:
        """What was read is trusted for so many seconds: at other servers people may change, too."""
        self._directory, self._store, self._players = directory, store, players
        self._sign_ins, self._trusted = sign_ins, trusted
        self._known: dict[str, tuple[Person, float]] = {}
        self._addresses: dict[str, str] = {}
        """Where people were last seen; never written down."""

    async def add_guest(self, name: str, *, agent: bool = False, id: str | None = None) -> Person:
        """Someone new, with nothing but a name; a program says that it is one."""
        person = Person(id=id or AGENTS * agent + new_id(), kind=AGENT if agent else GUEST, name=name, created=now())
        await self._store.write(Transaction(new=[person]))
        return self._remember(person)

    async def get(self, id: str) -> Person:
        known, read = self._known.get(id, (None, 0.0))
        if known is not None and time.monotonic() - read <= self._trusted:
            return known
        person = await self._directory.person(id)
        if person is None:
            raise Refusal(401, "token-unknown")
        return self._remember(person)

    async def who(self, token: Token) -> tuple[Person, SignIn | None]:
        """Whose token this is. A guest needs no more than that; whoever has an account must be signed in by it, so what
        was theirs as a guest opens nothing any more."""
        person = await self.get(token.person)
        sign_in = await self._sign_ins.find(person.id, token.sign_in) if person.has_account else None
        if person.kind == GONE or person.has_account != (sign_in is not None):
            raise Refusal(401, "signed-out")
        return person, sign_in

    async def is_signed_in(self, token: Token) -> bool:
        """Whether a token is still good, as far as that can be told; of a guest's nothing is looked up."""
        known = self._known.get(token.person)
        if token.sign_in is None and (known is None or not known[0].has_account):
            return True
        try:
            await self.who(token)
        except Refusal:
            return False
        except StoreFailed:
            return True
        return True

    def forget(self, id: str) -> None:
        """They have changed."""
        self._known.pop(id, None)

    def see(self, id: str, address: str) -> Owner:
        """Note where someone is."""
        if id not in self._addresses and len(self._addresses) >= MOST_REMEMBERED:
            del self._addresses[next(iter(self._addresses))]
        self._addresses[id] = address
        return Owner(address, id, self._players.is_playing(id))

    def owner(self, id: str) -> Owner:
        """Someone as the fair queues know them; who has not been seen has a place of their own."""
        return Owner(self._addresses.get(id, id), id, self._players.is_playing(id))

    def _remember(self, person: Person) -> Person:
        if len(self._known) >= MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known.pop(person.id, None)
        self._known[person.id] = person, time.monotonic()
        return person
