"""What the archive asks of whatever stores it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from branchline.server.archive.records import (
    Found,
    Mark,
    Opened,
    Part,
    Play,
    Result,
    ResultSeat,
    Study,
    Wanted,
    Who,
)
from branchline.server.ratings.fold import Fold
from branchline.server.ratings.records import Rating, Step


class Placed(NamedTuple):
    game: str
    players: int
    place: int
    times: int


class Pace(NamedTuple):
    finished: int
    kept: int
    late: int
    quit: int


class Against(NamedTuple):
    whom: str
    game: str
    matches: int
    before: int
    behind: int


class ArchiveStore(Protocol):
    """`StoreFailed` while the store is away."""

    async def unrecorded(self, after: Mark, most: int) -> list[Mark]:
        """Matches that have ended after another and are not in the archive, in the order in which they did."""

    async def ended(self, after: Mark, most: int) -> list[Mark]:
        """All matches that have ended after another, in the order in which they did."""

    async def set_ratings(self, fold: Fold) -> None:
        """These in place of all others."""

    async def add(self, found: Sequence[Found], *, rate: bool = True) -> None:
        """Each once, and its ratings with it."""

    async def rate_anew(self, game: str | None = None) -> None:
        """Work out all ratings again, from the results."""

    async def clear(self) -> None:
        """Forget all that can be worked out anew."""

    async def search(
        self, wanted: Wanted, after: Mark | None, limit: int
    ) -> list[tuple[Result, Sequence[ResultSeat]]]: ...

    async def openings(self, game: str, players: int, who: Who, before: str, most: int) -> list[tuple[str, Opened]]: ...

    async def plays(self, game: str, players: int, who: Who) -> list[tuple[str, str, Part, Play]]:
        """Phase, verb, part of the match, and what came of it."""

    async def ratings_of(self, person: str) -> list[Rating]: ...

    async def rank(self, rating: Rating) -> int:
        """The place of somebody in the list of a game."""

    async def best(self, game: str, after: int, limit: int) -> list[Rating]:
        """Those with enough matches behind them, the best first."""

    async def steps(self, person: str, game: str, most: int) -> list[Step]:
        """The latest, in the order of time."""

    async def places_of(self, person: str) -> list[Placed]: ...

    async def pace_of(self, person: str) -> Pace: ...

    async def conduct_of(self, person: str, most: int) -> list[tuple[bool, bool]]:
        """Of the latest matches with others whether each was rated, and kept to; in the order of time."""

    async def against_bots(self, person: str) -> list[Against]: ...

    async def against_people(self, person: str, most: int) -> list[Against]: ...

    async def forget_name(self, person: str, name: str) -> None:
        """In the results, someone is called so from now on, and found by their name no more."""

    async def study(self, id: str) -> Study | None: ...

    async def studies_of(self, author: str, most: int) -> list[Study]: ...

    async def studies_about(self, tables: Sequence[str]) -> Mapping[str, int]: ...

    async def add_study(self, study: Study, most: int) -> bool:
        """False where its author has so many already."""

    async def change_study(self, study: Study) -> bool:
        """False where it has changed since this revision's predecessor."""

    async def drop_study(self, id: str, author: str) -> bool: ...
