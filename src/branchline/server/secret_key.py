"""The key that signs cookies: from the environment, or made once and kept: beside the tables, readable by the owner
alone, or in the database where several servers share it."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from branchline.server.database import Database
from branchline.server.models import SecretRow
from branchline.server.settings import Settings
from branchline.server.start_error import CannotStart

SHORTEST = 32
VARIABLE = "BRANCHLINE_SECRET"
COOKIES = "cookies"


def secret_of(settings: Settings) -> str:
    given = os.environ.get(VARIABLE)
    if given is not None:
        if len(given) < SHORTEST:
            raise CannotStart("secret-short", variable=VARIABLE, least=SHORTEST)
        return given
    return asyncio.run(_secret_in_database(settings.database_url)) if settings.shared else _secret_in(settings.data)


async def _secret_in_database(address: str) -> str:
    """Whichever server comes first makes it."""
    database = Database(address)
    try:
        await database.open()
        async with database.session.begin() as session:
            row = {"name": COOKIES, "value": secrets.token_hex(32)}
            await session.execute(insert(SecretRow).values(**row).on_conflict_do_nothing())
        async with database.session() as session:
            return str(await session.scalar(select(SecretRow.value).where(SecretRow.name == COOKIES)))
    finally:
        await database.close()


def _secret_in(folder: Path) -> str:
    path = folder / "secret.key"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make(path)
        secret = path.read_bytes().strip()
    except OSError as fault:
        raise CannotStart("folder-unusable", folder=str(folder), fault=fault.strerror or str(fault)) from fault
    if len(secret) < SHORTEST or not secret.isalnum():
        raise CannotStart("secret-empty", file=str(path))
    return secret.decode("ascii")


def _make(path: Path) -> None:
    """Written whole under another name first: a server that is killed here leaves no half a key."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
