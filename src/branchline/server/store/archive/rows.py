"""The rows of the archive. They refer to no other row, so that they can be made anew at any time."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from branchline.server.store.models import Stored


class ResultRow(Stored):
    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    who: Mapped[str] = mapped_column(String(10))
    rated: Mapped[bool]
    public: Mapped[bool]
    ended: Mapped[int] = mapped_column(BigInteger)
    length: Mapped[int]
    complete: Mapped[bool]
    ending: Mapped[str] = mapped_column(String(60))
    options: Mapped[dict[str, Any]]
    opening: Mapped[list[Any]]

    __table_args__ = (Index("results_by_rated", "rated", "ended", "table_id"),)


class ResultSeatRow(Stored):
    __tablename__ = "result_seats"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    ended: Mapped[int] = mapped_column(BigInteger)
    rated: Mapped[bool]
    public: Mapped[bool]
    company: Mapped[bool]
    person: Mapped[str | None] = mapped_column(String(32))
    bot: Mapped[str | None] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(40))
    place: Mapped[int]
    score: Mapped[int] = mapped_column(BigInteger)
    late: Mapped[int]
    quit: Mapped[bool]

    __table_args__ = (Index("result_seats_by_person", "person", "ended", "table_id"),)


class ResultTagRow(Stored):
    """By what a public match is found: each tag is a stretch of an index, latest last."""

    __tablename__ = "result_tags"

    tag: Mapped[str] = mapped_column(String(400), primary_key=True)
    ended: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    length: Mapped[int]

    __table_args__ = (Index("result_tags_by_table", "table_id"), {"sqlite_with_rowid": False})


class OpeningRow(Stored):
    __tablename__ = "openings"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[str] = mapped_column(String(10), primary_key=True)
    before: Mapped[str] = mapped_column(String(1200), primary_key=True)
    action: Mapped[str] = mapped_column(String(200), primary_key=True)
    matches: Mapped[int]
    wins_0: Mapped[int]
    wins_1: Mapped[int]
    wins_2: Mapped[int]
    wins_3: Mapped[int]
    wins_4: Mapped[int]
    wins_5: Mapped[int]
    wins_6: Mapped[int]
    wins_7: Mapped[int]

    __table_args__ = (Index("openings_by_matches", "game", "players", "who", "before", "matches"),)


class PlayRow(Stored):
    __tablename__ = "plays"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[str] = mapped_column(String(10), primary_key=True)
    phase: Mapped[str] = mapped_column(String(60), primary_key=True)
    verb: Mapped[str] = mapped_column(String(60), primary_key=True)
    part: Mapped[str] = mapped_column(String(10), primary_key=True)
    times: Mapped[int]
    paid: Mapped[int]
    gain: Mapped[int] = mapped_column(BigInteger)


class RatingRow(Stored):
    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    matches: Mapped[int] = mapped_column(Integer)
    wins: Mapped[int]
    opponents: Mapped[int]
    ended: Mapped[int] = mapped_column(BigInteger)
    shown: Mapped[float]

    __table_args__ = (Index("ratings_by_shown", "game", "shown"), Index("ratings_by_person", "person"))


class RatingStepRow(Stored):
    __tablename__ = "rating_steps"

    table_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    ended: Mapped[int] = mapped_column(BigInteger)
    place: Mapped[int]
    of: Mapped[int]
    mu: Mapped[float]
    sigma: Mapped[float]
    before: Mapped[float]
    after: Mapped[float]

    __table_args__ = (Index("rating_steps_by_person", "person", "game", "ended"),)


class StudyRow(Stored):
    __tablename__ = "studies"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))
    author: Mapped[str] = mapped_column(String(32))
    title: Mapped[str] = mapped_column(Text)
    notes: Mapped[dict[str, Any]]
    revision: Mapped[int]
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("studies_by_author", "author", "updated"),)


ARCHIVE = (
    ResultRow, ResultSeatRow, ResultTagRow, OpeningRow, PlayRow, RatingRow, RatingStepRow, StudyRow,
)  # fmt: skip
WORKED_OUT = tuple(row for row in ARCHIVE if row is not StudyRow)
"""What can be worked out anew."""
