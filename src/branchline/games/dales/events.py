"""What can happen."""

from branchline.games.dales.components import (
    AREA,
    COLOUR,
    COMPANY,
    ENDING,
    ITEM,
    POINTS,
    SEAT,
    SPACE,
    TRAIN_MARKER,
)
from branchline.kernel import NUMBER, Events

EVENTS = Events()

ONLY_CHOICE = EVENTS("only_choice", seat=SEAT)

TURN_BEGAN = EVENTS("turn_began", turn=NUMBER)
COUNTER_DRAWN = EVENTS("counter_drawn", space=SPACE, colour=COLOUR)
BID_PLACED = EVENTS("bid_placed", seat=SEAT, space=SPACE, cubes=NUMBER)
BID_DISPLACED = EVENTS("bid_displaced", seat=SEAT, space=SPACE, cubes=NUMBER)
BIDDER_STUCK = EVENTS("bidder_stuck", seat=SEAT)
SPACE_WON = EVENTS("space_won", seat=SEAT, space=SPACE, cubes=NUMBER)
COLOUR_CHOSEN = EVENTS("colour_chosen", seat=SEAT, colour=COLOUR)
INFLUENCE_GAINED = EVENTS("influence_gained", seat=SEAT, colour=COLOUR, points=NUMBER, level=NUMBER)
ORDERS_SET = EVENTS("orders_set", builder=SEAT, buyer=SEAT)

LINE_STARTED = EVENTS("line_started", seat=SEAT, area=AREA)
LINE_EXTENDED = EVENTS("line_extended", seat=SEAT, origin=AREA, area=AREA)
LINE_BUILT = EVENTS("line_built", seat=SEAT, origin=AREA, area=AREA, tracks=NUMBER)
CUBES_PAID = EVENTS("cubes_paid", seat=SEAT, cubes=NUMBER)
INFLUENCE_PAID = EVENTS("influence_paid", seat=SEAT, colour=COLOUR, points=NUMBER, level=NUMBER)
OBJECTORS_LEFT = EVENTS("objectors_left", area=AREA, objectors=NUMBER)
BUILD_PASSED = EVENTS("build_passed", seat=SEAT)
BUILD_SKIPPED = EVENTS("build_skipped", seat=SEAT)
LINK_COMPLETED = EVENTS("link_completed", seat=SEAT)
PAID_LINK = EVENTS("paid_link", seat=SEAT, money=POINTS)

TRAIN_BOUGHT = EVENTS("train_bought", seat=SEAT, train=TRAIN_MARKER)
ITEM_LOADED = EVENTS("item_loaded", seat=SEAT, item=ITEM, area=AREA, train=TRAIN_MARKER)
LOADING_PASSED = EVENTS("loading_passed", seat=SEAT)
LOADING_SKIPPED = EVENTS("loading_skipped", seat=SEAT)
PAID_GOODS = EVENTS("paid_goods", seat=SEAT, money=POINTS, item=ITEM)
PAID_PASSENGERS = EVENTS("paid_passengers", seat=SEAT, money=POINTS, item=ITEM)
RESULT_BOOKED = EVENTS("result_booked", seat=SEAT, profit=NUMBER, tracks=NUMBER, balance=NUMBER)
PLAYER_ORDER_SET = EVENTS("player_order_set", seat=SEAT)

SALE_STARTED = EVENTS("sale_started", seat=SEAT, company=COMPANY, area=AREA)
SALE_EXTENDED = EVENTS("sale_extended", seat=SEAT, origin=AREA, area=AREA)
LINE_SOLD = EVENTS("line_sold", seat=SEAT, company=COMPANY, tracks=NUMBER)
TOWN_ACQUIRED = EVENTS("town_acquired", company=COMPANY, area=AREA)
ITEMS_DISCARDED = EVENTS("items_discarded", area=AREA, item=ITEM, items=NUMBER)
SALE_PASSED = EVENTS("sale_passed", seat=SEAT)
SALE_SKIPPED = EVENTS("sale_skipped", seat=SEAT)

GAME_ENDED = EVENTS("game_ended", ending=ENDING)
PAID_SETS = EVENTS("paid_sets", seat=SEAT, money=POINTS, sets=NUMBER)
PAID_BALANCE = EVENTS("paid_balance", seat=SEAT, money=POINTS)
PAID_TRACKS = EVENTS("paid_tracks", seat=SEAT, money=POINTS, tracks=NUMBER)
