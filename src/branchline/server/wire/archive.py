"""What is answered about players and finished matches."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from branchline.server.archive.records import Part, Who


class PlayerName(TypedDict):
    id: str | None
    """Of somebody with an account; null for everyone else."""
    name: str


class RatingResponse(TypedDict):
    game: str
    strength: float
    uncertainty: float
    """As a standard deviation."""
    shown: float
    """The strength less three times its uncertainty: lists are ordered by it."""
    matches: int
    wins: int
    opponents: int
    provisional: bool
    """There are too few matches, or too few opponents, for a place in the list."""
    rank: int | None


class RankedPlayer(TypedDict):
    rank: int
    player: PlayerName
    rating: RatingResponse


class BotRatingResponse(TypedDict):
    """How strong a level was measured to be, on the same scale."""

    level: str
    strength: float
    uncertainty: float
    games: int


class Ranking(TypedDict):
    game: str
    players: list[RankedPlayer]
    bots: list[BotRatingResponse]
    next: int | None
    """What to send as `after` for the next page."""


class PlacesResponse(TypedDict):
    game: str
    players: int
    places: list[int]
    """How often they came in first, second, and so on."""


class PaceResponse(TypedDict):
    finished: int
    """Matches with other people."""
    kept: int
    """Those played to the end, in the time they had."""
    late: int
    """How often their time ran out, or others had a bot play for them."""
    quit: int
    banned: bool
    """From rated tables, until they owe no match any more."""
    owed: int
    """How many matches they must play to the end for that."""


class AgainstBot(TypedDict):
    bot: str
    game: str
    matches: int
    before: int
    """How often they came in before it; with several of them at a table, before each."""
    behind: int


class AgainstPlayer(TypedDict):
    player: PlayerName
    game: str
    matches: int
    before: int
    behind: int


class RatingStep(TypedDict):
    table: str
    ended: int
    place: int
    of: int
    before: float
    after: float


class PlayerResponse(TypedDict):
    player: PlayerName
    since: int
    account: bool
    ratings: list[RatingResponse]
    places: list[PlacesResponse]
    pace: PaceResponse
    bots: list[AgainstBot]
    people: list[AgainstPlayer]
    """The others they have met most."""
    steps: dict[str, list[RatingStep]]
    """By game, their latest rated matches in the order of time."""


class ArchivedSeat(TypedDict):
    seat: int
    player: PlayerName
    bot: str | None
    place: int
    score: int


class ArchivedMatch(TypedDict):
    table: str
    game: str
    players: int
    who: Who
    rated: bool
    ended: int
    length: int
    complete: bool
    ending: str
    ending_text: str
    """Why it ended, as a sentence."""
    options: dict[str, Any]
    opening: list[str]
    seats: list[ArchivedSeat]


class ArchivePage(TypedDict):
    matches: list[ArchivedMatch]
    next: str | None


class OpeningMove(TypedDict):
    action: str
    matches: int
    wins: list[int]
    """Seat by seat, how often it won; a shared win is one for each."""


class OpeningsResponse(TypedDict):
    line: list[str]
    moves: list[OpeningMove]
    """What was played next, the most frequent first."""


class PlayedAction(TypedDict):
    phase: str
    verb: str
    part: Part
    times: int
    paid: int
    """How often whoever chose it had a higher score at the end of their turn."""
    gain: float
    """By how much their score rose, on average."""


class PlayedActions(TypedDict):
    actions: list[PlayedAction]


class StudyResponse(TypedDict):
    id: str
    table: str
    game: str
    title: str
    author: PlayerName
    mine: bool
    notes: dict[str, str]
    """By moment, as text."""
    last: int
    """The last moment of the match."""
    revision: int
    created: int
    updated: int


class StudyLine(TypedDict):
    id: str
    table: str
    title: str
    notes: int
    updated: int


class StudiesResponse(TypedDict):
    studies: list[StudyLine]
