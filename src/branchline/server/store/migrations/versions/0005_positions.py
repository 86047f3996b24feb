"""The position of a running match beside its log, for when the rules have changed and the log cannot be replayed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "position")
