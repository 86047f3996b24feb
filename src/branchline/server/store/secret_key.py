"""The key that signs cookies: from the environment, or made once and kept: beside the tables, readable by the owner
alone, or in the database where several servers share it."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from branchline.server.operations.start_error import CannotStart
from branchline.server.settings import Settings
from branchline.server.store.database import Database, insert_into, open_engine
from branchline.server.store.models import PersonRow, SecretRow

SHORTEST = 32
VARIABLE = "BRANCHLINE_SECRET"
COOKIES = "cookies"


def secret_of(settings: Settings) -> str:
    given = os.environ.get(VARIABLE)
    if given is not None:
        if len(given) < SHORTEST:
            raise CannotStart("secret-short", variable=VARIABLE, least=SHORTEST)
        return given
    return asyncio.run(_secret_in_database(settings.database_url)) if settings.shared else _secret_in(settings)


async def _secret_in_database(address: str) -> str:
    """Whichever server comes first makes it."""
    database = Database(address)
    try:
        await database.open()
        async with database.session.begin() as session:
            row = {"name": COOKIES, "value": secrets.token_hex(32)}
            insertion = insert_into(await session.connection(), SecretRow).values(**row)
            await session.execute(insertion.on_conflict_do_nothing())
        async with database.session() as session:
            return str(await session.scalar(select(SecretRow.value).where(SecretRow.name == COOKIES)))
    finally:
        await database.close()


def _secret_in(settings: Settings) -> str:
    folder, path = settings.data, settings.data / "secret.key"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            if not settings.new_key and not settings.in_memory and asyncio.run(_has_people(settings.database_url)):
                raise CannotStart("secret-gone", file=str(path))
            _make(path)
        secret = path.read_bytes().strip()
    except OSError as fault:
        raise CannotStart("folder-unusable", folder=str(folder), fault=fault.strerror or str(fault)) from fault
    if len(secret) < SHORTEST or not secret.isalnum():
        raise CannotStart("secret-empty", file=str(path))
    return secret.decode("ascii")


async def _has_people(address: str) -> bool:
    """Whether there is anybody who would lose their seats without the key."""
    engine = open_engine(address)
    try:
        async with engine.connect() as connection:
            return await connection.scalar(select(PersonRow.id).limit(1)) is not None
    except SQLAlchemyError:
        return False
    finally:
        await engine.dispose()


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
