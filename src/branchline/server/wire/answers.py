"""What the server answers: each answer is declared here once, and built by what is typed by its declaration.

From these declarations come the description of the interface and the browser client's types.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from branchline.server.accounts.records import SignInWay
from branchline.server.moderation.records import What
from branchline.server.tables.consent.consent import About
from branchline.server.tables.records import PersonKind, SeatKind, Status


class Fault(TypedDict):
    code: str
    """A short name of what is wrong, the same in every language."""
    message: str
    """A sentence for people, in the asker's language."""
    clause: NotRequired[str]
    """The clause of the rules that forbids an action."""
    field: NotRequired[str]
    """The field that is wrong."""


class Refused(TypedDict):
    error: Fault


class Health(TypedDict):
    status: Literal["ok"]
    version: str


class GameOption(TypedDict):
    name: str
    default: bool | int | str
    values: list[bool | int | str]
    players: list[list[int] | None]
    """For each value, for how many players it is; null: for any."""
    clause: str


class Strength(TypedDict):
    """How often a bot won with one of its level against others, of so many games."""

    players: int
    against: str
    """The level at all other seats."""
    games: int
    seed: int
    win_share: float
    fair_share: float
    interval: list[float]
    """Between these lies the share of wins, with 95 % confidence."""
    simulations: int | None
    """Of its search in each move, where they were others than usual."""


class LevelResponse(TypedDict):
    """A level of bots, as it plays one game."""

    id: str
    names: dict[str, str]
    characters: dict[str, str]
    strength: list[Strength]


class GameResponse(TypedDict):
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
    compiled: float
    """How much of its rules is compiled, from 0 to 1; until then they run slower."""
    levels: list[LevelResponse]


class Games(TypedDict):
    games: list[GameResponse]
    bots: list[str]
    """The levels of bots, from weakest to strongest."""


class BoardResponse(TypedDict):
    """The map as data, for drawing it."""

    board: dict[str, Any]


class PersonResponse(TypedDict):
    id: str
    name: str
    kind: PersonKind


class Welcome(TypedDict):
    person: PersonResponse
    token: str
    """For scripts: send it as `Authorization: Bearer …`. Browsers get it as a cookie."""


class AccountsResponse(TypedDict):
    wanted: Literal["off", "optional", "required"]
    """Whether one can have an account here, and whether one must to play."""
    passkeys: bool
    passwords: bool
    recovery: bool
    """Whether links can be sent by e-mail."""
    openid: str | None
    """What the host's own provider is called, where there is one."""
    by_invitation: bool
    """Whether somebody new must have an invitation."""
    terms: bool
    privacy: bool
    """Whether the host has said something about them, at `/terms` and `/privacy`."""


class PasskeyOptions(TypedDict):
    options: dict[str, Any]
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""


class PasskeyResponse(TypedDict):
    id: str
    name: str
    created: int
    used: int


class SignInResponse(TypedDict):
    id: str
    how: SignInWay
    device: str
    created: int
    seen: int
    """When it was last used, to ten minutes."""
    here: bool
    """It is the one that asks."""


class AccountResponse(TypedDict):
    person: PersonResponse
    created: int
    password: bool
    """Whether there is one."""
    passkeys: list[PasskeyResponse]
    identities: list[str]
    """The OpenID providers that know this person."""
    sign_ins: list[SignInResponse]
    recovery: str | None
    """The address to which links are sent, or which has been asked."""
    recovery_confirmed: bool
    fresh: bool
    """Whether what needs it can be changed without showing again who you are."""
    moderator: bool
    """Whether this person looks after the server."""


class TieResponse(TypedDict):
    id: str
    name: str
    created: int


class TiesResponse(TypedDict):
    follow: list[TieResponse]
    block: list[TieResponse]


class NoteResponse(TypedDict):
    text: str
    """Empty where there is none."""
    updated: int | None


class ReportResponse(TypedDict):
    id: str
    at: int
    by: str
    table: str
    text: str


class BanResponse(TypedDict):
    id: str
    """Of the person."""
    name: str
    until: int | None
    """Null: until it is lifted."""
    reason: str
    created: int


class MeasureResponse(TypedDict):
    """Something that a moderator has done."""

    at: int
    moderator: str
    what: What
    reason: str
    name: str | None
    """Whom it concerns."""
    table: str | None


class PassResponse(TypedDict):
    code: str
    note: str
    uses: int
    left: int
    expires: int


class FollowingPages(TypedDict):
    """Where the next page of each list begins; null where there is none."""

    reports: str | None
    bans: str | None
    measures: str | None


class ModerationResponse(TypedDict):
    reports: list[ReportResponse]
    """Those that nobody has seen to, the oldest first."""
    bans: list[BanResponse]
    passes: list[PassResponse]
    measures: list[MeasureResponse]
    """What was done, the latest first."""
    next: FollowingPages
    by_invitation: bool


class SaidResponse(TypedDict):
    seq: int
    at: int
    name: str
    id: str | None
    """Of whoever said it."""
    text: str
    hidden: bool


class SittingResponse(TypedDict):
    seat: int
    name: str
    id: str | None


class ReportedTable(TypedDict):
    """What a moderator sees of a table that was reported."""

    id: str
    status: Status
    people: list[SittingResponse]
    said: list[SaidResponse]


class RoomResponse(TypedDict):
    """For the screen of a table in one room."""

    code: str
    """To be typed at `/room`."""
    address: str
    picture: list[str]
    """That address as a QR code: a row of 0 and 1 for each line."""


class RoomFound(TypedDict):
    invite: str
    """The invitation to its table."""


class OpenIdResponse(TypedDict):
    address: str
    """Where to send the browser."""


class CodeResponse(TypedDict):
    code: str
    expires: int
    address: str
    """Where whoever follows it types nothing any more."""
    picture: list[str]
    """That address as a QR code: a row of 0 and 1 for each line."""


class LinkResponse(TypedDict):
    name: str
    """Whom it signs in."""


class Done(TypedDict):
    done: Literal[True]


class ContactResponse(TypedDict):
    id: str
    kind: str
    address: str
    confirmed: bool
    """Until it is, nothing but the question whether messages are wanted goes there."""


class ContactsResponse(TypedDict):
    kinds: list[str]
    """What this server can write to."""
    push_key: str | None
    """What a browser subscribes with, so that only this server can write to it."""
    contacts: list[ContactResponse]


class SeatResponse(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    agent: bool
    """A program that reads and writes sentences sits here."""
    handed: bool
    """A bot stands in for the person who sits here."""
    resigned: bool
    reserved: bool
    """An empty seat kept for someone."""


class ClockResponse(TypedDict):
    """How much time each seat has, in milliseconds. For the seat to move it runs from `since` on."""

    turn: list[int]
    """What is left of the time of a turn."""
    bank: list[int]
    """What is left beyond that, for the whole match."""
    since: int | None
    """Milliseconds since 1970; null while nobody's time passes."""
    paused: bool
    late: int | None
    """The seat whose time ran out in this turn, which a bot finishes."""
    due: int | None
    """When a bot begins to play for whoever must decide, if they do not."""
    now: int
    """The server's time at this answer."""


class TableFacts(TypedDict):
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: dict[str, Any]
    absence_timeout: int
    """Milliseconds someone must be away before others may ask for a bot for them."""
    public: bool
    status: Status
    to_move: int | None
    seats: list[SeatResponse]
    seq: int
    """The last line of the journal."""
    scores: list[int] | None
    """Only once the match is over."""
    places: list[int] | None
    """Each seat's place, from 1, once the match is over; equals share one."""
    winners: list[int]
    commitment: str | None
    """The digest of the secret seed, published before the first action."""
    origin: dict[str, Any] | None
    """Where a sandbox or an imported table comes from."""
    rematch: str | None
    """The id of the table where this match is played again."""
    clock: ClockResponse | None
    """Where the table counts time."""
    created: int
    """Milliseconds since 1970."""
    updated: int


class TableResponse(TableFacts):
    mine: list[int]
    """The seats that are yours."""
    host: bool
    your_turn: bool
    invite: str | None
    """The code of the invitation, for the host alone."""


class Tables(TypedDict):
    tables: list[TableResponse]
    next: str | None
    """Give it as `after` to get the next page; null on the last."""


class ActionResponse(TypedDict):
    number: int
    text: str
    verb: str
    arguments: dict[str, str]


class Choice(TypedDict):
    """An action of yours, in words."""

    text: str
    sentence: str


class Choices(TypedDict):
    choices: list[Choice]
    more: int
    """How many others begin so."""


class GameEvent(TypedDict):
    name: str
    arguments: dict[str, Any]
    sentence: str


class EntryResponse(TypedDict):
    """A line of the journal."""

    seq: int
    kind: str
    seat: int | None
    name: str | None
    at: int
    text: str | None
    """The action, or what was said."""
    bot: str | None
    about: str | None
    """What others are asked for, or answer: undo, end, takeover or pause."""
    note: str | None
    """That a bot chose with less thought than usual, and why."""
    to: int | None
    """The moment an undo goes back to."""
    moment: int | None
    """The moment an action led to; null if it was taken back since."""
    sentence: str
    events: list[GameEvent]


class ConsentRequestResponse(TypedDict):
    """Something that needs the consent of others."""

    about: About
    seq: int
    by: int | None
    """The seat that asks."""
    to: int
    """The moment an undo goes back to; the seat that a bot would take over."""
    waiting: list[int]
    """The seats that have not answered."""
    yours: bool
    """You are asked."""


class AnswersResponse(TypedDict):
    """What you have said in advance; nobody else is told."""

    forced: bool
    """A move to which there is no alternative is taken."""
    passes: bool
    """What others do is let pass without asking you."""
    ended: bool
    """Letting everything pass has come to its end, because you were asked something."""


class Present(TypedDict):
    """How the match stands, as you may see it."""

    seq: int
    """Send it with your next action."""
    moment: int
    """How many actions have led here."""
    status: Status
    seat: int | None
    """The seat whose view this is; null for a spectator."""
    to_move: int | None
    prompt: str | None
    """The open question as a sentence."""
    view: dict[str, Any] | None
    legal: list[ActionResponse] | None
    """Your choices, when you must decide."""
    concealed: bool
    """You hold several seats, and the one that must decide knows something of its own: it is shown, with its choices,
    when you ask for that seat."""
    scores: list[int] | None
    requests: list[ConsentRequestResponse]
    """What was asked of players, and not answered by all of them."""
    answers: AnswersResponse | None
    """Null unless you look through one seat of yours."""
    note: str | None
    """What is to be known about the table, such as that its rules are old."""


class TablePresent(Present):
    table: TableResponse


class Acted(Present):
    entry: EntryResponse


class Stale(Refused):
    present: NotRequired[Present]


class Log(TypedDict):
    entries: list[EntryResponse]
    next: int | None
    """Give it as `after` to go on; null at the end."""


class Since(Log):
    after: int


class OutcomeLine(TypedDict):
    seat: int | None
    name: str
    """Whoever or whatever it concerns; empty for the whole table."""
    changes: list[str]
    """What it gains and loses, in a few words each."""
    costs: list[str]
    """Those of them that are given up."""


class LastAction(TypedDict):
    """What led to a moment, as far as it may be known."""

    action: str | None
    by: int | None
    events: list[GameEvent]


class MomentResponse(LastAction):
    moment: int
    last: int
    changes: list[OutcomeLine]
    """What each party gained and lost, since the last action or `since`."""
    seat: int | None
    to_move: int | None
    prompt: str
    view: dict[str, Any]


class MomentInWords(TypedDict):
    """The match at one of its moments as sentences, each of which stands for itself."""

    moment: int
    standing: list[str]
    """How far it has come, and what everyone has."""
    board: list[str]
    """What lies on the board."""


class OutcomeResponse(TypedDict):
    """What an action brings, as far as that is sure: the difference between the positions before and after it."""

    lines: list[OutcomeLine]
    to_move: int | None
    """Who decides then; null at the end, or where nobody knows yet."""
    ended: str | None
    """Why the game is over then."""
    if_nobody_objects: bool
    """Others may interrupt it: this is what follows if nobody does."""
    then_chance: bool
    """What follows then depends on chance, or on what is hidden."""
    may_end: Literal["no", "perhaps", "expected"]
    """Whether the game is over then, in some of the draws of it or in all of them."""


class Preview(TypedDict):
    outcome: OutcomeResponse
    events: list[GameEvent]
    remark: str | None
    view: dict[str, Any] | None
    """Where the actions lead, if it was asked for, they are all legal, and it is your decision again without any chance
    or anyone else's having come in between."""


class HintGain(TypedDict):
    """What a move has over the next best."""

    chance: float
    """By how much more likely it is to win."""
    lines: list[OutcomeLine]
    """How it ends otherwise, for everyone."""


class HintMove(TypedDict):
    action: ActionResponse
    chance: float
    """How likely you are to win then, from 0 to 1."""
    lines: list[OutcomeLine]
    """What the whole move is expected to bring, if nobody objects."""
    then: list[ActionResponse]
    """What follows in the same move, up to where chance speaks."""
    deeds: list[str]
    """What is done in the whole move, as sentences."""
    then_chance: bool
    """Chance speaks before the move is over; what else it brings is unknown."""
    gain: HintGain | None
    """Null where there is no other move."""


class HintResponse(TypedDict):
    """The best moves, as a bot sees them that knows what you may know."""

    moves: list[HintMove]
    note: str | None
    """That it was found with less thought than there could be."""


class Reason(TypedDict):
    code: str
    clause: str
    message: str


class Why(TypedDict):
    allowed: bool
    reason: Reason | None


class UndoResponse(TypedDict):
    last: int | None
    """The moment before your last action."""
    free: int | None
    """The earliest moment you may go back to without asking."""
    asks: list[int]
    """The seats whose consent going back to `last` needs."""


class Course(TypedDict):
    scores: list[list[int]]
    """Moment by moment, and in each seat by seat."""


class Mistake(TypedDict):
    """A decision that cost something, as a bot sees it that knows what its seat could know then."""

    moment: int
    """After so many actions."""
    first: int
    """When the whole move began, of which this was a part."""
    last: int
    """When it was over."""
    seat: int
    action: ActionResponse
    """What was done."""
    better: ActionResponse
    """What would have been better."""
    as_good: list[str]
    """All actions about as good as the better one, itself among them."""
    chance: float
    """How likely the seat was to win with the better one, from 0 to 1, as in `chances`."""
    cost: float
    """By how much less likely it was then."""


class Analysis(TypedDict):
    chances: list[list[float]]
    """How likely each seat was to win, moment by moment."""
    mistakes: list[Mistake]
    """Those that cost most first."""
    decisions: int
    looked_at: int
    """Of the decisions, those for which there was time."""


class Analysed(TypedDict):
    status: Literal["none", "working", "done"]
    progress: float
    """How many of the decisions were looked at, from 0 to 1."""
    analysis: Analysis | None


class SeedResponse(TypedDict):
    commitment: str | None
    seed: str | None
    text: str | None
    """The text whose SHA-256, in hexadecimal, is the commitment."""
    holds: bool | None
