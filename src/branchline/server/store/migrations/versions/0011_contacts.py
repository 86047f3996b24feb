"""Where people want to be told that it is their turn, and up to which question they have been."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.BigInteger))
    op.create_index("tables_by_asked", "tables", ["asked"])
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(32), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(300), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("written", sa.String(300)),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("contacts_by_person", "contacts", ["person"])
    op.create_index("contacts_by_written", "contacts", ["kind", "written"], unique=True)
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("told")
    op.drop_table("contacts")
    op.drop_index("tables_by_asked", "tables")
    op.drop_column("tables", "asked")
