"""Whom people follow and block, and what they note; what players report and moderators do; and what somebody has said
is found when they go, or come back as somebody else."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


SAID = sa.text("kind <> 'action'")


def _who(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(32), sa.ForeignKey("people.id"), primary_key=True)


def upgrade() -> None:
    op.create_index("journal_by_person", "journal", ["person"], sqlite_where=SAID, postgresql_where=SAID)
    op.create_table(
        "ties",
        _who("person"),
        sa.Column("kind", sa.String(10), primary_key=True),
        _who("other"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ties_by_other", "ties", ["other"])
    op.create_table(
        "notes",
        _who("person"),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    _create_moderation()


def _create_moderation() -> None:
    op.create_table(
        "bans",
        _who("person"),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "measures",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("moderator", sa.String(32), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seq", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("measures_by_at", "measures", ["at", "id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=False),
    )
    op.create_index("reports_by_settled", "reports", ["settled", "at"])
    op.create_index("reports_by_table", "reports", ["table_id"])
    op.create_table(
        "entry_passes",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("note", sa.String(100), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("left", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("entry_passes", "reports", "measures", "bans", "notes", "ties"):
        op.drop_table(table)
    op.drop_index("journal_by_person", "journal")
