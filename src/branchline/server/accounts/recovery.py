"""Recovery by e-mail, for those who want it: a link that signs in, once, within fifteen minutes."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from branchline.server.accounts.one_times import LINK, OneTimes
from branchline.server.accounts.records import LETTER, OneTime, SignIn
from branchline.server.accounts.sign_ins import SignIns
from branchline.server.errors import Refusal
from branchline.server.notifications.contacts import RECOVERY, Contact, Contacts
from branchline.server.notifications.messenger import Messenger
from branchline.server.people.people import People
from branchline.server.tables.records import Person
from branchline.server.tables.store import StoreFailed

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Recovery:
    contacts: Contacts
    messenger: Messenger
    one_times: OneTimes
    sign_ins: SignIns
    people: People
    _sending: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def is_possible(self) -> bool:
        """A club that needs no e-mail has no server for it."""
        return RECOVERY in self.messenger.ways

    async def of(self, person: str) -> Contact | None:
        return await self.contacts.recovery_of(person)

    async def ask(self, person: Person, address: str, language: str) -> None:
        """The address is asked first whether it is theirs."""
        contact = await self.contacts.add(person, RECOVERY, address, language)
        self.messenger.ask(contact, person.name)

    async def remove(self, person: Person) -> None:
        contact = await self.of(person.id)
        if contact is not None:
            await self.contacts.forget(contact)

    def send(self, address: str) -> None:
        """A link to each account that is recovered by this inbox. Whoever asks learns nothing of whether there is one,
        neither by the answer nor by how long it takes."""
        task = asyncio.create_task(self._send(address), name="recovery")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, address: str) -> None:
        try:
            for contact in await self.contacts.recovered_by(address):
                link = await self.one_times.give(LINK, contact.person)
                self.messenger.send_link(contact, (await self.people.get(contact.person)).name, link)
        except (StoreFailed, Refusal) as fault:
            log.warning("a link could not be sent: %s", fault)

    async def look(self, link: str) -> Person:
        """Whom a link signs in, without using it: programs open what they find in messages."""
        return await self.people.get(str(_found(await self.one_times.look(link, LINK)).person))

    async def by_link(self, link: str, device: str) -> SignIn:
        found = _found(await self.one_times.use(link, LINK))
        return await self.sign_ins.begin(str(found.person), LETTER, device)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)


def _found(link: OneTime | None) -> OneTime:
    if link is None:
        raise Refusal(401, "link-used")
    return link
