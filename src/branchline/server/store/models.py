"""What is stored: people and their accounts, boards, tables, their seats, and a journal of everything that happened at
each table. What the fields mean stands with the records (`tables/records.py`, `accounts/records.py`,
`notifications/contacts.py`).

The journal is the match, and positions are worked out from it. The latest is kept beside it for one case alone: that
the rules have changed since, and the journal can no longer be replayed.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text
from sqlalchemy import text as sql
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

DATA = JSON(none_as_null=True)
SAID = "kind <> 'action'"
"""Lines that name whoever they are by, or say what they said."""


HAS_ENDED = "seat = 0 AND ended > 0"
"""One seat of each table that is over."""


class Stored(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: DATA, list[Any]: DATA}  # noqa: RUF012


class PersonRow(Stored):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger)


class AccountRow(Stored):
    __tablename__ = "accounts"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    look: Mapped[str] = mapped_column(String(400), unique=True)
    created: Mapped[int] = mapped_column(BigInteger)
    password: Mapped[str | None] = mapped_column(String(200))


class PasskeyRow(Stored):
    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    credential: Mapped[str] = mapped_column(String(1400), unique=True)
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    domain: Mapped[str] = mapped_column(String(300))
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("passkeys_by_person", "person"),)


class SignInRow(Stored):
    __tablename__ = "sign_ins"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    how: Mapped[str] = mapped_column(String(10))
    device: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    confirmed: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("sign_ins_by_person", "person"),)


class TieRow(Stored):
    __tablename__ = "ties"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("ties_by_other", "other"),)


class NoteRow(Stored):
    __tablename__ = "notes"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    updated: Mapped[int] = mapped_column(BigInteger)


class BanRow(Stored):
    __tablename__ = "bans"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    until: Mapped[int | None] = mapped_column(BigInteger)
    reason: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)


class MeasureRow(Stored):
    __tablename__ = "measures"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    moderator: Mapped[str] = mapped_column(String(32))
    what: Mapped[str] = mapped_column(String(20))
    person: Mapped[str | None] = mapped_column(String(32))
    table_id: Mapped[str | None] = mapped_column(String(32))
    seq: Mapped[int | None]
    reason: Mapped[str] = mapped_column(Text)

    __table_args__ = (Index("measures_by_at", "at", "id"),)


class ReportRow(Stored):
    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    person: Mapped[str] = mapped_column(String(32))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    text: Mapped[str] = mapped_column(Text)
    settled: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("reports_by_settled", "settled", "at"), Index("reports_by_table", "table_id"))


class EntryPassRow(Stored):
    __tablename__ = "entry_passes"

    code: Mapped[str] = mapped_column(String(32), primary_key=True)
    note: Mapped[str] = mapped_column(String(100))
    uses: Mapped[int]
    left: Mapped[int]
    created: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger)


class OneTimeRow(Stored):
    __tablename__ = "one_times"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(20))
    expires: Mapped[int] = mapped_column(BigInteger)
    person: Mapped[str | None] = mapped_column(String(32))
    data: Mapped[dict[str, Any]]

    __table_args__ = (Index("one_times_by_expires", "expires"), Index("one_times_by_person", "person"))


class IdentityRow(Stored):
    __tablename__ = "identities"

    issuer: Mapped[str] = mapped_column(String(300), primary_key=True)
    subject: Mapped[str] = mapped_column(String(300), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    created: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("identities_by_person", "person"),)


class SecretRow(Stored):
    """What all servers on one database must know alike, such as the key that signs cookies."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(String(80))


class BoardRow(Stored):
    """A board that is not a game's own, kept once however many tables use it."""

    __tablename__ = "boards"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    data: Mapped[dict[str, Any]]


class TableRow(Stored):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]]
    settings: Mapped[dict[str, Any]]
    board_digest: Mapped[str | None] = mapped_column(String(64))
    seed: Mapped[str | None] = mapped_column(String(40))
    start: Mapped[dict[str, Any] | None]
    origin: Mapped[dict[str, Any] | None]
    untrusted: Mapped[bool]
    request_key: Mapped[str | None] = mapped_column(String(80))
    host: Mapped[str] = mapped_column(ForeignKey("people.id"))
    invite: Mapped[str] = mapped_column(String(32), unique=True)
    public: Mapped[bool]
    status: Mapped[str] = mapped_column(String(10))
    to_move: Mapped[int | None]
    seq: Mapped[int]
    scores: Mapped[list[Any] | None]
    places: Mapped[list[Any] | None]
    position: Mapped[dict[str, Any] | None]
    unlogged: Mapped[int] = mapped_column("kept", key="unlogged")
    rematch: Mapped[str | None] = mapped_column(String(32))
    clock: Mapped[dict[str, Any] | None]
    turn_started_at: Mapped[int | None] = mapped_column("asked", BigInteger, key="turn_started_at")
    due: Mapped[int | None] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index("tables_by_status", "status", "public", "updated", "id"),
        Index("tables_by_host", "host", "status"),
        Index("tables_by_request", "host", "request_key", unique=True),
        Index("tables_by_due", "due"),
        Index("tables_by_asked", "turn_started_at"),
    )


class SeatRow(Stored):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    bot: Mapped[str | None] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(40))
    resigned: Mapped[bool]
    ended: Mapped[int] = mapped_column(BigInteger)
    answers: Mapped[dict[str, Any] | None]
    seen: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index("seats_by_person", "person", "ended", "table_id"),
        Index("seats_by_ended", "ended", "table_id", sqlite_where=sql(HAS_ENDED), postgresql_where=sql(HAS_ENDED)),
    )


class ContactRow(Stored):
    """Where someone wants to be told that it is their turn."""

    __tablename__ = "contacts"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    kind: Mapped[str] = mapped_column(String(10))
    address: Mapped[str] = mapped_column(String(1000))
    keys: Mapped[dict[str, Any] | None]
    state: Mapped[str] = mapped_column(String(10))
    written: Mapped[str | None] = mapped_column(String(1000))
    language: Mapped[str] = mapped_column(String(5))
    created: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index("contacts_by_person", "person"),
        Index("contacts_by_written", "kind", "written", unique=True),
    )


class NotifiedRow(Stored):
    """Up to which turn the person to move at a table has been notified."""

    __tablename__ = "told"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    turn_started_at: Mapped[int] = mapped_column("asked", BigInteger, key="turn_started_at")


class JournalRow(Stored):
    __tablename__ = "journal"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int | None]
    person: Mapped[str | None] = mapped_column(String(32))
    text: Mapped[str | None] = mapped_column(Text)
    data: Mapped[dict[str, Any] | None]
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("journal_by_person", "person", sqlite_where=sql(SAID), postgresql_where=sql(SAID)),)


class AnalysisRow(Stored):
    """What looking back at a finished match has found."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    data: Mapped[dict[str, Any]]
    at: Mapped[int] = mapped_column(BigInteger)


def columns(row: type[Stored]) -> list[Any]:
    """All columns of a table, by the names that the fields of its records have."""
    return [column.label(column.key) for column in row.__table__.columns]
