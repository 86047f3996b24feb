"""The verbs."""

from branchline.games.england_wales.components import CITY, COLOUR, SIDE
from branchline.games.england_wales.normal.components import BARON, BID, CARD, SAVING
from branchline.kernel import Verbs

VERBS = Verbs()

is_keep, pack_keep, unpack_keep = VERBS("keep", baron=BARON, secret_until="ended")
is_bid, pack_bid, unpack_bid = VERBS("bid", bid=BID)
is_pass, pack_pass, _ = VERBS("pass")

is_build, pack_build, _ = VERBS("build")
is_urbanise, pack_urbanise, _ = VERBS("urbanise")
is_upgrade, pack_upgrade, _ = VERBS("upgrade")
is_deliver, pack_deliver, _ = VERBS("deliver")
is_take, pack_take, _ = VERBS("take")

is_start, pack_start, unpack_start = VERBS("start", city=CITY)
is_resume, pack_resume, unpack_resume = VERBS("resume", city=CITY, side=SIDE)
is_side, pack_side, unpack_side = VERBS("side", side=SIDE)
is_tile, pack_tile, unpack_tile = VERBS("tile", side=SIDE)
is_finish, pack_finish, unpack_finish = VERBS("finish", saving=SAVING)

is_place, pack_place, unpack_place = VERBS("place", city=CITY, colour=COLOUR)
is_cube, pack_cube, unpack_cube = VERBS("cube", city=CITY, colour=COLOUR)
is_via, pack_via, unpack_via = VERBS("via", side=SIDE)
is_card, pack_card, unpack_card = VERBS("card", card=CARD)
is_grow, pack_grow, unpack_grow = VERBS("grow", city=CITY)
is_stop, pack_stop, _ = VERBS("stop")
is_let, pack_let, _ = VERBS("let")
is_bond, pack_bond, _ = VERBS("bond")
"""EW-12.1 Never legal: bonds come by themselves with a payment. Asking tells why."""
