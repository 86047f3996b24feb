"""What is asked and answered about tournaments."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StrictBool, StrictInt, StrictStr
from typing_extensions import TypedDict

from branchline.server.tables.records import Status
from branchline.server.tournaments.records import MOST_ENTRANTS, MOST_ROUNDS, Format, State
from branchline.server.wire.archive import PlayerName
from branchline.server.wire.requests import Form, Level, Name, TableSettings, Title


class NewTournament(Form):
    name: Title
    game: Annotated[StrictStr, Field(max_length=40)]
    options: dict[
        Annotated[StrictStr, Field(max_length=60)], StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=60)]
    ] = Field(default_factory=dict, max_length=50)
    settings: TableSettings = Field(
        description="Of its tables. Either a clock or `absent` keeps a round from standing still."
    )
    format: Format
    seats: Annotated[StrictInt, Field(ge=2, le=5, description="At each table.")]
    rounds: Annotated[StrictInt, Field(ge=1, le=MOST_ROUNDS, description="At most.")] = 5
    fill: Level = Field("greedy", description="The level of the bots that take the seats nobody is left for.")
    most: Annotated[StrictInt, Field(ge=2, le=MOST_ENTRANTS, description="Entrants.")] = 64
    public: StrictBool = Field(True, description="Whether it stands in the lists, and its tables with it.")
    starts: Annotated[StrictInt, Field(ge=0, lt=2**53)] | None = Field(
        None, description="When it begins by itself, in milliseconds since 1970; null: when you say so."
    )


class Entering(Form):
    name: Name | None = None


class EntrantChosen(Form):
    number: Annotated[StrictInt, Field(ge=1, le=10_000)]


class TournamentLine(TypedDict):
    id: str
    name: str
    game: str
    format: Format
    seats: int
    rounds: int
    round: int
    state: State
    entrants: int
    most: int
    rated: bool
    pace: str
    starts: int | None
    entered: bool
    """Whether you have."""


class TournamentsResponse(TypedDict):
    tournaments: list[TournamentLine]


class StandingResponse(TypedDict):
    rank: int
    number: int
    player: PlayerName
    points: float
    wins: int
    opponents: float
    """The points of those they have met."""
    share: float
    """Of what was scored at their tables, on average."""
    played: int
    withdrawn: bool
    out: bool
    """In a knock-out."""
    you: bool


class BoardSeat(TypedDict):
    entrant: int | None
    name: str
    place: int | None
    points: float | None


class PairedTable(TypedDict):
    board: int
    table: str
    status: Status | None
    """Null while it is being opened."""
    seats: list[BoardSeat]
    again: int
    """How many of those who meet here have met before."""
    before: list[float]
    """The points with which people came to this table."""


class RoundResponse(TypedDict):
    round: int
    boards: list[PairedTable]


class TournamentResponse(TournamentLine):
    host: PlayerName
    yours: bool
    """You are its host."""
    options: dict[str, Any]
    settings: dict[str, Any]
    fill: str
    public: bool
    standings: list[StandingResponse]
    played: list[RoundResponse]
    """Its rounds, the latest first."""
    may_enter: bool
    """Whether it takes entrants now."""
    your_table: str | None
    """Where you play in this round."""
