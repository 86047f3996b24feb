"""Hints: a bot tells someone at a table what it would do in their place, where that is fair to the others."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from branchline.server.errors import Refusal
from branchline.server.limits.connected import while_connected
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.quotas import Quotas
from branchline.server.lobby.lineage import root_of
from branchline.server.tables.play.seating import acting_seat, check_running
from branchline.server.tables.ports import Client
from branchline.server.tables.records import PERSON, Person
from branchline.server.tables.session import Session
from branchline.server.tables.sessions import Sessions
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.outcome_json import changes_json, lines_json
from branchline.server.visibility.perspective import perspective_of
from branchline.server.visibility.present_json import action_json
from branchline.server.wire.answers import HintGain, HintMove, HintResponse, OutcomeLine
from branchline.server.words import WORDS
from branchline.server.workers.compilation import Compilation
from branchline.server.workers.worker_pool import NotInTime, WorkerPool
from branchline.server.workers.worker_process import WorkerFailed

if TYPE_CHECKING:
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match

SECONDS = 20.0
"""From asking for a hint until it must be there."""
MOST_WAITING = 2
"""How many one person may wait for."""


class Hints:
    def __init__(self, workers: WorkerPool, compilation: Compilation, sessions: Sessions, quotas: Quotas) -> None:
        self._workers, self._compilation, self._sessions, self._quotas = workers, compilation, sessions, quotas
        self._asking: Counter[str] = Counter()

    async def of(self, session: Session, person: Person, asked: int | None, owner: Owner, language: str,
                 client: Client) -> HintResponse:  # fmt: skip
        """The best moves of a seat, found by a worker from what that seat may know."""
        snapshot = session.snapshot
        seat = acting_seat(snapshot, person.id, asked)
        check_running(snapshot)
        check_allowed(snapshot)
        await self.check_origin(snapshot)
        match = snapshot.known_match()
        if seat != match.to_move:
            raise Refusal(409, "hint-turn", field="seat")
        self._compilation.want_search(match.game)
        with self._counted(person.id):
            await self._quotas.hints.take(owner)
            found = await while_connected(client, self._found(snapshot, match, seat, owner))
        if found["moves"] is None:
            percent = int(100 * self._compilation.progress(match.game))
            raise Refusal(409, "hint-compiling", percent=percent)
        note = None if found["looked_far"] else WORDS.say("hint-soon", language)
        reader = perspective_of(snapshot, person.id).reader
        return {"moves": _moves_json(match, seat, found["moves"], language, reader), "note": note}

    @contextmanager
    def _counted(self, person: str) -> Iterator[None]:
        """One hint more for somebody, unless they wait for some already."""
        if self._asking[person] >= MOST_WAITING:
            raise Refusal(429, "hints-waiting", headers={"Retry-After": "2"})
        self._asking[person] += 1
        try:
            yield
        finally:
            self._asking[person] -= 1
            if not self._asking[person]:
                del self._asking[person]

    async def check_origin(self, snapshot: Snapshot) -> None:
        """What began from a running match tells nothing that the match itself does not."""
        root = root_of(snapshot.table)
        if root is None:
            return
        try:
            original = (await self._sessions.get(root)).snapshot
        except Refusal:
            return
        if original.running:
            check_allowed(original)

    async def _found(self, snapshot: Snapshot, match: Match, seat: int, owner: Owner) -> dict[str, Any]:
        position = match.determinized(seat, secrets.randbits(62)).position()
        job = {"job": "advise", "game": match.game.id, "board": snapshot.board, "position": position}
        try:
            return await self._workers.ask_within(job, SECONDS, owner)
        except (NotInTime, WorkerFailed):
            raise Refusal(409, "not-in-time") from None


def check_allowed(snapshot: Snapshot) -> None:
    """Where somebody else plays, only if the table allows it. Whoever brought others to one screen plays with them, but
    at a copy they are all of one person."""
    table = snapshot.table
    people = [seat for seat in snapshot.seats if seat.kind == PERSON or (seat.person and not seat.resigned)]
    if len(people) > 1 and table.origin is None and not table.settings.get("hints"):
        raise Refusal(403, "hint-unfair")


def _moves_json(match: Match, seat: int, moves: list[dict[str, Any]], language: str,
                reader: int | None) -> list[HintMove]:  # fmt: skip
    following = [*moves[1:], None]
    return [_move_json(match, seat, *pair, language, reader) for pair in zip(moves, following, strict=True)]


def _move_json(match: Match, seat: int, move: dict[str, Any], after: dict[str, Any] | None,
               language: str, reader: int | None) -> HintMove:  # fmt: skip
    gain: HintGain | None = None
    if after is not None:
        lines = _lines_json(match, seat, move["over_next"], language)
        gain = {"chance": max(0.0, move["win_probability"] - after["win_probability"]), "lines": lines}
    return {
        "action": action_json(match, move["action"]),
        "chance": move["win_probability"],
        "lines": [
            *_lines_json(match, seat, move["changes"], language),
            *_reasons_json(match, move["reasons"], language, reader),
        ],
        "then": [action_json(match, number) for number in move["then"]],
        "deeds": [match.tell(_event(told), language, reader) for told in move["deeds"]],
        "then_chance": move["then_chance"],
        "gain": gain,
    }


def _event(told: dict[str, Any]) -> Event:
    from branchline.kernel.events import Event

    return Event(**told | {"values": tuple(told["values"])})


def _reasons_json(match: Match, found: list[dict[str, Any]], language: str,
                  reader: int | None) -> list[OutcomeLine]:  # fmt: skip
    """What that means for everyone's aims, in words."""
    from branchline.bots.advice.reasons import Reason, reason_lines

    return lines_json(reason_lines(match, [Reason(**reason) for reason in found], language, reader))


def _lines_json(match: Match, seat: int, found: list[dict[str, Any]], language: str) -> list[OutcomeLine]:
    """What changes for everyone, in words."""
    from branchline.kernel.outcome import Change

    read = [Change(**change | {"place": tuple(change["place"])}) for change in found]
    return changes_json(match, read, seat, language)
