"""Passkeys: the authenticator of a device, or of whoever keeps its passkeys, proves who is there (WebAuthn)."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, ParamSpec, TypeVar

from branchline.server.accounts.one_times import NEW_PASSKEY, SHOW_PASSKEY, OneTimes
from branchline.server.accounts.plain_cbor import check_attestation, check_authenticator_data
from branchline.server.accounts.records import OneTime, Passkey
from branchline.server.accounts.store import AccountStore
from branchline.server.errors import Refusal
from branchline.server.people.tokens import new_id
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.store import Conflict

HOUSE = "Branchline"
MOST = 20
LONGEST_ID = 1400
AT_A_TIME = 2
"""So many are checked beside each other: the threads are everybody's."""
Given = ParamSpec("Given")
Worked = TypeVar("Worked")
Credential = dict[str, Any]
"""What a browser made of the options, as JSON."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Site:
    """This server as a browser finds it: a passkey is made for a domain and works there alone."""

    domain: str
    origins: tuple[str, ...]

    @property
    def can_have_passkeys(self) -> bool:
        """Only names can, and addresses of machines cannot.

        >>> Site("play.example.org", ()).can_have_passkeys, Site("127.0.0.1", ()).can_have_passkeys
        (True, False)
        """
        try:
            ip_address(self.domain)
        except ValueError:
            return bool(self.domain)
        return False


class Passkeys:
    def __init__(self, store: AccountStore, one_times: OneTimes) -> None:
        self._store, self._one_times = store, one_times
        self._turns = asyncio.Semaphore(AT_A_TIME)

    async def options_to_make(self, site: Site, person: str, name: str) -> Any:
        """What a browser is to make a passkey by, for a person who may yet have to become one."""
        known = await self._store.passkeys_of(person)
        if len(known) >= MOST:
            raise Refusal(409, "passkeys-many", most=MOST)
        _check(site)
        challenge = await self._one_times.give(NEW_PASSKEY, person)
        return await self._beside(_options_to_make, site, person, name, challenge, known)

    async def options_to_show(self, site: Site) -> Any:
        """What a browser is to show a passkey by, whichever it has for this site."""
        _check(site)
        challenge = await self._one_times.give(SHOW_PASSKEY)
        return await self._beside(_options_to_show, site, challenge)

    async def made(self, site: Site, credential: Credential, name: str) -> Passkey:
        """A passkey that a browser has made, yet to be stored."""
        challenge = await self._used(credential, NEW_PASSKEY)
        public_key, sign_count, id = await self._beside(_made, site, credential, _challenge_in(credential))
        if len(id) > LONGEST_ID:
            raise Refusal(422, "passkey-refused")
        at = now()
        return Passkey(
            id=new_id(), person=str(challenge.person), credential=id, public_key=public_key, sign_count=sign_count,
            domain=site.domain, name=name, created=at, used=at,
        )  # fmt: skip

    async def add(self, passkey: Passkey) -> None:
        try:
            await self._store.add_passkey(passkey)
        except Conflict:
            raise Refusal(409, "passkey-there") from None

    async def shown(self, site: Site, credential: Credential) -> str:
        """Whose passkey a browser has shown. One whose count does not go on has been copied: it opens nothing."""
        await self._used(credential, SHOW_PASSKEY)
        id = str(credential.get("id"))
        passkey = await self._store.passkey(id) if id.isascii() and id.isprintable() else None
        if passkey is None or passkey.domain != site.domain:
            raise Refusal(401, "passkey-unknown")
        sign_count = await self._beside(_shown, site, credential, _challenge_in(credential), passkey)
        copied = sign_count <= passkey.sign_count and (sign_count or passkey.sign_count)
        if copied or not await self._store.use_passkey(passkey, sign_count, now()):
            log.warning("a passkey of %s shows an old count and is refused", passkey.person)
            raise Refusal(401, "passkey-copied")
        return passkey.person

    async def _beside(self, work: Callable[Given, Worked], *given: Given.args, **named: Given.kwargs) -> Worked:
        async with self._turns:
            return await asyncio.to_thread(work, *given, **named)

    async def _used(self, credential: Credential, purpose: str) -> OneTime:
        found = await self._one_times.use(_challenge_in(credential), purpose)
        if found is None:
            raise Refusal(401, "passkey-late")
        return found


def _check(site: Site) -> None:
    if not site.can_have_passkeys:
        raise Refusal(409, "passkeys-off")


def _challenge_in(credential: Credential) -> str:
    from webauthn.helpers import base64url_to_bytes

    try:
        challenge = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"]
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Refusal(422, "passkey-refused") from None
    if not isinstance(challenge, str) or not challenge.isascii():
        raise Refusal(422, "passkey-refused")
    return challenge


def _options_to_make(site: Site, person: str, name: str, challenge: str, known: Sequence[Passkey]) -> Any:
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.domain, rp_name=HOUSE, user_name=name, user_id=person.encode(),
        challenge=base64url_to_bytes(challenge),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.credential)) for each in known],
    )  # fmt: skip
    return json.loads(options_to_json(options))


def _options_to_show(site: Site, challenge: str) -> Any:
    from webauthn import base64url_to_bytes, generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.domain, challenge=base64url_to_bytes(challenge),
        user_verification=UserVerificationRequirement.PREFERRED,
    )  # fmt: skip
    return json.loads(options_to_json(options))


def _made(site: Site, credential: Credential, challenge: str) -> tuple[str, int, str]:
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        check_attestation(base64url_to_bytes(credential["response"]["attestationObject"]))
        found = verify_registration_response(
            credential=credential, expected_challenge=base64url_to_bytes(challenge), expected_rp_id=site.domain,
            expected_origin=list(site.origins),
        )  # fmt: skip
    except Exception as fault:
        raise _refused(fault) from None
    return bytes_to_base64url(found.credential_public_key), found.sign_count, bytes_to_base64url(found.credential_id)


def _shown(site: Site, credential: Credential, challenge: str, passkey: Passkey) -> int:
    """Its count. The library compares counts too, but says of none of its refusals which it is: so it is given none."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    try:
        check_authenticator_data(base64url_to_bytes(credential["response"]["authenticatorData"]))
        found = verify_authentication_response(
            credential=credential, expected_challenge=base64url_to_bytes(challenge), expected_rp_id=site.domain,
            expected_origin=list(site.origins), credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=0,
        )  # fmt: skip
    except Exception as fault:
        raise _refused(fault) from None
    return found.new_sign_count


def _refused(fault: Exception) -> Refusal:
    """Whatever the library stumbles over came from outside: its parsers raise more than they say."""
    log.info("a passkey was refused: %s", type(fault).__name__)
    return Refusal(401, "passkey-refused")
