"""The seats someone looks through, and what may be read from there."""

from __future__ import annotations

from branchline.server.journal import CHAT
from branchline.server.models import JournalRow
from branchline.server.snapshot import Snapshot

Perspective = tuple[int, ...]
"""The seats someone looks through; none for a spectator."""


def shown_seat(snapshot: Snapshot, perspective: Perspective) -> int | None:
    """The seat whose view is shown: of several, the one that must decide."""
    return snapshot.table.to_move if snapshot.table.to_move in perspective else perspective[0] if perspective else None


def may_read(snapshot: Snapshot, entry: JournalRow, perspective: Perspective) -> bool:
    """What players say to each other is theirs, unless the table lets spectators join in."""
    return entry.kind != CHAT or bool(perspective) or bool(snapshot.table.settings.get("spectator_chat"))
