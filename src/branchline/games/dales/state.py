"""A position."""

from branchline.games.dales.components import (
    AREA,
    AREAS,
    BORDER,
    COLOUR,
    COMPANY,
    ENDING,
    ITEM,
    LINE,
    MOST_CUBES,
    ORDER,
    OWNER,
    OWNERS,
    PHASE,
    PIECE,
    PILE,
    PLACE,
    SEAT,
    SEATS,
    SOURCE,
    SPACE,
    SPACES,
    TRAIN_MARKER,
)
from branchline.kernel import (
    DERIVED,
    OPTION,
    SCRATCH,
    YES_NO,
    Array,
    Position,
    between,
    i8,
    i16,
    maybe,
    some_of,
    u8,
    u16,
    up_to,
)

MOST = 127
FRAMES = 1


class State(Position):
    side: int = i8(holds=OPTION)
    auction_stop: int = i8(holds=OPTION)
    south_extension: int = i8(holds=OPTION)

    phase: Array = i8(FRAMES, holds=PHASE)
    decider: Array = i8(FRAMES, holds=maybe(SEAT))
    argument: Array = i16(FRAMES, 2, holds=up_to(0))
    depth: int = i8(holds=up_to(FRAMES - 1))
    ended: int = i8(holds=ENDING)
    turn: int = i8(holds=between(1, MOST))

    order: Array = i8(ORDER, holds=maybe(SEAT))
    """The seats in player order, padded with NOBODY."""
    build_order: Array = i8(ORDER, holds=maybe(SEAT))
    train_order: Array = i8(ORDER, holds=maybe(SEAT))
    place: int = i8(holds=maybe(PLACE))
    """How far the order of the present phase has got."""
    passed: int = u8(holds=some_of(SEAT))
    """Who has passed in the train phase."""

    hand: Array = i8(SEAT, holds=up_to(MOST))
    """Cubes in hand; what is neither there nor in a bid is in stock."""
    influence: Array = i8(SEAT, COLOUR, holds=up_to(MOST))
    balance: Array = i8(SEAT, holds=between(-MOST, MOST))
    """Profit and loss."""
    arrival: Array = i8(PILE, ORDER, holds=maybe(SEAT))
    """For each influence track, and for profit and loss, the seats in the order in which their markers last arrived:
    of two on one space the later lies on top."""
    points: Array = i16(SEAT, holds=up_to(10_000))
    """Victory points so far."""
    collection: Array = i8(SEAT, ITEM, holds=up_to(MOST))

    track: Array = i8(BORDER, holds=maybe(OWNER))
    """Whose track lies on a border."""
    pieces: Array = i8(AREA, PIECE, holds=up_to(MOST))
    """Goods, passengers and objectors in each area."""
    owners: Array = u8(AREA, holds=some_of(COMPANY))
    """The companies that own the town of an area."""

    counter: Array = i8(SPACES, holds=maybe(COLOUR))
    """The colour drawn for each auction space."""
    bidder: Array = i8(SPACES, holds=maybe(SEAT))
    bid: Array = i8(SPACES, holds=up_to(MOST_CUBES))
    settling: int = i8(holds=maybe(SPACE))
    """The space being settled."""

    buyer: Array = i8(TRAIN_MARKER, holds=maybe(SEAT))
    """Who has bought a train this turn."""
    carried: Array = i8(TRAIN_MARKER, ITEM, holds=up_to(MOST))

    path: Array = i16(LINE, holds=maybe(AREA))
    """The areas of the line being built or sold."""
    path_length: int = i8(holds=up_to(LINE))
    company: int = i8(holds=maybe(COMPANY))
    """The company a line is being sold to."""
    due: int = i8(holds=up_to(MOST))
    """Points still to be chosen for a line or a train."""
    spent: Array = i8(SOURCE, holds=up_to(MOST))
    """Points chosen so far, by colour, and cubes."""
    train: int = i8(holds=maybe(TRAIN_MARKER))
    """The train being bought."""
    load_area: int = i16(holds=maybe(AREA))
    """Where the passenger stands whose train is being chosen."""
    load_item: int = i8(holds=maybe(ITEM))
    link_paid: int = i8(holds=YES_NO)

    laid: Array = i8(OWNERS, role=DERIVED)
    """Tracks on the board."""
    touched: Array = u8(AREA, holds=some_of(OWNER), role=DERIVED)
    """Whose tracks touch an area, one bit for each owner."""
    need_points: int = i16(holds=up_to(10_000), role=DERIVED)
    """What the line being built costs: build points, and influence by colour."""
    need: Array = i8(COLOUR, holds=up_to(MOST), role=DERIVED)
    room: Array = i8(SEAT, 2, holds=up_to(MOST), role=DERIVED)
    """Free places for passengers and for goods on a seat's trains."""
    classes: Array = u8(SEATS, role=DERIVED)
    """The costs of a seat's trains, one bit each."""
    reach: Array = u8(AREAS, role=DERIVED)
    """In the train phase: from where a seat's track leads to a town of a company; two bits a seat, red and green."""
    open: Array = u16(AREAS, role=DERIVED)
    """In the train phase: which items of an area a seat may load if it has a place; four bits a seat."""

    ring: Array = u8(2 * AREAS, role=SCRATCH)
    far: Array = i16(2, AREAS, role=SCRATCH)
    """How far an area is in a search; on the way in, and on the way out."""
    came: Array = i16(AREAS, 2, role=SCRATCH)
    queued: Array = u8(AREAS, 2, role=SCRATCH)
    tracks_to: Array = i16(2, AREAS, role=SCRATCH)
    """How many tracks there are at least from an area to the ends of the link."""
    ahead: Array = i8(AREAS, role=SCRATCH)
    behind: Array = i8(AREAS, role=SCRATCH)
