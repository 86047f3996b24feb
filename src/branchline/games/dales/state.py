"""A position."""

from branchline.games.dales.components import (
    AREAS,
    COLOURS,
    ITEMS,
    LINE,
    OWNERS,
    PIECES,
    PILES,
    SEATS,
    SOURCES,
    SPACES,
    TRACKS,
    TRAINS,
)
from branchline.kernel import DERIVED, SCRATCH, Array, Record, i8, i16, u8, u16, u64


class State(Record):
    rng: int = u64()
    players: int = i8()
    side: int = i8()
    auction_stop: int = i8()
    south_extension: int = i8()

    turn: int = i8()
    phase: int = i8()
    asked: int = i8()
    """The seat that must decide."""
    ended: int = i8()

    order: Array = i8(SEATS)
    """The seats in player order, padded with NOBODY."""
    build_order: Array = i8(SEATS)
    train_order: Array = i8(SEATS)
    place: int = i8()
    """How far the order of the present phase has got."""
    passed: int = u8()
    """Who has passed in the train phase, one bit each."""

    hand: Array = i8(SEATS)
    """Cubes in hand; what is neither there nor in a bid is in stock."""
    influence: Array = i8(SEATS, COLOURS)
    balance: Array = i8(SEATS)
    """Profit and loss."""
    arrival: Array = i8(PILES, SEATS)
    """For each influence track, and for profit and loss, the seats in the order in which their markers last arrived:
    of two on one space the later lies on top."""
    points: Array = i16(SEATS)
    """Victory points so far."""
    collection: Array = i8(SEATS, ITEMS)

    track: Array = i8(TRACKS)
    """Whose track lies on a border: a seat, a company after the seats, or NOBODY."""
    pieces: Array = i8(AREAS, PIECES)
    """Goods, passengers and objectors in each area."""
    owners: Array = u8(AREAS)
    """The companies that own the town of an area: 1 red, 2 green, 3 both."""

    counter: Array = i8(SPACES)
    """The colour drawn for each auction space, or NOBODY."""
    bidder: Array = i8(SPACES)
    bid: Array = i8(SPACES)
    settling: int = i8()
    """The space being settled, or NOBODY."""

    buyer: Array = i8(TRAINS)
    """Who has bought a train this turn, or NOBODY."""
    carried: Array = i8(TRAINS, ITEMS)

    path: Array = i16(LINE)
    """The areas of the line being built or sold, padded with NOBODY."""
    path_length: int = i8()
    company: int = i8()
    """The company a line is being sold to, or NOBODY."""
    due: int = i8()
    """Points still to be chosen for a line or a train."""
    spent: Array = i8(SOURCES)
    """Points chosen so far, by colour, and cubes."""
    train: int = i8()
    """The train being bought, or NOBODY."""
    load_area: int = i16()
    """Where the passenger stands whose train is being chosen, or NOBODY."""
    load_item: int = i8()
    link_paid: int = i8()

    laid: Array = i8(OWNERS, role=DERIVED)
    """Tracks on the board."""
    touched: Array = u8(AREAS, role=DERIVED)
    """Whose tracks touch an area, one bit for each owner."""
    need_points: int = i16(role=DERIVED)
    """What the line being built costs: build points, and influence by colour."""
    need: Array = i8(COLOURS, role=DERIVED)
    room: Array = i8(SEATS, 2, role=DERIVED)
    """Free places for passengers and for goods on a seat's trains."""
    classes: Array = u8(SEATS, role=DERIVED)
    """The costs of a seat's trains, one bit each."""
    reach: Array = u8(AREAS, role=DERIVED)
    """In the train phase: from where a seat's track leads to a town of a company; two bits a seat, red and green."""
    open: Array = u16(AREAS, role=DERIVED)
    """In the train phase: which items of an area a seat may load if it has a place; four bits a seat."""

    ring: Array = u8(2 * AREAS, role=SCRATCH)
    far: Array = i16(AREAS, 2, role=SCRATCH)
    """How far an area is in a search; on the way in, and on the way out."""
    came: Array = i16(AREAS, 2, role=SCRATCH)
    queued: Array = u8(AREAS, 2, role=SCRATCH)
    ahead: Array = i8(AREAS, role=SCRATCH)
    behind: Array = i8(AREAS, role=SCRATCH)
