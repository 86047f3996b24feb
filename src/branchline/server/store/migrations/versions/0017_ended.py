"""Tables that are over are found in the order in which they ended, however many there are."""

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


def downgrade() -> None:
    op.drop_index("seats_by_ended", "seats")
