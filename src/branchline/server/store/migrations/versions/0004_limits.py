"""What tells whose a table is and where it comes from: tables of strangers, of one host, of one request."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("untrusted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("request_key", sa.String(80)))
    tables = sa.table(
        "tables", sa.column("start", sa.JSON), sa.column("board_digest"), sa.column("untrusted", sa.Boolean)
    )
    from_outside = tables.c.start.is_not(None) | tables.c.board_digest.is_not(None)
    op.get_bind().execute(sa.update(tables).where(from_outside).values(untrusted=sa.true()))
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_index("tables_by_request", "tables", ["host", "request_key"], unique=True)


def downgrade() -> None:
    op.drop_index("tables_by_request", "tables")
    op.drop_index("tables_by_host", "tables")
    op.drop_column("tables", "request_key")
    op.drop_column("tables", "untrusted")
