"""The place of each seat, beside its score."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("places", sa.JSON))
    tables = sa.table("tables", sa.column("id"), sa.column("scores", sa.JSON), sa.column("places", sa.JSON))
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables.c.id, tables.c.scores)).all():
        if table.scores:
            places = [1 + sum(other > own for other in table.scores) for own in table.scores]
            connection.execute(sa.update(tables).where(tables.c.id == table.id).values(places=places))


def downgrade() -> None:
    op.drop_column("tables", "places")
