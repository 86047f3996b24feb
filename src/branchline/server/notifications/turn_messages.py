"""Whoever has been asked for a while, and is not there, is told that it is their turn.

Every process looks. A line in the database says up to which turn someone has been told; whoever writes it sends the
message, so it is sent once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import branchline
from branchline.server.errors import Refusal
from branchline.server.notifications.contacts import CONFIRMED, Contacts, ContactStore, Turn
from branchline.server.notifications.messenger import Messenger
from branchline.server.repeated import Repeated
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.play.answers import automatic_action
from branchline.server.tables.session import Session
from branchline.server.tables.sessions import Sessions

LOOK = 5.0
AT_A_TIME = 100
LATEST = 24 * 3600 * 1000
"""Milliseconds after which a turn is old, and nobody is notified of it any more."""

log = logging.getLogger(__name__)


class TurnMessages(Repeated):
    def __init__(
        self, store: ContactStore, sessions: Sessions, messenger: Messenger, after: float,
        is_here: Callable[[Session, int], Awaitable[bool]],
    ) -> None:  # fmt: skip
        self._store, self._sessions, self._messenger, self._is_here = store, sessions, messenger, is_here
        self._after = int(after * 1000)
        self._contacts = Contacts(store)
        super().__init__("notifying whose turn it is", min(LOOK, after + 0.1))

    def open(self) -> None:
        if self._messenger.kinds:
            super().open()

    async def once(self) -> None:
        before = now() - self._after
        for turn in await self._store.turns_to_notify(before - LATEST, before, AT_A_TIME):
            if await self._store.claim_turn(turn):
                await self._notify(turn)

    async def _notify(self, turn: Turn) -> None:
        try:
            session = await self._sessions.get(turn.table)
        except Refusal as refusal:
            log.warning("table %s cannot be opened: %s", turn.table, refusal.code)
            return
        table, seats = session.snapshot.table, session.snapshot.seats
        if (
            table.turn_started_at != turn.turn_started_at
            or table.to_move is None
            or automatic_action(session.snapshot) is not None
        ):
            return
        if await self._is_here(session, table.to_move):
            return
        names = [seat.name for seat in seats if seat.seat != table.to_move]
        for contact in await self._contacts.of(str(seats[table.to_move].person)):
            if contact.state == CONFIRMED:
                game = branchline.catalogue()[table.game].name(contact.language)
                self._messenger.notify_turn(contact, table.id, game, names)
