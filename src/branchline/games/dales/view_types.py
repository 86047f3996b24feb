"""What a view of these games is made of."""

from typing import Annotated, TypedDict

from branchline.games.dales.board import COLOUR_NAMES, COMPANY_NAMES
from branchline.games.dales.components import ENDING, PHASE
from branchline.kernel import EVERY_WORD, Vocabulary

Phase = Annotated[str, Vocabulary("Phase", (*PHASE.labels[1:], "over"))]
Ending = Annotated[str, Vocabulary("Ending", ENDING.labels)]
Company = Annotated[str, Vocabulary("Company", COMPANY_NAMES)]
Colour = Annotated[str, Vocabulary("Colour", COLOUR_NAMES)]
Link = Annotated[str, Vocabulary("Link", ("open", "paid"))]

Counts = dict[str, int]


class Area(TypedDict):
    owners: list[Company]
    pieces: Counts


class Bid(TypedDict):
    seat: int
    cubes: int


class Space(TypedDict):
    """A space of the auction."""

    space: int
    minimum: int
    lowest_bid: int
    """What the next bid would have to be."""
    printed: dict[Colour, int]
    choice: int
    """Points its winner takes as red or green."""
    drawn: Colour | None
    bid: Bid | None


class Stack(TypedDict):
    """Markers on one space of a track, from the bottom to the top."""

    level: int
    pile: list[int]


class Places(TypedDict):
    passengers: int
    goods: int


class TrainPrice(TypedDict):
    brown: int
    other: int
    """Points of other colours or cubes, for the brown ones that are missing."""


class Train(TypedDict):
    id: str
    cost: int
    row: int
    places: Places
    buyer: int | None
    carried: Counts
    price: TrainPrice | None
    """What the player to move would pay, while trains are bought."""


class CompanyTrack(TypedDict):
    laid: int
    left: int


class Counted(TypedDict):
    """What makes up the total, as it would be now."""

    points: int
    sets: int
    balance: int
    tracks: int


class SeatView(TypedDict):
    hand: int
    stock: int
    bids: int
    influence: Annotated[dict[Colour, int], EVERY_WORD]
    balance: int
    laid: int
    supply: int
    points: int
    collection: Counts
    sets: int
    projected: int
    counted: Counted
    trains: list[str]
    room: Places
    passed: bool


class Needs(TypedDict):
    points: int
    red: int
    green: int
    white: int
    slack: int


class StartNeeds(TypedDict):
    red: int
    green: int
    white: int


class Step(TypedDict):
    area: str
    border: str


class Extension(Needs, Step):
    """How a line could go on, and what that would add."""


class Building(Needs):
    """The line in hand."""

    areas: list[str]
    borders: list[str]
    cubes: int
    choose: int
    """Points still to be paid in influence of any colour."""
    extensions: list[Extension]


class Payment(TypedDict):
    due: int
    spent: Counts
    left: Counts


class Purchase(Payment):
    train: str


class Boarding(TypedDict):
    area: str
    item: str
    trains: list[str]


class Sale(TypedDict):
    company: Company
    areas: list[str]
    borders: list[str]
    cost: int
    extensions: list[Step]
    can_finish: bool


class Orders(TypedDict):
    player: list[int]
    build: list[int]
    train: list[int]
    present: list[int]
    """The one that the present phase follows."""


class DalesView(TypedDict):
    players: int
    turn: int
    turns: int
    side: str
    phase: Phase
    to_move: int | None
    ending: Ending
    link: Link | None
    orders: Orders
    areas: dict[str, Area]
    tracks: dict[str, int | Company]
    """By border: the seat or the company whose track lies there."""
    auction: list[Space]
    settling: int | None
    influence: Annotated[dict[Colour, list[Stack]], EVERY_WORD]
    balance: list[Stack]
    trains: list[Train]
    companies: Annotated[dict[Company, CompanyTrack], EVERY_WORD]
    seats: list[SeatView]
    starts: dict[str, StartNeeds]
    """Where a line can start, by area: the influence to pay there; areas where none is due are left out."""
    line: Building | None
    payment: Payment | None
    purchase: Purchase | None
    boarding: Boarding | None
    sale: Sale | None
