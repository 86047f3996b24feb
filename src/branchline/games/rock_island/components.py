"""The pieces: how many fit into a record, and what the numbers in it mean."""

from branchline.kernel import Kind

SEATS = 4
ROWS = 8
COLUMNS = 12
CELLS = ROWS * COLUMNS
LAND_CELLS = CELLS - ROWS - 2
"""All but the river, one cell in each row, and the two cities."""
TYPES = 24
FACES = 6
LAND_SLOTS = 4
RIVER_SLOTS = 2
SLOTS = LAND_SLOTS + RIVER_SLOTS
MOST_LAND = LAND_CELLS + LAND_SLOTS
MOST_RIVER = ROWS + RIVER_SLOTS
NEAREST, FURTHEST = 4, 5
"""The choices of the least distance from a city to the river."""

NOWHERE = -1
NO_TILE = -1
NO_EDGE = -1
NO_DIE = -1

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)
LAND, RIVER, CHICAGO, KANSAS_CITY = range(4)
START, GOAL = range(2)
"""The numbers of the cities among themselves."""
CITY_COLUMN = (COLUMNS - 1, 0)
"""RI-4.4, RI-4.5 Nothing lies further east than Chicago, nor further west than Kansas City."""

LAYING_SOURCE, LAYING_COURSE, LAYING_CITY, REVEALING, WALKING, EXCHANGING, TURNING, RUNNING = range(1, 9)
(
    NEXT_PLACEMENT, TAKE_UP_REVEAL, BEGIN_TURN, TAKE_UP_WALK, STOP_CREW, TAKE_UP_EXCHANGE, TAKE_UP_TILE, AFTER_TURNING,
    TAKE_UP_RUN,
) = range(9, 18)  # fmt: skip
"""The phases, and the steps that the game takes by itself, as they stand in the turn."""
NO_END, ARRIVAL, ROUND_LIMIT = range(3)

SEAT = Kind("seat", SEATS)
CELL = Kind("cell", CELLS)
COLUMN = Kind("column", labels=tuple(str(column + 1) for column in range(COLUMNS)))
ROW = Kind("row", ROWS)
DIRECTION = Kind("direction", labels=("e", "se", "sw", "w", "nw", "ne"))
ROTATION = Kind("rotation", 6)
GROUP = Kind("group", 6)
SLOT = Kind("slot", labels=("land1", "land2", "land3", "land4", "river1", "river2"))
TILE = Kind("tile", TYPES)
PIPS = Kind("pips", 7)
GROUND = Kind("ground", labels=("land", "river", "chicago", "kansas_city"))
CITY = Kind("city", labels=("chicago", "kansas_city"))
DIE = Kind("die", labels=("crew", "locomotive"))
RIVER_SET = Kind("river_set", labels=("peninsula", "wide_bend"))
EDITION = Kind("edition", labels=("mattel", "hans_im_glueck", "hans_im_glueck_expert"))
PHASE = Kind(
    "phase",
    labels=(
        "", "laying_source", "laying_course", "laying_city", "revealing", "walking", "exchanging", "turning", "running",
    ),
)  # fmt: skip
ENDING = Kind("ending", labels=("", "arrival", "round_limit"))
