"""What is stored: people, tables, their seats, and a journal of everything that happened at each table.

A match is never stored as a position: the journal is the match, and positions are derived from it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text
from sqlalchemy.ext.asyncio import AsyncAttrs
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

OPEN, RUNNING, FINISHED, ABANDONED = "open", "running", "finished", "abandoned"
EMPTY, PERSON, BOT = "empty", "person", "bot"


def now() -> int:
    """Milliseconds since 1970."""
    return int(datetime.now(UTC).timestamp() * 1000)


class Base(AsyncAttrs, DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}  # noqa: RUF012


class PersonRow(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]]
    settings: Mapped[dict[str, Any]]
    board: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    seed: Mapped[str | None] = mapped_column(String(40), default=None)
    start: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    host: Mapped[str] = mapped_column(ForeignKey("people.id"))
    invite: Mapped[str] = mapped_column(String(32), unique=True)
    public: Mapped[bool]
    status: Mapped[str] = mapped_column(String(10))
    to_move: Mapped[int | None] = mapped_column(default=None)
    seq: Mapped[int] = mapped_column(default=0)
    """The last line of the journal."""
    scores: Mapped[list[Any] | None] = mapped_column(JSON, default=None)
    rematch: Mapped[str | None] = mapped_column(String(32), default=None)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now)

    __table_args__ = (Index("tables_by_status", "status", "public", "updated"),)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), default=None)
    """Who sits here; kept while a bot stands in, so that the seat can be taken back."""
    bot: Mapped[str | None] = mapped_column(String(40), default=None)
    name: Mapped[str] = mapped_column(String(40))
    resigned: Mapped[bool] = mapped_column(default=False)

    __table_args__ = (Index("seats_by_person", "person"),)


class JournalRow(Base):
    __tablename__ = "journal"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int | None] = mapped_column(default=None)
    person: Mapped[str | None] = mapped_column(String(32), default=None)
    text: Mapped[str | None] = mapped_column(Text, default=None)
    """The action, or what was said."""
    data: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    at: Mapped[int] = mapped_column(BigInteger, default=now)
