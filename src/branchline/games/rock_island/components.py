"""The pieces: how many fit into a record, and what the numbers in it mean."""

from branchline.kernel import Kind

SEATS = 4
ROWS = 8
COLUMNS = 12
CELLS = ROWS * COLUMNS
LAND_CELLS = CELLS - ROWS - 2
"""All but the river, one cell in each row, and the two cities."""
TYPES = 24
EDITIONS = 3
FACES = 6
LAND_SLOTS = 4
RIVER_SLOTS = 2
SLOTS = LAND_SLOTS + RIVER_SLOTS
MOST_LAND = LAND_CELLS + LAND_SLOTS
MOST_RIVER = ROWS + RIVER_SLOTS
PLACEMENTS = ROWS + 2
"""Of a field laid by hand: the river row by row, then the cities."""

NOWHERE = -1
NO_TILE = -1
NO_EDGE = -1
NO_DIE = -1

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)
LAND, RIVER, CHICAGO, KANSAS_CITY = range(4)
GROUNDS = ("land", "river", "chicago", "kansas_city")
CITIES = ("chicago", "kansas_city")
START, GOAL = range(2)
"""The numbers of the cities among themselves."""

LAYING_SOURCE, LAYING_COURSE, LAYING_CITY, REVEALING, WALKING, EXCHANGING, TURNING, RUNNING = range(1, 9)
NO_END, ARRIVAL, ROUND_LIMIT = range(3)
ENDINGS = ("", "arrival", "round_limit")

CELL = Kind("cell", CELLS)
COLUMN = Kind("column", COLUMNS, first=1)
ROW = Kind("row", ROWS)
DIRECTION = Kind("direction", 6)
ROTATION = Kind("rotation", 6)
SLOT = Kind("slot", SLOTS)
TILE = Kind("tile", TYPES)
CITY = Kind("city", len(CITIES))
ENDING = Kind("ending", len(ENDINGS))
