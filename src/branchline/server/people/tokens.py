"""Tokens: each names a person and cannot be forged."""

from __future__ import annotations

import hmac

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "branchline"
A_YEAR = 365 * 24 * 3600


class Tokens:
    """A token names a person and cannot be forged."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = URLSafeSerializer(secret, salt="branchline person")

    def derived(self, purpose: str) -> bytes:
        """Another secret, which only those know who know this one."""
        return hmac.digest(self._secret, purpose.encode(), "sha512")

    def sign(self, person: str) -> str:
        return str(self._signer.dumps(person))

    def read(self, token: str) -> str | None:
        try:
            person = self._signer.loads(token)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None
