"""What is kept of somebody's rating in a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rating:
    game: str
    person: str
    mu: float
    """How strong they are held to be."""
    sigma: float
    """How uncertain that is, as a standard deviation."""
    matches: int
    wins: int
    opponents: int
    """How many different people they have met."""
    ended: int
    """When their last rated match ended."""

    @property
    def shown(self) -> float:
        """The strength they almost certainly have: lists are ordered by it."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True, slots=True)
class Step:
    """A rating after one match."""

    table_id: str
    person: str
    game: str
    ended: int
    place: int
    of: int
    """How many people were rated in it."""
    mu: float
    sigma: float
    before: float
    """What was shown before it, and after it."""
    after: float
