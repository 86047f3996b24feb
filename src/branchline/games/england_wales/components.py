"""The map's pieces, which both games share: how many fit into a record, and what the numbers mean."""

from branchline.kernel import Kind

NOBODY = -1
"""Also: no city, no link, no colour, no side."""

HEX = Kind("hex", 288)
CITY = Kind("city", 40)
SIDE = Kind("side", labels=("ne", "e", "se", "sw", "w", "nw"))
LINK = Kind("link", 128)
"""A completed link takes two of the 195 sides by which cities can be left, so there are at most 97, and no more than
19 can be under way."""

COLOUR = Kind("colour", labels=("red", "yellow", "blue", "purple", "black"))
RED, YELLOW, BLUE, PURPLE, BLACK = range(5)

TERRAIN = Kind("terrain", labels=("plain", "river", "mountain", "city"))
PLAIN, RIVER, MOUNTAIN, CITY_HEX = range(4)
