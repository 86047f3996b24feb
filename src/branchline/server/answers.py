"""Automatic answers: what a player has said in advance, kept for their seat and told to nobody else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from branchline.server.journal import ACTION
from branchline.server.message import Message
from branchline.server.models import PERSON, PersonRow, SeatRow, changed
from branchline.server.room import Room
from branchline.server.seating import check_running, chosen_seat
from branchline.server.snapshot import Snapshot, progress

if TYPE_CHECKING:
    from branchline.server.request_models import AnswersSet

NOTHING_SAID = {"forced": False, "passes": False, "ended": False}

log = logging.getLogger(__name__)


async def set_answers(room: Room, person: PersonRow, form: AnswersSet) -> Snapshot:
    async with room.lock:
        check_running(room.snapshot)
        seat = chosen_seat(room.snapshot, person.id, form.seat)
        answers = {"forced": form.forced, "passes": form.passes, "ended": False}
        return await room.keep(changed(seat, answers=answers if form.forced or form.passes else None))


def answers_of(snapshot: Snapshot, seat: int) -> dict[str, Any]:
    """What a seat has said in advance, as it holds now."""
    kept = snapshot.seats[seat].answers or NOTHING_SAID
    return kept | {"passes": False, "ended": True} if _ends(snapshot, seat, kept) else kept


def _ends(snapshot: Snapshot, seat: int, kept: dict[str, Any]) -> bool:
    """Whoever is asked something else than whether to object has a turn of their own, and should see it."""
    match = snapshot.match
    return kept["passes"] and match is not None and match.to_move == seat and match.let_pass() is None


def automatic_action(snapshot: Snapshot) -> int | None:
    """The action that the seat to move has asked for in advance. What was just taken back is not done again, and while
    someone asks to take something back everyone waits for the answer."""
    seat, match = snapshot.table.to_move, snapshot.match
    if seat is None or match is None or not snapshot.running or snapshot.undo is not None or not _went_on(snapshot):
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


def _ended_seat(snapshot: Snapshot) -> SeatRow | None:
    """The seat to move, with what it had said in advance changed, where that has just come to its end."""
    seat = snapshot.table.to_move
    if seat is None or snapshot.seats[seat].answers is None:
        return None
    answers = answers_of(snapshot, seat)
    return changed(snapshot.seats[seat], answers=answers) if answers != snapshot.seats[seat].answers else None


class AnswerRunner:
    """Gives the automatic answers, whether or not whoever asked for them is there."""

    def __init__(self) -> None:
        self._answering: dict[str, asyncio.Task[None]] = {}

    def on_message(self, room: Room, message: Message) -> None:
        self.wake(room)

    def wake(self, room: Room) -> None:
        if _is_due(room.snapshot) and room.id not in self._answering:
            self._answering[room.id] = asyncio.create_task(self._answer_on(room), name=f"answers at {room.id}")

    async def close(self) -> None:
        answering = list(self._answering.values())
        for task in answering:
            task.cancel()
        await asyncio.gather(*answering, return_exceptions=True)

    async def _answer_on(self, room: Room) -> None:
        room.users += 1
        try:
            while not room.stale and _is_due(room.snapshot):
                await _answer(room)
        except Exception:
            log.exception("an automatic answer at table %s failed", room.id)
        finally:
            room.users -= 1
            del self._answering[room.id]


def _is_due(snapshot: Snapshot) -> bool:
    return automatic_action(snapshot) is not None or _ended_seat(snapshot) is not None


async def _answer(room: Room) -> None:
    async with room.lock:
        snapshot = room.snapshot
        action, ended = automatic_action(snapshot), _ended_seat(snapshot)
        if action is not None:
            assert snapshot.table.to_move is not None
            seat = snapshot.seats[snapshot.table.to_move]
            match = await room.played(action, seat.seat)
            entry = room.new_entry(ACTION, seat=seat.seat, person=seat.person, text=str(match.last))
            await room.commit(entry, match=match, **progress(match))
        elif ended is not None:
            await room.keep(ended)
