"""What can be used once, and not for long. Only a digest is kept: whoever reads the store can use none of them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from branchline.server.accounts.records import OneTime
from branchline.server.accounts.store import AccountStore
from branchline.server.tables.clocks.passing_time import now

NEW_PASSKEY: Final = "new passkey"
SHOW_PASSKEY: Final = "show passkey"
LINK: Final = "link"
CODE: Final = "code"
OPENID_STATE: Final = "openid"
ROOM: Final = "room"
SECONDS: Final = {NEW_PASSKEY: 300, SHOW_PASSKEY: 300, LINK: 15 * 60, CODE: 300, OPENID_STATE: 600, ROOM: 12 * 3600}
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that look alike."""
CODE_LENGTH = 8
DROPPED_EVERY = 60_000
"""Milliseconds. What has expired opens nothing, so it need not go at once."""


class OneTimes:
    def __init__(self, store: AccountStore) -> None:
        self._store, self._dropped = store, 0

    async def give(self, purpose: str, person: str | None = None, **data: Any) -> str:
        """A new secret."""
        secret = _code() if purpose in (CODE, ROOM) else secrets.token_urlsafe(32)
        at = now()
        if at - self._dropped > DROPPED_EVERY:
            self._dropped = at
            await self._store.drop_expired(at)
        expires = at + SECONDS[purpose] * 1000
        await self._store.add_one_time(OneTime(_digest(secret), purpose, expires, person, data))
        return secret

    async def look(self, secret: str, purpose: str) -> OneTime | None:
        """What it is for, without using it."""
        return await self._store.one_time(_digest(secret), purpose, now())

    async def use(self, secret: str, purpose: str) -> OneTime | None:
        """Whoever comes second, or too late, gets nothing."""
        return await self._store.use_one_time(_digest(secret), purpose, now())


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_as_typed(text: str) -> str:
    """
    >>> code_as_typed("abcd-efgh "), code_as_typed("ABCD EFGH")
    ('ABCDEFGH', 'ABCDEFGH')
    """
    return "".join(letter for letter in text.upper() if letter.isalnum())


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
