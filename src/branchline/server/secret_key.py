"""The key that signs cookies: made once, kept beside the tables, readable by the owner alone."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from branchline.server.start_error import CannotStart

SHORTEST = 32


def secret_in(folder: Path) -> str:
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
