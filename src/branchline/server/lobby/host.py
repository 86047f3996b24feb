"""Whoever sets up a table."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.server.limits.fair_queue import Owner
from branchline.server.tables.ports import Client
from branchline.server.tables.records import Person


@dataclass(frozen=True)
class Host:
    person: Person
    owner: Owner
    client: Client
    key: str | None
    """What makes two requests the same one, sent twice."""
