"""Rated tables: who may sit down there, and with whom. Whoever does so has agreed that the match counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from branchline.server.errors import Refusal
from branchline.server.ratings.pages import conduct_of
from branchline.server.settings import OFF
from branchline.server.tables.records import EMPTY, PERSON, Person, Seat, Table
from branchline.server.tables.snapshot import Snapshot

if TYPE_CHECKING:
    from branchline.server.services import Services

FEWEST = 2
Check = Callable[[Snapshot], None]


def is_rated(table: Table) -> bool:
    return bool(table.settings.get("rated"))


async def check_host(services: Services, table: Table, seats: Sequence[Seat], person: Person) -> None:
    """A table that is about to be set up."""
    if not is_rated(table):
        return
    if services.settings.accounts == OFF:
        raise Refusal(409, "rated-off", field="settings")
    if table.settings.get("hints"):
        raise Refusal(422, "rated-hints", field="settings")
    others = sum(seat.kind == EMPTY for seat in seats)
    own = sum(seat.kind == PERSON for seat in seats)
    if table.settings.get("several_seats") or own > 1 or table.board_digest is not None or table.untrusted:
        raise Refusal(422, "rated-seats", field="settings")
    if others + own < FEWEST:
        raise Refusal(422, "rated-few", field="seats")
    if own:
        await check_player(services, person)


async def check_player(services: Services, person: Person) -> None:
    if not person.has_account:
        raise Refusal(403, "rated-account")
    stands = await conduct_of(services, person.id)
    if stands.banned:
        raise Refusal(403, "rated-banned", matches=stands.owed)


async def joining(services: Services, table: Table, person: Person) -> Check:
    """What must still be so when somebody sits down at a rated table."""
    if not is_rated(table):
        return _anyone
    await check_player(services, person)
    return lambda snapshot: _check_company(services, snapshot, person)


def _anyone(snapshot: Snapshot) -> None:
    """Everyone may."""


def _check_company(services: Services, snapshot: Snapshot, person: Person) -> None:
    if person.id in snapshot.persons():
        raise Refusal(409, "one-seat")
    if snapshot.table.settings.get("one_house"):
        return
    here = services.people.owner(person.id).address
    if any(services.people.owner(other).address == here for other in snapshot.persons()):
        raise Refusal(409, "rated-house")


def check_start(table: Table, seats: Sequence[Seat]) -> None:
    """Whoever begins with bots leaves at least two people to compare."""
    if is_rated(table) and sum(seat.kind == PERSON for seat in seats) < FEWEST:
        raise Refusal(409, "rated-few")
