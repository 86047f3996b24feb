"""Who may look after a server, and what they did: every measure is written down with its reason."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from branchline.server.accounts.store import AccountStore
from branchline.server.errors import Refusal
from branchline.server.lobby.names import look_of
from branchline.server.moderation.records import Measure, What
from branchline.server.moderation.store import ModerationStore
from branchline.server.people.tokens import new_id
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import Person

log = logging.getLogger(__name__)


class Moderators:
    def __init__(self, store: ModerationStore, accounts: AccountStore, names: Sequence[str]) -> None:
        self._store, self._accounts, self._names = store, accounts, names
        self._known: frozenset[str] = frozenset()

    async def open(self) -> None:
        """Those who have accounts by now: whoever takes a name later does not become a moderator by it."""
        found = {name: await self._accounts.account_called(look_of(name)) for name in self._names}
        for name in (name for name, account in found.items() if account is None):
            log.warning("there is no account of the moderator %s: make it, then start this server again", name)
        self._known = frozenset(account.person for account in found.values() if account is not None)

    def is_one(self, person: Person | None) -> bool:
        return person is not None and person.id in self._known

    def check(self, person: Person) -> None:
        if not self.is_one(person):
            raise Refusal(403, "not-moderator")

    async def note(
        self, moderator: Person, what: What, reason: str, *, person: str | None = None, table: str | None = None,
        seq: int | None = None,
    ) -> None:  # fmt: skip
        await self._store.add_measure(Measure(new_id(), now(), moderator.id, what, reason, person, table, seq))
