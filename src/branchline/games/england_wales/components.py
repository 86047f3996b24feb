"""The map's pieces, which both games share: how many fit into a record, and what the numbers mean."""

from branchline.kernel import Kind

HEX = Kind("hex", 288)
CITY = Kind("city", 40, counted_by="cities")
SIDE = Kind("side", labels=("ne", "e", "se", "sw", "w", "nw"))
LINK = Kind("link", 128)
OPEN_LINKS = 20
"""More links than can be under way at a time: fifteen actions a turn, and four more with cards."""

COLOUR = Kind("colour", labels=("red", "yellow", "blue", "purple", "black"))
COLOURS = 5
RED, YELLOW, BLUE, PURPLE, BLACK = range(5)

TERRAIN = Kind("terrain", labels=("plain", "river", "mountain", "city"))
PLAIN, RIVER, MOUNTAIN, CITY_HEX = range(4)

MOST_CUBES = 125
POSITIONS = 101
"""Of the income track; beyond it the income stays the same."""

ENDING = Kind("ending", labels=("", "empty_cities", "turn_limit"))
NO_END, EMPTY_CITIES, TURN_LIMIT = range(3)
