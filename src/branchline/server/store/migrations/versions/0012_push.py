"""Browsers that want to be told: their addresses are longer, and messages to them are encrypted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("contacts") as contacts:
        contacts.add_column(sa.Column("keys", sa.JSON(none_as_null=True)))
        for name in ("address", "written"):
            contacts.alter_column(name, type_=sa.String(1000))


def downgrade() -> None:
    op.execute("DELETE FROM contacts WHERE kind = 'push'")
    with op.batch_alter_table("contacts") as contacts:
        for name in ("address", "written"):
            contacts.alter_column(name, type_=sa.String(300))
        contacts.drop_column("keys")
