"""The history of the database's shape. The server brings a database up to date whenever it starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revisions() -> set[str]:
    """Every shape of the database that this server knows."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
