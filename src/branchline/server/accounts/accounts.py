"""Accounts: made, renamed, given other ways in. Whoever has one can always come in by some way."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.server.accounts.one_times import CODE, SECONDS, OneTimes, code_as_typed
from branchline.server.accounts.openid import Known
from branchline.server.accounts.passkeys import Credential, Passkeys, Site
from branchline.server.accounts.passwords import Passwords, check_password
from branchline.server.accounts.records import CODE as BY_CODE
from branchline.server.accounts.records import NEW, OPENID, PASSKEY, PASSWORD, Account, Identity, Passkey, SignIn
from branchline.server.accounts.sign_ins import SignIns, is_fresh
from branchline.server.accounts.store import AccountStore
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.lobby.names import LONGEST, look_of
from branchline.server.people.people import GUEST, People
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import Person
from branchline.server.tables.store import Conflict

MOST_NAMESAKES = 100
MOST_IDENTITIES = 5


@dataclass(frozen=True)
class Accounts:
    store: AccountStore
    people: People
    sign_ins: SignIns
    one_times: OneTimes
    passkeys: Passkeys
    passwords: Passwords

    async def of(self, person: Person) -> Account:
        account = await self.store.account(person.id)
        if account is None:
            raise Refusal(403, "no-account")
        return account

    async def check_name(self, name: str, person: Person | None = None) -> None:
        """`Refusal` where somebody else has it, or one that looks like it."""
        known = await self.store.account_called(look_of(name))
        if known is not None and (person is None or known.person != person.id):
            raise _taken()

    async def make(
        self, person: Person | None, name: str, device: str, owner: Owner, *, password: str | None = None,
        passkey: Passkey | None = None, identity: tuple[str, str] | None = None,
    ) -> SignIn:  # fmt: skip
        """A guest, or somebody new, has an account from now on; all that was theirs is. They are signed in anew, so
        that whoever knew them as a guest, by whatever cookie, is not."""
        if person is not None and person.kind != GUEST:
            raise Refusal(409, "account-there" if person.has_account else "account-agent")
        await self.check_name(name)
        if password is not None:
            check_password(password, name)
            password = await self.passwords.hashed(password, owner)
        if person is None:
            person = await self.people.add_guest(name, id=passkey.person if passkey is not None else None)
        elif passkey is not None and passkey.person != person.id:
            raise Refusal(401, "passkey-late")
        account = Account(person.id, look_of(name), now(), password)
        known_as = Identity(*identity, person.id, now()) if identity is not None else None
        sign_in = self.sign_ins.begun(person.id, NEW, device)
        try:
            await self.store.begin_account(account, name, sign_in, passkey, known_as)
        except Conflict:
            raise _taken() from None
        finally:
            self.people.forget(person.id)
        return sign_in

    async def rename(self, person: Person, name: str) -> None:
        await self.check_name(name, person)
        try:
            await self.store.rename(person.id, name, look_of(name))
        except Conflict:
            raise _taken() from None
        finally:
            self.people.forget(person.id)

    async def address_of(self, name: str) -> str | None:
        """Where whoever has this account was seen last."""
        account = await self.store.account_called(look_of(name))
        return self.people.owner(account.person).address if account is not None else None

    async def by_password(self, name: str, password: str, device: str, owner: Owner) -> SignIn:
        """The same answer, after the same time, whether there is such an account or not."""
        account = await self.store.account_called(look_of(name))
        known = account.password if account is not None else None
        if not await self.passwords.matches(password, known, owner) or account is None or known is None:
            raise Refusal(401, "sign-in-wrong")
        if self.passwords.is_outdated(known):
            await self.store.set_password(account.person, await self.passwords.hashed(password, owner))
        return await self.sign_ins.begin(account.person, PASSWORD, device)

    async def by_passkey(self, site: Site, credential: Credential, device: str) -> SignIn:
        return await self.sign_ins.begin(await self.passkeys.shown(site, credential), PASSKEY, device)

    async def by_identity(
        self, person: Person | None, issuer: str, known: Known, device: str, owner: Owner
    ) -> SignIn | None:
        """Whom a provider knows is signed in. Somebody new has an account from now on; whoever has one, and is here,
        can come in by the provider from now on, and none is begun."""
        identity = await self.store.identity(issuer, known.subject)
        if identity is not None:
            return await self.sign_ins.begin(identity.person, OPENID, device)
        if person is not None and person.has_account:
            if len(await self.store.identities_of(person.id)) >= MOST_IDENTITIES:
                raise Refusal(409, "identities-many", most=MOST_IDENTITIES)
            await self.store.add_identity(Identity(issuer, known.subject, person.id, now()))
            return None
        name = await self._free_name(known.name if known.name != "?" else person.name if person else "Guest", person)
        return await self.make(person, name, device, owner, identity=(issuer, known.subject))

    async def is_known(self, issuer: str, known: Known) -> bool:
        return await self.store.identity(issuer, known.subject) is not None

    async def _free_name(self, name: str, person: Person | None) -> str:
        """A name that nobody has, as near to this one as can be."""
        for number in range(1, MOST_NAMESAKES):
            tried = name if number == 1 else f"{name[: LONGEST - 4]} {number}"
            known = await self.store.account_called(look_of(tried))
            if known is None or (person is not None and known.person == person.id):
                return tried
        raise _taken()

    async def bring(self, guest: Person | None, person: str) -> list[str]:
        """What somebody began as a guest is theirs where they have signed in. Their tables."""
        if guest is None or guest.kind != GUEST or guest.id == person:
            return []
        tables = await self.store.bring(guest.id, person)
        self.people.forget(guest.id)
        return tables

    async def show_code(self, person: Person) -> tuple[str, int]:
        """A code by which whoever types it on another device is signed in there, and until when."""
        return await self.one_times.give(CODE, person.id), now() + SECONDS[CODE] * 1000

    async def by_code(self, code: str, device: str) -> SignIn:
        found = await self.one_times.use(code_as_typed(code), CODE)
        if found is None or found.person is None:
            raise Refusal(401, "code-wrong")
        return await self.sign_ins.begin(found.person, BY_CODE, device)

    async def confirm(self, sign_in: SignIn, person: Person, site: Site, password: str | None,
                      credential: Credential | None, owner: Owner) -> None:  # fmt: skip
        """Whoever is signed in shows once more that it is they."""
        if credential is not None:
            shown = await self.passkeys.shown(site, credential)
            if shown != person.id:
                raise Refusal(401, "passkey-unknown")
        elif not await self.passwords.matches(password or "", (await self.of(person)).password, owner):
            raise Refusal(401, "password-wrong", field="password")
        await self.sign_ins.confirm(sign_in)

    async def set_password(self, person: Person, password: str | None, sign_in: SignIn, owner: Owner) -> None:
        """A new one, or none. With a new one, whoever is signed in elsewhere must know it."""
        if password is None:
            await self._check_other_way(person, without_password=True)
            await self.store.set_password(person.id, None)
            return
        check_password(password, person.name)
        await self.store.set_password(person.id, await self.passwords.hashed(password, owner))
        await self.sign_ins.end_others(sign_in)

    async def drop_passkey(self, person: Person, id: str) -> None:
        await self._check_other_way(person, without_passkey=id)
        if not await self.store.drop_passkey(person.id, id):
            raise Refusal(404, "not-found")

    async def rename_passkey(self, person: Person, id: str, name: str) -> None:
        if not await self.store.rename_passkey(person.id, id, name):
            raise Refusal(404, "not-found")

    async def _check_other_way(
        self, person: Person, *, without_password: bool = False, without_passkey: str | None = None
    ) -> None:
        has_password = (await self.of(person)).password is not None and not without_password
        passkeys = [each for each in await self.store.passkeys_of(person.id) if each.id != without_passkey]
        if not (has_password or passkeys or await self.store.identities_of(person.id)):
            raise Refusal(409, "last-way")


def check_fresh(sign_in: SignIn) -> None:
    """What would let somebody else in for good, or nobody any more, is done only for whoever has just shown that it is
    they: a device left open, or a stolen cookie, is not enough."""
    if not is_fresh(sign_in):
        raise Refusal(403, "confirm-first")


def _taken() -> Refusal:
    return Refusal(409, "name-taken", field="name")
