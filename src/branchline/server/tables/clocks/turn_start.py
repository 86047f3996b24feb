"""When the turn of the person to move began. Chat and further steps of their own turn do not change it."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.server.tables.records import PERSON, RUNNING, Seat, Table


def turn_started_at(before: Table, table: Table, seats: Sequence[Seat], at: int) -> int | None:
    if table.status != RUNNING or table.to_move is None or seats[table.to_move].kind != PERSON:
        return None
    return before.turn_started_at if before.turn_started_at is not None and before.to_move == table.to_move else at
