"""The records of tables as rows that a page keeps: a kind, a key and the fields."""

from __future__ import annotations

from dataclasses import asdict, fields
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
    """Fields that are new since have what they have by themselves; those that are no more are left out."""
    kind, _, kept = row
    known = {field.name for field in fields(KINDS[kind])}
    record: Record = KINDS[kind](**{name: value for name, value in kept.items() if name in known})
    return record


def table_of(row: list[Any]) -> str:
    """Whose table a row belongs to; for a record of something else its own key."""
    _, key, kept = row
    return str(kept.get("table_id", key)) if isinstance(kept, dict) else str(key)


def _key(record: Record) -> str:
    """Keys of one kind sort as records were made."""
    if isinstance(record, Entry):
        return f"{record.table_id} {record.seq:0{DIGITS}}"
    if isinstance(record, Seat):
        return f"{record.table_id} {record.seat}"
    if isinstance(record, Board):
        return record.digest
    return record.table_id if isinstance(record, Analysis) else record.id
