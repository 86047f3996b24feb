"""When the person who must decide was asked. Talk and steps of their own change nothing about it."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.server.store.models import PERSON, RUNNING, SeatRow, TableRow


def asked_at(before: TableRow, table: TableRow, seats: Sequence[SeatRow], at: int) -> int | None:
    if table.status != RUNNING or table.to_move is None or seats[table.to_move].kind != PERSON:
        return None
    return before.asked if before.asked is not None and before.to_move == table.to_move else at
