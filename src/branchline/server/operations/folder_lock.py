"""A data folder belongs to one server at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from branchline.server.operations.start_error import CannotStart

NAME = "server.lock"
FILES = ("branchline.sqlite3", "secret.key")
OTHERS = 0o077
"""The rights of all but the owner."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder. The system lets go of it when the process ends, however it ends."""
    try:
        keep_private(folder)
        handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as fault:
        raise CannotStart("folder-unusable", folder=str(folder), fault=fault.strerror or str(fault)) from fault
    try:
        if not _taken(handle):
            raise CannotStart("folder-in-use", folder=str(folder), process=_holder(handle))
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode("ascii"))
        yield
    finally:
        os.close(handle)


def keep_private(folder: Path) -> None:
    """Nobody but the owner reads what is kept there, nor what will be. A folder that other things were in before keeps
    its own rights; the files of the server do not."""
    os.umask(OTHERS)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    kept = [path for path in folder.iterdir() if path.name.startswith(FILES)]
    for path in [*kept, *([folder] if kept else [])]:
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)


def _holder(handle: int) -> str:
    return os.read(handle, 20).decode("ascii", "replace") or "?"


if sys.platform == "win32":

    def _taken(handle: int) -> bool:
        import msvcrt

        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _taken(handle: int) -> bool:
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
