"""What is answered, for the description of the interface."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from branchline.kernel.outcome import MayEnd


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


class LevelResponse(BaseModel):
    """A level of bots, as it plays one game."""

    id: str
    names: dict[str, str]
    characters: dict[str, str]
    strength: list[Strength]


class GameResponse(BaseModel):
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
    levels: list[LevelResponse]


class Games(BaseModel):
    games: list[GameResponse]
    bots: list[str] = Field(description="The levels of bots, from weakest to strongest.")


class BoardResponse(BaseModel):
    """The map as data, for drawing it."""

    board: dict[str, Any]


class PersonResponse(BaseModel):
    id: str
    name: str
    kind: Literal["guest"]


class Welcome(BaseModel):
    person: PersonResponse
    token: str = Field(description="For scripts: send it as `Authorization: Bearer …`. Browsers get it as a cookie.")


class ContactResponse(BaseModel):
    id: str
    kind: str
    address: str
    confirmed: bool = Field(description="Until it is, nothing but the question whether messages are wanted goes there.")


class ContactsResponse(BaseModel):
    kinds: list[str] = Field(description="What this server can write to.")
    push_key: str | None = Field(
        description="What a browser subscribes with, so that only this server can write to it."
    )
    contacts: list[ContactResponse]


class SeatResponse(BaseModel):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    handed: bool = Field(description="A bot stands in for the person who sits here.")
    resigned: bool
    reserved: bool = Field(description="An empty seat kept for someone.")


class ClockResponse(BaseModel):
    """How much time each seat has, in milliseconds. For the seat to move it runs from `since` on."""

    turn: list[int] = Field(description="What is left of the time of a turn.")
    bank: list[int] = Field(description="What is left beyond that, for the whole match.")
    since: int | None = Field(description="Milliseconds since 1970; null while nobody's time passes.")
    paused: bool
    late: int | None = Field(description="The seat whose time ran out in this turn, which a bot finishes.")
    due: int | None = Field(description="When a bot begins to play for whoever must decide, if they do not.")
    now: int = Field(description="The server's time at this answer.")


class TableFacts(BaseModel):
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: dict[str, Any]
    absence_timeout: int = Field(
        description="Milliseconds someone must be away before others may ask for a bot for them."
    )
    public: bool
    status: Literal["open", "running", "finished", "abandoned"]
    to_move: int | None
    seats: list[SeatResponse]
    seq: int = Field(description="The last line of the journal.")
    scores: list[int] | None = Field(description="Only once the match is over.")
    places: list[int] | None = Field(description="Each seat's place, from 1, once the match is over; equals share one.")
    winners: list[int]
    commitment: str | None = Field(description="The digest of the secret seed, published before the first action.")
    origin: dict[str, Any] | None = Field(description="Where a sandbox or an imported table comes from.")
    rematch: str | None = Field(description="The id of the table where this match is played again.")
    clock: ClockResponse | None = Field(None, description="Where the table counts time.")
    created: int = Field(description="Milliseconds since 1970.")
    updated: int


class TableResponse(TableFacts):
    mine: list[int] = Field(description="The seats that are yours.")
    host: bool
    your_turn: bool
    invite: str | None = Field(description="The code of the invitation, for the host alone.")


class Tables(BaseModel):
    tables: list[TableResponse]
    next: str | None = Field(description="Give it as `after` to get the next page; null on the last.")


class ActionResponse(BaseModel):
    number: int
    text: str
    verb: str
    arguments: dict[str, str]


class EventResponse(BaseModel):
    name: str
    arguments: dict[str, Any]
    sentence: str


class EntryResponse(BaseModel):
    """A line of the journal."""

    seq: int
    kind: str
    seat: int | None
    name: str | None
    at: int
    text: str | None = Field(description="The action, or what was said.")
    bot: str | None
    about: str | None = Field(description="What others are asked for, or answer: undo, end, takeover or pause.")
    note: str | None = Field(description="That a bot chose with less thought than usual, and why.")
    to: int | None = Field(description="The moment an undo goes back to.")
    moment: int | None = Field(description="The moment an action led to; null if it was taken back since.")
    sentence: str
    events: list[EventResponse]


class RequestResponse(BaseModel):
    """Something that needs the consent of others."""

    about: Literal["undo", "end", "takeover", "pause"]
    seq: int
    by: int | None = Field(description="The seat that asks.")
    to: int = Field(description="The moment an undo goes back to; the seat that a bot would take over.")
    waiting: list[int] = Field(description="The seats that have not answered.")
    yours: bool = Field(description="You are asked.")


class AnswersResponse(BaseModel):
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
    legal: list[ActionResponse] | None = Field(description="Your choices, when you must decide.")
    concealed: bool = Field(
        False,
        description="You hold several seats, and the one that must decide knows something of its own: it is shown, "
        "with its choices, when you ask for that seat.",
    )
    scores: list[int] | None
    requests: list[RequestResponse] = Field(description="What was asked of players, and not answered by all of them.")
    answers: AnswersResponse | None = Field(None, description="Null unless you look through one seat of yours.")
    note: str | None = Field(None, description="What is to be known about the table, such as that its rules are old.")


class TablePresent(Present):
    table: TableResponse


class Acted(Present):
    entry: EntryResponse


class Stale(Refused):
    present: Present | None = None


class Log(BaseModel):
    entries: list[EntryResponse]
    next: int | None = Field(description="Give it as `after` to go on; null at the end.")


class Since(Log):
    after: int


class OutcomeLine(BaseModel):
    seat: int | None
    name: str = Field(description="Whoever or whatever it concerns; empty for the whole table.")
    changes: list[str] = Field(description="What it gains and loses, in a few words each.")
    costs: list[str] = Field(description="Those of them that are given up.")


class MomentResponse(BaseModel):
    moment: int
    last: int
    action: str | None
    by: int | None
    events: list[EventResponse]
    changes: list[OutcomeLine] = Field(description="What each party gained and lost, since the last action or `since`.")
    seat: int | None
    to_move: int | None
    prompt: str
    view: dict[str, Any]


class OutcomeResponse(BaseModel):
    """What an action brings, as far as that is sure: the difference between the positions before and after it."""

    lines: list[OutcomeLine]
    to_move: int | None = Field(description="Who decides then; null at the end, or where nobody knows yet.")
    ended: str | None = Field(description="Why the game is over then.")
    if_nobody_objects: bool = Field(description="Others may interrupt it: this is what follows if nobody does.")
    then_chance: bool = Field(description="What follows then depends on chance, or on what is hidden.")
    may_end: MayEnd = Field(description="Whether the game is over then, in some of the draws of it or in all of them.")


class Preview(BaseModel):
    outcome: OutcomeResponse
    events: list[EventResponse]
    remark: str | None


class HintGain(BaseModel):
    """What a move has over the next best."""

    chance: float = Field(description="By how much more likely it is to win.")
    lines: list[OutcomeLine] = Field(description="How it ends otherwise, for everyone.")


class HintMove(BaseModel):
    action: ActionResponse
    chance: float = Field(description="How likely you are to win then, from 0 to 1.")
    lines: list[OutcomeLine] = Field(description="What the whole move is expected to bring, if nobody objects.")
    then_chance: bool = Field(description="Chance speaks before the move is over; what else it brings is unknown.")
    gain: HintGain | None = Field(description="Null where there is no other move.")


class HintResponse(BaseModel):
    """The best moves, as a bot sees them that knows what you may know."""

    moves: list[HintMove]
    note: str | None = Field(description="That it was found with less thought than there could be.")


class Reason(BaseModel):
    code: str
    clause: str
    message: str


class Why(BaseModel):
    allowed: bool
    reason: Reason | None


class UndoResponse(BaseModel):
    last: int | None = Field(description="The moment before your last action.")
    free: int | None = Field(description="The earliest moment you may go back to without asking.")
    asks: list[int] = Field(description="The seats whose consent going back to `last` needs.")


class Course(BaseModel):
    scores: list[list[int]] = Field(description="Moment by moment, and in each seat by seat.")


class Mistake(BaseModel):
    """A decision that cost something, as a bot sees it that knows what its seat could know then."""

    moment: int = Field(description="After so many actions.")
    first: int = Field(description="When the whole move began, of which this was a part.")
    last: int = Field(description="When it was over.")
    seat: int
    action: ActionResponse = Field(description="What was done.")
    better: ActionResponse = Field(description="What would have been better.")
    as_good: list[str] = Field(description="All actions about as good as the better one, itself among them.")
    chance: float = Field(
        description="How likely the seat was to win with the better one, from 0 to 1, as in `chances`."
    )
    cost: float = Field(description="By how much less likely it was then.")


class Analysis(BaseModel):
    chances: list[list[float]] = Field(description="How likely each seat was to win, moment by moment.")
    mistakes: list[Mistake] = Field(description="Those that cost most first.")
    decisions: int
    looked_at: int = Field(description="Of the decisions, those for which there was time.")


class Analysed(BaseModel):
    status: Literal["none", "working", "done"]
    progress: float = Field(description="How many of the decisions were looked at, from 0 to 1.")
    analysis: Analysis | None


class SeedResponse(BaseModel):
    commitment: str | None
    seed: str | None
    text: str | None = Field(description="The text whose SHA-256, in hexadecimal, is the commitment.")
    holds: bool | None
