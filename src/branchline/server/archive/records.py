"""What the archive keeps of a finished match. All of it is worked out from the match's journal, and can be again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

Who = Literal["people", "bots", "mixed"]
PEOPLE: Final = "people"
BOTS: Final = "bots"
MIXED: Final = "mixed"
Part = Literal["early", "middle", "late"]
PARTS: tuple[Part, ...] = ("early", "middle", "late")
DEPTH = 6
"""So many actions of a match are its opening."""
LINE_BREAK = " / "
MOST_SEATS = 8


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match."""

    table_id: str
    game: str
    players: int
    who: Who
    rated: bool
    public: bool
    ended: int
    """When, in milliseconds since 1970."""
    length: int
    """Actions that were not taken back."""
    complete: bool
    """It was played to its end, rather than ended by agreement."""
    ending: str
    """Why it ended, as its game says; empty where it is not known any more."""
    options: dict[str, Any]
    opening: list[str]


@dataclass(frozen=True, slots=True)
class ResultSeat:
    table_id: str
    seat: int
    game: str
    players: int
    ended: int
    rated: bool
    public: bool
    company: bool
    """Whether other people played there, too."""
    person: str | None
    bot: str | None
    name: str
    place: int
    score: int
    late: int
    """How often their time ran out, or others had a bot play for them."""
    quit: bool
    """They resigned, or a bot played for them at the end."""

    @property
    def kept(self) -> bool:
        """Whether they played to the end, in the time they had."""
        return not self.quit and self.late == 0


class OpeningKey(NamedTuple):
    game: str
    players: int
    who: Who
    before: str
    """The actions before it, joined by a slash."""
    action: str


class PlayKey(NamedTuple):
    game: str
    players: int
    who: Who
    phase: str
    verb: str
    part: Part


@dataclass(frozen=True, slots=True)
class Play:
    """How often an action of a kind was chosen, and what it came to by the end of its turn."""

    times: int = 0
    paid: int = 0
    """How often whoever chose it had a higher score at the end of their turn."""
    gain: int = 0
    """By how much their score rose or fell, in all."""

    def __add__(self, other: Play) -> Play:
        return Play(self.times + other.times, self.paid + other.paid, self.gain + other.gain)


@dataclass(frozen=True, slots=True)
class Opened:
    """How often something was played in an opening, and how often each seat won then; a shared win is one for each."""

    matches: int = 0
    wins: tuple[int, ...] = (0,) * MOST_SEATS

    def __add__(self, other: Opened) -> Opened:
        return Opened(self.matches + other.matches, tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)))


@dataclass(frozen=True, slots=True)
class Found:
    """All that is kept of one match."""

    result: Result
    seats: tuple[ResultSeat, ...]
    openings: dict[OpeningKey, Opened] = field(default_factory=dict)
    plays: dict[PlayKey, Play] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody looks for; what is not said may be anything."""

    game: str | None = None
    players: int | None = None
    who: Who | None = None
    person: str | None = None
    name: str | None = None
    """How a name looks."""
    bot: str | None = None
    ending: str | None = None
    option: str | None = None
    """`name=value`."""
    opening: str | None = None
    least: int = 0
    most: int = 2**31 - 1


class Mark(NamedTuple):
    """Where a page of the archive ended."""

    ended: int
    table: str


FIRST = Mark(0, "")


@dataclass(frozen=True, slots=True)
class Study:
    """Comments at moments of a match."""

    id: str
    table_id: str
    author: str
    title: str
    notes: dict[str, str]
    """By moment."""
    revision: int
    created: int
    updated: int
