"""Whoever is invited to a table by name is told where they are told that it is their turn: once for a table, and as
often in a day as the shares allow. Beyond these the seat is kept all the same."""

from __future__ import annotations

import branchline
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.quotas import Quotas
from branchline.server.notifications.contacts import CONFIRMED, PUSH, Contacts
from branchline.server.notifications.messenger import Messenger, house_written_to
from branchline.server.tables.records import Person, Table


class InvitationMessages:
    def __init__(self, contacts: Contacts, messenger: Messenger, quotas: Quotas) -> None:
        self._contacts, self._messenger, self._quotas = contacts, messenger, quotas

    async def notify(self, host: Person, invited: Person, table: Table, owner: Owner) -> None:
        """`owner`: whose share it is charged to."""
        if not self._messenger.kinds:
            return
        contacts = [contact for contact in await self._contacts.of(invited.id) if contact.state == CONFIRMED]
        try:
            if contacts:
                await self._quotas.invitation(owner, invited.id)
            for contact in contacts:
                if contact.kind != PUSH:
                    await self._quotas.letter(house_written_to(contact.kind, contact.address))
                game = branchline.catalogue()[table.game].name(contact.language)
                self._messenger.notify_invitation(contact, table.id, game, host.name)
        except Refusal:
            return
