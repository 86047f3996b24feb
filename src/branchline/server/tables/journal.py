"""The journal: one line for everything that happened at a table. What each kind of line means is said here."""

from __future__ import annotations

from typing import Any

CREATED, JOINED, LEFT, STARTED = "created", "joined", "left", "started"
INVITED = "invited"
"""The host keeps a seat for somebody."""
HIDDEN = "hidden"
"""A moderator has hidden what was said in an earlier line, `to`."""
ACTION, UNDO = "action", "undo"
CONSENT = "consent"
"""Someone asks the others for something, or answers: `about` says for what, `agree` how."""
RESIGNED, HANDED, TAKEN = "resigned", "handed", "taken"
ENDED, TAKEN_OVER, PAUSED, RESUMED = "ended", "taken_over", "paused", "resumed"
LATE = "late"
CHAT, REMATCH, MIGRATED = "chat", "rematch", "migrated"

KINDS = (
    CREATED, JOINED, LEFT, STARTED, ACTION, UNDO, CONSENT, RESIGNED, HANDED, TAKEN, ENDED, TAKEN_OVER,
    PAUSED, RESUMED, LATE, CHAT, REMATCH, MIGRATED, INVITED, HIDDEN,
)  # fmt: skip

BEGINNINGS = frozenset({STARTED, MIGRATED})
"""Lines at which the match begins: the first time, or again from its position after the rules have changed."""
GAME = BEGINNINGS | {ACTION, UNDO}
"""Lines that change the position."""


def is_dispensable(kind: str, data: dict[str, Any] | None) -> bool:
    """Return whether a match can be brought to its end without this line: a long journal takes no more of them."""
    return kind in (UNDO, CHAT) or (
        kind == CONSENT and data is not None and data["about"] == UNDO and "agree" not in data
    )


LONGEST = 20
