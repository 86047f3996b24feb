"""Where people want to be told that it is their turn.

To an address that nobody has confirmed yet goes one message, whoever asks for it: the one that asks whether it is
wanted. Whoever says no there, or later, is not written to again. A browser that has subscribed to messages answers by
itself: its owner has been asked by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError

from branchline.server.errors import Refusal
from branchline.server.notifications.mail import DOTLESS, plain_form
from branchline.server.people.people import new_id
from branchline.server.store.database import Database
from branchline.server.store.models import ContactRow
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import Person
from branchline.server.wire.answers import ContactResponse

EMAIL, WEBHOOK, PUSH = "email", "webhook", "push"
NEW, CONFIRMED, STOPPED = "new", "confirmed", "stopped"
MOST = 5


@dataclass(frozen=True)
class Contacts:
    database: Database

    async def of(self, person: str) -> Sequence[ContactRow]:
        query = select(ContactRow).where(ContactRow.person == person, ContactRow.state != STOPPED)
        async with self.database.session() as session:
            return (await session.scalars(query.order_by(ContactRow.created, ContactRow.id))).all()

    async def add(
        self, person: Person, kind: str, address: str, language: str, keys: dict[str, str] | None = None
    ) -> ContactRow:
        """A new contact, which is yet to be confirmed. That an address has been written to is known by its row: the
        database holds one that is not confirmed, or said no, but once."""
        known = await self.of(person.id)
        if any((contact.kind, contact.address) == (kind, address) for contact in known):
            raise Refusal(409, "contact-there", field="address")
        if len(known) >= MOST:
            raise Refusal(409, "contact-many", most=MOST)
        contact = ContactRow(
            id=new_id(), code=new_id(), person=person.id, kind=kind, address=address, state=NEW,
            written=_plain(kind, address), keys=keys, language=language, created=now(),
        )  # fmt: skip
        try:
            async with self.database.session.begin() as session:
                session.add(contact)
        except IntegrityError:
            raise Refusal(409, "contact-written", field="address") from None
        return contact

    async def by_code(self, code: str) -> ContactRow:
        async with self.database.session() as session:
            contact = await session.scalar(select(ContactRow).where(ContactRow.code == code))
        if contact is None:
            raise Refusal(404, "not-found")
        return contact

    async def confirm(self, code: str) -> ContactRow:
        await self._change(code, [NEW], state=CONFIRMED, written=None)
        return await self.by_code(code)

    async def stop(self, code: str) -> ContactRow:
        """Nothing goes there any more, for whomever."""
        contact = await self.by_code(code)
        written = _plain(contact.kind, contact.address)
        async with self.database.session.begin() as session:
            same = select(ContactRow).where(ContactRow.kind == contact.kind, ContactRow.code != code)
            for other in await session.scalars(same.where(func.lower(ContactRow.address).like(_alike(contact)))):
                if _plain(other.kind, other.address) == written:
                    await session.delete(other)
        await self._change(code, [NEW, CONFIRMED], state=STOPPED, written=written)
        return await self.by_code(code)

    async def remove(self, person: Person, id: str) -> None:
        contact = next((contact for contact in await self.of(person.id) if contact.id == id), None)
        if contact is None:
            raise Refusal(404, "not-found")
        await self.forget(contact)

    async def forget(self, contact: ContactRow) -> None:
        """What was confirmed is forgotten; what was not has been written to once, and stays known."""
        if contact.state == NEW:
            await self._change(contact.code, [NEW], state=STOPPED)
            return
        async with self.database.session.begin() as session:
            await session.execute(delete(ContactRow).where(ContactRow.id == contact.id))

    async def _change(self, code: str, states: list[str], **changes: Any) -> None:
        chosen = update(ContactRow).where(ContactRow.code == code, ContactRow.state.in_(states))
        async with self.database.session.begin() as session:
            await session.execute(chosen.values(**changes))


def _plain(kind: str, address: str) -> str:
    """What is one place to write to, however its address is written."""
    return plain_form(address) if kind == EMAIL else address.lower()


def _alike(contact: ContactRow) -> str:
    """A pattern for addresses that may be the same place: those of one house, or this very one."""
    if contact.kind != EMAIL:
        return contact.address.lower()
    domain = plain_form(contact.address).rpartition("@")[2]
    return "%@g%mail.com" if domain in DOTLESS else f"%@{domain}"


def contact_json(contact: ContactRow) -> ContactResponse:
    """As its owner sees it: without the code, which only the address itself is told."""
    return {
        "id": contact.id, "kind": contact.kind, "address": contact.address, "confirmed": contact.state == CONFIRMED,
    }  # fmt: skip
