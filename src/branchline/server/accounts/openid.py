"""Signing in with the host's own OpenID provider: an authorization code, bound to this browser and to this server."""

from __future__ import annotations

import asyncio
import logging
import secrets
import ssl
import time
from dataclasses import dataclass
from typing import Any

from branchline.server.accounts.one_times import OPENID_STATE, OneTimes
from branchline.server.errors import Refusal
from branchline.server.lobby.names import legible

SECONDS = 10.0
"""For each thing the provider is asked for."""
REMEMBERED = 3600.0
LEEWAY = 60
"""Seconds by which the provider's clock may be wrong."""
SCOPE = "openid profile"
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]
"""By which a provider may sign, always with a key of its own."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Provider:
    issuer: str
    client: str
    secret: str
    name: str
    """What people know it as."""


@dataclass(frozen=True)
class Known:
    """Someone as the provider knows them."""

    subject: str
    name: str
    keep_tables: bool
    person: str | None
    """Who asked: whoever has come back is to be the same."""


class OpenId:
    def __init__(self, provider: Provider | None, one_times: OneTimes) -> None:
        self._provider, self._one_times = provider, one_times
        self._metadata: dict[str, Any] = {}
        self._keys: dict[str, Any] = {}
        self._read = -REMEMBERED
        self._trust: ssl.SSLContext | None = None

    @property
    def name(self) -> str | None:
        return self._provider.name if self._provider is not None else None

    @property
    def issuer(self) -> str:
        return self._there().issuer

    async def begin(self, back: str, person: str | None, keep_tables: bool) -> tuple[str, str]:
        """Where to send a browser, and what it is to bring back. `back` is where the provider sends it then."""
        metadata = await self._described()
        verifier, nonce = secrets.token_urlsafe(48), secrets.token_urlsafe(24)
        state = await self._one_times.give(
            OPENID_STATE, verifier=verifier, nonce=nonce, back=back, keep_tables=keep_tables, asker=person
        )
        async with await self._client(back) as client:
            address, _ = client.create_authorization_url(
                metadata["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
            )
        return str(address), state

    async def finish(self, state: str, code: str) -> Known:
        """Whom the provider has sent back. Each state is good once."""
        asked = await self._one_times.use(state, OPENID_STATE)
        if asked is None:
            raise Refusal(401, "openid-late")
        metadata = await self._described()
        try:
            async with await self._client(asked.data["back"]) as client:
                token = await client.fetch_token(
                    metadata["token_endpoint"], grant_type="authorization_code", code=code,
                    code_verifier=asked.data["verifier"],
                )  # fmt: skip
            claims = await asyncio.to_thread(self._checked, str(token["id_token"]), asked.data["nonce"])
        except Refusal:
            raise
        except Exception as fault:
            # The provider's answers come from outside, and the libraries that read them raise more than they say.
            log.warning("the OpenID provider's answer was refused: %s: %s", type(fault).__name__, fault)
            raise Refusal(401, "openid-failed") from None
        named = next((str(claims[key]) for key in ("preferred_username", "name", "nickname") if claims.get(key)), "")
        return Known(str(claims["sub"])[:300], legible(named), asked.data["keep_tables"], asked.data["asker"])

    def _there(self) -> Provider:
        if self._provider is None:
            raise Refusal(409, "openid-off")
        return self._provider

    async def _client(self, back: str) -> Any:
        self._trust = self._trust or await asyncio.to_thread(_trusted)
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        there = self._there()
        return AsyncOAuth2Client(
            client_id=there.client, client_secret=there.secret, redirect_uri=back, scope=SCOPE,
            code_challenge_method="S256", timeout=SECONDS, verify=self._trust,
        )  # fmt: skip

    async def _described(self) -> dict[str, Any]:
        """What the provider says of itself, with its keys."""
        there = self._there()
        if time.monotonic() - self._read < REMEMBERED:
            return self._metadata
        try:
            async with await self._client("") as client:
                told = await _fetched(client, f"{there.issuer.rstrip('/')}/.well-known/openid-configuration")
                keys = await _fetched(client, told["jwks_uri"])
        except Exception as fault:
            log.warning("the OpenID provider %s cannot be asked: %s", there.issuer, fault)
            raise Refusal(503, "openid-away") from None
        if told.get("issuer", "").rstrip("/") != there.issuer.rstrip("/"):
            log.warning("the OpenID provider calls itself %s, and not %s", told.get("issuer"), there.issuer)
            raise Refusal(503, "openid-away")
        self._metadata, self._keys, self._read = told, keys, time.monotonic()
        return told

    def _checked(self, token: str, nonce: str) -> dict[str, Any]:
        """What the provider has signed about somebody, for this server and for this attempt."""
        from joserfc.jwk import KeySet
        from joserfc.jwt import JWTClaimsRegistry, decode

        there = self._there()
        try:
            read = decode(token, KeySet.import_key_set(self._keys), algorithms=ALGORITHMS)  # type: ignore[arg-type]
        except ValueError:
            self._read = -REMEMBERED  # It may have new keys: the next attempt asks for them.
            raise
        JWTClaimsRegistry(
            leeway=LEEWAY, iss={"essential": True, "value": self._metadata["issuer"]},
            aud={"essential": True, "value": there.client}, nonce={"essential": True, "value": nonce},
            exp={"essential": True}, iat={"essential": True}, sub={"essential": True},
        ).validate(read.claims)  # fmt: skip
        if read.claims.get("azp", there.client) != there.client:
            raise ValueError("signed for somebody else")
        return dict(read.claims)


async def _fetched(client: Any, address: str) -> dict[str, Any]:
    answer = await client.request("GET", address, withhold_token=True)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def _trusted() -> ssl.SSLContext:
    """Whom to believe, and the library that asks: reading both takes a while."""
    import authlib.integrations.httpx_client  # noqa: F401

    return ssl.create_default_context()
