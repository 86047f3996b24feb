"""Accounts in memory."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from branchline.server.accounts.records import Account, Identity, OneTime, Passkey, SignIn
from branchline.server.accounts.store import without_person
from branchline.server.tables.journal import ACTION
from branchline.server.tables.records import Entry, Person, Seat, Table
from branchline.server.tables.store import Conflict

SAYING = ("kind", "text", "data")


class MemoryAccounts:
    def __init__(
        self, people: dict[str, Person], tables: dict[str, Table], seats: dict[str, list[Seat]],
        journals: dict[str, list[Entry]],
    ) -> None:  # fmt: skip
        self._people, self._tables, self._seats, self._journals = people, tables, seats, journals
        self._accounts: dict[str, Account] = {}
        self._passkeys: dict[str, Passkey] = {}
        self._sign_ins: dict[str, SignIn] = {}
        self._one_times: dict[str, OneTime] = {}
        self._identities: dict[tuple[str, str], Identity] = {}

    async def account(self, person: str) -> Account | None:
        return self._accounts.get(person)

    async def account_called(self, look: str) -> Account | None:
        return next((each for each in self._accounts.values() if each.look == look), None)

    async def accounts_among(self, people: Collection[str]) -> set[str]:
        return {person for person in people if person in self._accounts}

    async def begin_account(
        self, account: Account, name: str, sign_in: SignIn, passkey: Passkey | None, identity: Identity | None
    ) -> None:
        person = self._people[account.person]
        taken: list[Any] = [await self.account_called(account.look)]
        taken += [await self.passkey(passkey.credential)] if passkey is not None else []
        taken += [await self.identity(identity.issuer, identity.subject)] if identity is not None else []
        if person.kind != "guest" or any(each is not None for each in taken):
            raise Conflict
        if identity is not None:
            await self.add_identity(identity)
        if passkey is not None:
            await self.add_passkey(passkey)
        self._people[person.id] = replace(person, kind="account", name=name)
        self._accounts[person.id] = account
        await self.add_sign_in(sign_in)

    async def rename(self, person: str, name: str, look: str) -> None:
        known = await self.account_called(look)
        if known is not None and known.person != person:
            raise Conflict
        self._accounts[person] = replace(self._accounts[person], look=look)
        self._people[person] = replace(self._people[person], name=name)

    async def set_password(self, person: str, password: str | None) -> None:
        self._accounts[person] = replace(self._accounts[person], password=password)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        return [each for each in self._passkeys.values() if each.person == person]

    async def passkey(self, credential: str) -> Passkey | None:
        return next((each for each in self._passkeys.values() if each.credential == credential), None)

    async def add_passkey(self, passkey: Passkey) -> None:
        if await self.passkey(passkey.credential) is not None:
            raise Conflict
        self._passkeys[passkey.id] = passkey

    async def use_passkey(self, passkey: Passkey, sign_count: int, at: int) -> bool:
        known = self._passkeys.get(passkey.id)
        if known is None or known.sign_count != passkey.sign_count:
            return False
        self._passkeys[passkey.id] = replace(known, sign_count=sign_count, used=at)
        return True

    async def rename_passkey(self, person: str, id: str, name: str) -> bool:
        known = self._mine(person, id)
        if known is not None:
            self._passkeys[id] = replace(known, name=name)
        return known is not None

    async def drop_passkey(self, person: str, id: str) -> bool:
        known = self._mine(person, id)
        if known is not None:
            del self._passkeys[id]
        return known is not None

    def _mine(self, person: str, id: str) -> Passkey | None:
        known = self._passkeys.get(id)
        return known if known is not None and known.person == person else None

    async def sign_in(self, id: str) -> SignIn | None:
        return self._sign_ins.get(id)

    async def sign_ins_of(self, person: str) -> list[SignIn]:
        mine = (each for each in self._sign_ins.values() if each.person == person)
        return sorted(mine, key=lambda each: -each.seen)

    async def add_sign_in(self, sign_in: SignIn) -> None:
        self._sign_ins[sign_in.id] = sign_in

    async def note_sign_in(self, id: str, **times: Any) -> None:
        if id in self._sign_ins:
            self._sign_ins[id] = replace(self._sign_ins[id], **times)

    async def drop_sign_ins(self, person: str, ids: Collection[str]) -> None:
        for each in await self.sign_ins_of(person):
            if each.id in ids:
                del self._sign_ins[each.id]

    async def identity(self, issuer: str, subject: str) -> Identity | None:
        return self._identities.get((issuer, subject))

    async def identities_of(self, person: str) -> list[Identity]:
        return [each for each in self._identities.values() if each.person == person]

    async def add_identity(self, identity: Identity) -> None:
        if (identity.issuer, identity.subject) in self._identities:
            raise Conflict
        self._identities[identity.issuer, identity.subject] = identity

    async def add_one_time(self, one_time: OneTime) -> None:
        self._one_times[one_time.digest] = one_time

    async def one_time(self, digest: str, purpose: str, at: int) -> OneTime | None:
        known = self._one_times.get(digest)
        return known if known is not None and known.purpose == purpose and known.expires >= at else None

    async def use_one_time(self, digest: str, purpose: str, at: int) -> OneTime | None:
        known = await self.one_time(digest, purpose, at)
        return self._one_times.pop(digest) if known is not None else None

    async def drop_expired(self, before: int) -> None:
        for each in [each for each in self._one_times.values() if each.expires < before]:
            del self._one_times[each.digest]

    async def bring(self, guest: str, person: str) -> list[str]:
        for table in [each for each in self._tables.values() if each.host == guest]:
            self._tables[table.id] = replace(table, host=person)
        tables = self._change_seats(guest, person=person)
        self._change_lines(guest, lambda line: {"person": person})
        self._people[guest] = replace(self._people[guest], kind="gone")
        return tables

    def _change_seats(self, sitter: str, **changes: Any) -> list[str]:
        """Their tables are noted as changed."""
        tables = [id for id, seats in self._seats.items() if any(seat.person == sitter for seat in seats)]
        for id in tables:
            self._seats[id] = [replace(seat, **changes) if seat.person == sitter else seat for seat in self._seats[id]]
            self._tables[id] = replace(self._tables[id], unlogged=self._tables[id].unlogged + 1)
        return tables

    def _change_lines(self, person: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        for lines in self._journals.values():
            for number, line in enumerate(lines):
                if line.person == person and line.kind != ACTION:
                    lines[number] = replace(line, **change({each: getattr(line, each) for each in SAYING}))

    async def end_account(self, person: str, name: str) -> list[str]:
        kept: tuple[dict[Any, Any], ...] = (
            self._accounts, self._passkeys, self._sign_ins, self._one_times, self._identities,
        )  # fmt: skip
        for records in kept:
            for key in [key for key, each in records.items() if each.person == person]:
                del records[key]
        self._people[person] = replace(self._people[person], kind="gone", name=name)
        self._change_lines(person, lambda line: without_person(line, name))
        return self._change_seats(person, name=name)
