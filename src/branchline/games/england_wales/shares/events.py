"""What can happen."""

from branchline.games.england_wales.components import CITY, COLOUR, ENDING, HEX
from branchline.games.england_wales.shares.components import (
    ANSWER,
    COMPANY,
    MONEY,
    SEAT,
    SOURCE,
)
from branchline.kernel import NUMBER, Events

EVENTS = Events()

SHARE_PROPOSED = EVENTS("share_proposed", seat=SEAT, company=COMPANY, source=SOURCE)
WITHDREW = EVENTS("withdrew", seat=SEAT)
HAD_TO_WITHDRAW = EVENTS("had_to_withdraw", seat=SEAT)
BID_MADE = EVENTS("bid_made", seat=SEAT, money=MONEY, company=COMPANY)
LEFT_AUCTION = EVENTS("left_auction", seat=SEAT)
HAD_TO_LEAVE = EVENTS("had_to_leave", seat=SEAT)
SHARE_SOLD = EVENTS("share_sold", seat=SEAT, company=COMPANY, money=MONEY, source=SOURCE)
CONTROL_TAKEN = EVENTS("control_taken", seat=SEAT, company=COMPANY)
MARKER_MOVED = EVENTS("marker_moved", seat=SEAT)

TURN_BEGAN = EVENTS("turn_began", turn=NUMBER)
ROUND_BEGAN = EVENTS("round_began", round=NUMBER)
ACTION_PASSED = EVENTS("action_passed", company=COMPANY)
NOTHING_TO_DO = EVENTS("nothing_to_do", company=COMPANY)
SHARES_ISSUED = EVENTS("shares_issued", company=COMPANY, shares=NUMBER, money=MONEY)
BONDS_TAKEN = EVENTS("bonds_taken", company=COMPANY, bonds=NUMBER)

LINK_STARTED = EVENTS("link_started", company=COMPANY, city=CITY)
TILE_LAID = EVENTS("tile_laid", company=COMPANY, hex=HEX, money=MONEY)
LINK_COMPLETED = EVENTS("link_completed", company=COMPANY, city=CITY, other=CITY)
TRACK_PAID = EVENTS("track_paid", company=COMPANY, money=MONEY, tiles=NUMBER)
LINK_ABANDONED = EVENTS("link_abandoned", company=COMPANY, city=CITY)
NO_SECOND_LINK = EVENTS("no_second_link", company=COMPANY)

CUBE_CHOSEN = EVENTS("cube_chosen", company=COMPANY, colour=COLOUR, city=CITY)
CUBE_MOVED = EVENTS("cube_moved", company=COMPANY, colour=COLOUR, origin=CITY, city=CITY)
CUBE_DELIVERED = EVENTS("cube_delivered", company=COMPANY, colour=COLOUR, origin=CITY, city=CITY)
INCOME_ADVANCED = EVENTS("income_advanced", company=COMPANY, steps=NUMBER)
CITY_EMPTIED = EVENTS("city_emptied", city=CITY)
DELIVERY_ABANDONED = EVENTS("delivery_abandoned", company=COMPANY, city=CITY)
END_TRIGGERED = EVENTS("end_triggered", turn=NUMBER)

INCOME_PAID = EVENTS("income_paid", company=COMPANY, money=MONEY)
INTEREST_PAID = EVENTS("interest_paid", company=COMPANY, money=MONEY)
DEFAULTED = EVENTS("defaulted", company=COMPANY, money=MONEY)
BONDS_REPAID = EVENTS("bonds_repaid", company=COMPANY, bonds=NUMBER)
DIVIDEND_DECLARED = EVENTS("dividend_declared", company=COMPANY, money=MONEY, each=MONEY)
PAID_DIVIDEND = EVENTS("paid_dividend", seat=SEAT, money=MONEY, company=COMPANY)
PRICE_MOVED = EVENTS("price_moved", company=COMPANY, money=MONEY, before=MONEY)
GRANT_PAID = EVENTS("grant_paid", money=MONEY)

MERGER_PROPOSED = EVENTS("merger_proposed", seat=SEAT, company=COMPANY, target=COMPANY, money=MONEY)
MERGER_DECLINED = EVENTS("merger_declined", company=COMPANY)
VOTED = EVENTS("voted", seat=SEAT, answer=ANSWER, secret_until="votes_shown")
HAS_VOTED = EVENTS("has_voted", seat=SEAT)
VOTE_SHOWN = EVENTS("vote_shown", seat=SEAT, answer=ANSWER, shares=NUMBER)
VOTE_AGREED = EVENTS("vote_agreed", company=COMPANY, yes=NUMBER, no=NUMBER)
VOTE_REJECTED = EVENTS("vote_rejected", company=COMPANY, yes=NUMBER, no=NUMBER)
PAID_MERGER = EVENTS("paid_merger", seat=SEAT, money=MONEY, company=COMPANY)
COMPANY_ABSORBED = EVENTS("company_absorbed", company=COMPANY, into=COMPANY, links=NUMBER)

GAME_ENDED = EVENTS("game_ended", ending=ENDING)
PRICE_LOWERED = EVENTS("price_lowered", company=COMPANY, money=MONEY, bonds=NUMBER)
FINAL_VALUE = EVENTS("final_value", seat=SEAT, money=MONEY, cash=MONEY)
