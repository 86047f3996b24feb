"""What tables ask of whatever stores them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from branchline.server.tables.records import Entry, Record, Seat, Table


class StoreFailed(Exception):
    """The store cannot be read just now."""


class WriteFailed(StoreFailed):
    """The store failed; whether the transaction was stored is not known."""


class Conflict(Exception):
    """Another process wrote this line of the journal first."""


class Revision(NamedTuple):
    """How much has been written about a table: the last line of its journal, and how often something without one."""

    seq: int
    unlogged: int


@dataclass(frozen=True)
class StoredTable:
    table: Table
    seats: tuple[Seat, ...]
    entries: list[Entry]
    board: dict[str, Any] | None


@dataclass
class Transaction:
    """Records that are written together or not at all."""

    new: list[Record] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    migrated: list[Table] = field(default_factory=list)
    """Tables that begin anew from their position."""
    answers: list[Seat] = field(default_factory=list)
    """Seats that have said something else in advance."""
    seen: list[Seat] = field(default_factory=list)
    """Seats whose players have come or gone."""


class TableStore(Protocol):
    """Reading raises `StoreFailed` while the store is away."""

    async def load(self, table_id: str, after: int = 0) -> StoredTable | None:
        """A table with the lines of its journal after this one; None where there is no such table."""

    async def load_all(self, table_ids: Sequence[str], *, journals: bool = True) -> list[StoredTable]:
        """Those of these tables that there are, in this order, perhaps without their journals."""

    async def revisions(self, table_ids: Sequence[str]) -> dict[str, Revision]:
        """How much has been written about those of these tables that there are."""

    async def last_seen(self, table_id: str, seat: int) -> int:
        """When the player of a seat last came to the table or left it."""

    async def tables_due(self, at: int, most: int) -> list[str]:
        """Running tables where the time of whoever is to move is up by then."""

    async def write(self, transaction: Transaction) -> None:
        """Return once it is stored. `Conflict` where something else was first, `WriteFailed` where it went wrong."""
