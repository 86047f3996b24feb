"""The pieces: how many fit into a record, and what the numbers in it mean."""

from branchline.kernel import SIDES, Kind

SEATS = 4
HEXES = 256
TOWNS = 32
COMPANIES = 8
GOODS = 4
MOST_SHARES = 64
"""More than one seat can ever hold of a company: its 16, and half of each of six others' 16."""

NOT_DEPARTED = -1

CITY_FIRST, CITY_SECOND = 2, 1
MOST_FIRST, MOST_SECOND = 6, 3
"""Prizes in thousands of pounds: for the tokens of a city that a line reaches, and at the end for most of a good and
most passengers."""

START_TOWN, CITY, RAILWAY_TOWN = range(3)
LIVE, AUTONOMOUS, ABSORBED = range(3)
ACT, PUT_DOWN, VETO, ANSWER = range(1, 5)
RESOLVE_ADVANCE, NEXT_ACTION = range(5, 7)
"""The phases, and the steps that the game takes by itself, as they stand in the turn."""
NO_END, LAST_SHARE, LAST_TILE, LAST_SHARE_AND_TILE, STANDSTILL = range(5)

SEAT = Kind("seat", SEATS)
HEX = Kind("hex", HEXES, counted_by="hexes")
TOWN = Kind("town", TOWNS, counted_by="towns")
COMPANY = Kind("company", COMPANIES, counted_by="companies")
GOOD = Kind("good", GOODS)
DIRECTION = Kind("direction", SIDES)
SHARES = Kind("shares", MOST_SHARES, first=1)
MONEY = Kind("money", scale=1000)
TOWN_KIND = Kind("town_kind", labels=("start", "city", "railway"))
STATUS = Kind("status", labels=("live", "autonomous", "absorbed"))
PHASE = Kind("phase", labels=("", "act", "put_down", "veto", "answer"))
ENDING = Kind("ending", labels=("", "last_share", "last_tile", "last_share_and_tile", "standstill"))
