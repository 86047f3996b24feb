"""A position."""

from branchline.games.rocket.components import COMPANIES, GOODS, HEXES, SEATS, TOWNS
from branchline.kernel import DERIVED, SCRATCH, Array, Record, i8, i16, u8, u32, u64

FRAMES = 3


class State(Record):
    rng: int = u64()
    players: int = i8()
    first_player: int = i8()
    move_connected_stations: int = i8()
    stall_limit_per_player: int = i8()
    open_cash: int = i8()

    phase: Array = i8(FRAMES)
    decider: Array = i8(FRAMES)
    depth: int = i8()
    active: int = i8()
    """The player whose turn it is."""
    actions_done: int = i8()
    advanced: int = u8()
    """The companies advanced in this turn, one bit each."""
    stall: int = i16()
    """Consecutive actions that were only station moves or passes."""
    ended: int = i8()

    line: Array = i8(HEXES)
    """Which company's line a hex is in, or NOBODY."""
    station: Array = i8(HEXES)
    """Whose station stands on a hex, or NOBODY."""
    locomotive: Array = i16(COMPANIES)
    """The hex of the locomotive, or NOBODY once absorbed."""
    facing: Array = i8(COMPANIES)
    """The direction of the last step, or NOT_DEPARTED."""
    status: Array = i8(COMPANIES)
    bank: Array = i8(COMPANIES)
    shares: Array = i8(COMPANIES, SEATS)
    """Ordinary shares held."""
    supplementary: Array = i8(COMPANIES, SEATS)

    tokens_left: Array = i8(TOWNS, GOODS)
    tokens: Array = i8(SEATS, TOWNS, GOODS)
    passengers_left: int = i8()
    passengers: Array = i8(SEATS)
    stations_left: Array = i8(SEATS)
    tiles_left: int = i16()
    cash: Array = i16(SEATS)
    """In thousands of pounds."""

    lifted: int = i16()
    """Where the station in hand stood, or NOBODY."""
    mover: int = i8()
    """The company being advanced, or NOBODY."""
    aim: int = i8()
    """The direction the active player chose for it."""
    exits: int = u8()
    """All directions it could have taken, one bit each."""
    high: int = i8()
    """The highest veto bid, and by whom, and for which direction."""
    high_bidder: int = i8()
    high_direction: int = i8()

    joined: Array = u32(COMPANIES, role=DERIVED)
    """The towns joined to each line, one bit each."""
    touched: Array = u8(HEXES, role=DERIVED)
    """The lines with a hex next to this one, one bit each."""
    ban: Array = i8(HEXES, role=DERIVED)
    """Why no station may be put on a hex; ALLOWED if one may."""

    count: Array = i8(SEATS, role=SCRATCH)
    prize: Array = i8(SEATS, role=SCRATCH)
    seen: Array = u8(HEXES, role=SCRATCH)
    pending: Array = u8(HEXES, role=SCRATCH)
    ring: Array = i16(HEXES, role=SCRATCH)
