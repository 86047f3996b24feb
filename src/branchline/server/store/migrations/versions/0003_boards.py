"""Boards by their digest: tables on the same board share it."""

from __future__ import annotations

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.add_column("tables", sa.Column("board_digest", sa.String(64)))
    _share_boards()
    op.drop_column("tables", "board")


def _share_boards() -> None:
    boards = sa.table("boards", sa.column("digest"), sa.column("data", sa.JSON))
    tables = sa.table("tables", sa.column("id"), sa.column("board", sa.JSON), sa.column("board_digest"))
    connection, known = op.get_bind(), set()
    ids = connection.execute(sa.select(tables.c.id).where(tables.c.board.is_not(None))).scalars().all()
    for id in ids:
        board = connection.execute(sa.select(tables.c.board).where(tables.c.id == id)).scalar_one()
        if board is None:
            continue
        digest = hashlib.sha256(json.dumps(board, sort_keys=True).encode()).hexdigest()
        if digest not in known:
            connection.execute(sa.insert(boards).values(digest=digest, data=board))
            known.add(digest)
        connection.execute(sa.update(tables).where(tables.c.id == id).values(board_digest=digest))


def downgrade() -> None:
    op.add_column("tables", sa.Column("board", sa.JSON))
    boards = sa.table("boards", sa.column("digest"), sa.column("data", sa.JSON))
    tables = sa.table("tables", sa.column("board", sa.JSON), sa.column("board_digest"))
    shared = sa.select(boards.c.data).where(boards.c.digest == tables.c.board_digest).scalar_subquery()
    op.get_bind().execute(sa.update(tables).values(board=shared))
    op.drop_column("tables", "board_digest")
    op.drop_table("boards")
