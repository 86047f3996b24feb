"""Tokens: each names a person and cannot be forged."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "branchline"
A_YEAR = 365 * 24 * 3600


def new_id() -> str:
    """A name nobody can guess: whoever knows a table's id may watch it."""
    return secrets.token_urlsafe(12)


class Token(NamedTuple):
    person: str
    sign_in: str | None
    """The sign-in it belongs to; none for a guest."""


class Tokens:
    """A token names a person and cannot be forged."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._signer = URLSafeSerializer(secret, salt="branchline person")

    def derived(self, purpose: str) -> bytes:
        """Another secret, which only those know who know this one."""
        return hmac.digest(self._secret, purpose.encode(), "sha512")

    def sign(self, person: str, sign_in: str | None = None) -> str:
        return str(self._signer.dumps(person if sign_in is None else [person, sign_in]))

    def read(self, token: str) -> Token | None:
        try:
            named = self._signer.loads(token)
        except BadSignature:
            return None
        match named:
            case str(person):
                return Token(person, None)
            case [str(person), str(sign_in)]:
                return Token(person, sign_in)
        return None
