"""Sandboxes: private tables that start from any moment of another."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from branchline.kernel.errors import IllegalAction
from branchline.server.errors import Refusal
from branchline.server.lobby.bot_seats import bot_seat
from branchline.server.lobby.host import Host
from branchline.server.lobby.lineage import copied_from
from branchline.server.lobby.names import legible, own_name
from branchline.server.lobby.new_table import TablePlan, new_seat, new_table, set_up
from branchline.server.tables.records import PERSON, Person, Seat, Table
from branchline.server.tables.session import Session
from branchline.server.tables.snapshot import Snapshot
from branchline.server.wire.requests import Copying

if TYPE_CHECKING:
    from branchline.kernel.match import Match
    from branchline.server.services import Services

SANDBOX_SETTINGS = {"undo": "free", "spectator_chat": True}


async def copy_moment(services: Services, session: Session, host: Host, form: Copying) -> Session:
    """A private copy of a moment. While the match is running, what the copier cannot know is drawn anew."""
    snapshot = session.snapshot
    match = snapshot.known_match()
    moment = len(match) if form.moment is None else form.moment
    if moment > len(match):
        raise Refusal(404, "moment", field="moment", moment=moment, last=len(match))
    past, origin = await asyncio.to_thread(match.at, moment), {"table": snapshot.table.id, "moment": moment}
    if not snapshot.over:
        seat = _copied_seat(snapshot, host.person, form.seat)
        past, origin = past.determinized(seat, secrets.randbits(62)), origin | {"visible_as": seat}
    origin |= copied_from(snapshot.table, snapshot.over, past)
    if form.action is not None:
        await _check_action(services, snapshot, past, form.action, host)
    table = private_table(snapshot.table.game, past.game.rules, past.options, host.person, start=past.position(),
                          origin=origin, untrusted=snapshot.table.untrusted)  # fmt: skip
    seats = seats_for(table, past.seats, host.person, form.bots)
    actions = () if form.action is None else (str(past.action(past.number(form.action))),)
    return await set_up(services, host, TablePlan(table, seats, snapshot.board, actions))


async def _check_action(services: Services, snapshot: Snapshot, past: Match, action: str | int, host: Host) -> None:
    """That an action can be made in a copy."""
    reason = past.why_not(action)
    if reason is not None:
        raise IllegalAction(reason, str(action))
    if snapshot.table.untrusted:
        await services.validator.act(snapshot.here(past), action, host.owner, host.client)


def _copied_seat(snapshot: Snapshot, person: Person, asked: int | None) -> int | None:
    held = snapshot.held_by(person.id)
    if asked is not None and asked not in held:
        raise Refusal(403, "foreign-seat", field="seat", seat=asked)
    origin = snapshot.table.origin or {}
    if "visible_as" in origin:
        # A copy of a copy sees no more than the first.
        seat: int | None = origin["visible_as"]
        return seat
    return asked if asked is not None else held[0] if held else None


def private_table(game: str, rules: int, options: dict[str, Any], person: Person, **given: Any) -> Table:
    return new_table(game=game, rules=rules, options=options, settings=SANDBOX_SETTINGS, host=person.id, **given)


def seats_for(table: Table, names: Sequence[str], person: Person, bots: dict[str, str]) -> list[Seat]:
    seats: list[Seat] = []
    for number, given in enumerate(names):
        level, others = bots.get(str(number)), [seat.name for seat in seats]
        if level is None:
            seats.append(new_seat(table.id, number, PERSON, own_name(legible(given), others), person.id))
        else:
            seats.append(bot_seat(table, number, level, legible(given), others))
    return seats
