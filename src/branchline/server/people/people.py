"""People: a guest has a name and a signed token, and needs nothing else to play."""

from __future__ import annotations

import secrets

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.players import Players
from branchline.server.store.database import Database
from branchline.server.store.models import PersonRow, now
from branchline.server.store.writer import Transaction, Writer

GUEST = "guest"
MOST_REMEMBERED = 10_000


def new_id() -> str:
    """A name nobody can guess: whoever knows a table's id may watch it."""
    return secrets.token_urlsafe(12)


class People:
    def __init__(self, database: Database, writer: Writer, players: Players) -> None:
        self._database, self._writer, self._players = database, writer, players
        self._known: dict[str, PersonRow] = {}
        self._addresses: dict[str, str] = {}
        """Where people were last seen; never written down."""

    async def add_guest(self, name: str) -> PersonRow:
        person = PersonRow(id=new_id(), kind=GUEST, name=name, created=now())
        await self._writer.write(Transaction(new=[person]))
        return self._remember(person)

    async def get(self, id: str) -> PersonRow:
        known = self._known.get(id)
        if known is not None:
            return known
        async with self._database.session() as session:
            person = await session.get(PersonRow, id)
            if person is None:
                raise Refusal(401, "token-unknown")
            session.expunge(person)
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

    def _remember(self, person: PersonRow) -> PersonRow:
        if len(self._known) >= MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[person.id] = person
        return person
