"""What tournaments ask of whatever stores them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from branchline.server.tournaments.records import Entrant, Pairing, Tournament

List = Literal["open", "running", "finished", "mine"]


@dataclass(frozen=True)
class Kept:
    """All there is of a tournament."""

    tournament: Tournament
    entrants: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...]


class TournamentStore(Protocol):
    """`StoreFailed` while the store is away, `Conflict` where something else was first."""

    async def load(self, id: str) -> Kept | None: ...

    async def listed(self, name: List, person: str | None, most: int) -> list[tuple[Tournament, int, bool]]:
        """The latest of a list, each with how many have entered, and whether this person has."""

    async def add(self, tournament: Tournament, most: int) -> bool:
        """False where its host has so many that are not over."""

    async def enter(self, entrant: Entrant) -> None:
        """Somebody new, or somebody who comes back."""

    async def change(self, tournament: Tournament, was: Tournament) -> bool:
        """False where it is no longer as it was."""

    async def pair(self, tournament: Tournament, was: Tournament, pairings: Sequence[Pairing]) -> bool:
        """The same with the next round: both, or neither."""

    async def note(self, pairings: Sequence[Pairing]) -> None:
        """Their results."""

    async def due(self, at: int) -> list[str]:
        """Tournaments that are running, or are to begin by then."""

    async def waiting(self) -> dict[str, list[str]]:
        """Of those that are running, the tables of this round without a result."""

    async def hosted(self, tables: Sequence[str]) -> dict[str, str]:
        """To which tournaments tables belong."""
