"""The history of the database's shape. The server brings a database up to date whenever it starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HERE = Path(__file__).parent
LATEST = max(page.stem for page in (HERE / "versions").glob("0*.py")).partition("_")[0]


def upgrade(connection: Connection) -> None:
    if _present(connection) != LATEST:
        _migrate(connection)


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
