"""The pieces: how many fit into a record, and what the numbers in it mean."""

from branchline.kernel import Kind

SEATS = 4
AREAS = 112
TRACKS = 160
"""Borders that can carry track."""
SIDES_OF_AREA = 8
ARROWS = 6
SPACES = 8
TRAINS = 24
BOARD_SIDES = 2
LINE = 16
"""The areas of the longest line."""
MOST_CUBES = 15

WHITE, BROWN, RED, GREEN = range(4)
COLOURS = 4
CUBE = 4
SOURCES = 5
"""What can be given in exchange: the four colours, and cubes."""
BALANCE = 4
PILES = 5
"""The tracks on which markers lie in piles: the four colours, and profit and loss."""

COMPANIES = 2
RED_TRACK = SEATS
"""Tracks of a company follow those of the seats."""
OWNERS = SEATS + COMPANIES

ARROW_GOOD, AREA_GOOD, RED_PASSENGER, GREEN_PASSENGER, OBJECTOR = range(5)
ITEMS = 4
PIECES = 5
"""What can stand in an area: the four items, and objectors."""

NO_TOWN, MINOR, MAJOR, COMPANY_TOWN = range(4)
PASSENGER_PLACES, GOODS_PLACES = range(2)

BIDDING, COLOUR_CHOICE, BUILD, EXTENDING, PAYMENT, TRAIN, EXCHANGING, TRAIN_CHOICE, SALE, SALE_EXTEND = range(1, 11)
NEXT_BIDDER, SETTLE_SPACES, BEGIN_BUILDING, PAY_LINE, NEXT_BUILDER, BEGIN_LOADING = range(11, 17)
PAY_TRAIN, NEXT_LOADER, TAKE_STOCK, BEGIN_SELLING, NEXT_SELLER, END_TURN = range(17, 23)
"""The phases, and the steps that the game takes by itself, as they stand in the turn."""
PHASE = Kind("phase", labels=(
    "", "bid", "choose_colour", "build", "extend", "pay", "train", "exchange", "load_train", "sell", "sell_extend",
))  # fmt: skip
NO_END, LAST_TURN = range(2)
ENDING = Kind("ending", labels=("", "last_turn"))

SEAT = Kind("seat", SEATS)
ORDER = Kind("order", SEATS)
PLACE = Kind("place", SEATS, seats=SEATS)
"""A place in an order. Nets see it turned like a seat, as those were taught that are at hand."""
AREA = Kind("area", AREAS, counted_by="areas")
BORDER = Kind("border", TRACKS)
SPACE = Kind("space", SPACES, first=1)
CUBES = Kind("cubes", MOST_CUBES, first=1)
COLOUR = Kind("colour", COLOURS)
SOURCE = Kind("source", SOURCES)
PILE = Kind("pile", labels=("white", "brown", "red", "green", "balance"))
COMPANY = Kind("company", COMPANIES)
OWNER = Kind("owner", labels=("A", "B", "C", "D", "red", "green"), seats=SEATS)
"""Whose a track is: a seat's, or a company's."""
ITEM = Kind("item", ITEMS)
PIECE = Kind("piece", PIECES)
TRAIN_MARKER = Kind("train", TRAINS, counted_by="trains")
TOWN = Kind("town", labels=("none", "minor", "major", "company"))
BOARD_SIDE = Kind("board_side", BOARD_SIDES)
POINTS = Kind("points")
