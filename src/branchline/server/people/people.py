"""People: a guest has a name and a signed token, and needs nothing else to play."""

from __future__ import annotations

import secrets
from typing import Final

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.players import Players
from branchline.server.lobby.directory import Directory
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import AGENTS, Person
from branchline.server.tables.store import TableStore, Transaction

GUEST: Final = "guest"
AGENT: Final = "agent"
MOST_REMEMBERED = 10_000


def new_id() -> str:
    """A name nobody can guess: whoever knows a table's id may watch it."""
    return secrets.token_urlsafe(12)


class People:
    def __init__(self, directory: Directory, store: TableStore, players: Players) -> None:
        self._directory, self._store, self._players = directory, store, players
        self._known: dict[str, Person] = {}
        self._addresses: dict[str, str] = {}
        """Where people were last seen; never written down."""

    async def add_guest(self, name: str, *, agent: bool = False) -> Person:
        """Someone new, with nothing but a name; a program says that it is one."""
        person = Person(id=AGENTS * agent + new_id(), kind=AGENT if agent else GUEST, name=name, created=now())
        await self._store.write(Transaction(new=[person]))
        return self._remember(person)

    async def get(self, id: str) -> Person:
        known = self._known.get(id)
        if known is not None:
            return known
        person = await self._directory.person(id)
        if person is None:
            raise Refusal(401, "token-unknown")
        return self._remember(person)

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
        self._known[person.id] = person
        return person
