"""Where people want to be told that it is their turn, and where they want a link to recover their account.

To an address that nobody has confirmed yet goes one message, whoever asks for it: the one that asks whether it is
wanted. Whoever says no there, or later, is not written to again. A browser that has subscribed to messages answers by
itself: its owner has been asked by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from branchline.server.errors import Refusal
from branchline.server.notifications.mail import DOTLESS, plain_form
from branchline.server.people.tokens import new_id
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import Person
from branchline.server.tables.store import Conflict
from branchline.server.wire.answers import ContactResponse

EMAIL, WEBHOOK, PUSH = "email", "webhook", "push"
RECOVERY = "recovery"
"""An e-mail address to which links to an account go, and nothing else."""
BY_MAIL = (EMAIL, RECOVERY)
NEW, CONFIRMED, STOPPED = "new", "confirmed", "stopped"
MOST = 5


@dataclass(frozen=True, slots=True)
class Contact:
    """Where someone wants to be written to."""

    id: str
    code: str
    """Told to the address alone: whoever knows it reads what is sent there."""
    person: str
    kind: str
    address: str
    keys: dict[str, Any] | None
    """What a message to a browser is encrypted with."""
    state: str
    written: str | None
    """The address, unless it is confirmed: such an address is written to once, for whomever."""
    language: str
    created: int


class Turn(NamedTuple):
    table: str
    turn_started_at: int


class ContactStore(Protocol):
    """`StoreFailed` while the store is away."""

    async def contacts_of(self, person: str) -> Sequence[Contact]:
        """Those that are not stopped, the oldest first."""

    async def contact_with_code(self, code: str) -> Contact | None: ...

    async def contacts_like(self, kind: str, pattern: str) -> Sequence[Contact]:
        """Those whose address in lower case is like this, with % for anything."""

    async def add_contact(self, contact: Contact) -> None:
        """`Conflict` where the address has been written to before."""

    async def change_contact(self, code: str, states: Sequence[str], **changes: Any) -> None:
        """Change a contact that is in one of these states."""

    async def drop_contacts(self, ids: Sequence[str]) -> None: ...

    async def turns_to_notify(self, after: int, before: int, most: int) -> list[Turn]:
        """Turns that began in this time, of people who can be reached and have not been notified."""

    async def claim_turn(self, turn: Turn) -> bool:
        """Note that somebody is notified of a turn; False where that was noted before."""


@dataclass(frozen=True)
class Contacts:
    store: ContactStore

    async def of(self, person: str) -> Sequence[Contact]:
        """Where they are told whose turn it is."""
        return [contact for contact in await self.store.contacts_of(person) if contact.kind != RECOVERY]

    async def recovery_of(self, person: str) -> Contact | None:
        found = (contact for contact in await self.store.contacts_of(person) if contact.kind == RECOVERY)
        return next(found, None)

    async def recovered_by(self, address: str) -> list[Contact]:
        """Those who want links in this inbox, and have confirmed it."""
        return [contact for contact in await self._alike(RECOVERY, address) if contact.state == CONFIRMED]

    async def add(
        self, person: Person, kind: str, address: str, language: str, keys: dict[str, str] | None = None
    ) -> Contact:
        """A new contact, which is yet to be confirmed. That an address has been written to is known by its record: the
        store holds one that is not confirmed, or said no, but once."""
        recovery = await self.recovery_of(person.id) if kind == RECOVERY else None
        known = await self.of(person.id) if kind != RECOVERY else [recovery] if recovery is not None else []
        if any((contact.kind, contact.address) == (kind, address) for contact in known):
            raise Refusal(409, "contact-there", field="address")
        if recovery is not None:
            raise Refusal(409, "recovery-there")
        if len(known) >= MOST:
            raise Refusal(409, "contact-many", most=MOST)
        if kind in BY_MAIL and await self._is_unanswered(address):
            raise Refusal(409, "contact-written", field="address")
        contact = Contact(
            id=new_id(), code=new_id(), person=person.id, kind=kind, address=address, state=NEW,
            written=_plain(kind, address), keys=keys, language=language, created=now(),
        )  # fmt: skip
        try:
            await self.store.add_contact(contact)
        except Conflict:
            raise Refusal(409, "contact-written", field="address") from None
        return contact

    async def by_code(self, code: str) -> Contact:
        contact = await self.store.contact_with_code(code)
        if contact is None:
            raise Refusal(404, "not-found")
        return contact

    async def confirm(self, code: str) -> Contact:
        await self.store.change_contact(code, [NEW], state=CONFIRMED, written=None)
        return await self.by_code(code)

    async def stop(self, code: str) -> Contact:
        """Nothing goes there any more, for whomever."""
        contact = await self.by_code(code)
        written = _plain(contact.kind, contact.address)
        alike = await self._alike(contact.kind, contact.address)
        await self.store.drop_contacts([other.id for other in alike if other.code != code])
        await self.store.change_contact(code, [NEW, CONFIRMED], state=STOPPED, written=written)
        return await self.by_code(code)

    async def remove(self, person: Person, id: str) -> None:
        contact = next((contact for contact in await self.of(person.id) if contact.id == id), None)
        if contact is None:
            raise Refusal(404, "not-found")
        await self.forget(contact)

    async def forget(self, contact: Contact) -> None:
        """What was confirmed is forgotten; what was not has been written to once, and stays known."""
        if contact.state == NEW:
            await self.store.change_contact(contact.code, [NEW], state=STOPPED)
        else:
            await self.store.drop_contacts([contact.id])

    async def _is_unanswered(self, address: str) -> bool:
        """Whether a letter has gone to this inbox, about whatever, to which nobody has said yes."""
        letters = [each for kind in BY_MAIL for each in await self._alike(kind, address)]
        return any(each.written is not None for each in letters)

    async def _alike(self, kind: str, address: str) -> list[Contact]:
        """Those of this kind that lead to the same place."""
        written = _plain(kind, address)
        alike = await self.store.contacts_like(kind, _pattern(kind, address))
        return [other for other in alike if _plain(other.kind, other.address) == written]


def _plain(kind: str, address: str) -> str:
    """What is one place to write to, however its address is written."""
    return plain_form(address) if kind in BY_MAIL else address.lower()


def _pattern(kind: str, address: str) -> str:
    """A pattern for addresses that may be the same place: those of one house, or this very one."""
    if kind not in BY_MAIL:
        return address.lower()
    domain = plain_form(address).rpartition("@")[2]
    return "%@g%mail.com" if domain in DOTLESS else f"%@{domain}"


def contact_json(contact: Contact) -> ContactResponse:
    """As its owner sees it: without the code, which only the address itself is told."""
    return {
        "id": contact.id, "kind": contact.kind, "address": contact.address, "confirmed": contact.state == CONFIRMED,
    }  # fmt: skip
