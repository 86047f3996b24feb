"""What ties and notes ask of whatever stores them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from branchline.server.company.records import Note, Tie, TieKind
from branchline.server.tables.records import Person


class CompanyStore(Protocol):
    """`StoreFailed` while the store is away."""

    async def ties_of(self, person: str, kind: TieKind | None = None) -> Sequence[Tie]:
        """The oldest first."""

    async def blocking(self, person: str, among: Collection[str]) -> set[str]:
        """Those of these who block this person."""

    async def blocks_among(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Who of these blocks whom of these."""

    async def add_tie(self, tie: Tie) -> None:
        """Once is enough."""

    async def drop_tie(self, person: str, kind: TieKind, other: str) -> bool: ...

    async def people(self, ids: Collection[str]) -> Sequence[Person]:
        """Those of these that there are."""

    async def note(self, person: str, table_id: str) -> Note | None: ...

    async def notes_of(self, person: str) -> Sequence[Note]: ...

    async def put_note(self, note: Note) -> None: ...

    async def drop_note(self, person: str, table_id: str) -> None: ...

    async def forget_company(self, person: str) -> None:
        """All that this person has noted, and all ties with them."""
