"""People: a guest has a name and a signed token, and needs nothing else to play."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from branchline.server.errors import Refusal
from branchline.server.ledger import Draft, Ledger
from branchline.server.models import PersonRow, now
from branchline.server.storage import Database

GUEST = "guest"
COOKIE = "branchline"
A_YEAR = 365 * 24 * 3600
MOST_REMEMBERED = 10_000


def new_id() -> str:
    """A name nobody can guess: whoever knows a table's id may watch it."""
    return secrets.token_urlsafe(12)


class Tokens:
    """A token names a person and cannot be forged."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="branchline person")

    def sign(self, person: str) -> str:
        return str(self._signer.dumps(person))

    def read(self, token: str) -> str | None:
        try:
            person = self._signer.loads(token)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None


class People:
    def __init__(self, database: Database, ledger: Ledger) -> None:
        self._database, self._ledger = database, ledger
        self._known: dict[str, PersonRow] = {}

    async def welcome(self, name: str) -> PersonRow:
        person = PersonRow(id=new_id(), kind=GUEST, name=name, created=now())
        await self._ledger.write(Draft(new=[person]))
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

    def _remember(self, person: PersonRow) -> PersonRow:
        if len(self._known) >= MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[person.id] = person
        return person
