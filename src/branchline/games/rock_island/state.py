"""A position."""

from branchline.games.rock_island.components import CELLS, LAND_CELLS, MOST_LAND, MOST_RIVER, ROWS, SEATS, SLOTS
from branchline.kernel import DERIVED, SCRATCH, Array, Record, i8, i16, i32, u8, u64


class State(Record):
    rng: int = u64()
    players: int = i8()
    edition: int = i8()
    max_rounds: int = i16()
    map_laying: int = i8()
    city_river_distance: int = i8()
    river_set: int = i8()
    reserve_river_face: int = i8()
    first_player: int = i8()
    opening_target: int = i16()
    crew_half_turn: int = i8()
    crew_in_city: int = i8()
    unconnected_rotation: int = i8()
    exchange_place: int = i8()
    exchange_under_own_loco: int = i8()
    run_by_die: int = i8()
    chicago_through: int = i8()
    kansas_city_exact: int = i8()

    phase: int = i8()
    active: int = i8()
    """The player who decides: there are no interruptions."""
    first: int = i8()
    """The player who began."""
    turn: int = i32()
    """Normal turns begun; 0 until the opening is over."""
    ended: int = i8()

    river: Array = i8(ROWS)
    """The column of the river in each row, or NOWHERE while it is not laid."""
    chicago: int = i16()
    kansas_city: int = i16()
    """The cells of the cities, or NOWHERE."""
    tile: Array = i8(CELLS)
    """The type of the tile on a cell, or NO_TILE in a city."""
    open: Array = u8(CELLS)
    rotation: Array = i8(CELLS)
    """By how many sixths a tile is turned clockwise, less than its period; 0 while hidden."""
    land_pile: Array = i8(LAND_CELLS)
    river_pile: Array = i8(ROWS)
    """The tiles in the order in which they are to be laid; NO_TILE once they lie."""
    slot: Array = i8(SLOTS)
    """The reserve: the type in each slot, or NO_TILE."""
    slot_open: Array = u8(SLOTS)

    crew: Array = i16(SEATS)
    locomotive: Array = i16(SEATS)
    """The cells of the pieces, or NOWHERE for an empty seat."""
    entry: Array = i8(SEATS)
    """The edge of its cell over which a locomotive came in, or NO_EDGE in a city."""
    last_run: Array = i32(SEATS)
    """The turn of a locomotive's last run, or 0."""

    crew_die: int = i8()
    """0 before the first turn."""
    locomotive_die: int = i8()
    """NO_DIE before the first turn, and in an edition without it."""
    target: int = i16()
    """The cell whose tile is to be turned, or was turned last in this turn; NOWHERE if there is none."""
    laid: int = i8()
    """Whether that tile has just come to lie there, so that it cannot be left as it is."""
    exchanged: int = i8()
    decided: int = i8()
    """Whether the player has decided anything since the last die or tile was turned up."""
    steps: int = i16()
    """Of the present run."""
    passed: Array = u8(CELLS)
    """The edges over which this run has entered each cell, one bit each."""

    ground: Array = i8(CELLS, role=DERIVED)
    land_edges: Array = u8(CELLS, role=DERIVED)
    """The edges of a river cell beyond which there is land, one bit each; all six elsewhere."""
    track: Array = u8(CELLS, role=DERIVED)
    """The edges at which a cell has track, one bit each."""
    feeders: Array = u8(CELLS, role=DERIVED)
    """The edges beyond which track comes up to a cell, one bit each."""
    pieces: Array = u8(CELLS, role=DERIVED)
    """The crews on a cell, one bit a seat, and from bit 4 on the locomotives."""

    land: Array = i8(MOST_LAND, role=SCRATCH)
    water: Array = i8(MOST_RIVER, role=SCRATCH)
