"""Who is asking, in which language, and about which table."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.server.errors import Refusal
from branchline.server.models import PersonRow
from branchline.server.perspective import Perspective
from branchline.server.snapshot import Snapshot

# What FastAPI is to call is a coroutine even where it need not be: plain functions are sent to a thread each time.


@dataclass(frozen=True)
class Visitor:
    person: PersonRow | None
    language: str

    @property
    def id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def perspective(self, snapshot: Snapshot, seat: int | None) -> Perspective:
        """The seats this visitor looks through. Once the match is over nothing is hidden from anyone."""
        held = snapshot.held_by(self.id)
        if seat is None:
            return held
        if seat >= len(snapshot.seats):
            raise Refusal(422, "no-seat", field="seat", seat=seat)
        if seat not in held and not snapshot.over:
            raise Refusal(403, "foreign-seat", field="seat", seat=seat)
        return (seat,)
