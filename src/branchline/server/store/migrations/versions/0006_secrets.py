"""The key that signs cookies, where several servers share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.String(80), nullable=False)
    )


def downgrade() -> None:
    op.drop_table("secrets")
