"""What a seat may see."""

from __future__ import annotations

from typing import TypedDict

from branchline.games.england_wales.view import CityView, LinkView


class Purchase(TypedDict):
    """What something costs the player to move now, and the bonds it would take. Money is in thousands throughout."""

    cost: int
    bonds: int


class Bid(Purchase):
    amount: int


class AuctionView(TypedDict):
    high: int
    """The highest bid, 0 if there is none."""
    bidder: int | None
    passed: list[int]
    """The seats that are out of it."""
    bids: list[Bid]
    """All that the seat to move may bid."""


class Exit(TypedDict):
    """One way to go on with the track: the tile it lays (or, from a city, would lay next), and where it points."""

    side: str
    hex: str
    """Where the tile goes; for the first side out of a city, the hex that side leads to."""
    terrain: str
    crossing: bool
    """Whether the hex already carries a track."""
    cost: int
    beyond: str | None
    """The hex the track would point into; None for the first side out of a city."""
    city: str | None
    """The city this tile would reach, which completes the link."""


class Finish(Purchase):
    cards: str
    """none, tunnel, grant or both, as in `finish CARDS`."""


class BuildView(TypedDict):
    """The build in hand."""

    link: int | None
    """Its number in `links`; None until it has left its city."""
    city: str
    """Where the link started."""
    laid: int
    limit: int
    """Tiles laid in this action, and how many it allows."""
    terrain: dict[str, int]
    """Tiles of this action by terrain: plain, river, mountain."""
    crossings: int
    complete: bool
    exits: list[Exit]
    """Every legal `side` or `tile`."""
    finishes: list[Finish]
    """Every legal `finish`, with what would be paid."""


class Step(TypedDict):
    side: str
    link: int
    owner: int
    city: str
    """The city it leads to."""


class Route(TypedDict):
    """A legal way from where the cube is to its end."""

    steps: list[Step]
    points: list[int]
    """For each seat, for the whole way: links, hotels and achievements."""
    cards: list[str]
    """Achievements the mover would claim."""


class DeliveryView(TypedDict):
    """The delivery in hand, or the one declared that an inspector may stop."""

    seat: int
    city: str
    colour: str
    steps: list[Step]
    at: str
    """The city reached so far."""
    links_left: int
    routes: list[Route]
    """While the way is being chosen: how it can go on, most points for the mover first; the last step carries it out.
    Once it is declared: the one way it takes, with nothing left to choose."""
    more_routes: bool
    """Whether there are ways that are not listed."""


class LineView(TypedDict):
    id: str
    ends: list[str]
    points: int
    seat: int | None
    """Who has scored it."""


class CardView(TypedDict):
    id: str
    kind: str
    """achievement, permanent, single_use, interrupt or immediate."""
    count: int
    points: int
    """What it brings: achievements once, hotels for each cube; else 0."""
    city: str | None


class CardsView(TypedDict):
    display: list[CardView]
    """Face up."""
    deck: int
    """Cards face down."""
    unseen: dict[str, int]
    """What those are, in no order: all other cards are in sight or gone."""


class BaronView(TypedDict):
    id: str
    points: int
    measure: str
    """connected, links, longest_chain, mountain_tiles, cities, engine_level, bonds, red_deliveries or cash."""
    fewest: bool
    strict: bool
    cities: list[str]
    fulfilled: bool
    """As things stand."""


class SeatView(TypedDict):
    cash: int
    bonds: int
    engine: int
    position: int
    income: int
    """What the next income phase pays at this position, before interest."""
    interest: int
    cards: list[CardView]
    tracker: list[str]
    """Colours that count towards the Passenger Line."""
    links: int
    """Completed ones."""
    deliveries: int
    red_deliveries: int
    inspected: bool
    """Whether a delivery of theirs was stopped this turn."""
    baron_kept: bool
    baron: BaronView | None
    """Their own, to themselves; everyone's once the game is over."""
    barons_dealt: list[BaronView]
    """The two to choose from, to the seat itself and only until it has chosen."""
    score: int
    """Position less bonds; with the baron once the game is over."""


class View(TypedDict):
    players: int
    phase: str
    """keep, auction, act, start, side, tile, place, cube, via, card, industry, grow, inspect, or over."""
    to_move: int | None
    turn: int
    round: int
    """1 to 3; 0 before the action rounds."""
    active: int | None
    """Whose action it is, in the action rounds."""
    actions_left: int
    """With the one being taken: more than 1 after a Railroad Executive."""
    first: int
    """The owner of the first-player marker."""
    order: list[int]
    emptied: int
    emptied_to_end: int
    """Empty-city markers on the board, and how many bring the end."""
    last_turn: int | None
    """The turn after which the game ends, once that is known."""
    turn_limit: int
    ending: str
    cities: dict[str, CityView]
    links: list[LinkView]
    bag: dict[str, int]
    tiles_left: dict[str, int]
    """New City tiles by colour."""
    lines: list[LineView]
    cards: CardsView
    seats: list[SeatView]
    urbanise: Purchase | None
    upgrade: Purchase | None
    """What these would cost the player to move, where they are legal."""
    auction: AuctionView | None
    build: BuildView | None
    delivery: DeliveryView | None
