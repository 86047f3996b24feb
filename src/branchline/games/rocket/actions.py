"""The verbs, each with the rules that tell, make and read its actions."""

from branchline.games.rocket.components import COMPANY, DIRECTION, GOOD, HEX, SHARES, TOWN
from branchline.kernel import Verbs

VERBS = Verbs()
is_token, pack_token, unpack_token = VERBS("token", town=TOWN, good=GOOD)
is_station, pack_station, unpack_station = VERBS("station", hex=HEX)
is_lift, pack_lift, unpack_lift = VERBS("lift", hex=HEX)
is_advance, pack_advance, unpack_advance = VERBS("advance", company=COMPANY, direction=DIRECTION)
is_bid, pack_bid, unpack_bid = VERBS("bid", shares=SHARES, direction=DIRECTION)
is_pass, pack_pass, _ = VERBS("pass")
is_match, pack_match, _ = VERBS("match")
is_yield, pack_yield, _ = VERBS("yield")
