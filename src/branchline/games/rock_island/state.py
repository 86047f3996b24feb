"""A position."""

from branchline.games.rock_island.components import (
    CELL,
    CELLS,
    DIRECTION,
    ENDING,
    FACES,
    LAND_CELLS,
    MOST_LAND,
    MOST_RIVER,
    PHASE,
    PIPS,
    ROW,
    SEAT,
    SLOT,
    TILE,
)
from branchline.games.rock_island.secrets import open_slots, open_tiles
from branchline.kernel import (
    DERIVED,
    NO_SEAT,
    OPTION,
    SCRATCH,
    SIDES,
    YES_NO,
    Array,
    Position,
    i8,
    i16,
    i32,
    maybe,
    some_of,
    u8,
    up_to,
)

FRAMES = 1
MOST_TURNS = 1_000_000_000


class State(Position):
    edition: int = i8(holds=OPTION)
    max_rounds: int = i16(holds=OPTION)
    map_laying: int = i8(holds=OPTION)
    city_river_distance: int = i8(holds=OPTION)
    river_set: int = i8(holds=OPTION)
    reserve_river_face: int = i8(holds=OPTION)
    first_player: int = i8(holds=OPTION)
    opening_target: int = i8(holds=OPTION)
    crew_half_turn: int = i8(holds=OPTION)
    crew_in_city: int = i8(holds=OPTION)
    unconnected_rotation: int = i8(holds=OPTION)
    exchange_place: int = i8(holds=OPTION)
    exchange_under_own_loco: int = i8(holds=OPTION)
    turntable_back: int = i8(holds=OPTION)
    run_by_die: int = i8(holds=OPTION)
    chicago_through: int = i8(holds=OPTION)
    kansas_city_exact: int = i8(holds=OPTION)

    phase: Array = i8(FRAMES, holds=PHASE)
    decider: Array = i8(FRAMES, holds=maybe(SEAT))
    argument: Array = i16(FRAMES, 2, holds=up_to(0))
    depth: int = i8(holds=up_to(FRAMES - 1))
    ended: int = i8(holds=ENDING)
    active: int = i8(holds=SEAT)
    """The player whose turn it is, who decides everything in it."""
    first: int = i8(holds=SEAT)
    """The player who began."""
    turn: int = i32(holds=up_to(MOST_TURNS))
    """Normal turns begun; 0 until the opening is over."""

    river: Array = i8(ROW, holds=maybe(CELL))
    """The cell of the river in each row, or NOWHERE while it is not laid."""
    chicago: int = i16(holds=maybe(CELL))
    kansas_city: int = i16(holds=maybe(CELL))
    tile: Array = i8(CELL, holds=maybe(TILE), known_to=open_tiles)
    """The type of the tile on a cell, or NO_TILE in a city."""
    open: Array = u8(CELL, holds=YES_NO)
    rotation: Array = i8(CELL, holds=up_to(SIDES - 1))
    """By how many sixths a tile is turned clockwise, less than its period; 0 while hidden."""
    land_pile: Array = i8(LAND_CELLS, holds=maybe(TILE), known_to=NO_SEAT)
    river_pile: Array = i8(ROW, holds=maybe(TILE), known_to=NO_SEAT)
    """The tiles in the order in which they are to be laid; NO_TILE once they lie."""
    slot: Array = i8(SLOT, holds=maybe(TILE), known_to=open_slots)
    """The reserve: the type in each slot, or NO_TILE."""
    slot_open: Array = u8(SLOT, holds=YES_NO)

    crew: Array = i16(SEAT, holds=maybe(CELL))
    locomotive: Array = i16(SEAT, holds=maybe(CELL))
    entry: Array = i8(SEAT, holds=maybe(DIRECTION))
    """The edge of its cell over which a locomotive came in, or NO_EDGE in a city."""
    last_run: Array = i32(SEAT, holds=up_to(MOST_TURNS))
    """The turn of a locomotive's last run, or 0."""

    crew_die: int = i8(holds=up_to(FACES))
    """0 before the first turn."""
    locomotive_die: int = i8(holds=maybe(PIPS))
    """NO_DIE before the first turn, and in an edition without it."""
    target: int = i16(holds=maybe(CELL))
    """The cell whose tile is to be turned, or was turned last in this turn; NOWHERE if there is none."""
    laid: int = i8(holds=YES_NO)
    """Whether that tile has just come to lie there, so that it cannot be left as it is."""
    exchanged: int = i8(holds=YES_NO)
    decided: int = i8(holds=YES_NO)
    """Whether the player has decided anything since the last die or tile was turned up."""
    steps: int = i16(holds=up_to(CELLS * SIDES))
    """Of the present run."""
    passed: Array = u8(CELL, holds=some_of(DIRECTION))
    """The edges over which this run has entered each cell."""

    ground: Array = i8(CELL, role=DERIVED)
    land_edges: Array = u8(CELL, holds=some_of(DIRECTION), role=DERIVED)
    """The edges of a river cell beyond which there is land, one bit each; all six elsewhere."""
    track: Array = u8(CELL, holds=some_of(DIRECTION), role=DERIVED)
    """The edges at which a cell has track, one bit each."""
    feeders: Array = u8(CELL, holds=some_of(DIRECTION), role=DERIVED)
    """The edges beyond which track comes up to a cell, one bit each."""
    pieces: Array = u8(CELL, role=DERIVED)
    """The crews on a cell, one bit a seat, and from bit 4 on the locomotives."""

    unasked: int = i8(role=SCRATCH)
    """Turns that have begun since anybody was asked."""
    land: Array = i8(MOST_LAND, role=SCRATCH, known_to=NO_SEAT)
    water: Array = i8(MOST_RIVER, role=SCRATCH, known_to=NO_SEAT)
