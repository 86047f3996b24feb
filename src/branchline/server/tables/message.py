"""What is published when something has happened at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.server.tables.records import Entry
from branchline.server.tables.snapshot import Snapshot

if TYPE_CHECKING:
    from branchline.kernel.events import Event


@dataclass(frozen=True)
class Message:
    """Something that has just happened: a line of the journal, and the table after it."""

    entry: Entry
    snapshot: Snapshot
    events: list[Event]
    here: bool = True
    """Whether this process wrote it down; otherwise it heard of it from another."""
