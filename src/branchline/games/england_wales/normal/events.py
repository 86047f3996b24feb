"""What can happen. What brings points is named `paid_…`; together these make the score."""

from branchline.games.england_wales.components import CITY, COLOUR, ENDING, HEX
from branchline.games.england_wales.normal.components import (
    BARON,
    CARD,
    LINE,
    MONEY,
    POINTS,
    SEAT,
)
from branchline.kernel import NUMBER, Events

EVENTS = Events()

BARON_CHOSEN = EVENTS("baron_chosen", seat=SEAT)
BARON_KEPT = EVENTS("baron_kept", seat=SEAT, baron=BARON, secret_until="ended")

TURN_BEGAN = EVENTS("turn_began", turn=NUMBER)
BID_MADE = EVENTS("bid_made", seat=SEAT, money=MONEY)
BID_PASSED = EVENTS("bid_passed", seat=SEAT)
AUCTION_WON = EVENTS("auction_won", seat=SEAT, money=MONEY)
MARKER_PASSED = EVENTS("marker_passed", seat=SEAT)
ACTION_PASSED = EVENTS("action_passed", seat=SEAT)
BONDS_TAKEN = EVENTS("bonds_taken", seat=SEAT, bonds=NUMBER)

LINK_STARTED = EVENTS("link_started", seat=SEAT, city=CITY)
LINK_RESUMED = EVENTS("link_resumed", seat=SEAT, city=CITY, hex=HEX)
TILE_LAID = EVENTS("tile_laid", seat=SEAT, hex=HEX, money=MONEY)
LINK_COMPLETED = EVENTS("link_completed", seat=SEAT, city=CITY, other=CITY)
LINK_LEFT_OPEN = EVENTS("link_left_open", seat=SEAT, city=CITY, hex=HEX)
LINK_REMOVED = EVENTS("link_removed", seat=SEAT, city=CITY, hex=HEX)
TRACK_PAID = EVENTS("track_paid", seat=SEAT, money=MONEY, tiles=NUMBER)
CARD_SPENT = EVENTS("card_spent", seat=SEAT, card=CARD)

CITY_URBANISED = EVENTS("city_urbanised", seat=SEAT, city=CITY, colour=COLOUR)
CUBE_ADDED = EVENTS("cube_added", city=CITY, colour=COLOUR)
ENGINE_RAISED = EVENTS("engine_raised", seat=SEAT, level=NUMBER, money=MONEY)

CUBE_CHOSEN = EVENTS("cube_chosen", seat=SEAT, colour=COLOUR, city=CITY)
CUBE_MOVED = EVENTS("cube_moved", seat=SEAT, colour=COLOUR, origin=CITY, city=CITY)
DELIVERY_DECLARED = EVENTS("delivery_declared", seat=SEAT, colour=COLOUR, origin=CITY, city=CITY)
DELIVERY_LET = EVENTS("delivery_let", seat=SEAT)
DELIVERY_STOPPED = EVENTS("delivery_stopped", seat=SEAT, mover=SEAT)
CUBE_DELIVERED = EVENTS("cube_delivered", seat=SEAT, colour=COLOUR, origin=CITY, city=CITY)
PAID_LINKS = EVENTS("paid_links", seat=SEAT, money=POINTS, origin=CITY, city=CITY)
PAID_HOTEL = EVENTS("paid_hotel", seat=SEAT, money=POINTS, city=CITY)
PAID_CARD = EVENTS("paid_card", seat=SEAT, money=POINTS, card=CARD)
CITY_EMPTIED = EVENTS("city_emptied", city=CITY)
END_TRIGGERED = EVENTS("end_triggered", turn=NUMBER)

CARD_TAKEN = EVENTS("card_taken", seat=SEAT, card=CARD)
CARD_TURNED_UP = EVENTS("card_turned_up", card=CARD)
PAID_LINE = EVENTS("paid_line", seat=SEAT, money=POINTS, line=LINE)
INCOME_RECEIVED = EVENTS("income_received", seat=SEAT, money=MONEY, income=MONEY, interest=MONEY)

GAME_ENDED = EVENTS("game_ended", ending=ENDING)
PAID_BARON = EVENTS("paid_baron", seat=SEAT, money=POINTS, baron=BARON)
BARON_FAILED = EVENTS("baron_failed", seat=SEAT, baron=BARON)
PAID_BONDS = EVENTS("paid_bonds", seat=SEAT, money=POINTS)
