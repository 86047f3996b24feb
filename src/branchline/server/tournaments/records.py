"""What is kept of a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

Format = Literal["swiss", "round_robin", "knockout"]
State = Literal["open", "running", "finished", "closed"]
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round_robin"
KNOCKOUT: Final = "knockout"
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"
MOST_ENTRANTS, MOST_ROUNDS = 128, 15
MOST_IN_ROUND_ROBIN = 16


@dataclass(frozen=True, slots=True)
class Tournament:
    id: str
    name: str
    host: str
    game: str
    options: dict[str, Any]
    settings: dict[str, Any]
    """Of its tables."""
    format: Format
    seats: int
    rounds: int
    """How many there are at most."""
    fill: str
    """The level of the bots that take the seats nobody is left for."""
    most: int
    public: bool
    state: State
    round: int
    """The one that is played; 0 before the first."""
    starts: int | None
    """When it begins by itself, in milliseconds since 1970."""
    created: int
    updated: int


@dataclass(frozen=True, slots=True)
class Entrant:
    tournament: str
    number: int
    person: str
    name: str
    since: int
    """The first round they play, or play again."""
    until: int | None
    """The last, for whoever has withdrawn."""

    def plays(self, round: int) -> bool:
        return self.since <= round and (self.until is None or round <= self.until)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A seat of a table in a round."""

    tournament: str
    round: int
    board: int
    seat: int
    entrant: int | None
    """Nobody: a bot."""
    table_id: str
    """Known before the table is opened: whatever happens in between, it is opened once."""
    place: int | None = None
    points: int | None = None
    """In halves: two for each seat left behind, one for each that shares the place."""
    share: float | None = None
    """Of all that was scored at the table."""
