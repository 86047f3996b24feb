"""What is answered, for the description of the interface."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field


class Error(BaseModel):
    code: str = Field(description="A short name of what is wrong, the same in every language.")
    message: str = Field(description="A sentence for people, in the asker's language.")
    clause: str | None = Field(None, description="The clause of the rules that forbids an action.")
    field: str | None = Field(None, description="The field that is wrong.")


class Refused(BaseModel):
    error: Error


class Health(BaseModel):
    status: Literal["ok"]
    version: str


class GameOption(BaseModel):
    name: str
    default: bool | int | str
    values: list[bool | int | str]
    players: list[list[int] | None] = Field(description="For each value, for how many players it is; null: for any.")
    clause: str


class Strength(BaseModel):
    """How often a bot won with one of its level against others, of so many games."""

    players: int
    against: str = Field(description="The level at all other seats.")
    games: int
    seed: int
    win_share: float
    fair_share: float
    interval: list[float] = Field(description="Between these lies the share of wins, with 95 % confidence.")


class LevelTold(BaseModel):
    """A level of bots, as it plays one game."""

    id: str
    names: dict[str, str]
    characters: dict[str, str]
    strength: list[Strength]


class GameTold(BaseModel):
    id: str
    names: dict[str, str]
    summaries: dict[str, str]
    players: list[int]
    minutes: list[int]
    weight: float
    designers: list[str]
    year: int
    rules: int
    options: list[GameOption]
    compiled: float = Field(description="How much of its rules is compiled, from 0 to 1; until then they run slower.")
    levels: list[LevelTold]


class Games(BaseModel):
    games: list[GameTold]
    bots: list[str] = Field(description="The levels of bots, from weakest to strongest.")


class BoardTold(BaseModel):
    """The map as data, for drawing it."""

    board: dict[str, Any]


class PersonTold(BaseModel):
    id: str
    name: str
    kind: Literal["guest"]


class Welcome(BaseModel):
    person: PersonTold
    token: str = Field(description="For scripts: send it as `Authorization: Bearer …`. Browsers get it as a cookie.")


class SeatTold(BaseModel):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    handed: bool = Field(description="A bot stands in for the person who sits here.")
    resigned: bool
    reserved: bool = Field(description="An empty seat kept for someone.")


class TableFacts(BaseModel):
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: dict[str, Any]
    public: bool
    status: Literal["open", "running", "finished", "abandoned"]
    to_move: int | None
    seats: list[SeatTold]
    seq: int = Field(description="The last line of the journal.")
    scores: list[int] | None = Field(description="Only once the match is over.")
    places: list[int] | None = Field(description="Each seat's place, from 1, once the match is over; equals share one.")
    winners: list[int]
    commitment: str | None = Field(description="The digest of the secret seed, published before the first action.")
    origin: dict[str, Any] | None = Field(description="Where a sandbox or an imported table comes from.")
    rematch: str | None = Field(description="The id of the table where this match is played again.")
    created: int = Field(description="Milliseconds since 1970.")
    updated: int


class TableTold(TableFacts):
    mine: list[int] = Field(description="The seats that are yours.")
    host: bool
    your_turn: bool
    invite: str | None = Field(description="The code of the invitation, for those at the table.")


class Tables(BaseModel):
    tables: list[TableTold]
    next: str | None = Field(description="Give it as `after` to get the next page; null on the last.")


class ActionTold(BaseModel):
    number: int
    text: str
    verb: str
    arguments: dict[str, str]


class EventTold(BaseModel):
    name: str
    arguments: dict[str, Any]
    sentence: str


class EntryTold(BaseModel):
    """A line of the journal."""

    seq: int
    kind: str
    seat: int | None
    name: str | None
    at: int
    text: str | None = Field(description="The action, or what was said.")
    bot: str | None
    note: str | None = Field(description="That a bot chose with less thought than usual, and why.")
    to: int | None = Field(description="The moment an undo goes back to.")
    moment: int | None = Field(description="The moment an action led to; null if it was taken back since.")
    sentence: str
    events: list[EventTold]


class RequestTold(BaseModel):
    seq: int
    by: int | None
    to: int
    waiting: list[int]
    yours: bool


class AnswersTold(BaseModel):
    """What you have said in advance; nobody else is told."""

    forced: bool = Field(description="A move to which there is no alternative is taken.")
    passes: bool = Field(description="What others do is let pass without asking you.")
    ended: bool = Field(description="Letting everything pass has come to its end, because you were asked something.")


class Present(BaseModel):
    """How the match stands, as you may see it."""

    seq: int = Field(description="Send it with your next action.")
    moment: int = Field(description="How many actions have led here.")
    status: Literal["open", "running", "finished", "abandoned"]
    seat: int | None = Field(description="The seat whose view this is; null for a spectator.")
    to_move: int | None
    prompt: str | None = Field(description="The open question as a sentence.")
    view: dict[str, Any] | None
    legal: list[ActionTold] | None = Field(description="Your choices, when you must decide.")
    covered: bool = Field(
        False,
        description="You hold several seats, and the one that must decide knows something of its own: it is shown, "
        "with its choices, when you ask for that seat.",
    )
    scores: list[int] | None
    undo_asked: RequestTold | None
    end_asked: RequestTold | None
    takeover_asked: RequestTold | None = Field(None, description="That a bot may play the seat `to`.")
    answers: AnswersTold | None = Field(None, description="Null unless you look through one seat of yours.")
    note: str | None = Field(None, description="What is to be known about the table, such as that its rules are old.")


class TablePresent(Present):
    table: TableTold


class Acted(Present):
    entry: EntryTold


class Stale(Refused):
    present: Present | None = None


class Log(BaseModel):
    entries: list[EntryTold]
    next: int | None = Field(description="Give it as `after` to go on; null at the end.")


class Since(Log):
    after: int


class OutcomeLine(BaseModel):
    seat: int | None
    name: str = Field(description="Whoever or whatever it concerns; empty for the whole table.")
    changes: list[str] = Field(description="What it gains and loses, in a few words each.")
    costs: list[str] = Field(description="Those of them that are given up.")


class MomentTold(BaseModel):
    moment: int
    last: int
    action: str | None
    by: int | None
    events: list[EventTold]
    changes: list[OutcomeLine] = Field(description="What each party gained and lost, since the last action or `since`.")
    seat: int | None
    to_move: int | None
    prompt: str
    view: dict[str, Any]


class OutcomeTold(BaseModel):
    """What an action brings, as far as that is sure: the difference between the positions before and after it."""

    lines: list[OutcomeLine]
    to_move: int | None = Field(description="Who decides then; null at the end, or where nobody knows yet.")
    ended: str | None = Field(description="Why the game is over then.")
    if_nobody_objects: bool = Field(description="Others may interrupt it: this is what follows if nobody does.")
    then_chance: bool = Field(description="What follows then depends on chance, or on what is hidden.")


class Preview(BaseModel):
    outcome: OutcomeTold
    events: list[EventTold]
    remark: str | None


class Reason(BaseModel):
    code: str
    clause: str
    message: str


class Why(BaseModel):
    allowed: bool
    reason: Reason | None


class UndoTold(BaseModel):
    last: int | None = Field(description="The moment before your last action.")
    free: int | None = Field(description="The earliest moment you may go back to without asking.")
    asks: list[int] = Field(description="The seats whose consent going back to `last` needs.")


class Course(BaseModel):
    scores: list[list[int]] = Field(description="Moment by moment, and in each seat by seat.")


class SeedTold(BaseModel):
    commitment: str | None
    seed: str | None
    text: str | None = Field(description="The text whose SHA-256, in hexadecimal, is the commitment.")
    holds: bool | None
