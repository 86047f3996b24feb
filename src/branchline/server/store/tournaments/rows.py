"""The rows of tournaments."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from branchline.server.store.models import Stored


class TournamentRow(Stored):
    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(100))
    host: Mapped[str] = mapped_column(String(32))
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]]
    settings: Mapped[dict[str, Any]]
    format: Mapped[str] = mapped_column(String(20))
    seats: Mapped[int]
    rounds: Mapped[int]
    fill: Mapped[str] = mapped_column(String(40))
    most: Mapped[int]
    public: Mapped[bool]
    state: Mapped[str] = mapped_column(String(10))
    round: Mapped[int]
    starts: Mapped[int | None] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index("tournaments_by_state", "state", "public", "updated", "id"),
        Index("tournaments_by_host", "host", "state"),
    )


class EntrantRow(Stored):
    __tablename__ = "entrants"

    tournament: Mapped[str] = mapped_column(String(32), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(40))
    since: Mapped[int]
    until: Mapped[int | None]

    __table_args__ = (Index("entrants_by_person", "person", "tournament", unique=True),)


class PairingRow(Stored):
    __tablename__ = "pairings"

    tournament: Mapped[str] = mapped_column(String(32), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    board: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    entrant: Mapped[int | None]
    table_id: Mapped[str] = mapped_column(String(32))
    place: Mapped[int | None]
    points: Mapped[int | None]
    share: Mapped[float | None]

    __table_args__ = (
        Index("pairings_by_table", "table_id"),
        Index("pairings_by_entrant", "tournament", "round", "entrant", unique=True),
    )


TOURNAMENTS = (TournamentRow, EntrantRow, PairingRow)
