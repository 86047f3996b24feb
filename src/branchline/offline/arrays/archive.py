"""NumPy's files of arrays, to be read."""

from __future__ import annotations

import ast
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .functions import frombuffer

MAGIC, LENGTH = 8, 2
"""Bytes before the length of the header, and of that length."""


class Archive(dict[str, Any]):
    """The arrays of a file by name, each read when first asked for."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        super().__init__()
        self._archive = archive

    @property
    def files(self) -> list[str]:
        return [name.removesuffix(".npy") for name in self._archive.namelist()]

    def __missing__(self, name: str) -> Any:
        data = self._archive.read(f"{name}.npy")
        start = MAGIC + LENGTH + int.from_bytes(data[MAGIC : MAGIC + LENGTH], "little")
        header = ast.literal_eval(data[MAGIC + LENGTH : start].decode())
        shape = tuple(header["shape"])
        found = frombuffer(bytearray(data[start:]), header["descr"])
        found = found.reshape(shape[::-1]).T if header["fortran_order"] else found.reshape(shape)
        self[name] = found
        return found


@contextmanager
def load(path: Path, allow_pickle: bool = False) -> Iterator[Archive]:
    with zipfile.ZipFile(path) as archive:
        yield Archive(archive)
