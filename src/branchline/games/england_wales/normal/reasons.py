"""Why not: the reasons of the family, and those of the normal game."""

from copy import deepcopy

from branchline.games.england_wales.reasons import SHARED

REASONS = deepcopy(SHARED)

KEEP_BARON_FIRST = REASONS("keep_baron_first", "EW-3.8")
NOT_DEALT = REASONS("not_dealt", "EW-3.7")
BARON_IS_KEPT = REASONS("baron_is_kept", "EW-3.8")

AUCTION_UNDER_WAY = REASONS("auction_under_way", "EW-4.2")
NO_AUCTION = REASONS("no_auction", "EW-4.1")
BID_TOO_LOW = REASONS("bid_too_low", "EW-4.3")
BID_TOO_HIGH = REASONS("bid_too_high", "EW-4.9")
OUT_OF_AUCTION = REASONS("out_of_auction", "EW-4.4")

CHOOSE_ACTION = REASONS("choose_action", "EW-5.2")
ACTION_UNDER_WAY = REASONS("action_under_way", "EW-5.4")
BOND_NOT_NEEDED = REASONS("bond_not_needed", "EW-12.1")

NOTHING_TO_BUILD = REASONS("nothing_to_build", "EW-6.3")
NOT_YOUR_TRACK = REASONS("not_your_track", "EW-6.3")
END_BLOCKED = REASONS("end_blocked", "EW-6.16")
TILE_LIMIT = REASONS("tile_limit", "EW-6.2")
NO_TILE_LAID = REASONS("no_tile_laid", "EW-6.13")
CARD_NOT_HELD = REASONS("card_not_held", "EW-11.13")
CARD_NO_EFFECT = REASONS("card_no_effect", "EW-11.15")

NOT_GREY = REASONS("not_grey", "EW-7.1")
NO_TILE_LEFT = REASONS("no_tile_left", "EW-7.7")
MAX_ENGINE = REASONS("max_engine", "EW-8.2")

NOTHING_TO_DELIVER = REASONS("nothing_to_deliver", "EW-9.1")
TOO_LONG = REASONS("too_long", "EW-9.3")
DELIVERY_DECLARED = REASONS("delivery_declared", "EW-11.24")
NOTHING_DECLARED = REASONS("nothing_declared", "EW-11.24")
ALREADY_INSPECTED = REASONS("already_inspected", "EW-11.25")
OWN_DELIVERY = REASONS("own_delivery", "EW-11.28")

NO_CARD_TO_TAKE = REASONS("no_card_to_take", "EW-10.1")
ACHIEVEMENT_CARD = REASONS("achievement_card", "EW-11.1")
CARD_NOT_OPEN = REASONS("card_not_open", "EW-10.1")
SECOND_PERFECT_ENGINEERING = REASONS("second_perfect_engineering", "EW-10.4")
CARD_USELESS_NOW = REASONS("card_useless_now", "EW-10.5")
LINE_TAKEN = REASONS("line_taken", "EW-14.2")
