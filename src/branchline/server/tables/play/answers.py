"""Automatic answers: what a player has said in advance, kept for their seat and told to nobody else."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from branchline.server.tables.journal import ACTION
from branchline.server.tables.play.seating import check_running, chosen_seat
from branchline.server.tables.records import PERSON, Person, Seat, changed
from branchline.server.tables.session import Message, Session
from branchline.server.tables.snapshot import Snapshot, progress
from branchline.server.tables.store import Conflict, StoreFailed

if TYPE_CHECKING:
    from branchline.server.tables.sessions import Sessions
    from branchline.server.wire.answers import AnswersResponse
    from branchline.server.wire.requests import AnswersSet

REST = 1.0
"""Seconds until a store that was away is asked again."""
NOTHING_SAID = {"forced": False, "passes": False, "ended": False}

log = logging.getLogger(__name__)


async def set_answers(session: Session, person: Person, form: AnswersSet) -> Snapshot:
    async with session.lock:
        check_running(session.snapshot)
        seat = chosen_seat(session.snapshot, person.id, form.seat)
        answers = {"forced": form.forced, "passes": form.passes, "ended": False}
        return await session.set_answers(changed(seat, answers=answers if form.forced or form.passes else None))


def answers_of(snapshot: Snapshot, seat: int) -> AnswersResponse:
    """What a seat has said in advance, as it holds now."""
    given = snapshot.seats[seat].answers or NOTHING_SAID
    if given["passes"] and _ends(snapshot, seat):
        return {"forced": given["forced"], "passes": False, "ended": True}
    return {"forced": given["forced"], "passes": given["passes"], "ended": given["ended"]}


def _ends(snapshot: Snapshot, seat: int) -> bool:
    """Whoever is asked something else than whether to object has a turn of their own, and should see it."""
    match = snapshot.match
    return match is not None and match.to_move == seat and match.let_pass() is None


def automatic_action(snapshot: Snapshot) -> int | None:
    """The action that the seat to move has asked for in advance. What was just taken back is not done again, and while
    someone asks to take something back everyone waits for the answer, except where time is counted."""
    seat, match = snapshot.table.to_move, snapshot.match
    if seat is None or match is None or not snapshot.running or snapshot.waits_for_consent or not _went_on(snapshot):
        return None
    if snapshot.seats[seat].kind != PERSON:
        return None
    answers, passing = answers_of(snapshot, seat), match.let_pass()
    if passing is not None and answers["passes"]:
        return passing
    legal = match.legal_numbers() if answers["forced"] else []
    return legal[0] if len(legal) == 1 else None


def _went_on(snapshot: Snapshot) -> bool:
    return bool(snapshot.played) and snapshot.played[-1].seq == snapshot.game_seq


def _ended_seat(snapshot: Snapshot) -> Seat | None:
    """The seat to move, with what it had said in advance changed, where that has just come to its end."""
    seat = snapshot.table.to_move
    if seat is None or snapshot.seats[seat].answers is None:
        return None
    answers = answers_of(snapshot, seat)
    return changed(snapshot.seats[seat], answers=answers) if answers != snapshot.seats[seat].answers else None


class AnswerRunner:
    """Gives the automatic answers, whether or not whoever asked for them is there.

    Where other processes write to the database too, each looks there after whatever it has written itself: of two that
    write at the same time, one what is answered and one the answer to it, at least one then sees both.
    """

    def __init__(self, sessions: Sessions, shared: bool) -> None:
        self._sessions, self._shared = sessions, shared
        self._answering: dict[str, asyncio.Task[None]] = {}

    def on_message(self, session: Session, message: Message) -> None:
        if message.here:
            self._begin(session, looks=self._shared)

    def wake(self, session: Session) -> None:
        self._begin(session, looks=False)

    def said(self, session: Session) -> None:
        """A seat has just said something in advance here."""
        self._begin(session, looks=self._shared)

    def _begin(self, session: Session, *, looks: bool) -> None:
        if session.id not in self._answering and (
            _is_due(session.snapshot) or (looks and _waits_for_person(session.snapshot))
        ):
            self._answering[session.id] = asyncio.create_task(
                self._answer_on(session.id), name=f"answers at {session.id}"
            )

    async def close(self) -> None:
        answering = list(self._answering.values())
        for task in answering:
            task.cancel()
        await asyncio.gather(*answering, return_exceptions=True)

    async def _answer_on(self, table: str) -> None:
        try:
            while not await self._answer_all(table):
                await asyncio.sleep(REST)
        except Exception:
            log.exception("an automatic answer at table %s failed", table)
        finally:
            del self._answering[table]

    async def _answer_all(self, table: str) -> bool:
        """Whether everything due is answered; not so while the store is away."""
        try:
            while _is_due((session := await self._sessions.get(table)).snapshot):
                with suppress(Conflict):
                    await _answer(session)
        except StoreFailed as fault:
            log.warning("an automatic answer at table %s waits: %s", table, fault)
            return False
        return True


def _waits_for_person(snapshot: Snapshot) -> bool:
    seat = snapshot.table.to_move
    return snapshot.running and seat is not None and snapshot.seats[seat].kind == PERSON


def _is_due(snapshot: Snapshot) -> bool:
    return automatic_action(snapshot) is not None or _ended_seat(snapshot) is not None


async def _answer(session: Session) -> None:
    async with session.lock:
        snapshot = session.snapshot
        action, ended = automatic_action(snapshot), _ended_seat(snapshot)
        if action is not None:
            assert snapshot.table.to_move is not None
            seat = snapshot.seats[snapshot.table.to_move]
            match = await session.played(action, seat.seat)
            entry = session.new_entry(ACTION, seat=seat.seat, person=seat.person, text=str(match.last))
            await session.commit(entry, match=match, **progress(match))
        elif ended is not None:
            await session.set_answers(ended)
