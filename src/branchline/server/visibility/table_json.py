"""A table as JSON: nothing that whoever looks may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from branchline.kernel.seeds import commitment
from branchline.server.tables.clocks.clock import absence_timeout, clock_json
from branchline.server.tables.records import EMPTY, OPEN, PERSON, Seat, Table
from branchline.server.wire.answers import SeatResponse, TableFacts, TableResponse

HIDDEN = ("root", "look")
"""What is kept about where a table comes from, and told to nobody: a file says nothing of the table it began at."""


def table_json(table: Table, seats: Sequence[Seat], person: str | None) -> TableResponse:
    """A table as lists show it, to this person."""
    mine = own_seats(seats, person)
    return {
        **table_facts_json(table, seats),
        "mine": list(mine),
        "host": person == table.host,
        "your_turn": any(seat.seat == table.to_move and seat.kind == PERSON for seat in seats if seat.seat in mine),
        "invite": table.invite if person == table.host else None,
    }


def own_seats(seats: Sequence[Seat], person: str | None) -> tuple[int, ...]:
    """The seats that are a person's, also those given up for good and those kept for them."""
    return tuple(seat.seat for seat in seats if person is not None and seat.person == person)


def table_facts_json(table: Table, seats: Sequence[Seat]) -> TableFacts:
    """What anyone may know about a table."""
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "options": table.options,
        "settings": table.settings,
        "absence_timeout": absence_timeout(table),
        "public": table.public,
        "status": table.status,
        "to_move": table.to_move,
        "seats": [_seat_json(seat) for seat in seats],
        "seq": table.seq,
        "scores": table.scores,
        "places": table.places,
        "winners": [seat for seat, place in enumerate(table.places or []) if place == 1],
        "commitment": commitment(table.game, int(table.seed)) if table.seed is not None else None,
        "origin": _origin_json(table.origin),
        "rematch": table.rematch,
        "clock": clock_json(table),
        "created": table.created,
        "updated": table.updated,
    }


def _seat_json(seat: Seat) -> SeatResponse:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot if seat.kind != PERSON else None,
        "agent": seat.is_agents,
        "handed": seat.kind == "bot" and seat.person is not None and not seat.resigned,
        "resigned": seat.resigned,
        "reserved": seat.kind == EMPTY and seat.person is not None,
    }


def is_joinable(seat: Seat, person: str, table: Table) -> bool:
    return table.status == OPEN and seat.kind == EMPTY and seat.person in (None, person)


def _origin_json(origin: dict[str, Any] | None) -> dict[str, Any] | None:
    return {name: value for name, value in origin.items() if name not in HIDDEN} if origin is not None else None
