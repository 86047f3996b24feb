"""A position of the normal game."""

from branchline.games.england_wales.components import CITY, COLOUR, ENDING, LINK
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.normal.components import (
    BARON,
    CARD,
    LEVELS,
    LINE,
    MOST_COPIES,
    MOST_MONEY,
    MOST_TURNS,
    PHASE,
    ROUNDS,
    SEAT,
)
from branchline.kernel import (
    NO_SEAT,
    OPTION,
    OWN_SEAT,
    SCRATCH,
    YES_NO,
    Array,
    between,
    i8,
    i16,
    i32,
    maybe,
    some_of,
    u8,
    up_to,
)

FRAMES = 2
"""What is asked, and an inspector's chance to interrupt it."""


class State(Network):
    engine_costs: int = i8(holds=OPTION)
    end_timing: int = i8(holds=OPTION)
    passenger_tracking: int = i8(holds=OPTION)
    first_auction: int = i8(holds=OPTION)
    tunnel_engineer: int = i8(holds=OPTION)

    phase: Array = i8(FRAMES, holds=PHASE)
    decider: Array = i8(FRAMES, holds=maybe(SEAT))
    argument: Array = i16(FRAMES, 2, holds=up_to(CITY.size - 1))
    """Of the first side of a link: the city it leaves."""
    depth: int = i8(holds=up_to(FRAMES - 1))
    ended: int = i8(holds=ENDING)

    turn: int = i8(holds=between(1, MOST_TURNS))
    action_round: int = i8(holds=up_to(ROUNDS))
    """0 before the first round of a turn."""
    first: int = i8(holds=SEAT)
    """The owner of the first-player marker."""
    active: int = i8(holds=maybe(SEAT))
    """Whose action it is, in the action rounds."""
    actions_left: int = i8(holds=up_to(20))
    """With the one being taken."""
    last_turn: int = i8(holds=up_to(MOST_TURNS))
    """The turn after which the game ends, once enough cities are empty; until then 0."""
    high: int = i8(holds=up_to(99))
    """The highest bid, and by whom, and who has passed."""
    high_bidder: int = i8(holds=maybe(SEAT))
    passed: int = u8(holds=some_of(SEAT))

    owner: Array = i8(LINK, holds=maybe(SEAT))
    new_city: Array = i8(CITY, holds=maybe(COLOUR))
    tiles_left: Array = i8(COLOUR, holds=up_to(40))

    cash: Array = i32(SEAT, holds=up_to(MOST_MONEY))
    """In thousands, like all money."""
    bonds: Array = i32(SEAT, holds=up_to(MOST_MONEY))
    engine: Array = i8(SEAT, holds=up_to(LEVELS))
    position: Array = i16(SEAT, holds=up_to(10_000))
    deliveries: Array = i16(SEAT, holds=up_to(10_000))
    red_deliveries: Array = i16(SEAT, holds=up_to(10_000))
    tracker: Array = u8(SEAT, holds=some_of(COLOUR))
    """The colours that count towards the Passenger Line. Deliveries since it was turned up leave their cubes here."""
    fourth: Array = i16(SEAT, holds=up_to(10_000))
    """The number of the delivery that completed the colours before the card was turned up; 0 if none did."""
    inspected: Array = i8(SEAT, holds=YES_NO)
    """Whose delivery was stopped this turn; the inspector's card lies there as a reminder."""
    tunnelling: Array = i8(SEAT, holds=YES_NO)
    """Who has used the Tunnel Engineer this turn, where it serves for the whole of it."""

    display: Array = i8(CARD, holds=up_to(9))
    held: Array = i8(SEAT, CARD, holds=up_to(9))
    gone: Array = i8(CARD, holds=up_to(9))
    deck: Array = i8(MOST_COPIES, holds=maybe(CARD), known_to=NO_SEAT)
    """The card to be turned up next is the last one."""
    deck_left: int = i8(holds=up_to(MOST_COPIES))

    line_owner: Array = i8(LINE, holds=maybe(SEAT))
    dealt: Array = i8(SEAT, 2, holds=maybe(BARON), known_to=OWN_SEAT)
    """The two barons to choose from."""
    baron: Array = i8(SEAT, holds=maybe(BARON), known_to=OWN_SEAT)
    chosen: Array = i8(SEAT, holds=YES_NO)
    """Who has kept one of them."""
    baron_points: Array = i8(SEAT, holds=up_to(20))
    """What it brought, at the end."""

    mixed: Array = i8(MOST_COPIES, role=SCRATCH)
    measured: Array = i32(SEAT, role=SCRATCH)
