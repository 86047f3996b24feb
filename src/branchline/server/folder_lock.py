"""A data folder belongs to one server at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from branchline.server.start_error import CannotStart

NAME = "server.lock"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder. The system lets go of it when the process ends, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
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
