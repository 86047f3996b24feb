"""What is asked of whatever stores tables, beside a table itself: which tables there are, and whose."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from branchline.server.tables.records import FINISHED, OPEN, RUNNING, Person, Seat, Status, Table

PUBLIC = {"open": OPEN, "watch": RUNNING, "finished": FINISHED}
"""Lists of public tables, each by the status of its tables."""


class Cursor(NamedTuple):
    """Where a page of a list ended."""

    turn: int
    """Whether it was one's turn."""
    updated: int
    table: str


@dataclass(frozen=True)
class WaitingBot:
    table: str
    host: str
    level: str


class Directory(Protocol):
    """`StoreFailed` while the store is away."""

    async def person(self, id: str) -> Person | None: ...

    async def people_among(self, ids: Collection[str]) -> dict[str, Person]:
        """Those of them that there are."""

    async def statuses(self, tables: Collection[str]) -> dict[str, Status]:
        """How those of them stand that there are."""

    async def table_of_invite(self, code: str) -> str | None: ...

    async def table_of_request(self, host: str, key: str) -> str | None:
        """The table that this host's request with this key has made."""

    async def page(
        self, name: str, person: str | None, after: Cursor | None, limit: int
    ) -> list[tuple[Cursor, Table, list[Seat]]]:
        """So many tables of a list, from after where a page ended, each with where it stands in the list."""

    async def count_tables(self, host: str, status: str, *, bots_only: bool) -> int: ...

    async def open_since(self, before: int, most: int) -> list[str]:
        """Open tables where nothing has happened since then."""

    async def waiting_bots(self, before: int, most: int | None = None) -> list[WaitingBot]:
        """Tables where a bot is to move and nothing has happened since then. Untrusted tables last, because they may
        take long to open."""

    async def origin_with_look(self, game: str, look: str) -> dict[str, Any] | None:
        """The origin of the latest copy that began with a position of this look."""

    async def analysis(self, table_id: str) -> Any: ...
