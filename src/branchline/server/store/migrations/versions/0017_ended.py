"""Tables that are over are found in the order in which they ended, however many there are; matches of the archive by
their length from the index alone, in PostgreSQL too. (In SQLite the index is the table.)"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

HAS_ENDED = sa.text("seat = 0 AND ended > 0")


def upgrade() -> None:
    op.create_index(
        "seats_by_ended", "seats", ["ended", "table_id"], sqlite_where=HAS_ENDED, postgresql_where=HAS_ENDED
    )
    if op.get_context().dialect.name == "postgresql":
        _key(" INCLUDE (length)")


def downgrade() -> None:
    if op.get_context().dialect.name == "postgresql":
        _key("")
    op.drop_index("seats_by_ended", "seats")


def _key(more: str) -> None:
    op.execute("ALTER TABLE result_tags DROP CONSTRAINT result_tags_pkey")
    op.execute(f"ALTER TABLE result_tags ADD CONSTRAINT result_tags_pkey PRIMARY KEY (tag, ended, table_id){more}")
