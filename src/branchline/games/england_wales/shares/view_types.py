"""What a view of this game is made of. Money is in thousands throughout."""

from typing import Annotated, TypedDict

from branchline.games.england_wales.components import ENDING
from branchline.games.england_wales.shares.components import (
    ANSWER,
    PHASE,
    SOURCE,
)
from branchline.games.england_wales.shares.plans import BuildView, DeliveryView
from branchline.games.england_wales.view import Colour, MapView
from branchline.kernel import Vocabulary

Phase = Annotated[str, Vocabulary("Phase", (*PHASE.labels[1:], "over"))]
Ending = Annotated[str, Vocabulary("Ending", ENDING.labels)]
Source = Annotated[str, Vocabulary("Source", SOURCE.labels)]
Answer = Annotated[str, Vocabulary("Answer", ANSWER.labels)]


class CompanyView(TypedDict):
    id: str
    controller: int | None
    price: int
    rank: int
    """Its place when the companies are ordered from the highest marker to the lowest, from 1."""
    funds: int
    bonds: int
    bonds_free: int
    """How many more its links allow."""
    income: int
    """The income marker."""
    income_due: int
    """What it would receive for that at the end of the rounds."""
    means: int
    """The most it could pay for track or a merger now."""
    links: int
    available: int
    treasury: int
    issued: int
    shares: list[int]
    """By seat."""
    issued_shares: int
    """Those of players and those in the issued box: a dividend is divided by them."""
    most_each: int
    """The most that each of them could be paid now."""
    final_price: int
    """If the game ended now."""


class SeatView(TypedDict):
    cash: int
    shares: dict[str, int]
    """By company; those without a share are left out."""
    share_value: int
    value: int
    """Cash and shares, if the game ended now."""
    companies: list[str]
    """Those it controls."""


class AuctionView(TypedDict):
    initial: bool
    proposer: int
    company: str | None
    source: Source | None
    high: int
    high_bidder: int | None
    low: int
    """The lowest bid that may be made now; 0 before a share is put up."""
    limits: list[int | None]
    """What each seat could still pay; None for those who are out."""
    withdrawn: list[bool]


class DividendView(TypedDict):
    amount: int
    each: int
    seats: list[int]
    """What each seat gets."""
    bank: int
    kept: int
    """What the company keeps."""
    price: int


class RepaymentView(TypedDict):
    repaid: int
    funds: int
    bonds: int
    """What the company would have left."""


class PayoutView(TypedDict):
    company: str
    most_repaid: int
    repayments: list[RepaymentView]
    """Every number of bonds that may be repaid, from none up."""
    scale: list[DividendView]
    """Every dividend that may be chosen, from nothing up."""


class BallotView(TypedDict):
    """Who decides for a company on a merger."""

    company: str
    asked: list[int]
    """Those who are asked."""
    said: int | None
    """Who has said yes by proposing it."""
    alone: bool
    """Whether the vote of the player in control settles it, so that no other shareholder is asked."""


class MergerView(TypedDict):
    target: str
    price: int
    each: int
    shares_issued: int
    bonds_taken: int
    seats: list[int]
    """What each seat gets."""
    funds: int
    bonds: int
    links: int
    """The buyer's afterwards."""
    ballots: list[BallotView]
    """Of the buyer, then of the company it would buy."""


class VoteView(TypedDict):
    company: str
    """Whose shareholders vote."""
    buyer: str
    target: str
    waiting: list[int]
    answered: list[int]
    own: Answer | None
    """What one has answered oneself."""


class SharesView(MapView):
    """The owner of a link is the number of a company."""

    players: int
    phase: Phase
    to_move: int | None
    turn: int
    """0 in the initial auctions."""
    round: int
    first: int
    order: list[str]
    """The companies in the order of the present phase; empty in auctions."""
    acting: str | None
    emptied: int
    emptied_to_end: int
    emptied_left: int
    """Empty-city markers on the board, how many bring the end, and how many are missing to that."""
    last_turn: int | None
    turn_limit: int
    ending: Ending
    bag: dict[Colour, int]
    companies: list[CompanyView]
    stacks: dict[str, list[str]]
    """By price, the markers from bottom to top."""
    seats: list[SeatView]
    auction: AuctionView | None
    build: BuildView | None
    delivery: DeliveryView | None
    payout: PayoutView | None
    mergers: list[MergerView]
    """What the acting company may propose; during a vote, what it has proposed."""
    vote: VoteView | None
