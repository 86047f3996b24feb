"""A position of the share game."""

from branchline.games.england_wales.components import CITY, ENDING, HEX, LINK, SIDE
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.shares.components import (
    ANSWER,
    COMPANY,
    MOST_BID,
    MOST_BONDS,
    MOST_MONEY,
    MOST_PRICE,
    MOST_TURNS,
    PHASE,
    PLACE,
    ROUNDS,
    SEAT,
    SHARES,
    SOURCE,
)
from branchline.kernel import (
    DERIVED,
    OPTION,
    OWN_SEAT,
    SCRATCH,
    YES_NO,
    Array,
    i8,
    i16,
    i32,
    maybe,
    some_of,
    u8,
    u64,
    up_to,
)

FRAMES = 1
SEARCH = 2048
"""Room for the hexes that a search for the end of a link has yet to look at."""
MOST_BARRED = 64
"""Places that such a search may have to do without."""


class State(Network):
    share_end_cities: int = i8(holds=OPTION)
    share_end_timing: int = i8(holds=OPTION)
    share_income: int = i8(holds=OPTION)
    bond_condition: int = i8(holds=OPTION)
    merged_assets: int = i8(holds=OPTION)
    stock_phase: int = i8(holds=OPTION)

    dead_ends: int = i8(holds=YES_NO)
    """Whether tiles may lead where the link cannot be completed, as in version 1 of the rules."""

    phase: Array = i8(FRAMES, holds=PHASE)
    decider: Array = i8(FRAMES, holds=maybe(SEAT))
    argument: Array = i16(FRAMES, 2, holds=up_to(CITY.size - 1))
    """Of the first side of a link: the city it leaves. Of a vote: the company whose shareholders are asked."""
    depth: int = i8(holds=up_to(FRAMES - 1))
    ended: int = i8(holds=ENDING)

    turn: int = i8(holds=up_to(MOST_TURNS))
    """0 in the initial auctions."""
    action_round: int = i8(holds=up_to(ROUNDS))
    """0 outside the action rounds."""
    first: int = i8(holds=SEAT)
    """The owner of the first-player marker."""
    last_turn: int = i8(holds=up_to(MOST_TURNS))
    """The turn after which the game ends, once enough cities are empty; until then 0."""
    order: Array = i8(PLACE, holds=maybe(COMPANY))
    """The companies in the order of the present phase."""
    place: int = i8(holds=maybe(PLACE))
    """How far that order has got."""
    acting: int = i8(holds=maybe(COMPANY))
    """The company that builds, delivers, pays or buys now."""
    second: int = i8(holds=YES_NO)
    """Whether the link in hand, or the one asked about, is the second of its action."""

    owner: Array = i8(LINK, holds=maybe(COMPANY))
    price: Array = i16(COMPANY, holds=up_to(MOST_PRICE))
    arrival: Array = i8(PLACE, holds=maybe(COMPANY))
    """The companies in the order in which their markers last moved: of two at one price the later lies on top."""
    funds: Array = i32(COMPANY, holds=up_to(MOST_MONEY))
    """The company's own money, in thousands like all money."""
    bonds: Array = i8(COMPANY, holds=up_to(MOST_BONDS))
    income: Array = i16(COMPANY, holds=up_to(10_000))
    """The income marker, of this turn."""
    available: Array = i8(COMPANY, holds=up_to(SHARES))
    treasury: Array = i8(COMPANY, holds=up_to(SHARES))
    issued: Array = i8(COMPANY, holds=up_to(SHARES))
    """Shares never sold yet, not issued yet, and issued but not yet bought by a player."""
    shares: Array = i8(COMPANY, SEAT, holds=up_to(SHARES))
    controller: Array = i8(COMPANY, holds=maybe(SEAT))
    cash: Array = i32(SEAT, holds=up_to(MOST_MONEY))

    proposer: int = i8(holds=maybe(SEAT))
    withdrawn: int = u8(holds=some_of(SEAT))
    """Who has withdrawn from this series of auctions, or had their one offer."""
    last_dealer: int = i8(holds=maybe(SEAT))
    """Who opened the last initial auction, or won the last one of a stock phase."""
    lot: int = i8(holds=maybe(COMPANY))
    """Whose share is up for auction, and where it comes from."""
    source: int = i8(holds=SOURCE)
    bidders: int = u8(holds=some_of(SEAT))
    """Who is still in this auction."""
    high: int = i16(holds=up_to(MOST_BID))
    high_bidder: int = i8(holds=maybe(SEAT))

    target: int = i8(holds=maybe(COMPANY))
    """The company that is to be bought."""
    voters: int = u8(holds=some_of(SEAT))
    """Who has yet to answer."""
    vote: Array = i8(SEAT, holds=maybe(ANSWER), known_to=OWN_SEAT)
    votes_shown: int = i16(holds=up_to(10_000))
    """How many votes were held and shown."""

    links: Array = i8(COMPANY, role=DERIVED)
    """How many completed links each company has."""
    touched: Array = u64(COMPANY, role=DERIVED)
    """The cities where they end, one bit each."""
    near: Array = u64(COMPANY, CITY, role=DERIVED)
    """The cities that they join with each city."""
    joined: Array = u64(CITY, role=DERIVED)
    """The cities that anybody's links join with each city."""

    spent: Array = i16(HEX, SIDE, role=SCRATCH)
    """The least that a search for the end of a link has spent when it enters a hex in a direction."""
    ring: Array = i16(SEARCH, role=SCRATCH)
    barred: Array = i16(MOST_BARRED, role=SCRATCH)
    instead: Array = i16(MOST_BARRED, role=SCRATCH)
    """Places that a search does without, and those that it has yet to try doing without instead."""
    surplus: Array = i8(CITY, role=SCRATCH)
    """On the way that a search has found to a city: own links less foreign ones."""
    stack_city: Array = i8(CITY, role=SCRATCH)
    stack_side: Array = i8(CITY, role=SCRATCH)
    stack_balance: Array = i8(CITY, role=SCRATCH)
