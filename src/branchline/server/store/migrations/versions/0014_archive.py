"""The archive, ratings and studies."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

DATA = sa.JSON(none_as_null=True)


def _column(name: str, kind: sa.types.TypeEngine[Any], *, key: bool = False, null: bool = False) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=key, nullable=null)


def upgrade() -> None:
    _create_results()
    _create_statistics()
    _create_ratings()
    op.create_table(
        "studies",
        _column("id", sa.String(32), key=True),
        _column("table_id", sa.String(32)),
        _column("author", sa.String(32)),
        _column("title", sa.Text()),
        _column("notes", DATA),
        _column("revision", sa.Integer()),
        _column("created", sa.BigInteger()),
        _column("updated", sa.BigInteger()),
    )
    op.create_index("studies_by_author", "studies", ["author", "updated"])


def _create_results() -> None:
    op.create_table(
        "results",
        _column("table_id", sa.String(32), key=True),
        _column("game", sa.String(40)),
        _column("players", sa.Integer()),
        _column("who", sa.String(10)),
        _column("rated", sa.Boolean()),
        _column("public", sa.Boolean()),
        _column("ended", sa.BigInteger()),
        _column("length", sa.Integer()),
        _column("complete", sa.Boolean()),
        _column("ending", sa.String(60)),
        _column("options", DATA),
        _column("opening", DATA),
    )
    op.create_index("results_by_rated", "results", ["rated", "ended", "table_id"])
    op.create_table(
        "result_seats",
        _column("table_id", sa.String(32), key=True),
        _column("seat", sa.Integer(), key=True),
        _column("game", sa.String(40)),
        _column("players", sa.Integer()),
        _column("ended", sa.BigInteger()),
        _column("rated", sa.Boolean()),
        _column("public", sa.Boolean()),
        _column("company", sa.Boolean()),
        _column("person", sa.String(32), null=True),
        _column("bot", sa.String(40), null=True),
        _column("name", sa.String(40)),
        _column("place", sa.Integer()),
        _column("score", sa.BigInteger()),
        _column("late", sa.Integer()),
        _column("quit", sa.Boolean()),
    )
    op.create_index("result_seats_by_person", "result_seats", ["person", "ended", "table_id"])
    op.create_table(
        "result_tags",
        _column("tag", sa.String(400), key=True),
        _column("ended", sa.BigInteger(), key=True),
        _column("table_id", sa.String(32), key=True),
        _column("length", sa.Integer()),
        sqlite_with_rowid=False,
    )
    op.create_index("result_tags_by_table", "result_tags", ["table_id"])


def _create_statistics() -> None:
    of_game = [_column("game", sa.String(40), key=True), _column("players", sa.Integer(), key=True)]
    op.create_table(
        "openings",
        *of_game,
        _column("who", sa.String(10), key=True),
        _column("before", sa.String(1200), key=True),
        _column("action", sa.String(200), key=True),
        _column("matches", sa.Integer()),
        *(_column(f"wins_{seat}", sa.Integer()) for seat in range(8)),
    )
    op.create_index("openings_by_matches", "openings", ["game", "players", "who", "before", "matches"])
    op.create_table(
        "plays",
        _column("game", sa.String(40), key=True),
        _column("players", sa.Integer(), key=True),
        _column("who", sa.String(10), key=True),
        _column("phase", sa.String(60), key=True),
        _column("verb", sa.String(60), key=True),
        _column("part", sa.String(10), key=True),
        _column("times", sa.Integer()),
        _column("paid", sa.Integer()),
        _column("gain", sa.BigInteger()),
    )


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        _column("game", sa.String(40), key=True),
        _column("person", sa.String(32), key=True),
        _column("mu", sa.Float()),
        _column("sigma", sa.Float()),
        _column("matches", sa.Integer()),
        _column("wins", sa.Integer()),
        _column("opponents", sa.Integer()),
        _column("ended", sa.BigInteger()),
        _column("shown", sa.Float()),
    )
    op.create_index("ratings_by_shown", "ratings", ["game", "shown"])
    op.create_index("ratings_by_person", "ratings", ["person"])
    op.create_table(
        "rating_steps",
        _column("table_id", sa.String(32), key=True),
        _column("person", sa.String(32), key=True),
        _column("game", sa.String(40)),
        _column("ended", sa.BigInteger()),
        _column("place", sa.Integer()),
        _column("of", sa.Integer()),
        _column("mu", sa.Float()),
        _column("sigma", sa.Float()),
        _column("before", sa.Float()),
        _column("after", sa.Float()),
    )
    op.create_index("rating_steps_by_person", "rating_steps", ["person", "game", "ended"])


def downgrade() -> None:
    for table in ("studies", "rating_steps", "ratings", "plays", "openings", "result_tags", "result_seats", "results"):
        op.drop_table(table)
