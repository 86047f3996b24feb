"""The pieces of the normal game: how many fit into a record, and what the numbers mean."""

from branchline.kernel import Kind

SEATS = 5
SEAT = Kind("seat", SEATS)
MONEY = Kind("money")
POINTS = Kind("points")
AMOUNT = Kind("bid", 99, first=1)
MOST_MONEY = 1_000_000
"""Of cash, and of bonds: interest paid with new bonds may still grow three hundredfold from there."""

CARD = Kind(
    "card",
    labels=(
        "railroad_era_begins", "speed_record", "new_train", "passenger_line",
        "service_bounty_plymouth", "service_bounty_holyhead", "service_bounty_norwich",
        "hotel_london", "hotel_manchester", "hotel_birmingham", "hotel_bristol",
        "perfect_engineering", "tunnel_engineer", "government_land_grant", "railways_inspector",
        "railroad_executive", "new_industry", "city_growth",
    ),
)  # fmt: skip
RAILROAD_ERA, SPEED_RECORD, NEW_TRAIN, PASSENGER_LINE, FIRST_BOUNTY = range(5)
FIRST_HOTEL = 7
PERFECT_ENGINEERING, TUNNEL_ENGINEER, LAND_GRANT, INSPECTOR, EXECUTIVE, NEW_INDUSTRY, CITY_GROWTH = range(11, 18)
MOST_COPIES = 24
"""Of all cards together that can lie in the deck."""

CARD_KIND = Kind("card_kind", labels=("achievement", "permanent", "single_use", "interrupt", "immediate"))
ACHIEVEMENT, PERMANENT, SINGLE_USE, INTERRUPT, IMMEDIATE = range(5)

SAVING = Kind("saving", labels=("none", "tunnel", "grant", "both"))
"""The cards spent at the end of a build, one bit each."""
SAVINGS = 4
TUNNEL, GRANT = 1, 2

BARON = Kind("baron", 12)
MEASURE = Kind(
    "measure",
    labels=(
        "connected", "links", "longest_chain", "mountain_tiles", "cities", "engine_level", "bonds", "red_deliveries",
        "cash",
    ),
)  # fmt: skip
CONNECTED, LINKS, LONGEST_CHAIN, MOUNTAIN_TILES, CITIES, ENGINE_LEVEL, BONDS, RED_DELIVERIES, CASH = range(9)

LINE = Kind("line", 12)
LEVELS = 8
ROUNDS = 3
MOST_TURNS = 31
"""The limit of turns, and one more if the end was brought about in the last."""

PHASE = Kind(
    "phase",
    labels=(
        "", "keep", "auction", "act", "start", "side", "tile", "place", "cube", "via", "card", "industry", "grow",
        "inspect",
    ),
)  # fmt: skip
KEEPING, AUCTION, ACT, STARTING, LEAVING_CITY, LAYING, PLACING = range(1, 8)
CHOOSING_CUBE, MOVING_CUBE, CHOOSING_CARD, INDUSTRY, GROWING, INSPECTION = range(8, 14)
NEXT_BID, DELIVER_CUBE, END_ACTION, END_TURN, BEGIN_TURN, BEGIN_ROUNDS = range(14, 20)
"""The phases, and the steps that the game takes by itself, as they stand in the turn."""
