"""The shape of the database, brought up to date step by step when a server opens it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HERE = Path(__file__).parent
REVISIONS = {page.stem.partition("_")[0] for page in (HERE / "versions").glob("0*.py")}


def upgrade(connection: Connection) -> None:
    if _present(connection) != max(REVISIONS):
        _migrate(connection)


def revisions() -> set[str]:
    """Every shape of the database that this server knows."""
    return REVISIONS


def _present(connection: Connection) -> str | None:
    """Asked without Alembic, which takes a fifth of a second to import and mostly has nothing to do."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
