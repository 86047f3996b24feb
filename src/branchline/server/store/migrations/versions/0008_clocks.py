"""How much time each seat has left, and when a bot is to play for whoever does not act."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "clock")
