"""The history of the database's shape. The server brings a database up to date whenever it starts.

Alembic takes a fifth of a second to import and mostly has nothing to do, so it is asked only when it has.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HERE = Path(__file__).parent
TURNSTILE = 8222
"""The number of the lock for it."""


def revisions() -> set[str]:
    """Every shape of the database that this server knows."""
    return {page.stem.partition("_")[0] for page in (HERE / "versions").glob("0*.py")}


def upgrade(connection: Connection) -> None:
    """Several processes may start at once on one PostgreSQL; one of them does it, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({TURNSTILE})"))
    if present_revision(connection) != max(revisions()):
        _migrate(connection)


def present_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
