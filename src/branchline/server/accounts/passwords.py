"""Passwords, kept as Argon2id hashes."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING

from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import FairQueue, Owner

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST = 10
LONGEST = 200
FEWEST_LETTERS = 5
"""Different ones."""
MEMORY, PASSES = 19 * 1024, 2
"""What OWASP asks for at least: 19 MiB, twice over. More would be a burden to a club's small machine."""
AT_A_TIME = 2


class Passwords:
    def __init__(self) -> None:
        self._turns = FairQueue(range(AT_A_TIME))

    async def hashed(self, password: str, owner: Owner) -> str:
        async with self._turns.lent(owner):
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def matches(self, password: str, known: str | None, owner: Owner) -> bool:
        """Where there is none to compare it with, that takes as long as if there were."""
        async with self._turns.lent(owner):
            return await asyncio.to_thread(self._verify, _plain(password), known)

    def is_outdated(self, known: str) -> bool:
        return self._hasher.check_needs_rehash(known)

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=1)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe(32))

    def _verify(self, password: str, known: str | None) -> bool:
        from argon2.exceptions import VerificationError

        nobodys = self._nobodys
        try:
            self._hasher.verify(known or nobodys, password)
        except VerificationError:
            return False
        return known is not None


def check_password(password: str, name: str) -> None:
    """Long beats clever: no rules about digits and signs."""
    plain = _plain(password)
    if len(plain) < SHORTEST:
        raise Refusal(422, "password-short", field="password", least=SHORTEST)
    if len(set(plain)) < FEWEST_LETTERS or plain.casefold().strip() == name.casefold():
        raise Refusal(422, "password-weak", field="password")


def _plain(password: str) -> str:
    """The same, however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
