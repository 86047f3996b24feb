"""Who is asking, in which language, and about which table."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.server.accounts.records import SignIn
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.tables.records import Person
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import Perspective, perspective_of


@dataclass(frozen=True)
class Visitor:
    person: Person | None
    language: str
    owner: Owner
    """To whom this visitor's requests are charged."""
    sign_in: SignIn | None = None
    """By which whoever has an account is signed in."""
    muted: frozenset[str] = frozenset()
    """Whom they do not want to read."""

    @property
    def id(self) -> str | None:
        return self.person.id if self.person is not None else None

    def perspective(self, snapshot: Snapshot, seat: int | None) -> Perspective:
        """From where this visitor looks. Once the match is over nothing is hidden from anyone."""
        if seat is not None and seat >= len(snapshot.seats):
            raise Refusal(422, "no-seat", field="seat", seat=seat)
        perspective = perspective_of(snapshot, self.id, seat, self.muted)
        if seat is not None and seat not in perspective.seats:
            raise Refusal(403, "foreign-seat", field="seat", seat=seat)
        return perspective
