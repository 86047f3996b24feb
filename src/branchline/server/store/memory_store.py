"""The store in memory: everything is gone with the process."""

from __future__ import annotations

import copy
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from branchline.server.lobby.directory import PUBLIC, Cursor, WaitingBot
from branchline.server.store.people.memory_accounts import MemoryAccounts
from branchline.server.store.people.memory_company import MemoryCompany
from branchline.server.store.people.memory_contacts import MemoryContacts
from branchline.server.store.people.memory_moderation import MemoryModeration
from branchline.server.tables.records import (
    BOT,
    OPEN,
    PERSON,
    RUNNING,
    Analysis,
    Board,
    Entry,
    Person,
    Record,
    Seat,
    Status,
    Table,
)
from branchline.server.tables.store import Conflict, Revision, StoredTable, Transaction


class MemoryStore:
    def __init__(self) -> None:
        self._people: dict[str, Person] = {}
        self._boards: dict[str, Board] = {}
        self._tables: dict[str, Table] = {}
        self._seats: dict[str, list[Seat]] = {}
        self._journals: dict[str, list[Entry]] = {}
        self._analyses: dict[str, Analysis] = {}
        self.contacts = MemoryContacts(self._tables, self._seats)
        self.company = MemoryCompany(self._people)
        self.moderation = MemoryModeration()
        self.accounts = MemoryAccounts(self._people, self._tables, self._seats, self._journals)

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def check(self) -> None:
        """It always answers."""

    def tables_with_seats(self) -> list[tuple[Table, list[Seat]]]:
        return [(table, self._seats[table.id]) for table in self._tables.values()]

    def writes_waiting(self) -> int:
        return 0

    async def write(self, transaction: Transaction) -> None:
        """All or nothing: what cannot be stored is noticed before anything is."""
        for record in transaction.new:
            self._check_new(record, transaction.new)
        for record in transaction.new:
            self._add(record)
        for table in [*transaction.tables, *transaction.migrated]:
            self._tables[table.id] = replace(table, unlogged=self._tables[table.id].unlogged)
        for seat in transaction.seats:
            self._put_seat(replace(seat, answers=self._seat(seat).answers, seen=self._seat(seat).seen))
        for seat in transaction.seen:
            self._put_seat(replace(self._seat(seat), seen=seat.seen))
        for seat in transaction.answers:
            self._put_seat(replace(self._seat(seat), answers=seat.answers))
            table = self._tables[seat.table_id]
            self._tables[table.id] = replace(table, unlogged=table.unlogged + 1)

    def _check_new(self, record: Record, new: Sequence[Record]) -> None:
        taken = isinstance(record, Entry) and record.seq <= len(self._journals.get(record.table_id, ()))
        taken = taken or (isinstance(record, Analysis) and record.table_id in self._analyses)
        taken = taken or (isinstance(record, Table) and self._is_requested(record))
        if taken:
            raise Conflict

    def _is_requested(self, table: Table) -> bool:
        same = (other for other in self._tables.values() if other.host == table.host)
        return table.request_key is not None and any(other.request_key == table.request_key for other in same)

    def _add(self, record: Record) -> None:
        if isinstance(record, Entry):
            self._journals.setdefault(record.table_id, []).append(record)
        elif isinstance(record, Seat):
            self._seats.setdefault(record.table_id, []).append(record)
        elif isinstance(record, Table):
            self._tables[record.id] = record
        elif isinstance(record, Person):
            self._people[record.id] = record
        elif isinstance(record, Board):
            self._boards.setdefault(record.digest, record)
        else:
            self._analyses[record.table_id] = record

    def _seat(self, seat: Seat) -> Seat:
        return self._seats[seat.table_id][seat.seat]

    def _put_seat(self, seat: Seat) -> None:
        self._seats[seat.table_id][seat.seat] = seat

    async def load(self, table_id: str, after: int = 0) -> StoredTable | None:
        table = self._tables.get(table_id)
        if table is None:
            return None
        board = self._boards[table.board_digest].data if table.board_digest is not None else None
        entries = self._journals[table_id][after:]
        return StoredTable(table, tuple(self._seats[table_id]), list(entries), copy.deepcopy(board))

    async def load_all(self, table_ids: Sequence[str], *, journals: bool = True) -> list[StoredTable]:
        found = [await self.load(id, 0 if journals else self._tables[id].seq) for id in table_ids if id in self._tables]
        return [stored for stored in found if stored is not None]

    async def revisions(self, table_ids: Sequence[str]) -> dict[str, Revision]:
        tables = (self._tables[id] for id in table_ids if id in self._tables)
        return {table.id: Revision(table.seq, table.unlogged) for table in tables}

    async def last_seen(self, table_id: str, seat: int) -> int:
        return self._seats[table_id][seat].seen

    async def tables_due(self, at: int, most: int) -> list[str]:
        due = [table for table in self._tables.values() if table.status == RUNNING and (table.due or at + 1) <= at]
        return _ids(sorted(due, key=lambda table: table.due or 0), most)

    async def person(self, id: str) -> Person | None:
        return self._people.get(id)

    async def people_among(self, ids: Collection[str]) -> dict[str, Person]:
        return {id: self._people[id] for id in ids if id in self._people}

    async def statuses(self, tables: Collection[str]) -> dict[str, Status]:
        return {id: self._tables[id].status for id in tables if id in self._tables}

    async def table_of_invite(self, code: str) -> str | None:
        return next((table.id for table in self._tables.values() if table.invite == code), None)

    async def table_of_request(self, host: str, key: str) -> str | None:
        made = (table for table in self._tables.values() if table.host == host)
        return next((table.id for table in made if table.request_key == key), None)

    async def origin_with_look(self, game: str, look: str) -> dict[str, Any] | None:
        origins = [table.origin or {} for table in self._tables.values() if table.game == game]
        return next((origin for origin in reversed(origins) if origin.get("look") == look), None)

    async def count_tables(self, host: str, status: str, *, bots_only: bool) -> int:
        tables = [table for table in self._tables.values() if table.host == host and table.status == status]
        return sum(not bots_only or all(seat.person is None for seat in self._seats[table.id]) for table in tables)

    async def open_since(self, before: int, most: int) -> list[str]:
        old = [table for table in self._tables.values() if table.status == OPEN and table.updated < before]
        return _ids(sorted(old, key=lambda table: table.updated), most)

    async def waiting_bots(self, before: int, most: int | None = None) -> list[WaitingBot]:
        tables = [table for table in self._tables.values() if table.status == RUNNING and table.updated <= before]
        tables.sort(key=lambda table: (table.untrusted, -table.updated))
        movers = ((table, self._seats[table.id][table.to_move]) for table in tables if table.to_move is not None)
        return [WaitingBot(table.id, table.host, str(seat.bot)) for table, seat in movers if seat.kind == BOT][:most]

    async def page(
        self, name: str, person: str | None, after: Cursor | None, limit: int
    ) -> list[tuple[Cursor, Table, list[Seat]]]:
        cursors = [self._cursor(name, table, person) for table in self._tables.values()]
        found = sorted((cursor for cursor in cursors if cursor is not None), reverse=True)
        chosen = [cursor for cursor in found if after is None or cursor < after][:limit]
        return [(cursor, self._tables[cursor.table], self._seats[cursor.table]) for cursor in chosen]

    def _cursor(self, name: str, table: Table, person: str | None) -> Cursor | None:
        """Where a table stands in a list, if it is there."""
        if name in PUBLIC:
            return Cursor(0, table.updated, table.id) if table.public and table.status == PUBLIC[name] else None
        if name == "friends":
            followed = self.company.followed(person)
            met = {table.host, *(seat.person for seat in self._seats[table.id])} & followed
            return Cursor(0, table.updated, table.id) if table.public and table.status == OPEN and met else None
        mine = [seat for seat in self._seats[table.id] if seat.person == person]
        if name == "past":
            return next((Cursor(0, seat.ended, table.id) for seat in mine if seat.ended), None)
        turn = any(seat.seat == table.to_move and seat.kind == PERSON for seat in mine)
        return Cursor(int(turn), table.updated, table.id) if any(not seat.ended for seat in mine) else None

    async def analysis(self, table_id: str) -> dict[str, Any] | None:
        found = self._analyses.get(table_id)
        return found.data if found is not None else None


def _ids(tables: Iterable[Table], most: int) -> list[str]:
    return [table.id for table in tables][:most]
