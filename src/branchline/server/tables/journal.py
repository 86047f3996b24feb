"""The journal: one line for everything that happened at a table. What each kind of line means is said here."""

from __future__ import annotations

CREATED, JOINED, LEFT, STARTED = "created", "joined", "left", "started"
ACTION, UNDO = "action", "undo"
UNDO_ASKED, UNDO_ANSWERED = "undo_asked", "undo_answered"
RESIGNED, HANDED, TAKEN = "resigned", "handed", "taken"
END_ASKED, END_ANSWERED, ENDED = "end_asked", "end_answered", "ended"
TAKEOVER_ASKED, TAKEOVER_ANSWERED, TAKEN_OVER = "takeover_asked", "takeover_answered", "taken_over"
PAUSE_ASKED, PAUSE_ANSWERED, PAUSED, RESUMED = "pause_asked", "pause_answered", "paused", "resumed"
LATE = "late"
CHAT, REMATCH, CARRIED = "chat", "rematch", "carried"

KINDS = (
    CREATED, JOINED, LEFT, STARTED, ACTION, UNDO, UNDO_ASKED, UNDO_ANSWERED, RESIGNED, HANDED, TAKEN,
    END_ASKED, END_ANSWERED, ENDED, TAKEOVER_ASKED, TAKEOVER_ANSWERED, TAKEN_OVER, PAUSE_ASKED,
    PAUSE_ANSWERED, PAUSED, RESUMED, LATE, CHAT, REMATCH, CARRIED,
)  # fmt: skip

BEGINNINGS = frozenset({STARTED, CARRIED})
"""Lines at which the match begins: the first time, or again from its position after the rules have changed."""
GAME = BEGINNINGS | {ACTION, UNDO}
"""Lines that change the position."""

DISPENSABLE = frozenset({UNDO, UNDO_ASKED, CHAT})
"""Lines that a match can be brought to its end without: a long journal takes no more of them."""

LONGEST = 20
