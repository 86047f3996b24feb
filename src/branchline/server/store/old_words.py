"""Lines of the journal that were written in the words of earlier versions."""

from __future__ import annotations

from branchline.server.store.models import JournalRow, changed
from branchline.server.tables.journal import CONSENT

_OLD_CONSENT = {
    f"{about}_{step}": about for about in ("undo", "end", "takeover", "pause") for step in ("asked", "answered")
}
"""Each request had kinds of its own until version 1.1."""


def in_todays_words(entry: JournalRow) -> JournalRow:
    about = _OLD_CONSENT.get(entry.kind)
    return entry if about is None else changed(entry, kind=CONSENT, data={**(entry.data or {}), "about": about})
