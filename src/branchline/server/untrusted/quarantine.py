"""Quarantine for tables that cannot be opened: whoever asks is told why, and the others go on."""

from __future__ import annotations

import logging
import time
from typing import Any

from branchline.server.errors import Refusal

REMEMBERED = 600.0
"""After so many seconds it is tried again."""

log = logging.getLogger(__name__)


class Quarantined(Refusal):
    """A table that cannot be opened; the code says why."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(409, code, **details)


class Quarantine:
    """Tables that could not be opened lately."""

    def __init__(self) -> None:
        self._refusals: dict[str, tuple[float, Quarantined]] = {}

    def check(self, table_id: str) -> None:
        since, refusal = self._refusals.get(table_id, (0.0, None))
        if refusal is not None and time.monotonic() - since < REMEMBERED:
            raise refusal

    def put(self, table_id: str, refusal: Quarantined, fault: BaseException | None) -> Quarantined:
        log.warning("table %s is in quarantine: %s", table_id, refusal.code, exc_info=fault)
        self._refusals[table_id] = (time.monotonic(), refusal)
        return refusal
