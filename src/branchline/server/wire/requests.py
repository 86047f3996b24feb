"""What may be asked: one form for each request, with nothing more and nothing longer than it should be."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, StringConstraints

from branchline.server.lobby.names import LONGEST, is_legible, tidied

LARGEST = 2**31 - 1
DAY = 24 * 3600
MOST_FORESEEN = 100
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _printable(text: str) -> str:
    """No control characters, and nothing that cannot be written down."""
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Cn") for letter in text.replace("\n", "")):
        raise ValueError("unprintable")
    return text


def _undirected(text: str) -> str:
    """Nothing that turns round the direction of what follows."""
    if any(letter in TURNING for letter in text):
        raise ValueError("direction")
    return text


def _legible(name: str) -> str:
    tidy = tidied(name)
    if not 0 < len(tidy) <= LONGEST or not is_legible(tidy):
        raise ValueError("illegible")
    return tidy


def _one_line(text: str) -> str:
    if "\n" in text:
        raise ValueError("one line")
    return text


Line = Annotated[
    StrictStr,
    StringConstraints(strip_whitespace=True, min_length=1),
    AfterValidator(_printable),
    AfterValidator(_one_line),
]
Name = Annotated[Line, Field(max_length=LONGEST, examples=["Ada"]), AfterValidator(_legible)]
Level = Annotated[StrictStr, Field(max_length=40, examples=["greedy"])]
Seat = Annotated[StrictInt, Field(ge=0, le=7)]
Seq = Annotated[StrictInt, Field(ge=0, le=LARGEST, description="The last line of the journal you have seen.")]
Moment = Annotated[StrictInt, Field(ge=0, le=LARGEST)]
ActionGiven = (
    Annotated[StrictStr, Field(max_length=200, examples=["advance GWR ne"])]
    | Annotated[StrictInt, Field(ge=0, le=LARGEST)]
)


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


Invitation = Annotated[
    StrictStr, Field(max_length=40, description="The code of an invitation, where only those who have one may play.")
]


class Guest(Form):
    name: Name
    agent: StrictBool = Field(False, description="Whether a program plays: everyone at the table is told.")
    invitation: Invitation | None = None


Password = Annotated[StrictStr, Field(min_length=1, max_length=200)]
MailAddress = Annotated[Line, Field(max_length=320, examples=["ada@example.org"])]
Secret = Annotated[StrictStr, Field(min_length=1, max_length=100)]
Thing = Annotated[StrictStr, Field(min_length=1, max_length=40, description="An id, as the list of them has it.")]
Credential = Annotated[
    dict[str, Any], Field(description="What the browser made of the options, as `PublicKeyCredential.toJSON` has it.")
]


class NewAccount(Form):
    name: Name
    password: Password | None = Field(None, description="At least ten characters. Either this or a passkey.")
    passkey: Credential | None = None
    passkey_name: Name | None = Field(None, description="What the passkey is called in your list of them.")
    invitation: Invitation | None = None


class SigningIn(Form):
    keep_tables: StrictBool = Field(
        False, description="Whether the tables that you have as a guest become those of the account."
    )


class OpenIdWanted(SigningIn):
    pass


class PasswordShown(SigningIn):
    name: Name
    password: Password


class PasskeyShown(SigningIn):
    passkey: Credential


class CodeShown(SigningIn):
    code: Secret


class LinkShown(Form):
    link: Secret


class LinkUsed(SigningIn):
    link: Secret


class AddressShown(Form):
    address: MailAddress


class Confirming(Form):
    password: Password | None = None
    passkey: Credential | None = None


class PasskeyWanted(Form):
    name: Name | None = Field(None, description="The name of an account that is yet to be made.")


class PasskeyMade(Form):
    passkey: Credential
    name: Name = Field(description="What it is called in your list of them.")


class PasskeyNamed(Form):
    id: Thing
    name: Name


class ThingChosen(Form):
    id: Thing


class SignInChosen(Form):
    id: Thing | None = Field(None, description="Which; without it, all but the one that asks.")


class NewName(Form):
    name: Name


class NewPassword(Form):
    password: Password | None = Field(description="Null: none any more.")


class Nothing(Form):
    pass


class TieWanted(Form):
    kind: Literal["follow", "block"]
    name: Name | None = Field(None, description="The name of an account; or else a seat at a table.")
    table: Annotated[StrictStr, Field(max_length=40)] | None = None
    seat: Seat | None = None


class TieDropped(Form):
    kind: Literal["follow", "block"]
    id: Thing


class NoteWritten(Form):
    text: Annotated[
        StrictStr,
        StringConstraints(strip_whitespace=True, max_length=5000),
        AfterValidator(_printable),
        AfterValidator(_undirected),
    ] = Field(description="Empty: no note any more.")


class Inviting(Form):
    name: Name = Field(description="The name of an account.")


Remark = Annotated[
    StrictStr,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=500),
    AfterValidator(_printable),
    AfterValidator(_undirected),
]
TableChosen = Annotated[StrictStr, Field(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Reporting(Form):
    text: Remark = Field(description="What is wrong.")


class Closing(Form):
    table: TableChosen
    reason: Remark


class Hiding(Closing):
    seq: Seq


class Banning(Form):
    person: Thing | None = Field(None, description="Somebody's id; or else the name of an account.")
    name: Name | None = None
    days: Annotated[StrictInt, Field(ge=1, le=3650)] | None = Field(None, description="Null: until it is lifted.")
    reason: Remark


class Lifting(Form):
    person: Thing
    reason: Remark


class PassWanted(Form):
    uses: Annotated[StrictInt, Field(ge=1, le=500)]
    days: Annotated[StrictInt, Field(ge=1, le=365)] = 30
    note: Annotated[Line, Field(max_length=100)] | None = Field(None, description="For whom it is, for yourself.")


class SeatWanted(Form):
    kind: Literal["me", "open", "bot"] = Field(
        description="`me` may be used several times: then you play several seats."
    )
    bot: Level = Field("greedy", description="The level of a bot.")
    name: Name | None = None


class TimeControl(Form):
    turn: Annotated[StrictInt, Field(ge=0, le=30 * DAY)] = Field(description="Seconds that each turn has of its own.")
    bank: Annotated[StrictInt, Field(ge=0, le=90 * DAY)] = Field(
        0, description="Seconds that each seat has beyond them, for the whole match."
    )


class TableSettings(Form):
    undo: Literal["free", "consent", "never"] = Field(
        "free",
        description="`free`: back to the start of one's own run of actions without asking, further by consent; "
        "`consent`: everyone else must always agree; `never`: nothing is taken back.",
    )
    spectator_chat: StrictBool = Field(False, description="Whether spectators read and write in the table's chat.")
    pace: Literal["sitting", "days"] = Field(
        "sitting", description="What others may expect: `sitting`, all are there until the end; `days`, move by move."
    )
    level: Literal["anyone", "newcomers", "experienced"] = Field("anyone", description="Whom the table is meant for.")
    hints: StrictBool = Field(False, description="Whether those who play may ask for hints though others play, too.")
    several_seats: StrictBool = Field(
        False, description="Whether one person may take more than one seat, for others at their screen."
    )
    rated: StrictBool = Field(
        False,
        description="Whether the match counts for the ratings of those who play. Whoever sits down agrees, and needs "
        "an account.",
    )
    one_house: StrictBool = Field(False, description="At a rated table: whether people at one address may both play.")
    clock: TimeControl | None = Field(None, description="How much time each seat has; null: as much as it likes.")
    absent: Annotated[StrictInt, Field(ge=1, le=30 * DAY)] | None = Field(
        None,
        description="Seconds after which a bot plays for whoever must decide and does not, counted from when their "
        "time is up, or without a clock from when they were asked; until they take their seat back. Null: "
        "everyone waits.",
    )


class NewTable(Form):
    game: Annotated[StrictStr, Field(max_length=40)]
    options: dict[
        Annotated[StrictStr, Field(max_length=60)], StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=60)]
    ] = Field(
        default_factory=dict, max_length=50, description="The options of the game; those left out have their defaults."
    )
    seats: list[SeatWanted] = Field(min_length=1, max_length=8)
    public: StrictBool = Field(False, description="Whether everyone sees the table in the lists and may join.")
    settings: TableSettings = TableSettings(
        undo="free",
        spectator_chat=False,
        pace="sitting",
        level="anyone",
        hints=False,
        several_seats=False,
        rated=False,
        one_house=False,
        clock=None,
        absent=None,
    )

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}
            ]
        },
    )


class Joining(Form):
    invite: Annotated[StrictStr, Field(max_length=40)] | None = Field(None, description="The code of the invitation.")
    seat: Seat | None = Field(None, description="Which seat; without it, the first that is free.")
    name: Name | None = None


class Leaving(Form):
    pass


class Starting(Form):
    fill: Level | None = Field(None, description="The level of the bots that take the empty seats.")


class Acting(Form):
    seq: Seq
    action: ActionGiven = Field(description="The action's text, or its number.")
    seat: Seat | None = Field(None, description="Which of your seats acts; without it, the one whose turn it is.")

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seq": 2, "action": "advance GWR ne"}]})


class Trying(Form):
    action: ActionGiven
    seat: Seat | None = None


class Previewing(Trying):
    then: list[ActionGiven] = Field(
        default_factory=list, max_length=MOST_FORESEEN, description="Actions of yours that would follow it at once."
    )
    look: StrictBool = Field(False, description="Whether the view where they lead is wanted too.")


class Undoing(Form):
    seq: Seq
    to: Moment | None = Field(None, description="The moment to go back to; without it, before your last action.")


class Asking(Form):
    about: Literal["end", "pause", "takeover"]
    seat: Seat | None = Field(None, description="For `takeover`: whose; without it, the one the table waits for.")


class Answering(Form):
    about: Literal["undo", "end", "pause", "takeover"]
    agree: StrictBool


class SeatChosen(Form):
    seat: Seat | None = Field(None, description="Which of your seats; needed if you hold several.")


class Handing(SeatChosen):
    bot: Level = "greedy"


class AnswersSet(SeatChosen):
    forced: StrictBool = Field(False, description="Take a move to which there is no alternative.")
    passes: StrictBool = Field(
        False, description="Object to nothing that others do, until you are asked something else."
    )


class PushKeys(Form):
    p256dh: Annotated[StrictStr, Field(max_length=100)]
    auth: Annotated[StrictStr, Field(max_length=40)]


class ContactWanted(Form):
    kind: Literal["email", "webhook", "push"]
    address: Annotated[Line, Field(max_length=1000, examples=["ada@example.org"])]
    keys: PushKeys | None = Field(
        None, description="For `push` alone: what a message to the browser is encrypted with, as it tells it."
    )


class ContactChosen(Form):
    id: Annotated[StrictStr, Field(max_length=40)]


class Saying(Form):
    text: Annotated[
        StrictStr,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=500),
        AfterValidator(_printable),
        AfterValidator(_undirected),
    ]


Title = Annotated[Line, Field(max_length=100), AfterValidator(_undirected)]
Note = Annotated[
    StrictStr,
    StringConstraints(strip_whitespace=True, max_length=2000),
    AfterValidator(_printable),
    AfterValidator(_undirected),
]


class NewStudy(Form):
    table: Thing
    title: Title


class StudyTitle(Form):
    revision: Annotated[StrictInt, Field(ge=0, le=LARGEST)]
    title: Title


class StudyNote(Form):
    revision: Annotated[StrictInt, Field(ge=0, le=LARGEST, description="The revision you have seen.")]
    moment: Moment
    text: Note = Field(description="Empty: no comment there any more.")


class Copying(Form):
    moment: Moment | None = Field(None, description="The moment to start from; without it, the present one.")
    seat: Seat | None = Field(None, description="Through which of your seats you look.")
    action: ActionGiven | None = Field(None, description="An action to be made at once in the copy.")
    bots: dict[Annotated[StrictStr, Field(pattern=r"^[0-7]$")], Level] = Field(
        default_factory=dict,
        max_length=8,
        description="Seats to be played by bots: seat number to level. You play the others.",
    )


MatchFile = dict[str, Any]
