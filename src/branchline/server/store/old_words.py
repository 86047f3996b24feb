"""What earlier versions stored, in the words of today."""

from __future__ import annotations

from typing import Any

from branchline.server.tables.journal import CONSENT, MIGRATED
from branchline.server.tables.records import Entry, Table, changed

_OLD_CONSENT = {
    f"{about}_{step}": about for about in ("undo", "end", "takeover", "pause") for step in ("asked", "answered")
}
"""Each request had kinds of its own until version 1.1."""
_OLD_KINDS = {"carried": MIGRATED}
_OLD_ORIGIN = {"eyes": "visible_as"}


def entry_in_todays_words(entry: Entry) -> Entry:
    about = _OLD_CONSENT.get(entry.kind)
    if about is not None:
        return changed(entry, kind=CONSENT, data={**(entry.data or {}), "about": about})
    return changed(entry, kind=_OLD_KINDS[entry.kind]) if entry.kind in _OLD_KINDS else entry


def origin_in_todays_words(origin: dict[str, Any]) -> dict[str, Any]:
    return {_OLD_ORIGIN.get(name, name): value for name, value in origin.items()}


def table_in_todays_words(table: Table) -> Table:
    return table if table.origin is None else changed(table, origin=origin_in_todays_words(table.origin))
