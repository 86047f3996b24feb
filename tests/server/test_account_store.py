"""Accounts as they are stored: in SQLite, in PostgreSQL and in memory alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from branchline.server.accounts.records import NEW, Account, Identity, OneTime, Passkey, SignIn
from branchline.server.accounts.sign_ins import MOST, SignIns
from branchline.server.store.memory_store import MemoryStore
from branchline.server.store.sql_store import SqlStore
from branchline.server.tables.records import Person
from branchline.server.tables.store import Conflict, Transaction
from server.engines import Postgres

Store = SqlStore | MemoryStore
ADA = Account("ada", "ada", created=1)
PASSKEY = Passkey("key", "ada", "credential", "public", 3, "play.example.org", "Phone", created=1, used=1)


def sign_in(id: str, person: str = "ada", seen: int = 1) -> SignIn:
    return SignIn(id, person, NEW, "Firefox", 1, seen, 1)


@pytest.fixture(params=["sqlite", "memory", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Runs a test on a store in which Ada and Ben are guests."""

    def store() -> Store:
        if request.param == "memory":
            return MemoryStore()
        if request.param == "sqlite":
            return SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
        engine: Postgres = request.getfixturevalue("postgres")
        return SqlStore(engine.new_database())

    async def with_store(test: Callable[[Store], Awaitable[None]]) -> None:
        opened = store()
        await opened.open()
        try:
            people = [Person(id, "guest", id.title(), 1) for id in ("ada", "ben")]
            await opened.write(Transaction(new=list(people)))
            await test(opened)
        finally:
            await opened.close()

    return lambda test: asyncio.run(with_store(test))


Run = Callable[[Callable[[Store], Awaitable[None]]], None]


async def kind_of(store: Store, id: str) -> str:
    person = await store.person(id)
    assert person is not None
    assert person.has_account == (person.kind == "account")
    return person.kind


def test_nobody_is_signed_in_on_more_devices_than_one_can_have(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.accounts.begin_account(ADA, "Ada", sign_in("oldest"), None, None)
        for number in range(MOST):
            await store.accounts.add_sign_in(sign_in(f"old {number}", seen=2 + number))
        newest = await SignIns(store.accounts, 60).begin("ada", NEW, "Firefox")
        left = [each.id for each in await store.accounts.sign_ins_of("ada")]
        assert (left[0], left[-1], len(left)) == (newest.id, "old 1", MOST)

    run(test)


def test_a_guest_becomes_an_account_once_and_nobody_takes_a_name(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.accounts.begin_account(ADA, "Ada", sign_in("one"), PASSKEY, Identity("house", "7", "ada", 1))
        assert await kind_of(store, "ada") == "account"
        assert await store.accounts.accounts_among(["ada", "ben", "nobody"]) == {"ada"}
        assert await store.accounts.account_called("ada") == ADA
        with pytest.raises(Conflict):
            await store.accounts.begin_account(ADA, "Ada", sign_in("two"), None, None)
        with pytest.raises(Conflict):
            await store.accounts.begin_account(Account("ben", "ada", 1), "Ada", sign_in("two", "ben"), None, None)
        assert await kind_of(store, "ben") == "guest"
        assert [each.id for each in await store.accounts.sign_ins_of("ben")] == []
        await store.accounts.begin_account(Account("ben", "ben", 2), "Ben", sign_in("two", "ben"), None, None)
        with pytest.raises(Conflict):
            await store.accounts.rename("ben", "ADA", "ada")
        await store.accounts.rename("ben", "Bo", "bo")
        await store.accounts.set_password("ben", "hash")
        assert await store.accounts.account_called("bo") == Account("ben", "bo", 2, "hash")
        assert await store.accounts.account_called("ben") is None

    run(test)


def test_a_passkey_counts_on_and_belongs_to_one_person(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.accounts.begin_account(ADA, "Ada", sign_in("one"), PASSKEY, None)
        assert await store.accounts.use_passkey(PASSKEY, 4, 9)
        assert not await store.accounts.use_passkey(PASSKEY, 5, 9)
        with pytest.raises(Conflict):
            await store.accounts.add_passkey(Passkey("k", "ben", "credential", "p", 0, "d", "n", 1, 1))
        assert not await store.accounts.rename_passkey("ben", "key", "Mine")
        assert not await store.accounts.drop_passkey("ben", "key")
        assert await store.accounts.rename_passkey("ada", "key", "Laptop")
        assert [(each.name, each.sign_count) for each in await store.accounts.passkeys_of("ada")] == [("Laptop", 4)]
        assert await store.accounts.drop_passkey("ada", "key")
        assert await store.accounts.passkey("credential") is None

    run(test)


def test_what_can_be_used_once_is_used_once_and_in_time(run: Run) -> None:
    async def test(store: Store) -> None:
        for digest in ("a", "b", "c"):
            await store.accounts.add_one_time(OneTime(digest, "link", expires=10, data={"to": "ada"}))
        assert await store.accounts.use_one_time("a", "challenge", 5) is None
        assert await store.accounts.use_one_time("a", "link", 11) is None
        found = await store.accounts.use_one_time("a", "link", 10)
        assert found is not None
        assert found.data == {"to": "ada"}
        assert await store.accounts.use_one_time("a", "link", 5) is None
        both = await asyncio.gather(*(store.accounts.use_one_time("c", "link", 5) for _ in range(4)))
        assert sum(each is not None for each in both) == 1
        await store.accounts.drop_expired(11)
        assert await store.accounts.one_time("b", "link", 5) is None

    run(test)


def test_an_account_ends_and_its_person_stays(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.accounts.begin_account(ADA, "Ada", sign_in("one"), PASSKEY, Identity("house", "7", "ada", 1))
        await store.accounts.add_sign_in(sign_in("two", seen=5))
        assert [each.id for each in await store.accounts.sign_ins_of("ada")] == ["two", "one"]
        await store.accounts.drop_sign_ins("ben", ["one"])
        await store.accounts.drop_sign_ins("ada", ["two"])
        assert await store.accounts.sign_in("two") is None
        await store.accounts.note_sign_in("one", seen=8)
        assert [each.seen for each in await store.accounts.sign_ins_of("ada")] == [8]
        await store.accounts.end_account("ada", "–")
        assert await kind_of(store, "ada") == "gone"
        assert await store.accounts.account("ada") is None
        assert await store.accounts.sign_in("one") is None
        assert await store.accounts.identity("house", "7") is None
        assert await store.accounts.passkeys_of("ada") == []

    run(test)
