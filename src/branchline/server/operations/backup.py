"""A copy of a data folder, whole even while a server uses it: a data folder itself, to be served from or put back."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from branchline.server.operations.start_error import CannotStart

DATABASE, SECRET = "branchline.sqlite3", "secret.key"


def back_up(data: Path, folder: Path) -> None:
    if not (data / DATABASE).exists():
        raise CannotStart("backup-nothing", folder=str(data))
    if folder.exists() and any(folder.iterdir()):
        raise CannotStart("backup-there", folder=str(folder))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _copy_database(data / DATABASE, folder / DATABASE)
        shutil.copy2(data / SECRET, folder / SECRET)
    except (OSError, sqlite3.Error) as fault:
        raise CannotStart("backup-failed", folder=str(folder), fault=str(fault)) from fault


def _copy_database(source: Path, target: Path) -> None:
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
