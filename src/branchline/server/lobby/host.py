"""Whoever sets up a table."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from branchline.server.limits.fair_queue import Owner
from branchline.server.store.models import PersonRow


@dataclass(frozen=True)
class Host:
    person: PersonRow
    owner: Owner
    request: Request
    key: str | None
    """What makes two requests the same one, sent twice."""
