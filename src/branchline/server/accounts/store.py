"""What accounts ask of whatever stores them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from branchline.server.accounts.records import Account, Identity, OneTime, Passkey, SignIn
from branchline.server.tables.journal import CHAT


def without_person(line: Mapping[str, Any], name: str) -> dict[str, Any]:
    """What changes in a line of a journal when whoever it is by is gone: their name, and what they said.

    >>> without_person({"kind": "chat", "text": "I live in Leeds", "data": {"name": "Ada"}}, "Anon. X")
    {'data': {'name': 'Anon. X'}, 'text': '…'}
    """
    data = line["data"] or {}
    named = {"data": {**data, "name": name}} if "name" in data else {"data": line["data"]}
    return named | ({"text": "…"} if line["kind"] == CHAT else {})


class AccountStore(Protocol):
    """`StoreFailed` while the store is away."""

    async def account(self, person: str) -> Account | None: ...

    async def account_called(self, look: str) -> Account | None:
        """The account whose name has this look."""

    async def accounts_among(self, people: Collection[str]) -> set[str]:
        """Those of these people who have an account."""

    async def begin_account(
        self, account: Account, name: str, sign_in: SignIn, passkey: Passkey | None, identity: Identity | None
    ) -> None:
        """A guest has an account from now on, and is called so. `Conflict` where a name, passkey or identity of this
        kind is somebody's already, or they are no guest."""

    async def rename(self, person: str, name: str, look: str) -> None:
        """`Conflict` where the name is taken."""

    async def set_password(self, person: str, password: str | None) -> None:
        """Its hash."""

    async def passkeys_of(self, person: str) -> Sequence[Passkey]: ...

    async def passkey(self, credential: str) -> Passkey | None: ...

    async def add_passkey(self, passkey: Passkey) -> None: ...

    async def use_passkey(self, passkey: Passkey, sign_count: int, at: int) -> bool:
        """Note a use; False where it was used meanwhile."""

    async def rename_passkey(self, person: str, id: str, name: str) -> bool: ...

    async def drop_passkey(self, person: str, id: str) -> bool: ...

    async def sign_in(self, id: str) -> SignIn | None: ...

    async def sign_ins_of(self, person: str) -> Sequence[SignIn]:
        """Those seen last first."""

    async def add_sign_in(self, sign_in: SignIn) -> None: ...

    async def note_sign_in(self, id: str, **times: int) -> None:
        """Note when it was `seen`, or `confirmed`."""

    async def drop_sign_ins(self, person: str, ids: Collection[str]) -> None: ...

    async def identity(self, issuer: str, subject: str) -> Identity | None: ...

    async def identities_of(self, person: str) -> Sequence[Identity]: ...

    async def add_identity(self, identity: Identity) -> None:
        """`Conflict` where it belongs to someone."""

    async def add_one_time(self, one_time: OneTime) -> None: ...

    async def one_time(self, digest: str, purpose: str, at: int) -> OneTime | None:
        """Look at it without using it."""

    async def use_one_time(self, digest: str, purpose: str, at: int) -> OneTime | None:
        """It is gone afterwards; whoever comes second gets nothing."""

    async def drop_expired(self, before: int) -> None:
        """Forget what expired before then."""

    async def bring(self, guest: str, person: str) -> list[str]:
        """What was a guest's is this person's from now on; the guest is no more. Their tables, by id."""

    async def end_account(self, person: str, name: str) -> list[str]:
        """Forget all that was kept of an account, and what they said. The person stays, called so, because others'
        games name them. Their tables, by id."""
