"""Ties and notes in memory."""

from __future__ import annotations

from collections.abc import Collection

from branchline.server.company.records import BLOCK, FOLLOW, Note, Tie, TieKind
from branchline.server.tables.records import Person


class MemoryCompany:
    def __init__(self, people: dict[str, Person]) -> None:
        self._people = people
        self._ties: dict[tuple[str, str, str], Tie] = {}
        self._notes: dict[tuple[str, str], Note] = {}

    async def ties_of(self, person: str, kind: TieKind | None = None) -> list[Tie]:
        mine = [tie for tie in self._ties.values() if tie.person == person and kind in (None, tie.kind)]
        return sorted(mine, key=lambda tie: tie.created)

    def followed(self, person: str | None) -> set[str | None]:
        return {tie.other for tie in self._ties.values() if tie.person == person and tie.kind == FOLLOW}

    async def blocking(self, person: str, among: Collection[str]) -> set[str]:
        return {other for other in among if (other, BLOCK, person) in self._ties}

    async def blocks_among(self, people: Collection[str]) -> set[tuple[str, str]]:
        ties = {(tie.person, tie.other) for tie in self._ties.values() if tie.kind == BLOCK}
        return {(one, other) for one, other in ties if one in people and other in people}

    async def add_tie(self, tie: Tie) -> None:
        self._ties.setdefault((tie.person, tie.kind, tie.other), tie)

    async def drop_tie(self, person: str, kind: TieKind, other: str) -> bool:
        return self._ties.pop((person, kind, other), None) is not None

    async def people(self, ids: Collection[str]) -> list[Person]:
        return [self._people[id] for id in ids if id in self._people]

    async def note(self, person: str, table_id: str) -> Note | None:
        return self._notes.get((person, table_id))

    async def notes_of(self, person: str) -> list[Note]:
        return sorted((note for note in self._notes.values() if note.person == person), key=lambda note: note.updated)

    async def put_note(self, note: Note) -> None:
        self._notes[note.person, note.table_id] = note

    async def drop_note(self, person: str, table_id: str) -> None:
        self._notes.pop((person, table_id), None)

    async def forget_company(self, person: str) -> None:
        self._ties = {key: tie for key, tie in self._ties.items() if person not in (tie.person, tie.other)}
        self._notes = {key: note for key, note in self._notes.items() if note.person != person}
