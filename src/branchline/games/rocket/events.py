"""What can happen."""

from branchline.games.rocket.components import COMPANY, DIRECTION, ENDING, GOOD, HEX, MONEY, SEAT, TOWN
from branchline.kernel import NUMBER, Events

EVENTS = Events()

TOKEN_TAKEN = EVENTS("token_taken", seat=SEAT, town=TOWN, good=GOOD)
STATION_PLACED = EVENTS("station_placed", seat=SEAT, hex=HEX)
STATION_LIFTED = EVENTS("station_lifted", seat=SEAT, hex=HEX)
STATION_MOVED = EVENTS("station_moved", seat=SEAT, origin=HEX, hex=HEX)
TURN_PASSED = EVENTS("turn_passed", seat=SEAT)

ADVANCE_CHOSEN = EVENTS("advance_chosen", seat=SEAT, company=COMPANY, direction=DIRECTION, hex=HEX)
SHARE_TAKEN = EVENTS("share_taken", seat=SEAT, company=COMPANY)
NO_SHARE_TAKEN = EVENTS("no_share_taken", seat=SEAT, company=COMPANY)
VETO_PASSED = EVENTS("veto_passed", seat=SEAT)
VETO_BID = EVENTS("veto_bid", seat=SEAT, shares=NUMBER, company=COMPANY, hex=HEX)
VETO_MATCHED = EVENTS("veto_matched", seat=SEAT, shares=NUMBER)
VETO_YIELDED = EVENTS("veto_yielded", seat=SEAT)
SHARES_PAID = EVENTS("shares_paid", seat=SEAT, shares=NUMBER, company=COMPANY, ordinary=NUMBER, supplementary=NUMBER)
LOCOMOTIVE_MOVED = EVENTS("locomotive_moved", company=COMPANY, hex=HEX)
STATION_REACHED = EVENTS("station_reached", seat=SEAT, company=COMPANY, hex=HEX)
PASSENGER_TAKEN = EVENTS("passenger_taken", seat=SEAT)
TOWN_JOINED = EVENTS("town_joined", company=COMPANY, town=TOWN)

PAID_CITY = EVENTS("paid_city", seat=SEAT, money=MONEY, town=TOWN)
PAID_RAILWAY = EVENTS("paid_railway", seat=SEAT, money=MONEY, town=TOWN, company=COMPANY)
PAID_MERGER = EVENTS("paid_merger", seat=SEAT, money=MONEY, company=COMPANY)
LINE_ABSORBED = EVENTS("line_absorbed", company=COMPANY, into=COMPANY)
SHARES_EXCHANGED = EVENTS(
    "shares_exchanged", seat=SEAT, given=NUMBER, received=NUMBER, company=COMPANY, ordinary=NUMBER, supplementary=NUMBER
)
LINE_AUTONOMOUS = EVENTS("line_autonomous", company=COMPANY)

GAME_ENDED = EVENTS("game_ended", ending=ENDING)
TOKENS_DISCARDED = EVENTS("tokens_discarded", seat=SEAT, tokens=NUMBER)
PAID_GOODS = EVENTS("paid_goods", seat=SEAT, money=MONEY, good=GOOD)
PAID_PASSENGERS = EVENTS("paid_passengers", seat=SEAT, money=MONEY)
PAID_STATIONS = EVENTS("paid_stations", seat=SEAT, money=MONEY, company=COMPANY)
PAID_SHARES = EVENTS("paid_shares", seat=SEAT, money=MONEY, company=COMPANY)
