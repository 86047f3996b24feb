"""A wish that others must agree to: to take something back, or to end."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class ConsentRequest:
    seq: int
    person: str
    seat: int | None
    waiting: frozenset[str]
    to: int = 0

    def agreed_by(self, person: str) -> ConsentRequest:
        return replace(self, waiting=self.waiting - {person})
