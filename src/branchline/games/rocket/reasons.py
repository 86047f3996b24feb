"""Why not."""

from branchline.kernel import Reasons

REASONS = Reasons()

GAME_OVER = REASONS("game_over", "SR-13.4")
NOT_YOUR_TURN = REASONS("not_your_turn", "SR-3.1")
NOT_ASKED = REASONS("not_asked", "SR-7.4")
ALREADY_BID = REASONS("already_bid", "SR-7.4")
PASSED_OVER = REASONS("passed_over", "SR-7.6")
MUST_ACT = REASONS("must_act", "SR-3.5")
MUST_PUT_DOWN = REASONS("must_put_down", "SR-5.4")
VETO_UNDER_WAY = REASONS("veto_under_way", "SR-7.3")
NO_VETO = REASONS("no_veto", "SR-7.3")

NOT_A_CITY = REASONS("not_a_city", "SR-4.1")
CITY_EMPTY = REASONS("city_empty", "SR-4.1")
GOOD_GONE = REASONS("good_gone", "SR-4.1")

HEX_OFF_MAP = REASONS("hex_off_map", "SR-5.1")
HEX_IS_TOWN = REASONS("hex_is_town", "SR-5.1")
HEX_HAS_TRACK = REASONS("hex_has_track", "SR-5.1")
HEX_HAS_STATION = REASONS("hex_has_station", "SR-5.1")
NEXT_TO_LOCOMOTIVE = REASONS("next_to_locomotive", "SR-5.2")
NEXT_TO_STATION = REASONS("next_to_station", "SR-5.2")
NO_STATION_LEFT = REASONS("no_station_left", "SR-5.4")
NOT_YOUR_STATION = REASONS("not_your_station", "SR-5.4")
SAME_HEX = REASONS("same_hex", "SR-5.5")
STATION_CONNECTED = REASONS("station_connected", "SR-5.6")
NO_OTHER_HEX = REASONS("no_other_hex", "SR-5.5")

NO_SUCH_COMPANY = REASONS("no_such_company", "SR-6.1")
COMPANY_ABSORBED = REASONS("company_absorbed", "SR-10.12")
LINE_ALREADY_EXTENDED = REASONS("line_already_extended", "SR-3.2")
NOT_ADJACENT = REASONS("not_adjacent", "SR-6.1")
TURN_TOO_SHARP = REASONS("turn_too_sharp", "SR-6.3")
AHEAD_OFF_MAP = REASONS("hex_off_map", "SR-6.4")
AHEAD_IS_TOWN = REASONS("hex_is_town", "SR-6.4")
AHEAD_HAS_TRACK = REASONS("hex_has_track", "SR-6.4")
TOUCHES_TWO_LINES = REASONS("touches_two_lines", "SR-6.5")

NO_SHARE_LEFT = REASONS("no_share_left", "SR-6.7")
LINE_AUTONOMOUS = REASONS("line_autonomous", "SR-12.6")

NO_SHARES_TO_BID = REASONS("no_shares_to_bid", "SR-7.5")
BID_TOO_LOW = REASONS("bid_too_low", "SR-7.5")
BID_EXCEEDS_HOLDING = REASONS("bid_exceeds_holding", "SR-7.5")
HEX_NOT_ALLOWED = REASONS("hex_not_allowed", "SR-7.7")
ONLY_ORIGINAL_HEX = REASONS("only_original_hex", "SR-7.10")
MATCH_ONLY = REASONS("match_only", "SR-7.10")
CANNOT_MATCH = REASONS("cannot_match", "SR-7.11")
MATCH_OR_YIELD = REASONS("match_or_yield", "SR-7.10")
