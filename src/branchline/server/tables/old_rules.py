"""Tables that began under other rules than today's.

Where the rules of that version are still known they are replayed by them. Otherwise a match that is running goes on
from its position, and one that is over keeps its log and its scores.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from branchline.kernel.errors import BranchlineError
from branchline.kernel.game import Game
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.journal import GAME, MIGRATED
from branchline.server.tables.records import OPEN, RUNNING, Entry, changed
from branchline.server.tables.snapshot import Snapshot, start_of, unplayed
from branchline.server.tables.store import StoredTable, TableStore, Transaction
from branchline.server.untrusted.quarantine import Quarantined


async def migrated(stored: StoredTable, game: Game, store: TableStore) -> StoredTable:
    """The same table as it can be used today, written down if anything had to be changed."""
    if stored.table.status == OPEN:
        return await _written(stored, store, rules=game.rules)
    if stored.table.status != RUNNING:
        return stored
    if not await asyncio.to_thread(_can_go_on, stored, game):
        raise Quarantined("aside-rules", then=stored.table.rules, now=game.rules)
    line = _migrated_line(stored, game)
    return await _written(stored, store, line, rules=game.rules, start=stored.table.position, seq=line.seq,
                          updated=line.at)  # fmt: skip


def _can_go_on(stored: StoredTable, game: Game) -> bool:
    """Whether there is a position, and one that is possible under the rules of today."""
    if stored.table.position is None:
        return False
    table = changed(stored.table, rules=game.rules, start=stored.table.position)
    try:
        start_of(table, stored.seats, stored.board).match()
    except BranchlineError:
        return False
    return True


def _migrated_line(stored: StoredTable, game: Game) -> Entry:
    data = {"then": stored.table.rules, "now": game.rules}
    return Entry(stored.table.id, stored.table.seq + 1, MIGRATED, now(), data=data)


async def _written(stored: StoredTable, store: TableStore, *lines: Entry, **changes: object) -> StoredTable:
    table = changed(stored.table, **changes)
    await store.write(Transaction(new=[*lines], tables=[table] if lines else [], migrated=[table]))
    return StoredTable(table, stored.seats, [*stored.entries, *lines], stored.board)


def kept_as_read(stored: StoredTable) -> Snapshot:
    """A table that is over, with nothing but what was written down: its position cannot be shown any more."""
    last = max((entry.seq for entry in stored.entries if entry.kind in GAME), default=0)
    return replace(unplayed(stored), game_seq=last)
