"""Which tables are being opened, noted where it outlives the server: one that a server did not survive opening is
opened with more care the next time, and not at all after that."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

log = logging.getLogger(__name__)


class FolderOpenings:
    def __init__(self, data: Path) -> None:
        self._folder = data / "opening"
        self._unfinished = _counts(self._folder)
        for table_id, times in self._unfinished.items():
            log.warning("table %s was being opened when the server stopped, %s time(s)", table_id, times)

    def unfinished(self, table_id: str) -> int:
        """How many servers, one after the other, did not survive opening a table."""
        return self._unfinished.get(table_id, 0)

    @contextmanager
    def noted(self, table_id: str) -> Iterator[None]:
        note = self._folder / table_id
        # Where nothing can be noted, tables are opened all the same.
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            note.write_text(str(self.unfinished(table_id) + 1), encoding="ascii")
        try:
            yield
        finally:
            self._unfinished.pop(table_id, None)
            with suppress(OSError):
                note.unlink()


def _counts(folder: Path) -> dict[str, int]:
    counts = {}
    with suppress(OSError):
        for note in folder.iterdir():
            text = note.read_text(encoding="ascii", errors="replace")
            counts[note.name] = int(text) if text.isdigit() else 1
    return counts
