"""Contacts in memory, and who has been notified of which turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Any

from branchline.server.notifications.contacts import CONFIRMED, RECOVERY, STOPPED, Contact, Turn
from branchline.server.tables.records import PERSON, RUNNING, Seat, Table
from branchline.server.tables.store import Conflict


class MemoryContacts:
    def __init__(self, tables: dict[str, Table], seats: dict[str, list[Seat]]) -> None:
        self._tables, self._seats = tables, seats
        self._contacts: dict[str, Contact] = {}
        self._notified: dict[str, int] = {}

    async def contacts_of(self, person: str) -> Sequence[Contact]:
        mine = (each for each in self._contacts.values() if each.person == person and each.state != STOPPED)
        return sorted(mine, key=lambda each: (each.created, each.id))

    async def contact_with_code(self, code: str) -> Contact | None:
        return next((each for each in self._contacts.values() if each.code == code), None)

    async def contacts_like(self, kind: str, pattern: str) -> Sequence[Contact]:
        of_kind = (each for each in self._contacts.values() if each.kind == kind)
        return [each for each in of_kind if fnmatchcase(each.address.lower(), pattern.replace("%", "*"))]

    async def add_contact(self, contact: Contact) -> None:
        written = {(each.kind, each.written) for each in self._contacts.values() if each.written is not None}
        if (contact.kind, contact.written) in written:
            raise Conflict
        self._contacts[contact.id] = contact

    async def change_contact(self, code: str, states: Sequence[str], **changes: Any) -> None:
        for contact in [each for each in self._contacts.values() if each.code == code and each.state in states]:
            self._contacts[contact.id] = replace(contact, **changes)

    async def drop_contacts(self, ids: Sequence[str]) -> None:
        for id in ids:
            self._contacts.pop(id, None)

    async def turns_to_notify(self, after: int, before: int, most: int) -> list[Turn]:
        told = (each for each in self._contacts.values() if each.kind != RECOVERY)
        reached = {each.person for each in told if each.state == CONFIRMED}
        turns = [turn for turn in self._turns(reached) if after <= turn.turn_started_at <= before]
        return sorted(turns, key=lambda turn: turn.turn_started_at)[:most]

    def _turns(self, reached: set[str]) -> Iterable[Turn]:
        for table in self._tables.values():
            began = table.turn_started_at
            if table.status == RUNNING and table.to_move is not None and began is not None:
                seat = self._seats[table.id][table.to_move]
                if seat.kind == PERSON and seat.person in reached and self._notified.get(table.id, 0) < began:
                    yield Turn(table.id, began)

    async def claim_turn(self, turn: Turn) -> bool:
        known = self._notified.get(turn.table, 0)
        self._notified[turn.table] = max(known, turn.turn_started_at)
        return known < turn.turn_started_at
