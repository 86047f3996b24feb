"""What is kept of looking after a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

HIDE: Final = "hide"
CLOSE: Final = "close"
BAN: Final = "ban"
LIFT: Final = "lift"
SETTLE: Final = "settle"
INVITE: Final = "invite"
WITHDRAW: Final = "withdraw"
What = Literal["hide", "close", "ban", "lift", "settle", "invite", "withdraw"]


class Mark(NamedTuple):
    """Where a page of a list ended."""

    at: int
    id: str


@dataclass(frozen=True, slots=True)
class Ban:
    person: str
    until: int | None
    """None: until it is lifted."""
    reason: str
    created: int


@dataclass(frozen=True, slots=True)
class Measure:
    """Something a moderator has done."""

    id: str
    at: int
    moderator: str
    what: What
    reason: str
    person: str | None = None
    table_id: str | None = None
    seq: int | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """Something a player has told the moderators about a table."""

    id: str
    at: int
    person: str
    table_id: str
    text: str
    settled: int = 0
    """When a moderator has seen to it, 0 before."""


@dataclass(frozen=True, slots=True)
class EntryPass:
    """An invitation to this server, for so many people."""

    code: str
    note: str
    uses: int
    left: int
    created: int
    expires: int
