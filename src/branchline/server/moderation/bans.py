"""People who may not play for a while, or at all. They still see what everybody sees, and what is theirs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from branchline.server.errors import Refusal
from branchline.server.lobby.lobby import leave
from branchline.server.moderation.records import Ban
from branchline.server.moderation.store import ModerationStore
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.play.seating import STAND_IN, hand
from branchline.server.tables.records import OPEN, PERSON, RUNNING, Person
from branchline.server.tables.session import Session

if TYPE_CHECKING:
    from branchline.server.services import Services

DAY = 24 * 3600 * 1000
AT_A_TIME = 50
FREE = frozenset({"/api/sign-out", "/api/account/delete", "/api/account/confirm"})
"""What anybody may still do."""


class Bans:
    def __init__(self, store: ModerationStore, trusted: float) -> None:
        """What was read is trusted for so many seconds: other servers may ban people, too."""
        self._store, self._trusted = store, trusted
        self._known: dict[str, Ban] | None = None
        self._read = 0.0

    async def of(self, person: str) -> Ban | None:
        if self._known is None or time.monotonic() - self._read > self._trusted:
            self._known = {ban.person: ban for ban in await self._store.bans()}
            self._read = time.monotonic()
        ban = self._known.get(person)
        return ban if ban is not None and (ban.until is None or ban.until > now()) else None

    async def check(self, person: Person, path: str) -> None:
        ban = await self.of(person.id)
        if ban is None or path in FREE:
            return
        if ban.until is None:
            raise Refusal(403, "banned", reason=ban.reason)
        raise Refusal(403, "banned-until", reason=ban.reason, days=-((now() - ban.until) // DAY))

    async def ban(self, person: str, days: int | None, reason: str) -> None:
        at = now()
        await self._store.put_ban(Ban(person, at + days * DAY if days is not None else None, reason, at))
        self._known = None

    async def lift(self, person: str) -> None:
        if not await self._store.drop_ban(person):
            raise Refusal(404, "not-found")
        self._known = None


async def leave_to_bots(services: Services, person: Person) -> None:
    """At tables that wait they get up; where a match is going on a bot plays for them, so that nobody waits."""
    after = None
    while found := await services.store.page("mine", person.id, after, AT_A_TIME):
        for cursor, table, _ in found:
            after = cursor
            try:
                await _leave(await services.sessions.get(table.id), person)
            except Refusal:
                continue


async def _leave(session: Session, person: Person) -> None:
    if session.snapshot.table.status == OPEN:
        await leave(session, person)
    for seat in session.snapshot.held_by(person.id):
        if session.snapshot.table.status == RUNNING and session.snapshot.seats[seat].kind == PERSON:
            await hand(session, person, seat, STAND_IN)
