"""What a table consists of. Records never change: whoever holds one keeps a picture of that moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeVar

Status = Literal["open", "running", "finished", "abandoned"]
SeatKind = Literal["empty", "person", "bot"]
PersonKind = Literal["guest", "account", "agent", "gone"]

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
EMPTY: Final = "empty"
PERSON: Final = "person"
BOT: Final = "bot"
AGENTS = "agent-"
"""How the id of a person begins that is a program, so that everyone at a table, and in its results, is told."""


@dataclass(frozen=True, eq=False, slots=True)
class Person:
    id: str
    kind: PersonKind
    """A guest, someone with an account, a program, or someone whose account is no more."""
    name: str
    created: int

    @property
    def has_account(self) -> bool:
        return self.kind == "account"


@dataclass(frozen=True, eq=False, slots=True)
class Board:
    """A board that is not a game's own, kept once however many tables use it."""

    digest: str
    data: dict[str, Any]


@dataclass(frozen=True, eq=False, slots=True)
class Table:
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: dict[str, Any]
    host: str
    invite: str
    created: int
    updated: int
    public: bool = False
    status: Status = OPEN
    board_digest: str | None = None
    seed: str | None = None
    start: dict[str, Any] | None = None
    """The first position, where the match did not start from a seed."""
    origin: dict[str, Any] | None = None
    """Where a table was copied from: another table, or a file."""
    untrusted: bool = False
    """Its board or first position came from outside, or is a copy of one that did."""
    request_key: str | None = None
    """The key of the request that made it: the same request again makes no second table."""
    to_move: int | None = None
    seq: int = 0
    """The last line of the journal."""
    scores: list[int] | None = None
    places: list[int] | None = None
    """What each seat had at the end; nothing while the match goes on."""
    position: dict[str, Any] | None = None
    """The latest position, for the case that the rules change and the journal cannot be replayed."""
    unlogged: int = 0
    """How often something was written that is no line of the journal, so that other processes notice."""
    rematch: str | None = None
    clock: dict[str, Any] | None = None
    """How much time each seat has left, at a table that counts it."""
    turn_started_at: int | None = None
    """When the turn of the person to move began, in milliseconds since 1970; nothing while a bot is to move."""
    due: int | None = None
    """When a bot is to play for whoever is to move, in milliseconds since 1970."""


@dataclass(frozen=True, eq=False, slots=True)
class Seat:
    table_id: str
    seat: int
    kind: SeatKind
    name: str = ""
    person: str | None = None
    """Who sits here. Kept while a bot stands in, so that the seat can be taken back; at an empty seat, for whom it is
    reserved."""
    bot: str | None = None
    resigned: bool = False
    ended: int = 0
    """When the table ended, 0 before."""
    answers: dict[str, Any] | None = None
    """What its player has said in advance. It is no line of the journal, because nobody else is to know it."""
    seen: int = 0
    """When its player last came to the table or left it, 0 before."""

    @property
    def is_agents(self) -> bool:
        """Whether a program that reads and writes sentences sits here."""
        return self.person is not None and self.person.startswith(AGENTS)


@dataclass(frozen=True, eq=False, slots=True)
class Entry:
    """A line of the journal."""

    table_id: str
    seq: int
    kind: str
    at: int
    seat: int | None = None
    person: str | None = None
    text: str | None = None
    """The action, or what was said."""
    data: dict[str, Any] | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Analysis:
    """What looking back at a finished match has found."""

    table_id: str
    data: dict[str, Any]
    at: int


Record = Person | Board | Table | Seat | Entry | Analysis
Changed = TypeVar("Changed", Table, Seat, Entry)


def changed(record: Changed, **changes: Any) -> Changed:
    """Return a copy with some fields changed."""
    return replace(record, **changes)
