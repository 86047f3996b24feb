"""Tables that cannot be opened are set aside: whoever asks is told why, and the others go on."""

from __future__ import annotations

import logging
import time
from typing import Any

from branchline.server.errors import Refusal

REMEMBERED = 600.0
"""After so many seconds it is tried again."""

log = logging.getLogger(__name__)


class SetAside(Refusal):
    """A table that cannot be opened; the code says why."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(409, code, **details)


class Shelf:
    """What was set aside lately."""

    def __init__(self) -> None:
        self._aside: dict[str, tuple[float, SetAside]] = {}

    def check(self, table_id: str) -> None:
        since, refusal = self._aside.get(table_id, (0.0, None))
        if refusal is not None and time.monotonic() - since < REMEMBERED:
            raise refusal

    def put(self, table_id: str, refusal: SetAside, fault: BaseException | None) -> SetAside:
        log.warning("table %s is set aside: %s", table_id, refusal.code, exc_info=fault)
        self._aside[table_id] = (time.monotonic(), refusal)
        return refusal
