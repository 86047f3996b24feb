"""Accounts in the SQL database."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import RowMapping, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.server.accounts.records import Account, Identity, OneTime, Passkey, SignIn
from branchline.server.accounts.store import without_person
from branchline.server.store.database import Database
from branchline.server.store.models import (
    SAID,
    AccountRow,
    ContactRow,
    IdentityRow,
    JournalRow,
    OneTimeRow,
    PasskeyRow,
    PersonRow,
    SeatRow,
    SignInRow,
    Stored,
    TableRow,
    columns,
)
from branchline.server.tables.store import Conflict

Kept = TypeVar("Kept", Account, Passkey, SignIn, OneTime, Identity)
ROWS: dict[type[Any], type[Stored]] = {
    Account: AccountRow, Passkey: PasskeyRow, SignIn: SignInRow, OneTime: OneTimeRow, Identity: IdentityRow,
}  # fmt: skip
OWNED = (PasskeyRow, SignInRow, IdentityRow, OneTimeRow, AccountRow)


class SqlAccounts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def account(self, person: str) -> Account | None:
        return await self._first(Account, AccountRow.person == person)

    async def account_called(self, look: str) -> Account | None:
        return await self._first(Account, AccountRow.look == look)

    async def accounts_among(self, people: Collection[str]) -> set[str]:
        async with self._database.transaction() as connection:
            return set(await connection.scalars(select(AccountRow.person).where(AccountRow.person.in_(people))))

    async def begin_account(
        self, account: Account, name: str, sign_in: SignIn, passkey: Passkey | None, identity: Identity | None
    ) -> None:
        person = update(PersonRow).where(PersonRow.id == account.person, PersonRow.kind == "guest")
        async with self._database.transaction() as connection:
            if (await connection.execute(person.values(kind="account", name=name))).rowcount != 1:
                raise Conflict
            for record in (account, sign_in, passkey, identity):
                if record is not None:
                    await _add(connection, record)

    async def rename(self, person: str, name: str, look: str) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(update(AccountRow).where(AccountRow.person == person).values(look=look))
            await connection.execute(update(PersonRow).where(PersonRow.id == person).values(name=name))

    async def set_password(self, person: str, password: str | None) -> None:
        await self._changed(update(AccountRow).where(AccountRow.person == person).values(password=password))

    async def passkeys_of(self, person: str) -> list[Passkey]:
        return await self._all(Passkey, PasskeyRow.person == person, PasskeyRow.created)

    async def passkey(self, credential: str) -> Passkey | None:
        return await self._first(Passkey, PasskeyRow.credential == credential)

    async def add_passkey(self, passkey: Passkey) -> None:
        await self._put(passkey)

    async def use_passkey(self, passkey: Passkey, sign_count: int, at: int) -> bool:
        unused = (PasskeyRow.id == passkey.id) & (PasskeyRow.sign_count == passkey.sign_count)
        return await self._changed(update(PasskeyRow).where(unused).values(sign_count=sign_count, used=at))

    async def rename_passkey(self, person: str, id: str, name: str) -> bool:
        mine = (PasskeyRow.id == id) & (PasskeyRow.person == person)
        return await self._changed(update(PasskeyRow).where(mine).values(name=name))

    async def drop_passkey(self, person: str, id: str) -> bool:
        return await self._changed(delete(PasskeyRow).where(PasskeyRow.id == id, PasskeyRow.person == person))

    async def sign_in(self, id: str) -> SignIn | None:
        return await self._first(SignIn, SignInRow.id == id)

    async def sign_ins_of(self, person: str) -> list[SignIn]:
        return await self._all(SignIn, SignInRow.person == person, SignInRow.seen.desc())

    async def add_sign_in(self, sign_in: SignIn) -> None:
        await self._put(sign_in)

    async def note_sign_in(self, id: str, **times: int) -> None:
        await self._changed(update(SignInRow).where(SignInRow.id == id).values(**times))

    async def drop_sign_ins(self, person: str, ids: Collection[str]) -> None:
        await self._changed(delete(SignInRow).where(SignInRow.person == person, SignInRow.id.in_(ids)))

    async def identity(self, issuer: str, subject: str) -> Identity | None:
        return await self._first(Identity, (IdentityRow.issuer == issuer) & (IdentityRow.subject == subject))

    async def identities_of(self, person: str) -> list[Identity]:
        return await self._all(Identity, IdentityRow.person == person, IdentityRow.created)

    async def add_identity(self, identity: Identity) -> None:
        await self._put(identity)

    async def add_one_time(self, one_time: OneTime) -> None:
        await self._put(one_time)

    async def one_time(self, digest: str, purpose: str, at: int) -> OneTime | None:
        return await self._first(OneTime, _usable(digest, purpose, at))

    async def use_one_time(self, digest: str, purpose: str, at: int) -> OneTime | None:
        """Read, then removed: whoever removes it has it."""
        found = await self.one_time(digest, purpose, at)
        there = found is not None and await self._changed(delete(OneTimeRow).where(OneTimeRow.digest == digest))
        return found if there else None

    async def drop_expired(self, before: int) -> None:
        await self._changed(delete(OneTimeRow).where(OneTimeRow.expires < before))

    async def bring(self, guest: str, person: str) -> list[str]:
        async with self._database.transaction() as connection:
            tables = await _tables_of(connection, guest)
            for column in (SeatRow.person, TableRow.host, ContactRow.person):
                change = update(column.class_).where(column == guest).values({column.key: person})
                await connection.execute(change)
            said = update(JournalRow).where(JournalRow.person == guest, text(SAID)).values(person=person)
            await connection.execute(said)
            await connection.execute(update(PersonRow).where(PersonRow.id == guest).values(kind="gone"))
        return tables

    async def end_account(self, person: str, name: str) -> list[str]:
        async with self._database.transaction() as connection:
            tables = await _tables_of(connection, person)
            for row in OWNED:
                await connection.execute(delete(row).where(row.person == person))
            await connection.execute(update(SeatRow).where(SeatRow.person == person).values(name=name))
            for line in await _said_by(connection, person):
                here = (JournalRow.table_id == line["table_id"]) & (JournalRow.seq == line["seq"])
                await connection.execute(update(JournalRow).where(here).values(**without_person(dict(line), name)))
            await connection.execute(update(PersonRow).where(PersonRow.id == person).values(kind="gone", name=name))
        return tables

    async def _first(self, kind: type[Kept], where: Any) -> Kept | None:
        return next(iter(await self._all(kind, where)), None)

    async def _all(self, kind: type[Kept], where: Any, order: Any = None) -> list[Kept]:
        async with self._database.transaction() as connection:
            rows = (await connection.execute(select(*columns(ROWS[kind])).where(where).order_by(order))).mappings()
            return [kind(**row) for row in rows]

    async def _put(self, record: Any) -> None:
        async with self._database.transaction() as connection:
            await _add(connection, record)

    async def _changed(self, statement: Any) -> bool:
        async with self._database.transaction() as connection:
            return (await connection.execute(statement)).rowcount == 1


async def _tables_of(connection: AsyncConnection, person: str) -> list[str]:
    """The tables that they sit at, noted as changed, so that other processes look again."""
    seated = select(SeatRow.table_id).where(SeatRow.person == person).distinct()
    changed = update(TableRow).where(TableRow.id.in_(seated)).values(unlogged=TableRow.unlogged + 1)
    await connection.execute(changed)
    return list(await connection.scalars(seated))


async def _said_by(connection: AsyncConnection, person: str) -> list[RowMapping]:
    lines = select(*columns(JournalRow)).where(JournalRow.person == person, text(SAID))
    return list((await connection.execute(lines)).mappings())


async def _add(connection: AsyncConnection, record: Any) -> None:
    await connection.execute(insert(ROWS[type(record)]).values(**asdict(record)))


def _usable(digest: str, purpose: str, at: int) -> Any:
    return (OneTimeRow.digest == digest) & (OneTimeRow.purpose == purpose) & (OneTimeRow.expires >= at)
