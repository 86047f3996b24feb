"""How long a table waits for someone who is away before the others may ask for a bot."""

from __future__ import annotations

from branchline.server.store.models import TableRow

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
PATIENCE = {"sitting": 5 * MINUTE, "days": 3 * DAY}


def patience_of(table: TableRow) -> int:
    """In milliseconds, as the pace of a table has it."""
    return PATIENCE[table.settings.get("pace", "sitting")]
