"""The records of tables as rows that a page keeps: a kind, a key and the fields."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from branchline.server.tables.records import Analysis, Board, Entry, Person, Record, Seat, Table

KINDS: dict[str, Any] = {
    "person": Person,
    "board": Board,
    "table": Table,
    "seat": Seat,
    "entry": Entry,
    "analysis": Analysis,
}
"""In the order in which they are read back: seats and lines stand at tables."""
DIGITS = 6


def row_of(record: Record) -> list[Any]:
    kind = next(name for name, cls in KINDS.items() if isinstance(record, cls))
    return [kind, _key(record), asdict(record)]


def record_of(row: list[Any]) -> Record:
    kind, _, fields = row
    record: Record = KINDS[kind](**fields)
    return record


def _key(record: Record) -> str:
    """Keys of one kind sort as records were made."""
    if isinstance(record, Entry):
        return f"{record.table_id} {record.seq:0{DIGITS}}"
    if isinstance(record, Seat):
        return f"{record.table_id} {record.seat}"
    if isinstance(record, Board):
        return record.digest
    return record.table_id if isinstance(record, Analysis) else record.id
