"""What looking after a server asks of whatever stores it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from branchline.server.moderation.records import Ban, EntryPass, Mark, Measure, Report


class ModerationStore(Protocol):
    """`StoreFailed` while the store is away."""

    async def bans(self) -> Sequence[Ban]: ...

    async def bans_in_force(self, at: int, after: Mark | None, most: int) -> Sequence[Ban]:
        """The latest first."""

    async def put_ban(self, ban: Ban) -> None:
        """In place of one that there is."""

    async def drop_ban(self, person: str) -> bool: ...

    async def add_measure(self, measure: Measure) -> None: ...

    async def measures(self, after: Mark | None, most: int) -> Sequence[Measure]:
        """The latest first."""

    async def add_report(self, report: Report) -> None: ...

    async def open_reports(self, after: Mark | None, most: int) -> Sequence[Report]:
        """Those that nobody has seen to, the oldest first."""

    async def is_reported(self, table_id: str) -> bool: ...

    async def settle(self, id: str, at: int) -> bool: ...

    async def add_pass(self, entry_pass: EntryPass) -> None: ...

    async def passes(self) -> Sequence[EntryPass]:
        """The latest first."""

    async def use_pass(self, code: str, at: int) -> bool:
        """One use less; False where there is none left, or it is too late."""

    async def drop_pass(self, code: str) -> bool: ...
