"""How long someone must be away before the others may ask for a bot in their place."""

from __future__ import annotations

from branchline.server.tables.records import Table

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
ABSENCE_TIMEOUTS = {"sitting": 5 * MINUTE, "days": 3 * DAY}


def absence_timeout(table: Table) -> int:
    """In milliseconds, as the pace of a table has it."""
    return ABSENCE_TIMEOUTS[table.settings.get("pace", "sitting")]
