"""Tournaments."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

DATA = sa.JSON(none_as_null=True)


def _column(name: str, kind: sa.types.TypeEngine[Any], *, key: bool = False, null: bool = False) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=key, nullable=null)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        _column("id", sa.String(32), key=True),
        _column("name", sa.String(100)),
        _column("host", sa.String(32)),
        _column("game", sa.String(40)),
        _column("options", DATA),
        _column("settings", DATA),
        _column("format", sa.String(20)),
        _column("seats", sa.Integer()),
        _column("rounds", sa.Integer()),
        _column("fill", sa.String(40)),
        _column("most", sa.Integer()),
        _column("public", sa.Boolean()),
        _column("state", sa.String(10)),
        _column("round", sa.Integer()),
        _column("starts", sa.BigInteger(), null=True),
        _column("created", sa.BigInteger()),
        _column("updated", sa.BigInteger()),
    )
    op.create_index("tournaments_by_state", "tournaments", ["state", "public", "updated", "id"])
    op.create_index("tournaments_by_host", "tournaments", ["host", "state"])
    op.create_table(
        "entrants",
        _column("tournament", sa.String(32), key=True),
        _column("number", sa.Integer(), key=True),
        _column("person", sa.String(32)),
        _column("name", sa.String(40)),
        _column("since", sa.Integer()),
        _column("until", sa.Integer(), null=True),
    )
    op.create_index("entrants_by_person", "entrants", ["person", "tournament"], unique=True)
    op.create_table(
        "pairings",
        _column("tournament", sa.String(32), key=True),
        _column("round", sa.Integer(), key=True),
        _column("board", sa.Integer(), key=True),
        _column("seat", sa.Integer(), key=True),
        _column("entrant", sa.Integer(), null=True),
        _column("table_id", sa.String(32)),
        _column("place", sa.Integer(), null=True),
        _column("points", sa.Integer(), null=True),
        _column("share", sa.Float(), null=True),
    )
    op.create_index("pairings_by_table", "pairings", ["table_id"])
    op.create_index("pairings_by_entrant", "pairings", ["tournament", "round", "entrant"], unique=True)


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
