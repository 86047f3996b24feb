"""What is kept of who wants to see whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

FOLLOW: Final = "follow"
BLOCK: Final = "block"
TieKind = Literal["follow", "block"]


@dataclass(frozen=True, slots=True)
class Tie:
    """Somebody follows, or blocks, somebody else, who is told neither."""

    person: str
    kind: TieKind
    other: str
    created: int


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody has noted at a table, for nobody else."""

    person: str
    table_id: str
    text: str
    updated: int
