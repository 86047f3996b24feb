"""A position."""

from branchline.games.rocket.components import (
    COMPANY,
    DIRECTION,
    ENDING,
    GOOD,
    HEX,
    HEXES,
    MOST_SHARES,
    PHASE,
    SEAT,
    SEATS,
    STATUS,
    TOWN,
)
from branchline.games.rocket.secrets import own_cash
from branchline.kernel import (
    DERIVED,
    OPTION,
    SCRATCH,
    Array,
    Position,
    i8,
    i16,
    maybe,
    one_of,
    some_of,
    u8,
    u32,
    up_to,
)

FRAMES = 2
MOST_CASH = 30_000


class State(Position):
    first_player: int = i8(holds=OPTION)
    move_connected_stations: int = i8(holds=OPTION)
    stall_limit_per_player: int = i8(holds=OPTION)
    open_cash: int = i8(holds=OPTION)

    phase: Array = i8(FRAMES, holds=PHASE)
    decider: Array = i8(FRAMES, holds=maybe(SEAT))
    argument: Array = i16(FRAMES, 2, holds=up_to(0))
    depth: int = i8(holds=up_to(FRAMES - 1))
    ended: int = i8(holds=ENDING)
    active: int = i8(holds=SEAT)
    """The player whose turn it is."""
    actions_done: int = i8(holds=up_to(1))
    advanced: int = u8(holds=some_of(COMPANY))
    """The companies advanced in this turn."""
    stall: int = i16(holds=up_to(32_000))
    """Consecutive actions that were only station moves or passes."""

    line: Array = i8(HEX, holds=maybe(COMPANY))
    """Which company's line a hex is in."""
    station: Array = i8(HEX, holds=maybe(SEAT))
    """Whose station stands on a hex."""
    locomotive: Array = i16(COMPANY, holds=maybe(HEX))
    """The hex of the locomotive, or NOBODY once absorbed."""
    facing: Array = i8(COMPANY, holds=maybe(DIRECTION))
    """The direction of the last step, or NOT_DEPARTED."""
    status: Array = i8(COMPANY, holds=STATUS)
    bank: Array = i8(COMPANY, holds=up_to(MOST_SHARES))
    shares: Array = i8(COMPANY, SEAT, holds=up_to(MOST_SHARES))
    """Ordinary shares held."""
    supplementary: Array = i8(COMPANY, SEAT, holds=up_to(MOST_SHARES))

    tokens_left: Array = i8(TOWN, GOOD, holds=up_to(9))
    tokens: Array = i8(SEAT, TOWN, GOOD, holds=up_to(9))
    passengers_left: int = i8(holds=up_to(100))
    passengers: Array = i8(SEAT, holds=up_to(100))
    stations_left: Array = i8(SEAT, holds=up_to(100))
    tiles_left: int = i16(holds=up_to(1000))
    cash: Array = i16(SEAT, holds=up_to(MOST_CASH), known_to=own_cash)
    """In thousands of pounds."""

    lifted: int = i16(holds=maybe(HEX))
    """Where the station in hand stood."""
    mover: int = i8(holds=maybe(COMPANY))
    """The company being advanced."""
    aim: int = i8(holds=one_of(DIRECTION))
    """The direction the active player chose for it."""
    exits: int = u8(holds=some_of(DIRECTION))
    """All directions it could have taken."""
    high: int = i8(holds=up_to(MOST_SHARES))
    """The highest veto bid, and by whom, and for which direction."""
    high_bidder: int = i8(holds=maybe(SEAT))
    high_direction: int = i8(holds=one_of(DIRECTION))
    heard: int = u8(holds=some_of(SEAT))
    """Who has already been asked in this veto."""

    joined: Array = u32(COMPANY, holds=some_of(TOWN), role=DERIVED)
    """The towns joined to each line, one bit each."""
    touched: Array = u8(HEX, role=DERIVED)
    """The lines with a hex next to this one, one bit each."""
    ban: Array = i8(HEX, role=DERIVED)
    """Why no station may be put on a hex; ALLOWED if one may."""

    count: Array = i8(SEATS, role=SCRATCH)
    seen: Array = u8(HEXES, role=SCRATCH)
    pending: Array = u8(HEXES, role=SCRATCH)
    ring: Array = i16(HEXES, role=SCRATCH)
